import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Definition, registry, render, requiredScopes } from "../../src/provider/resources";
import { type BlockSchema, type FunctionSchema, providerSchema, typeName } from "../../src/provider/terraform/schema";
import { errorTable } from "../generate/error-advice";
import { exampleProgram } from "../generate/example-program";
import type { GeneratedFiles } from "../generate/generated-files";
import { importExample } from "./import-example";
import { repositoryFolder } from "./provider-package";
import { ctyText, schemaSection } from "./schema-section";

const EXAMPLES = "examples/terraform";
const PROVIDER_EXAMPLE = "provider/provider.tf";

/** A page before it is written. */
interface Page {
  readonly name: string;
  /** As in the page's title: `Resource`, `Data Source`. */
  readonly kind: string;
  readonly description: string;
  /** Path of the example, in the layout of the registries. */
  readonly example: string;
  readonly program: string;
  /** Everything behind the example. */
  readonly rest: string;
}

/**
 * Documentation and examples in the layout of the public registries, from the definitions, the contract and the
 * programs in examples.
 *
 * @throws Error naming the example that is missing
 */
export function registryDocs(): GeneratedFiles {
  const { provider, dataSources, ephemeralResources, functions } = providerSchema();
  const files: GeneratedFiles = new Map();
  const add = (folder: string, page: Page) => {
    const file = page.name.replace(/^consentform_/, "");
    files.set(`docs/${folder}/${file}.md`, pageText(page));
    files.set(`examples/${page.example}`, page.program);
  };
  files.set("docs/index.md", indexText(provider));
  files.set("examples/provider/provider.tf", exampleText(PROVIDER_EXAMPLE));
  for (const definition of Object.values(registry) as Definition[]) {
    add("resources", resourcePage(definition));
    if (definition.notImportable !== undefined) continue;
    const { command, block, identityBlock } = importExample(definition);
    files.set(`examples/resources/${typeName(definition.kind)}/import.sh`, command);
    files.set(`examples/resources/${typeName(definition.kind)}/import-by-string-id.tf`, block);
    files.set(`examples/resources/${typeName(definition.kind)}/import-by-identity.tf`, identityBlock);
  }
  for (const [name, schema] of Object.entries(dataSources)) {
    add("data-sources", blockPage(name, "Data Source", schema, `data-sources/${name}/data-source.tf`));
  }
  for (const [name, schema] of Object.entries(ephemeralResources)) {
    add(
      "ephemeral-resources",
      blockPage(name, "Ephemeral Resource", schema, `ephemeral-resources/${name}/ephemeral-resource.tf`),
    );
  }
  for (const [name, schema] of Object.entries(functions)) add("functions", functionPage(name, schema));
  return files;
}

function indexText(provider: BlockSchema): string {
  // The registries know no subcategory of a provider's own page.
  return `${frontMatter("Provider: consentform", provider.description, null)}
# consentform Provider

${provider.description}

${exampleSection(exampleText(PROVIDER_EXAMPLE))}
${schemaSection(provider)}`;
}

function resourcePage(definition: Definition): Page {
  const name = typeName(definition.kind);
  const schema = providerSchema().resources[name];
  if (schema === undefined) throw new Error(`${name} has no schema.`);
  const scopes = requiredScopes(definition).map((scope) => `\`${scope}\``);
  const rest = `${schemaSection(schema)}## Scopes

Its operations need a token with ${scopes.join(", ")}.

## Errors

${errorTable(definition, (text) => render(text))}
## Import

${importText(definition)}`;
  return {
    name,
    kind: "Resource",
    description: definition.description,
    example: `resources/${name}/resource.tf`,
    program: exampleProgram(definition.kind, "main.tf"),
    rest,
  };
}

function importText(definition: Definition): string {
  const { notImportable } = definition;
  if (notImportable !== undefined) return `${notImportable.charAt(0).toUpperCase()}${notImportable.slice(1)}\n`;
  const { command, block, identityBlock } = importExample(definition);
  return `With a block:

\`\`\`terraform
${block}\`\`\`

With a block that names the identity (Terraform or OpenTofu 1.12 and newer):

\`\`\`terraform
${identityBlock}\`\`\`

With the command:

\`\`\`shell
${command}\`\`\`
`;
}

function blockPage(name: string, kind: string, schema: BlockSchema, example: string): Page {
  return {
    name,
    kind,
    description: schema.description,
    example,
    program: exampleText(example),
    rest: schemaSection(schema),
  };
}

function functionPage(name: string, { summary, description, parameters, returnType }: FunctionSchema): Page {
  const signature = `${name}(${parameters.map((one) => `${one.name} ${ctyText(one.type)}`).join(", ")}) ${ctyText(returnType)}`;
  const example = `functions/${name}/function.tf`;
  const list = parameters.map(
    (one, index) => `${index + 1}. \`${one.name}\` (${ctyText(one.type)}) ${one.description}\n`,
  );
  return {
    name,
    kind: "Function",
    description: `${summary}. ${description}`,
    example,
    program: exampleText(example),
    rest: `## Signature\n\n\`\`\`text\n${signature}\n\`\`\`\n\n## Arguments\n\n${list.join("")}`,
  };
}

function pageText({ name, kind, description, program, rest }: Page): string {
  const text = description.trim();
  return `${frontMatter(`${name} ${kind} - consentform`, text)}
# ${name} (${kind})

${text}

${exampleSection(program)}
${rest.trimEnd()}
`;
}

function frontMatter(title: string, description: string, subcategory: string | null = ""): string {
  const text = description.trim().replace(/\s*\n\s*/g, " ");
  const category = subcategory === null ? "" : `subcategory: "${subcategory}"\n`;
  return `---\npage_title: "${title}"\n${category}description: |-\n  ${text}\n---\n`;
}

function exampleSection(program: string): string {
  return `## Example Usage\n\n\`\`\`terraform\n${program}\`\`\`\n`;
}

/** An example that is for Terraform alone. */
function exampleText(example: string): string {
  const file = path.join(repositoryFolder, EXAMPLES, example);
  if (!existsSync(file)) throw new Error(`${EXAMPLES}/${example} is missing: every page shows one.`);
  return readFileSync(file, "utf8");
}
