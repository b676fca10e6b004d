import { operationsOf, problemsOf, type SourceOperation } from "./expand-operations";
import { asObject, type Json, type JsonObject, refName } from "./json";

/**
 * Source text of src/consent/contract/generated/operations.ts: one row for each operation, in the order of the
 * contract's table.
 */
export function operationTable(document: JsonObject): string {
  const rows = operationsOf(document)
    .map(operationRow)
    .sort((a, b) => Number(a.row) - Number(b.row));
  const ids = rows.map((row) => JSON.stringify(row.id));
  const listIds = rows.filter((row) => row.isList === true).map((row) => JSON.stringify(row.id));
  return `import type { Operation } from "../operation";

/** operationId of each of the ${rows.length} operations. */
export type OperationId =
${ids.map((id) => `  | ${id}`).join("\n")};

/** The operations that answer pages. */
export type ListOperationId =
${listIds.map((id) => `  | ${id}`).join("\n")};

/** Every operation by its id, in the order of the contract's table. */
export const operations: Readonly<Record<OperationId, Operation>> = {
${rows.map((row) => `  ${row.id}: ${JSON.stringify(row)},`).join("\n")}
};
`;
}

function operationRow(operation: SourceOperation): JsonObject {
  const { path, method, node } = operation;
  const tag = String(node["x-tag"] ?? "");
  const media = jsonMedia(node);
  return {
    id: String(node.operationId),
    row: Number(node["x-row"]),
    method: method.toUpperCase(),
    path,
    tag: String((node.tags as Json[] | undefined)?.[0]),
    scope: String(node["x-required-scope"]),
    auth: String(node["x-auth"]),
    role: String(node["x-role"]),
    idempotency: String(node["x-idempotency"]),
    isAudited: node["x-audit"] ?? method !== "get",
    hasEtag: tag.includes("E"),
    honoursIfMatch: tag.includes("M"),
    honoursIfNoneMatch: tag.includes("N"),
    siteBinding: String(node["x-site-binding"] ?? "-"),
    environmentBinding: String(node["x-environment-binding"] ?? "-"),
    isList: node["x-list"] === true,
    successes: Object.keys(asObject(node.responses))
      .map(Number)
      .filter((status) => status >= 200 && status < 300),
    problems: problemsOf(operation),
    conditionalScopes: node["x-conditional-scope"] ?? [],
    requestSchema: requestSchemaName(node),
    responseSchema: responseSchemaName(media),
    isBodyRequired: asObject(node.requestBody).required === true,
    queryParameters: parameterNames(node, "query"),
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])),
  };
}

function parameterNames(node: JsonObject, place: "query"): string[] {
  const own = ((node.parameters as Json[] | undefined) ?? [])
    .map(asObject)
    .filter((parameter) => parameter.in === place);
  return [...own.map((parameter) => String(parameter.name)), ...(node["x-list"] === true ? ["limit", "cursor"] : [])];
}

function requestSchemaName(node: JsonObject): string | null {
  const content = asObject(asObject(node.requestBody).content);
  return refName(asObject(Object.values(content)[0]).schema);
}

function jsonMedia(node: JsonObject): JsonObject {
  const success = Object.entries(asObject(node.responses)).find(([status]) => status.startsWith("2"));
  return asObject(asObject(asObject(success?.[1]).content)["application/json"]);
}

function responseSchemaName(media: JsonObject): string | null {
  const schema = asObject(media.schema);
  const items = asObject(asObject(schema.properties).data).items;
  return refName(items) ?? refName(schema);
}
