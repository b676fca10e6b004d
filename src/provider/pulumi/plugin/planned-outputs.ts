import type { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { systemClock } from "../../client";
import { DECLARED, diff, isStable } from "../../lifecycle";
import { answeredProperties, inputProperties, outputProperties } from "../../resources";
import { programName } from "../../resources/program-name";
import { type EngineProperties, isUnknown, UNKNOWN, withoutInternals } from "../engine-values";
import { knownOutputs, wholeOutputs } from "../recorded-outputs";
import { definedInputs } from "../spelling/translate";
import { definitionOf, sent } from "./resource-properties";

/** A planned creation or change. For a creation, `id` is null and `recorded` is empty. */
export interface Planned {
  readonly id: string | null;
  readonly recorded: EngineProperties;
  readonly inputs: EngineProperties;
}

/**
 * The outputs that a preview shows: values of the inputs, values that the change does not affect, and the stand-in for
 * values that only the service knows.
 */
export function plannedOutputs(urn: string, { id, recorded, inputs }: Planned): Struct {
  const definition = definitionOf(urn);
  const before = id === null ? {} : wholeOutputs(definition, id, withoutInternals(recorded));
  const change =
    id === null
      ? null
      : diff(definition, {
          recorded: knownOutputs(definition, id, withoutInternals(recorded)),
          isUnknown,
          clock: systemClock,
          inputs: definedInputs(definition, withoutInternals(inputs)),
        });
  const settable = new Set(inputProperties(definition).map(({ name }) => name));
  const answered = new Set(answeredProperties(definition).map(({ name }) => name));
  const planned = outputProperties(definition).flatMap((property): [string, unknown][] => {
    const { name: definedName, traits } = property;
    const name = programName(definedName);
    if (name === "id") return [];
    if (inputs[name] !== undefined) {
      return [
        [name, traits.digestOnly === undefined ? inputs[name] : (inputs[programName(traits.digestOnly)] ?? UNKNOWN)],
      ];
    }
    // An input that the program omits and the service does not return has no output.
    if (settable.has(definedName) && !answered.has(definedName)) return [];
    const wasDeclared = settable.has(definedName) && isDeclared(recorded, name);
    const isKept = change !== null && !wasDeclared && isStable(definition, property, change);
    return [[name, isKept ? before[name] : UNKNOWN]];
  });
  return sent(urn, { ...inputs, ...Object.fromEntries(planned) });
}

function isDeclared({ [DECLARED]: pointers }: EngineProperties, name: string): boolean {
  return Array.isArray(pointers) && pointers.some((pointer) => `${pointer}/`.startsWith(`/${name}/`));
}
