import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operations } from "../../src/consent/contract";
import { type DataSource, type Definition, dataSources, registry } from "../../src/provider/resources";
import { providerSchema } from "../../src/provider/terraform/schema";
import type { GeneratedFiles } from "./generated-files";
import { withExamples } from "./guide-examples";
import { pageName } from "./page-name";
import { testFileOf } from "./test-file";

/** The README with its generated tables and examples replaced; everything else in it is written by hand. */
export function generateReadme(): GeneratedFiles {
  const before = readFileSync(join(__dirname, "..", "..", "README.md"), "utf8");
  const sections: Record<string, string> = {
    resources: resourceTable(),
    functions: functionList(dataSources),
    terraform: terraformList(),
    operations: operationStatus(),
  };
  const after = before.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}${sections[name] ?? ""}${end}`,
  );
  return new Map([["README.md", withExamples(after)]]);
}

function resourceTable(): string {
  const rows = (Object.values(registry) as Definition[]).map(({ kind, description }) => {
    return `| [${kind}](docs/reference/resources/${pageName(kind)}.md) | ${firstSentence(description)} |\n`;
  });
  return `| Resource | Description |\n|---|---|\n${rows.join("")}`;
}

function functionList(sources: readonly DataSource[]): string {
  const text = `[Functions](docs/reference/functions.md): ${listOf(sources.map(({ name }) => `get${name}`))}.`;
  return `${wrapped(text).join("\n")}\n`;
}

function terraformList(): string {
  const { dataSources: sources, ephemeralResources, functions } = providerSchema();
  return [
    `- Data sources: ${listOf(Object.keys(sources))}`,
    `- Ephemeral resource: ${listOf(Object.keys(ephemeralResources))}`,
    `- Functions: ${listOf(Object.keys(functions))}`,
    "",
  ]
    .flatMap((line) => wrapped(line))
    .join("\n");
}

/** The lines of an item of a list, at most 120 columns each. */
function wrapped(line: string): string[] {
  if (line.length <= 120) return [line];
  const end = line.lastIndexOf(" ", 120);
  return [line.slice(0, end), ...wrapped(`  ${line.slice(end + 1)}`)];
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function firstSentence(text: string): string {
  return (/^[\s\S]*?\.(?=\s|$)/.exec(text.trim())?.[0] ?? text.trim()).replace(/\s+/g, " ");
}

const contractTests = "test/contract";

/** Operations by tag, and the files that hold their contract tests. */
function operationStatus(): string {
  const all: Operation[] = Object.values(operations);
  const files = new Set(readdirSync(join(__dirname, "..", "..", contractTests)));
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const rows = tags.map((tag) => {
    const ofTag = all.filter((operation) => operation.tag === tag);
    const names = ofTag.map(({ id }) => `\`${id}\``).join(", ");
    const tests = [...new Set(ofTag.map((operation) => testFileOf(operation, files)))];
    const links = tests.map((file) => `[${file.replace(".test.ts", "")}](${contractTests}/${file})`).join(", ");
    return `| ${tag} | ${ofTag.length} | ${names} | ${links} |\n`;
  });
  // Of an operation without a file there is no table.
  return [
    `All ${all.length} operations are implemented. Each has contract tests, and \`npm test\` fails if one of its responses or problems is\nnot tested.\n\n`,
    `| Tag | Operations | Names | Tests |\n|---|---|---|---|\n${rows.join("")}`,
  ].join("");
}
