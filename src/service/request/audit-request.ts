import { type Operation, type OperationId, operations } from "@consentform/consent/contract";
import { isObject } from "@consentform/consent/values";
import { type AuditAct, type AuditActor, type AuditValues, systemActor } from "../audit/audit-act";
import { auditedValues, type DescribedObject, differingValues, unstoredValues } from "../audit/audited-values";
import { countAct, recordAct } from "../audit/record-act";
import { actorOf } from "../http/caller";
import type { Found } from "../http/found";
import type { Reply, RequestFacts } from "../http/handler";
import { Problem } from "../http/problem";
import type { Queryable, Transaction } from "../store/database";
import type { IncomingRequest, PipelineParts } from "./incoming-request";

type Facts = RequestFacts<OperationId>;

/** Writes the row of an operation that changed something, or that refused with an effect, in its transaction. */
export async function auditRequest(tx: Transaction, facts: Facts, reply: Reply<OperationId>): Promise<void> {
  if (!facts.operation.isAudited || reply.audit === null) return;
  await recordAct(tx, facts.runtime, actOf(facts, reply));
}

/** Writes the row of an operation that reads visitors' data; equal reads are counted in one row. */
export async function auditRead(db: Queryable, facts: Facts, reply: Reply<OperationId>): Promise<void> {
  const filters = Object.keys(facts.query).filter((name) => !["limit", "cursor"].includes(name));
  const after = filters.length === 0 ? null : { filters };
  await countAct(db, facts.runtime, { ...actOf(facts, reply), before: null, after });
}

/** Answers a request, and writes the row of an audited operation that is refused to its caller. */
export async function withAuditedRefusal<Result>(
  parts: Pick<PipelineParts, "store" | "runtime">,
  incoming: IncomingRequest,
  answer: (incoming: IncomingRequest) => Promise<Result>,
): Promise<Result> {
  try {
    return await answer(incoming);
  } catch (error) {
    await auditRefusal(parts, incoming, error);
    throw error;
  }
}

/**
 * Equal refusals are counted in one row. The ids of the path are not in it: they are the caller's, and a refusal comes
 * before any look-up, so each request could make a row.
 */
async function auditRefusal(
  { store, runtime }: Pick<PipelineParts, "store" | "runtime">,
  { operation, address, trace }: IncomingRequest,
  error: unknown,
): Promise<void> {
  if (!operation.isAudited || !(error instanceof Problem) || error.status !== 403) return;
  await countAct(store.db, runtime, {
    act: operation.id,
    actor: actorOfTrace(trace),
    address,
    workspaceId: trace.workspaceId,
    object: { type: objectTypeOf(operation), id: null },
    result: "refused",
    reason: error.slug,
    at: runtime.now(),
  });
}

function actorOfTrace({ userId, tokenId }: IncomingRequest["trace"]): AuditActor {
  if (userId !== null) return { type: "user", id: userId };
  return tokenId === null ? { type: "anonymous", id: null } : { type: "token", id: tokenId };
}

function actOf(facts: Facts, reply: Reply<OperationId>): AuditAct {
  const { operation, caller, found, request, now } = facts;
  const body = bodyOf(reply);
  const id = idOf(operation, found, body);
  const values = reply.refusal === undefined ? valuesOf(facts, body) : {};
  return {
    act: operation.id,
    actor: caller.kind === "public" ? systemActor : actorOf(caller),
    address: request.address,
    workspaceId: caller.kind === "public" ? null : caller.workspaceId,
    siteId: siteOf(operation, found, body),
    object: { type: objectTypeOf(operation), id },
    ...(reply.refusal === undefined ? {} : { result: "refused", reason: reply.refusal.slug }),
    before: { ...values.before, ...reply.audit?.before },
    after: { ...values.after, ...reply.audit?.after },
    at: now,
  };
}

type Values = { readonly before?: AuditValues; readonly after?: AuditValues };

/** The values of an object before and after a request, as far as the path and the answer have them. */
function valuesOf({ operation, found, body: sent, keys }: Facts, body: Row): Values {
  const { method, requestSchema, responseSchema } = operation;
  if (method === "DELETE") {
    const deleted = storedObject(operation, found);
    return deleted === null ? {} : { before: withoutNulls(auditedValues(deleted.schemaName, deleted.object, keys)) };
  }
  const request = isObject(sent) ? sent : {};
  const unstored = requestSchema === null ? {} : unstoredValues(requestSchema, request);
  if (method === "POST" && !isCreation(operation)) {
    const asked = requestSchema === null ? {} : auditedValues(requestSchema, request, keys);
    return { after: { ...withoutNulls(asked), ...unstored } };
  }
  if (method === "POST") {
    const after = responseSchema === null ? {} : auditedValues(responseSchema, body, keys);
    return { after: { ...withoutNulls(after), ...unstored } };
  }
  const stored = storedObject(operation, found);
  if (stored === null || responseSchema === null) return { after: unstored };
  const differing = differingValues(stored, { schemaName: responseSchema, object: body }, keys);
  return { before: differing.before, after: { ...differing.after, ...unstored } };
}

/** The object that the path names, as it was before the request; null without one, or without a schema. */
function storedObject(operation: Operation, found: Found): DescribedObject | null {
  const object = objectIn(operation, found);
  const schemaName = objectSchemas.get(operation.path);
  return object === null || schemaName === undefined ? null : { schemaName, object };
}

function withoutNulls(values: AuditValues): AuditValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

type Row = Readonly<Record<string, unknown>>;

function bodyOf({ body }: Reply<OperationId>): Row {
  return isObject(body) ? body : {};
}

/** The object that the path names last. */
function objectIn({ path }: Pick<Operation, "path">, found: Found): Row | null {
  const { site, webhook, ...inner } = found;
  const [object] = path.startsWith("/webhooks/") ? [webhook] : Object.values(inner);
  return isObject(object) ? object : (site ?? null);
}

function idOf(operation: Operation, found: Found, body: Row): string | null {
  if (isCreation(operation) || operation.method === "GET") {
    const made = body.id ?? body.number;
    if (made !== undefined) return String(made);
  }
  const id = found.version?.number ?? objectIn(operation, found)?.id ?? found.site?.id ?? body.id;
  return id === undefined ? null : String(id);
}

function siteOf(operation: Operation, found: Found, body: Row): string | null {
  const named = found.site?.id ?? found.recorded_site?.id ?? objectIn(operation, found)?.site_id;
  const id = named ?? (operation.path === "/sites" ? body.id : body.site_id);
  return typeof id === "string" ? id : null;
}

/** The schema of the object that each path names: that of its read, or of its change. */
const objectSchemas = new Map(
  Object.values(operations)
    .flatMap(({ path, responseSchema }) => (responseSchema === null ? [] : [[path, responseSchema] as const]))
    // The first one of a path is used.
    .reverse(),
);

function isCreation({ method, path, successes }: Operation): boolean {
  return method === "POST" && path.endsWith("s") && successes.some((status) => status === 201 || status === 202);
}

/** `domain` of `/domains/{id}/verify`, `version` of `/sites/{id}/versions`. */
function objectTypeOf(operation: Operation): string {
  const segments = operation.path.split("/").slice(1);
  const named = segments.filter((_, at) => segments[at + 1]?.startsWith("{")).at(-1);
  const collection = isCreation(operation) ? segments.at(-1) : (named ?? segments.at(-1));
  return String(collection).replaceAll("-", "_").replace(/ies$/, "y").replace(/s$/, "");
}
