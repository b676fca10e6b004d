/** The report's JSON as types and as a JSON Schema. Source: schema/report.yaml. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { asObject, type Json } from "./json";

/** The types of the report, and its schema as one file for users. */
export async function generateReport(): Promise<GeneratedFiles> {
  const $defs = asObject(parse(readFileSync(join(__dirname, "../../schema/report.yaml"), "utf8")) as Json);
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", $ref: "#/$defs/Report", $defs };
  return new Map([
    ["src/cli/report/generated/report.ts", await reportTypes($defs)],
    ["docs/report-schema.json", `${JSON.stringify(schema, null, 2)}\n`],
  ]);
}

async function reportTypes($defs: Record<string, Json>): Promise<string> {
  const schemas = JSON.parse(JSON.stringify($defs).replaceAll("#/$defs/", "#/components/schemas/"));
  const document = { openapi: "3.1.0", info: { title: "", version: "1" }, paths: {}, components: { schemas } };
  const text = astToString(await openapiTS(document as unknown as OpenAPI3, { silent: true }));
  const body = text.match(/export interface components \{\n {4}schemas: (\{[\s\S]*?\n {4}\});/)?.[1];
  if (body === undefined) throw new Error("openapi-typescript's output has no components.schemas");
  const members = body.replaceAll('components["schemas"]', "ReportParts").replaceAll(/^ {4}/gm, "");
  return `${generatedHeader("schema/report.yaml")}/** The parts of a report, by name. */\nexport interface ReportParts ${members}\n`;
}
