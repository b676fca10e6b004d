import type { EngineProperties } from "../engine-values";
import { programInputs } from "../spelling/program-properties";
import { definitionOf } from "./resource-properties";
import { urnParts } from "./urn";

/** The inputs with the resource's name in the program where a property takes it by default. */
export function autoNamed(urn: string, inputs: EngineProperties): EngineProperties {
  const named = programInputs(definitionOf(urn)).find(({ traits }) => traits.autoName === true);
  return named === undefined ? inputs : { [named.name]: urnParts(urn).name, ...inputs };
}
