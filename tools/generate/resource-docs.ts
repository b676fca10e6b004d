import { programText } from "../../src/provider/pulumi/argument-names";
import { programInputs, programOutputs } from "../../src/provider/pulumi/spelling/program-properties";
import { type Definition, type Property, registry, requiredScopes } from "../../src/provider/resources";
import { errorTable } from "./error-advice";
import { exampleProgram } from "./example-program";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { type MemberRow, memberRows, shortType } from "./member-rows";
import { outputProperty } from "./output-property";
import { pageName } from "./page-name";
import { referenceOf } from "./reference-argument";

const folder = "docs/reference/resources";

/** One page for each kind, with its example, arguments, outputs, errors and scopes, and an index of them. */
export function generateResourceDocs(): GeneratedFiles {
  const definitions = Object.values(registry) as Definition[];
  const pages = definitions.map(
    (definition) => [`${folder}/${pageName(definition.kind)}.md`, page(definition)] as const,
  );
  return new Map([[`${folder}/README.md`, index(definitions)], ...pages]);
}

function index(definitions: readonly Definition[]): string {
  const rows = definitions.map(({ kind, description }) => [`[${kind}](${pageName(kind)}.md)`, description]);
  return `<!-- Generated from src/provider/resources/ by \`npm run generate\`. Do not edit. -->

# Resources

The resources with their Pulumi names. [The Terraform pages](../../terraform/index.md) have the same resources with
their Terraform names.

${markdownTable(["Resource", "Description"], rows)}`;
}

function page(definition: Definition): string {
  const { kind, description } = definition;
  const inputs = programInputs(definition).filter(({ traits }) => traits.computed !== true);
  const inputNames = new Set(inputs.map(({ name }) => name));
  const outputs = programOutputs(definition).filter(({ name }) => !inputNames.has(name));
  return `<!-- Generated from src/provider/resources/${pageName(kind)}.ts, examples/${pageName(kind)} and schema/ by \`npm run generate\`. -->

# ${kind}

${description.trim()}

## Example

\`\`\`ts
${exampleProgram(kind, "index.ts")}\`\`\`

## Arguments

${table(inputs.map((input) => argumentRow(input, definition)))}${nested(inputs, definition)}
## Further outputs

${outputTable(outputs)}${nestedOutputs(outputs)}
## Errors

${errorText(definition)}
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

function argumentRow(input: Property, definition: Definition): MemberRow {
  const { schema, description, isRequired, traits } = input;
  const reference = referenceOf(input, definition);
  const taken = reference?.kind ?? traits.takes?.kind;
  return {
    name: reference?.argument ?? input.name,
    type:
      taken === undefined ? shortType(schema, "resources") : `${taken} | ${reference ? "string" : "string | object"}`,
    isRequired: isRequired && traits.autoName !== true,
    default: traits.autoName === true ? undefined : input.default,
    description: [description.trim(), ...argumentNotes(input)].join(" "),
  };
}

function argumentNotes({ traits }: Property): string[] {
  return [
    ...(traits.autoName === true ? ["Default: the resource's name in the program."] : []),
    ...(traits.replaces === true ? ["A change replaces the resource."] : []),
    ...(traits.onlyOnCreate === true ? ["Changing only this argument does not update the resource."] : []),
    ...(traits.secret === true ? ["Secret: encrypted in state."] : []),
  ];
}

function table(rows: readonly MemberRow[]): string {
  if (rows.length === 0) return "None.\n";
  const cells = rows.map(({ name, type, isRequired, default: fallback, description }) => [
    `\`${name}\``,
    typeCell(type),
    isRequired ? "**Required**" : defaultCell(fallback),
    description,
  ]);
  return markdownTable(["Name", "Type", "Default", "Description"], cells);
}

function defaultCell(fallback: unknown): string {
  return fallback === undefined || fallback === null ? "" : `\`${JSON.stringify(fallback)}\``;
}

function typeCell(type: string): string {
  return type === "BannerDocument" ? "[`BannerDocument`](../banner.md)" : `\`${type}\``;
}

function nested(inputs: readonly Property[], definition: Definition): string {
  return inputs
    .map((input) => {
      const rows = memberRows(input.schema, "resources");
      const name = referenceOf(input, definition)?.argument ?? input.name;
      return rows.length === 0 ? "" : `\n### Members of \`${name}\`\n\n${table(rows)}`;
    })
    .join("");
}

function outputTable(outputs: readonly Property[]): string {
  return outputs.length === 0 ? "None.\n" : markdownTable(["Name", "Type", "Description"], outputs.map(outputRow));
}

function outputRow(output: Property): string[] {
  const { type, description } = outputProperty(output);
  const shown = typeCell(type.replace(/\{[\s\S]*\}/, "object"));
  return [`\`${output.name}\``, shown, output.traits.secret === true ? `${description} Secret.` : description];
}

/** The members of `effective` are those of the arguments, so they are not repeated. */
function nestedOutputs(outputs: readonly Property[]): string {
  return outputs
    .filter(({ name }) => name !== "effective")
    .map(({ name, schema }) => {
      const rows = memberRows(schema, "ids").map((row) => [`\`${row.name}\``, typeCell(row.type), row.description]);
      if (rows.length === 0) return "";
      return `\n### Members of the output \`${name}\`\n\n${markdownTable(["Name", "Type", "Description"], rows)}`;
    })
    .join("");
}

function errorText(definition: Definition): string {
  return `Every resource can also fail with [the errors of any request](../errors.md#any-request).

${errorTable(definition, (text) => programText(definition, text))}`;
}
