import type { Clock } from "./clock";
import { TransportError, type TransportFacts, type TransportReason } from "./errors";
import type { Outgoing, Receive, Send } from "./outgoing";
import { unusedProxy } from "./unused-proxy";

/** An answer larger than this is refused: nothing in the contract comes near, and memory is the user's. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Codes of failed TLS handshakes, which do not pass by trying again. */
const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|EPROTO$)/;

/** The message of `fetch` for a port that it blocks, which no attempt changes. The error has no code. */
const BLOCKED_PORT = "bad port";

/** Causes are followed this deep; one that is its own cause ends here. */
const MAX_CAUSE_DEPTH = 8;

/** The reason of signals that end what no one waits for. Without it, each would get an error with a stack trace. */
const NOT_NEEDED = Symbol("not needed");

/** Options of `createTransport`. */
export interface TransportOptions {
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Removes the token from text that others wrote. */
  redact: (text: string) => string;
  /** Largest accepted body of an answer in bytes; default 256 MiB. */
  maxAnswerBytes?: number;
}

/**
 * Sends one attempt and reads its whole answer, within the attempt's own deadline: a connection that breaks in the
 * middle of a body fails here, where it can still be repeated. Redirects are never followed. The injected `fetch` gets
 * one `Request` and nothing else, so any function from Request to Response will do; the built-in one keeps connections
 * alive.
 *
 * @throws TransportError
 */
export function createTransport(options: TransportOptions): Send {
  const { clock } = options;
  return async (request) => {
    const deadline = startDeadline(request, clock);
    try {
      return await Promise.race([exchange(request, deadline, options), deadline.failure]);
    } catch (error) {
      if (error instanceof ReceiverFailure) throw error.cause;
      throw error instanceof TransportError ? error : networkFailure(request, error, options.redact);
    } finally {
      deadline.stop();
    }
  };
}

/**
 * The attempt's end by time or by the caller's signal, as a signal for fetch and as a rejection for a fetch that
 * ignores signals.
 */
function startDeadline(request: Outgoing, clock: Clock) {
  const ended = new AbortController();
  let timer = new AbortController();
  let fail: (error: TransportError) => void = () => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  const end = (facts: Pick<TransportFacts, "reason" | "detail">) => {
    fail(new TransportError({ operation: request.operation, origin: originOf(request), ...facts }));
    ended.abort(NOT_NEEDED);
  };
  const onAbort = () => end({ reason: "aborted" });
  request.signal?.addEventListener("abort", onAbort, { once: true });
  if (request.signal?.aborted) {
    onAbort();
  }
  const restart = () => {
    timer.abort(NOT_NEEDED);
    timer = new AbortController();
    clock.sleep(request.timeoutMs, timer.signal).then(
      () => end({ reason: "timeout", detail: `waited ${Math.ceil(request.timeoutMs / 1000)} s` }),
      () => undefined,
    );
  };
  restart();
  const stop = () => {
    timer.abort(NOT_NEEDED);
    request.signal?.removeEventListener("abort", onAbort);
    // Frees the connection of an answer that was not read to its end; a finished one is not touched.
    ended.abort(NOT_NEEDED);
  };
  return { signal: ended.signal, failure, restart, stop };
}

async function exchange(
  request: Outgoing,
  { signal, restart }: { readonly signal: AbortSignal; readonly restart: () => void },
  options: TransportOptions,
): Promise<Response> {
  const { url, method, headers, body } = request;
  const response = await options.fetch(new Request(url, { method, headers, body, signal, redirect: "manual" }));
  if (redirectStatuses.has(response.status)) {
    throw redirectFailure(request, response);
  }
  if (response.ok && request.receive !== undefined) {
    await hand(response, request.receive, restart);
    return buffered(response, new Uint8Array(), options.redact);
  }
  const bytes = await readBody(request, response, options.maxAnswerBytes ?? MAX_ANSWER_BYTES);
  return buffered(response, bytes, options.redact);
}

