import type { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { hasUnknown } from "../../lifecycle";
import { type EngineProperties, isUnknown, UNKNOWN } from "../engine-values";
import { programInputs, programOutputs } from "../spelling/program-properties";
import { definitionOf, sent } from "./resource-properties";

/** The outputs that a preview shows: what the inputs say, and the stand-in for what only the service knows. */
export async function plannedOutputs(
  urn: string,
  _id: string | null,
  _recorded: EngineProperties,
  inputs: EngineProperties,
): Promise<Struct> {
  const definition = definitionOf(urn);
  const digests = new Map(programInputs(definition).map(({ name, traits }) => [name, traits.digestOnly]));
  const planned = programOutputs(definition).map(({ name }) => {
    const value = inputs[name];
    const isKnown = value !== undefined && digests.get(name) === undefined && !hasUnknown(value, isUnknown);
    return [name, isKnown ? value : UNKNOWN] as const;
  });
  return sent(urn, { ...inputs, ...Object.fromEntries(planned.filter(([name]) => name !== "id")) });
}
