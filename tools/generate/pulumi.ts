import type { ResourceShape } from "../../src/provider/pulumi/resource-shape";
import { answeredDefaults, programInputs } from "../../src/provider/pulumi/spelling/program-properties";
import { type Definition, type Property, registry, type Traits } from "../../src/provider/resources";
import { programName } from "../../src/provider/resources/program-name";
import { argumentDoc } from "./argument-doc";
import { exampleProgram } from "./example-program";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { isAlwaysSet, outputProperty } from "./output-property";
import { pageName } from "./page-name";
import { isArgumentRequired, programMembers } from "./program-members";
import { type Reference, referenceOf } from "./reference-argument";
import { classComment, docComment, schemaType } from "./schema-type";

const folder = "src/provider/pulumi/generated";

/** One file for each kind of the registry: its arguments and its class. */
export function generatePulumi(): GeneratedFiles {
  const definitions: Definition[] = Object.values(registry);
  const files: GeneratedFiles = new Map(
    definitions.map((definition) => [`${folder}/${pageName(definition.kind)}.ts`, classFile(definition)]),
  );
  const exports = definitions
    .map(({ kind }) => `export { ${kind}, type ${kind}Args } from "./${pageName(kind)}";\n`)
    .sort();
  return files.set(
    `${folder}/index.ts`,
    `${generatedHeader("src/provider/resources/")}${exports.join("")}export * from "./functions";
`,
  );
}

function getter(kind: string, isOptional: boolean): string {
  return `
  /** Reads an existing ${kind} by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): ${kind} {
    // Reading takes no arguments.
    return new ${kind}(name, {}${isOptional ? "" : ` as ${kind}Args`}, { ...opts, id });
  }
`;
}

function classFile(definition: Definition): string {
  const { kind, description } = definition;
  const { inputs, outputs } = programMembers(definition);
  const references = inputs.flatMap((input) => referenceOf(input, definition) ?? []);
  const named = [...references.map((reference) => reference.kind), ...inputs.flatMap(kindsWithin)];
  const kinds = [...new Set(named)].filter((other) => other !== kind).sort();
  const isOptional = inputs.every((input) => !isArgumentRequired(input));
  const declared = argumentsText(definition, inputs);
  const deep = ["DeepInput", "DeepMembers"].filter((type) => declared.includes(`${type}<`));
  const text = `import type * as pulumi from "@pulumi/pulumi";
${usesDocument(inputs, outputs) ? 'import type { BannerDocument } from "@consentform/consent/rules";\n' : ""}${deep.length === 0 ? "" : `import type { ${deep.join(", ")} } from "../deep-input";\n`}import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
${kinds.map((other) => `import type { ${other} } from "./${pageName(other)}";\n`).join("")}
const shape: ResourceShape = ${JSON.stringify(shapeOf(definition, inputs, outputs, references), null, 2)};

${declared}
${classComment(description, exampleProgram(kind, "index.ts"))}export class ${kind} extends ConsentformResource {
${outputs.map(outputText).join("\n")}

  /** \`name\` is the resource's name in the program. */
  constructor(name: string, args: ${kind}Args${isOptional ? " = {}" : ""}, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }
${definition.notImportable === undefined ? getter(kind, isOptional) : ""}}
`;
  return `${generatedHeader(`src/provider/resources/${pageName(kind)}.ts`)}${text}`;
}

function usesDocument(...lists: Property[][]): boolean {
  return lists.flat().some(({ schema }) => schemaType(schema).includes("BannerDocument"));
}

function shapeOf(
  definition: Definition,
  inputs: Property[],
  outputs: Property[],
  references: Reference[],
): ResourceShape {
  const inputNames = new Set(inputs.map(({ name }) => name));
  const isSecret = ({ traits }: Property) => traits.secret === true;
  return {
    kind: definition.kind,
    outputs: outputs.map(({ name }) => name),
    secretInputs: inputs.filter(isSecret).map(({ name }) => name),
    secretOutputs: outputs.filter(isSecret).map(({ name }) => name),
    digests: Object.fromEntries(
      inputs.flatMap(({ name, traits: { digestOnly } }) =>
        digestOnly === undefined ? [] : [[name, programName(digestOnly)]],
      ),
    ),
    defaults: answeredDefaults(definition),
    references: Object.fromEntries(references.map(({ argument, property }) => [argument, property])),
    parts: Object.fromEntries(
      inputs.flatMap(({ name, traits: { takes } }) => (takes === undefined ? [] : [[name, defaultsOf(takes)]])),
    ),
    isNamed: inputs.some(({ traits }) => traits.autoName === true),
    isProtectable: inputNames.has("deletionProtection"),
    isChildOfSite: inputs.some(({ name, isRequired }) => name === "siteId" && isRequired),
    isCreatedBeforeDeleted: definition.isCreatedFirst === true,
    adoption: adoptionOf(definition, inputNames),
  };
}

