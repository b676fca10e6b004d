import { inputProperties, type Kind, type Properties, registry } from "../../src/provider/resources";

/** The inputs that check demands of a kind although each of them is optional. */
const demanded: Partial<Record<Kind, readonly string[]>> = { ScanGate: ["site_id", "version_number", "sites"] };

/** Those of the inputs that a resource of the kind must have: the least that a program can declare. */
export function requiredInputs(kind: Kind, inputs: Properties): Properties {
  const definition = registry[kind];
  const { variants } = definition;
  const variant = variants && [variants.property, variants.requires[String(inputs[variants.property])] ?? ""];
  const names = inputProperties(definition).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const required = new Set([...names, ...(variant ?? []), ...(demanded[kind] ?? [])]);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => required.has(name)));
}
