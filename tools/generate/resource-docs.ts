import {
  type Definition,
  inputProperties,
  outputProperties,
  type Property,
  registry,
  requiredScopes,
} from "../../src/resources";
import type { GeneratedFiles } from "./generated-files";
import { outputProperty } from "./output-property";
import { referenceOf } from "./reference-argument";
import { schemaType } from "./schema-type";

/** One page for each kind: what it is, its arguments and outputs, the scopes it needs, how it is adopted. */
export function generateResourceDocs(): GeneratedFiles {
  return new Map(
    (Object.values(registry) as Definition[]).map((definition) => [
      `docs/reference/resources/${pageName(definition.kind)}.md`,
      page(definition),
    ]),
  );
}

function pageName(kind: string): string {
  return kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

function page(definition: Definition): string {
  const { kind, description } = definition;
  const inputs = inputProperties(definition).filter(({ traits }) => traits.computed !== true);
  const inputNames = new Set(inputs.map(({ name }) => name));
  const outputs = outputProperties(definition).filter(({ name }) => !inputNames.has(name));
  return `<!-- Generated from src/resources/${pageName(kind)}.ts and schema/ by \`npm run generate\`. Do not edit. -->

# ${kind}

${description.trim()}

## Arguments

${table(inputs.map((input) => rowOf(asArgument(input, definition), argumentNotes)))}
## Further outputs

${table(outputs.map(outputRow))}
## Import id and scopes

${importText(definition)} Scopes that its operations need: ${requiredScopes(definition)
    .map((scope) => `\`${scope}\``)
    .join(", ")}.
`;
}

function importText({ id = "{id}", notImportable }: Definition): string {
  if (notImportable === undefined) return `Import id: \`${id}\`.`;
  return `${notImportable.charAt(0).toUpperCase()}${notImportable.slice(1)}`;
}

/** Programs pass a resource, or its id, where the contract has the id. */
function asArgument(input: Property, definition: Definition): Property {
  const reference = referenceOf(input, definition);
  return reference === null ? input : { ...input, name: reference.argument };
}

/** One row of a table. */
interface Row {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

function rowOf(property: Property, notes: (property: Property) => string[]): Row {
  const { name, schema, description } = property;
  return { name, type: schemaType(schema), text: [description.trim(), ...notes(property)].join(" ") };
}

function outputRow(output: Property): Row {
  const { type, description } = outputProperty(output);
  return { name: output.name, type, text: [description, ...outputNotes(output)].join(" ") };
}

function table(rows: readonly Row[]): string {
  if (rows.length === 0) return "None.\n";
  const lines = rows.map(({ name, type, text }) => `| \`${name}\` | ${shortType(type)} | ${cell(text)} |\n`);
  return `| Name | Type | Meaning |\n|---|---|---|\n${lines.join("")}`;
}

function argumentNotes({ isRequired, default: fallback, traits }: Property): string[] {
  return [
    ...(traits.autoName === true ? ["Default: the resource's name in the program."] : []),
    ...(isRequired && traits.autoName !== true ? ["**Required.**"] : []),
    ...(fallback === undefined ? [] : [`Default: \`${JSON.stringify(fallback)}\`.`]),
    ...(traits.replaces === true ? ["A change replaces the resource."] : []),
    ...(traits.onlyOnCreate === true ? ["Changing only this argument does not update the resource."] : []),
    ...outputNotes({ traits }),
  ];
}

function outputNotes({ traits }: Pick<Property, "traits">): string[] {
  return traits.secret === true ? ["Secret."] : [];
}

/** Types of nested objects would fill the table; their members are in the contract. */
function shortType(type: string): string {
  return cell(`\`${type.replace(/\{[\s\S]*\}/, "object")}\``);
}

function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
