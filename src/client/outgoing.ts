import type { Operation, OperationId } from "../contract";

/** Order in which waiting requests are let through: writes first, then reads, then polls. */
export type Lane = "write" | "read" | "poll";

/** What one logical call has spent so far; the wrappers of that call share and change it. */
export interface Meter {
  /** Milliseconds spent waiting for the token's request budget. They do not count against the call's deadline. */
  pacedMs: number;
  /** Requests sent so far. */
  attempts: number;
}

/** One request as the wrappers see it: plain data with a text body, so that each of them can send it again. */
export interface Outgoing {
  readonly operation: OperationId;
  readonly auth: Operation["auth"];
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** The body exactly as it is sent, the same in every attempt; null for none. */
  readonly body: string | null;
  readonly lane: Lane;
  readonly signal: AbortSignal | undefined;
  /** No pause outlasts it; an attempt does. */
  readonly stop: AbortSignal | undefined;
  /** Milliseconds for the whole logical call, attempts and pauses between them included, `meter.pacedMs` not. */
  readonly deadlineMs: number;
  /** Milliseconds for one attempt, from connecting to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly meter: Meter;
}

/** Sends a request and answers with a response whose body is already in memory. */
export type Send = (request: Outgoing) => Promise<Response>;

/** Adds one behaviour around the next inner `Send`. */
export type Wrapper = (next: Send) => Send;

/** Composes wrappers around a transport; the first one is the outermost. */
export function compose(wrappers: readonly Wrapper[], transport: Send): Send {
  return wrappers.reduceRight((next, wrap) => wrap(next), transport);
}

/** A copy of `request` with one header set. */
export function withHeader(request: Outgoing, name: string, value: string): Outgoing {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return { ...request, headers };
}
