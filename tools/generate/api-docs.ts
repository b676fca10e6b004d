import { contractDocument, type Operation, operations, PROBLEM_TYPE_BASE, problems } from "../../src/consent/contract";
import { problemSchemaName } from "./expand-operations";
import type { GeneratedFiles } from "./generated-files";
import { asObject, asStrings, type Json, type JsonObject, refName } from "./json";
import { markdownTable } from "./markdown-table";

/** docs/reference/api.md. */
export function generateApiDocs(): GeneratedFiles {
  return new Map([["docs/reference/api.md", apiDocs()]]);
}

/** Text of docs/reference/api.md: operations by tag, conditional scopes, problems and events. */
export function apiDocs(): string {
  // The document is a JSON file; its declared type only names what other code reads of it.
  const document = contractDocument() as unknown as JsonObject;
  return `<!-- Generated from schema/ by \`npm run generate\`. Do not edit. -->

# API reference

${Object.keys(operations).length} operations below \`/v1\`. The whole contract, with every field, limit and example, is the OpenAPI 3.1 document
that the service returns at \`/v1/openapi.json\`; this page is its table of contents.

- **Scope**: the one scope that an operation declares. Some parts of an operation require an additional one: [conditional scopes](#conditional-scopes).
- **Auth**: ${authMeanings}
- **Role**: the least role of a signed-in user: [roles](../contract/tokens-and-users.md#216-roles). Tokens have no role.
- [Operations and how to reach them](operations.md) lists the resource, data source and command for each operation.
- **Repeat**: what a call with the same \`Idempotency-Key\` does, by [class](../contract/http.md#44-idempotency).
- **Tag**: E: the response has an ETag; M: If-Match is honored; N: If-None-Match is honored.
- **Bound**: the effect on a token that is bound to a site, and to an environment:
  [binding effects](../contract/operations.md#13-binding-effects).
- [The contract](../contract/README.md) describes what a schema cannot express: order, effects, concurrency and deadlines.

## Operations
${operationSections(document)}
## Conditional scopes

Without the scope, *refuse* returns a problem, *null* sets the field to null, and *mask* returns a masked value. For
\`event_kinds\` the problem is \`validation-failed\` at \`/event_kinds\`; for everything else it is \`insufficient-scope\`. A
signed-in user also needs the role; otherwise the problem is \`insufficient-role\`.

${conditionalScopeTable()}
## Problems

Errors are \`application/problem+json\` (RFC 9457). Match on \`type\`, which is \`${PROBLEM_TYPE_BASE}<slug>\`, never on text.
In addition to \`type\`, \`title\`, \`status\`, \`detail\`, \`instance\` and \`request_id\` a problem has these members.

${problemTable(document)}
## Events

The payload of webhooks, signed as in Standard Webhooks 1.0: \`{id, type, timestamp, api_version, workspace_id, data}\`. \`data\` holds
\`object\` (\`{type, id}\`), \`site_id\`, \`actor\` and the members listed here.

${eventTable(document)}`;
}

const authMeanings =
  "`token`: a live token with the scope. `any-token`: any live token. `public`: no token. `user`: a signed-in user, never a token.";

function operationSections(document: JsonObject): string {
  const tags = Array.isArray(document.tags) ? document.tags.map(asObject) : [];
  return tags
    .map(({ name, description }) => `\n### ${name}\n\n${description}\n\n${operationTable(document, String(name))}`)
    .join("");
}

function operationTable(document: JsonObject, tag: string): string {
  const rows = rowsOfContract()
    .filter((operation) => operation.tag === tag)
    .map((operation) => [
      `\`${operation.method} ${operation.path}\``,
      `\`${operation.id}\``,
      `\`${operation.scope}\``,
      operation.auth,
      operation.auth === "public" ? "" : operation.role,
      operation.idempotency,
      tagsOf(operation),
      `${operation.siteBinding} ${operation.environmentBinding}`,
      summaryOf(document, operation),
    ]);
  const head = ["Method and path", "Operation", "Scope", "Auth", "Role", "Repeat", "Tag", "Bound", "What it does"];
  return markdownTable(head, rows);
}

function tagsOf({ hasEtag, honoursIfMatch, honoursIfNoneMatch }: Operation): string {
  return `${hasEtag ? "E" : ""}${honoursIfMatch ? "M" : ""}${honoursIfNoneMatch ? "N" : ""}`;
}

function rowsOfContract(): Operation[] {
  return Object.values(operations).sort((a, b) => a.row - b.row);
}

function summaryOf(document: JsonObject, { path, method }: Operation): string {
  const item = asObject(asObject(document.paths)[path]);
  return String(asObject(item[method.toLowerCase()]).summary);
}

function conditionalScopeTable(): string {
  const rows = rowsOfContract().flatMap(({ id, conditionalScopes }) =>
    conditionalScopes.map(({ when, scope, role = "", effect }) => [`\`${id}\``, when, `\`${scope}\``, role, effect]),
  );
  return markdownTable(["Operation", "When", "Also needs", "Role", "Without it"], rows);
}

function problemTable(document: JsonObject): string {
  const rows = Object.entries(problems).map(([slug, { status, members }]) => [
    String(status),
    `\`${slug}\``,
    names(members),
    descriptionOf(schemaOf(document, problemSchemaName(slug))),
  ]);
  return markdownTable(["Status", "Slug", "Members", "When"], rows);
}

/** Members that `data` of every event has (contract 4.7). */
const eventBasics = ["object", "site_id", "actor"];

function eventTable(document: JsonObject): string {
  const rows = Object.entries(asObject(document.webhooks)).map(([kind, item]) => {
    const { post } = asObject(item);
    const data = asObject(asObject(eventSchema(document, post).properties).data);
    const further = asStrings(data.required).filter((name) => !eventBasics.includes(name));
    const object = asObject(asObject(asObject(data.properties).object).properties);
    return [`\`${kind}\``, `\`${asObject(object.type).const}\``, names(further), descriptionOf(asObject(post))];
  });
  return markdownTable(["Kind", "Object", "Further data", "When"], rows);
}

function eventSchema(document: JsonObject, operation: Json | undefined): JsonObject {
  const content = asObject(asObject(asObject(operation).requestBody).content);
  return schemaOf(document, refName(asObject(content["application/json"]).schema) ?? "");
}

function schemaOf(document: JsonObject, name: string): JsonObject {
  return asObject(asObject(asObject(document.components).schemas)[name]);
}

function descriptionOf({ description }: JsonObject): string {
  return String(description);
}

function names(members: readonly string[]): string {
  return members.map((member) => `\`${member}\``).join(", ");
}
