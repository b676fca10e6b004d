import type { Operation, OperationId } from "@consentform/consent/contract";

/** Order in which waiting requests are let through: writes first, then reads, then polls. */
export type Lane = "write" | "read" | "poll";

/** The costs of one logical call so far. The call's wrappers share and change it. */
export interface Meter {
  /** Milliseconds spent waiting for the token's request budget. They do not count against the call's deadline. */
  pacedMs: number;
  /** Requests sent so far. */
  attempts: number;
}

/** Reads the body of a success as it arrives. What it throws ends the call and is thrown by it. */
export type Receive = (body: AsyncIterable<Uint8Array>, headers: Headers) => Promise<void>;

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
  /**
   * Milliseconds for one attempt, from connecting to the last byte of the answer; of a body that is received, for each
   * piece of it.
   */
  readonly timeoutMs: number;
  readonly meter: Meter;
  readonly receive?: Receive | undefined;
}

/** Sends a request and answers with a response whose body is already in memory, or was received. */
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
