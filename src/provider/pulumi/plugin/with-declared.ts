import { DECLARED, leafPaths, shapesOf } from "../../lifecycle";
import { type EngineProperties, withoutInternals } from "../engine-values";
import { HIDDEN_INPUT, type HiddenInput } from "../recorded-inputs";
import { definedInputs, programOutputValues } from "../spelling/translate";
import { definitionOf } from "./resource-properties";

/**
 * The recorded outputs, with the leaves that the program declared. Outputs of an import do not name them until
 * something is written; the engine's copy of the inputs has them since the first deployment. Before it, no program has
 * declared anything, so that what the first one omits stays as it is.
 *
 * @param former the engine's copy of the inputs
 * @param inputs those of the deployment, if this is one
 */
export function withDeclared(
  urn: string,
  recorded: EngineProperties,
  former: EngineProperties,
  inputs: EngineProperties = former,
): EngineProperties {
  if (!isImported(recorded)) return recorded;
  const definition = definitionOf(urn);
  const declared = definedInputs(definition, withoutInternals(isImported(former) ? inputs : former));
  const leaves = leafPaths(declared, shapesOf(definition).isOpaque);
  return { ...recorded, [DECLARED]: programOutputValues(definition, { [DECLARED]: leaves })[DECLARED] };
}

/** Inputs or outputs of an import, with the mark of one. The first deployment and the first write take it away. */
export function asImported({ ...properties }: EngineProperties): EngineProperties {
  return { ...properties, [HIDDEN_INPUT]: { ...(properties[HIDDEN_INPUT] as HiddenInput), origin: "imported" } };
}

/** True for what `asImported` returned. */
export function isImported({ [HIDDEN_INPUT]: hidden }: EngineProperties): boolean {
  return (hidden as HiddenInput | undefined)?.origin === "imported";
}