/** The defaults of the members that are taken of a resource; null for those that have none. */
function defaultsOf({ kind, members }: NonNullable<Traits["takes"]>): Record<string, unknown> {
  const inputs = programInputs((registry as Record<string, Definition>)[kind] as Definition);
  return Object.fromEntries(
    members.map((member) => [member, inputs.find(({ name }) => name === member)?.default ?? null]),
  );
}

/** The translation of the option `import`. */
function adoptionOf(
  { isSingleton, notImportable }: Definition,
  inputNames: ReadonlySet<string>,
): ResourceShape["adoption"] {
  if (!inputNames.has("adopt") || notImportable !== undefined) return "none";
  return isSingleton === true ? "singleton" : "id";
}

/** Kinds of the resources that an argument takes, itself or in one of its members. */
function kindsWithin({ schema, traits }: Property): string[] {
  const within = [...JSON.stringify(schema).matchAll(/"x-reference":"(\w+)"/g)].map(([, kind = ""]) => kind);
  return traits.takes === undefined ? within : [traits.takes.kind];
}

/** Decide about options of the resource, so they must be plain values, not outputs. */
const plainArguments = new Set(["deletionProtection"]);

function argumentsText(definition: Definition, inputs: readonly Property[]): string {
  const { kind, variants } = definition;
  if (variants !== undefined) return variantsText(kind, inputs, variants);
  const declared = inputs.map((input) => argumentText(input, definition)).join("\n");
  return `/** Arguments of a ${kind}. */
export interface ${kind}Args {
${declared}
}
`;
}

/**
 * A union by the values of one property, so that the compiler knows which arguments belong together. An output hides
 * its value from the compiler: with one, all of them are optional, and the preview validates them.
 */
function variantsText(
  kind: string,
  inputs: readonly Property[],
  { property, requires }: NonNullable<Definition["variants"]>,
): string {
  const distinguishing = inputs.filter(({ name }) => name === property);
  const owned = inputs.filter(({ name }) => Object.values(requires).includes(name));
  const shared = inputs.filter((input) => ![...distinguishing, ...owned].includes(input));
  const member = (input: Property, type: string, isOptional: boolean) =>
    `${docComment(argumentDoc(input), "  ")}  ${input.name}${isOptional ? "?" : ""}: ${type};\n`;
  const list = (members: readonly Property[], write: (input: Property) => string) => members.map(write).join("");
  const late = (type: string) => `pulumi.Output<${type}> | Promise<${type}>`;
  const variants = Object.entries(requires).map(([value, required]) => ({
    name: `${kind}${value[0]?.toUpperCase()}${value.slice(1)}Args`,
    about: `Arguments of a ${kind} of ${property} ${value}.`,
    members:
      list(distinguishing, (input) => member(input, JSON.stringify(value), false)) +
      list(owned, (input) =>
        input.name === required
          ? member(input, argumentType(input, null).replace(/ \| null>$/, ">"), false)
          : member(input, "null", true),
      ),
  }));
  const unknown = {
    name: `${kind}LateArgs`,
    about: `Arguments of a ${kind} whose ${property} is an output. The preview validates them.`,
    members:
      list(distinguishing, (input) => member(input, late(schemaType(input.schema, "  ", "resources")), false)) +
      list(owned, (input) => member(input, argumentType(input, null), true)),
  };
  const all = [...variants, unknown];
  const interfaces = all.map(
    ({ name, about, members }) => `/** ${about} */\ninterface ${name} extends ${kind}SharedArgs {\n${members}}\n\n`,
  );
  return `/** Arguments of every ${kind}. */
interface ${kind}SharedArgs {
${list(shared, (input) => member(input, argumentType(input, null), !isArgumentRequired(input)))}}

${interfaces.join("")}/** Arguments of a ${kind}: its ${property} says which others are required. */
export type ${kind}Args = ${all.map(({ name }) => name).join(" | ")};
`;
}

function argumentText(input: Property, definition: Definition): string {
  const reference = referenceOf(input, definition);
  const name = reference?.argument ?? input.name;
  const optional = isArgumentRequired(input) ? "" : "?";
  return `${docComment(argumentDoc(input), "  ")}  ${name}${optional}: ${argumentType(input, reference)};`;
}

function argumentType(input: Property, reference: Reference | null): string {
  const type = schemaType(input.schema, "  ", "resources");
  if (reference !== null) return `${reference.kind} | pulumi.Input<string>`;
  const { takes } = input.traits;
  if (takes !== undefined) return `${takes.kind} | pulumi.Input<string> | DeepInput<${type}>`;
  return plainArguments.has(input.name) ? type : `DeepInput<${type}>`;
}

function outputText(output: Property): string {
  const { type, description } = outputProperty(output, "  ");
  const declared = isAlwaysSet(output) ? type : `${type} | undefined`;
  return `${docComment(description, "  ")}  declare readonly ${output.name}: pulumi.Output<${declared}>;`;
}
