import { type Operation, operations } from "@consentform/consent/contract";
import { TrieRouter } from "hono/router/trie-router";
import { getPath } from "hono/utils/url";

const ONE_MEBIBYTE = 1024 * 1024;

/** Largest body of an operation, in bytes. */
export function bodyLimit({ id }: Pick<Operation, "id">): number {
  return id === "applyTemplate" ? 4 * ONE_MEBIBYTE : ONE_MEBIBYTE;
}

/**
 * A longer body is received only when there is room for it. Once it is parsed, its request gives up its turn before its
 * transaction.
 */
export const LONG_BODY_BYTES = 64 * 1024;

/** Largest body of a visitor's choice that carries a TCF string, in bytes. */
export const MAX_CHOICE_BYTES = 32 * 1024;

const limits = new TrieRouter<number>();
limits.add("POST", "/s/:siteId/:environment/consents", MAX_CHOICE_BYTES);
for (const operation of Object.values(operations)) {
  const path = `/v1${operation.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  if (bodyLimit(operation) !== ONE_MEBIBYTE) limits.add(operation.method, path, bodyLimit(operation));
}

/**
 * Largest body of the operation that a request is routed to, in bytes: paths are decoded and matched as the app does
 * it.
 */
export function bodyLimitOf(request: Request): number {
  const [[[limit] = [ONE_MEBIBYTE]] = []] = limits.match(request.method, getPath(request));
  return limit;
}
