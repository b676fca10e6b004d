import { createHash } from "node:crypto";
import { contractDocument, type Operation, type OperationId } from "@consentform/consent/contract";
import { canonicalJson } from "@consentform/consent/values";
import type { Reply } from "../http/handler";
import { Problem } from "../http/problem";
import type { JsonValue } from "../http/strict-json";
import { DAY_MS } from "../runtime/durations";
import type { Transaction } from "../store/database";
import { databaseErrorCode } from "../store/database-error-code";
import { claimKey, dropExpiredKeys, findKey, storeAnswer } from "../store/idempotency-keys";

/** Answers are kept this long (contract 4.4). */
const LIFETIME_MS = DAY_MS;

/** A request that carries an Idempotency-Key, on an operation that replays. */
export interface KeyedRequest {
  readonly operation: Operation;
  readonly workspaceId: string;
  /** The key as it was understood, without quotation marks. */
  readonly key: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly body: unknown;
  /** The header If-None-Match; null without one. */
  readonly condition: string | null;
}

/**
 * Reads the header Idempotency-Key: a structured-field string (RFC 9651) or bare.
 * @returns null if there is none
 * @throws {Problem} idempotency-key-invalid
 */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(header)?.[1]?.replaceAll(/\\(["\\])/g, "$1");
  const bare = /^[\x21\x23-\x7e]*$/.test(header) ? header : undefined;
  const key = quoted ?? bare;
  if (key === undefined || key.length < 1 || key.length > 255) {
    throw new Problem("idempotency-key-invalid", {
      detail:
        "The header Idempotency-Key must be 1 to 255 printable ASCII characters, in quotation marks, or unquoted without spaces.",
    });
  }
  return key;
}

/**
 * Step 11 of contract 4.12: the stored answer of an earlier request with the key, or null if this is the first.
 * `isClaiming` then claims the key in this transaction, so that it vanishes with it, and waits up to 2 s (the
 * transaction's lock_timeout) for an earlier request that has not finished.
 * @throws {Problem} idempotency-key-reused, idempotency-key-in-progress
 */
export async function replayOf<Id extends OperationId>(
  tx: Transaction,
  request: KeyedRequest,
  now: Date,
  isClaiming: boolean,
): Promise<Reply<Id> | null> {
  const key = { ...rowKey(request), expiredBefore: new Date(now.getTime() - LIFETIME_MS) };
  const hash = requestHash(request);
  const stored = isClaiming
    ? await claimKey(tx, { ...key, requestHash: hash, now }).catch((error: unknown) => {
        throw databaseErrorCode(error) === LOCK_NOT_AVAILABLE ? inProgress(request.key) : error;
      })
    : await findKey(tx, key);
  if (stored === null) {
    if (isClaiming) await dropExpiredKeys(tx, key.expiredBefore);
    return null;
  }
  if (stored.request_hash !== hash) {
    throw new Problem("idempotency-key-reused", {
      detail: "This Idempotency-Key belongs to a different request. Use a new key for a new request.",
      key: request.key,
    });
  }
  return {
    // Only finished rows are visible to other transactions, and those have a status.
    status: stored.status ?? 200,
    ...(stored.body === null ? {} : { body: JSON.parse(stored.body) }),
    ...(stored.etag === null ? {} : { etag: stored.etag }),
    ...(stored.location === null ? {} : { location: stored.location }),
    headers: { "Idempotency-Replayed": "true" },
  };
}

/** Stores the answer beside its effect; secrets in it are stored as null (contract 4.4). */
export async function saveAnswer<Id extends OperationId>(
  tx: Transaction,
  request: KeyedRequest,
  reply: Reply<Id>,
): Promise<void> {
  const body =
    reply.body === undefined ? null : JSON.stringify(withoutSecrets(request.operation, reply.body as JsonValue));
  await storeAnswer(tx, rowKey(request), {
    status: reply.status,
    body,
    etag: reply.etag ?? null,
    location: reply.location ?? null,
  });
}

/** SQLSTATE of a lock that was not given within lock_timeout. */
const LOCK_NOT_AVAILABLE = "55P03";

function rowKey({ workspaceId, operation, key }: KeyedRequest) {
  return { workspaceId, operation: operation.id, keyHash: sha256(key) };
}

/** A condition that was sent is part of the request; requests without one have the hashes that they always had. */
function requestHash({ operation, target, body, condition }: KeyedRequest): string {
  const request = { method: operation.method, target, body: body ?? null };
  return sha256(canonicalJson(condition === null ? request : { ...request, condition }));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The members that the contract marks secret (x-flags S), as null. */
function withoutSecrets(operation: Operation, body: JsonValue): JsonValue {
  const schema =
    operation.responseSchema === null ? undefined : contractDocument().components.schemas[operation.responseSchema];
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const isSecret = (name: string): boolean => String(schema?.properties?.[name]?.["x-flags"] ?? "").includes("S");
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, isSecret(name) ? null : value]));
}

function inProgress(key: string): Problem {
  return new Problem(
    "idempotency-key-in-progress",
    {
      detail: "An earlier request with this Idempotency-Key is still in progress. Send the request again in a second.",
      key,
    },
    { "Retry-After": "1" },
  );
}