/** The failure of a receiver itself. No attempt follows it. */
class ReceiverFailure extends Error {}

/**
 * Hands a body to its receiver; a failure of the connection is thrown as it is, one of the receiver as a
 * ReceiverFailure.
 */
async function hand(response: Response, receive: Receive, onPiece: () => void): Promise<void> {
  let broken: { readonly error: unknown } | null = null;
  const body = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of response.body ?? []) {
        onPiece();
        yield piece;
      }
    } catch (error) {
      broken = { error };
      throw error;
    }
  };
  try {
    await receive(body(), response.headers);
  } catch (cause) {
    throw broken === null ? new ReceiverFailure("", { cause }) : (broken as { error: unknown }).error;
  }
}

async function readBody(request: Outgoing, response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      throw new TransportError({
        operation: request.operation,
        reason: "too-large",
        origin: originOf(request),
        detail: `more than ${maxBytes} bytes`,
      });
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The answer with its body in memory. The headers that describe the body on the wire go with the wire. */
function buffered(response: Response, bytes: Uint8Array<ArrayBuffer>, redact: (text: string) => string): Response {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const { status, statusText } = response;
  if (bytes.length === 0) {
    return new Response(null, { status, statusText, headers });
  }
  // Something in front of the service may repeat request headers in an error page.
  const body = response.ok ? bytes : redact(new TextDecoder().decode(bytes));
  return new Response(body, { status, statusText, headers });
}

function redirectFailure(request: Outgoing, response: Response): TransportError {
  const location = response.headers.get("Location");
  const target =
    location !== null && URL.canParse(location, request.url)
      ? new URL(location, request.url).origin
      : "an unknown address";
  return new TransportError({
    operation: request.operation,
    reason: "redirect",
    origin: originOf(request),
    detail: `status ${response.status} to ${target}`,
  });
}

/**
 * Converts anything that fetch throws into one error. Its cause is a copy with nothing but name, code and message:
 * objects of HTTP libraries carry the request and its headers around.
 */
function networkFailure(request: Outgoing, error: unknown, redact: (text: string) => string): TransportError {
  const root = rootOf(error);
  const message = redact(textOf(root.message) ?? (typeof error === "string" ? error : ""));
  const code = textOf(root.code);
  const reason = reasonOf(code, message);
  const seen = message === "" ? "the connection failed" : message;
  const proxy = reason === "network" ? unusedProxy(process.env) : null;
  const cause = Object.assign(new Error(message), code === null ? {} : { code });
  cause.name = textOf(root.name) ?? "Error";
  delete cause.stack;
  return new TransportError({
    operation: request.operation,
    reason,
    origin: originOf(request),
    detail: proxy === null ? seen : `${seen}; ${proxy}`,
    cause,
  });
}

function reasonOf(code: string | null, message: string): TransportReason {
  if (code === null) return message === BLOCKED_PORT ? "blocked-port" : "network";
  return tlsCode.test(code) ? "tls" : "network";
}

/**
 * fetch says only "fetch failed"; what happened is in the innermost cause, or in the first of several addresses tried.
 * Determined by shape: an error of another realm or library is not an instance of this one's Error.
 */
function rootOf(error: unknown): Record<string, unknown> {
  let root = membersOf(error);
  for (let depth = 0; depth < MAX_CAUSE_DEPTH; depth += 1) {
    const inner = Array.isArray(root.errors) ? root.errors[0] : root.cause;
    if (typeof inner !== "object" || inner === null) {
      break;
    }
    root = membersOf(inner);
  }
  return root;
}

/** The members of an error, most of which are not enumerable. */
function membersOf(error: unknown): Record<string, unknown> {
  const { name, message, code, cause, errors } = Object(error) as Record<string, unknown>;
  return { name, message, code, cause, errors };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function originOf(request: Outgoing): string {
  return new URL(request.url).origin;
}
