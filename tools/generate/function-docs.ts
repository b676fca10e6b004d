import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../src/consent/contract";
import { lookUpArguments } from "../../src/provider/lifecycle/verbs/look-up";
import { programSchema } from "../../src/provider/pulumi/spelling/program-properties";
import { type DataSource, dataSources } from "../../src/provider/resources/data-sources";
import { parameterOf } from "../../src/provider/resources/parameters";
import { programName } from "../../src/provider/resources/program-name";
import { component } from "../../src/provider/resources/schema";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { shortType } from "./member-rows";
import { pageName } from "./page-name";

const examples = join(__dirname, "..", "..", "examples/functions");

/** docs/reference/functions.md: each function with its example, arguments, result and scope. */
export function generateFunctionDocs(): GeneratedFiles {
  return new Map([["docs/reference/functions.md", page()]]);
}

function page(): string {
  return `<!-- Generated from src/provider/resources/data-sources.ts, examples/functions and schema/ by \`npm run generate\`. -->

# Functions

Functions look up data without managing it. They run each time the program runs, including during previews. Each
function has two forms: \`getSite\` returns a promise, and \`getSiteOutput\` accepts outputs of resources and returns an
output. The options \`provider\` and \`parent\` select the account. The output form also accepts \`dependsOn\`.

In Terraform the same look-ups are [data sources](../terraform/index.md).

${markdownTable(
  ["Function", "Description"],
  dataSources.map(({ name, description }) => [`[get${name}](#get${name.toLowerCase()})`, description]),
)}
${dataSources.map(section).join("\n")}`;
}

function section(source: DataSource): string {
  const { name, description, operation } = source;
  const { isList, responseSchema, scope } = operations[operation];
  const { properties = {} } = programSchema(component(responseSchema ?? ""));
  const members = Object.entries(properties).map(([member, schema]) => {
    return [`\`${member}\``, `\`${shortType(schema, "ids")}\``, oneLine(schema.description)];
  });
  return `## get${name}

${description}${scope === null ? "" : ` Scope: \`${scope}\`.`}

\`\`\`ts
${readFileSync(join(examples, `${pageName(name)}.ts`), "utf8")}\`\`\`

${argumentTable(source)}
The result is ${isList ? "an array of objects with these members" : "an object with these members"}:

${markdownTable(["Name", "Type", "Description"], members)}`;
}

function argumentTable(source: DataSource): string {
  const rows = lookUpArguments(source).map(({ name, parameter, place }) => {
    const { schema, description } = parameterOf(source.operation, parameter);
    const type = shortType(programSchema(schema), "ids");
    return [`\`${programName(name)}\``, `\`${type}\``, place === "path" ? "**Required**" : "", oneLine(description)];
  });
  return rows.length === 0 ? "It has no arguments.\n" : markdownTable(["Argument", "Type", "", "Description"], rows);
}

function oneLine(text = ""): string {
  return text.trim().replace(/\s+/g, " ");
}
