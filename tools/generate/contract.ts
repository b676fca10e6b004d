import openapiTypes, { astToString } from "openapi-typescript";
import { completeExamples } from "./complete-examples";
import { readContractSource } from "./contract-source";
import { eventTable } from "./event-table";
import { eventWebhooks } from "./event-webhooks";
import { expandOperations } from "./expand-operations";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { asObject, type JsonObject } from "./json";
import { operationTable } from "./operation-table";
import { deriveRequestSchemas } from "./request-schemas";

/** schema/ to src/consent/contract/: the bundled document, its types, the operation table and the problem table. */
export async function generateContract(): Promise<GeneratedFiles> {
  const { document, problems, events } = readContractSource();
  const components = asObject(document.components);
  components.schemas = deriveRequestSchemas(asObject(components.schemas));
  expandOperations(document, problems);
  completeExamples(document);
  document.webhooks = eventWebhooks(events, components);
  sortComponents(components);
  const header = generatedHeader("schema/");
  return new Map([
    ["src/consent/contract/generated/document.json", `${JSON.stringify(document, null, 1)}\n`],
    ["src/consent/contract/generated/types.ts", `${header}${await typesOf(document)}`],
    ["src/consent/contract/generated/operations.ts", `${header}${operationTable(document)}`],
    ["src/consent/contract/generated/events.ts", `${header}${eventTable(events)}`],
    ["src/consent/contract/generated/problems.ts", `${header}${problemTable(problems)}`],
  ]);
}

function sortComponents(components: JsonObject): void {
  for (const [kind, members] of Object.entries(components)) {
    components[kind] = Object.fromEntries(Object.entries(asObject(members)).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

async function typesOf(document: JsonObject): Promise<string> {
  const nodes = await openapiTypes(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false });
  return astToString(nodes);
}

function problemTable(problems: ReturnType<typeof readContractSource>["problems"]): string {
  const slugs = Object.keys(problems);
  const rows = Object.entries(problems).map(([slug, { status, title, members }]) => {
    return `  ${JSON.stringify(slug)}: ${JSON.stringify({ status, title, members: Object.keys(members ?? {}) })},`;
  });
  return `
/** What follows the prefix in a problem's \`type\`. */
export type ProblemSlug =
${slugs.map((slug) => `  | ${JSON.stringify(slug)}`).join("\n")};

/** Prefix of every problem type: a reserved name, not resolvable (contract 4.1). */
export const PROBLEM_TYPE_BASE = "https://problems.consent.example/v1/";

/** Slug to HTTP status, title and extension members. */
export const problems: Readonly<Record<ProblemSlug, { status: number; title: string; members: readonly string[] }>> = {
${rows.join("\n")}
};
`;
}
