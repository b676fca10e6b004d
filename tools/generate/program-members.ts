import { programInputs, programOutputs } from "../../src/provider/pulumi/spelling/program-properties";
import type { Definition, Property } from "../../src/provider/resources";

/**
 * The properties of a resource as programs see them: the inputs that they may set, and the outputs except `id`. An
 * output repeats a declared input unchanged, so it has the input's schema, not that of the service's response. A value
 * that is too large for state is recorded as its digest.
 */
export function programMembers(definition: Definition): { inputs: Property[]; outputs: Property[] } {
  const inputs = programInputs(definition).filter(({ traits }) => traits.computed !== true);
  const declared = new Map(inputs.map((input) => [input.name, input.schema]));
  const echoed = ({ name, schema, traits }: Property) =>
    traits.digestOnly === undefined ? (declared.get(name) ?? schema) : schema;
  const outputs = programOutputs(definition).filter(({ name }) => name !== "id");
  return { inputs, outputs: outputs.map((output) => ({ ...output, schema: echoed(output) })) };
}

/** True for an input that a program must set. */
export function isArgumentRequired({ isRequired, traits }: Property): boolean {
  return isRequired && traits.autoName !== true;
}
