/** The report's JSON as types and as a JSON Schema. Source: schema/report.yaml. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { componentTypes } from "./component-types";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { asObject, type Json, type JsonObject } from "./json";

/** The types of the report, and its schema as one file for users. */
export async function generateReport(): Promise<GeneratedFiles> {
  const $defs = asObject(parse(readFileSync(join(__dirname, "../../schema/report.yaml"), "utf8")) as Json);
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", $ref: "#/$defs/Report", $defs };
  return new Map([
    ["src/provider/cli/report/generated/report.ts", await reportTypes($defs)],
    ["docs/reference/report-schema.json", `${JSON.stringify(schema, null, 2)}\n`],
  ]);
}

async function reportTypes($defs: JsonObject): Promise<string> {
  const components = JSON.parse(JSON.stringify($defs).replaceAll("#/$defs/", "#/components/schemas/"));
  const members = await componentTypes(components, "ReportParts", false);
  return `${generatedHeader("schema/report.yaml")}/** The parts of a report, by name. */\nexport interface ReportParts ${members}\n`;
}
