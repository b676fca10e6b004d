import { openSync, writeSync } from "node:fs";
import { fileFailure, UsageError } from "@consentform/consent/failures";
import type { Answer, RequestRecord } from "../index";

/** The facts about each request, stored by the part that knows them. */
export type Records = WeakMap<Request, RequestRecord>;

/** Of an Idempotency-Key at most this many characters are logged (contract 4.4). */
const LOGGED_KEY_LENGTH = 8;

/**
 * Appends one JSON line for each request, before its answer leaves: who has the answer finds the line. No query (it may
 * hold subject ids), no token, no body.
 */
export function withAccessLog(answer: Answer, file: string, records: Records): Answer {
  const descriptor = openLog(file);
  return async (request, connection) => {
    const startedAt = performance.now();
    const response = await answer(request, connection);
    const record = records.get(request);
    const line = {
      time: new Date().toISOString(),
      method: request.method,
      path: new URL(request.url).pathname,
      operation: record?.operation ?? null,
      status: response.status,
      token: record?.tokenId ?? null,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      idempotency: request.headers.get("idempotency-key")?.replace(/^"/, "").slice(0, LOGGED_KEY_LENGTH) ?? null,
    };
    try {
      writeSync(descriptor, `${JSON.stringify(line)}\n`);
    } catch {
      // A full disk: what was done is done, and is answered as such.
    }
    return response;
  };
}

function openLog(file: string): number {
  try {
    return openSync(file, "a", 0o600);
  } catch (error) {
    throw new UsageError(
      `--access-log: ${fileFailure(error, file) ?? String(error)} Name a file that you can write to.`,
    );
  }
}
