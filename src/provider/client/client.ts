import { type Operation, type OperationId, operations, type paths } from "@consentform/consent/contract";
import createFetchClient from "openapi-fetch";
import { type AccessToken, accessToken } from "./access-token";
import { withAuth } from "./auth";
import type { AnyRequest, Client, Reply } from "./call";
import { type Clock, systemClock } from "./clock";
import { decodeAnswer } from "./decode";
import { checkEndpoint, normalizeEndpoint } from "./endpoint";
import { ProblemError } from "./errors";
import { IDEMPOTENCY_KEY, withIdempotencyKey } from "./idempotency-key";
import { compose, type Meter, type Outgoing, type Send } from "./outgoing";
import { withPacing } from "./pacing";
import { followPages, itemsOf } from "./paging";
import { withRetry } from "./retry";
import { answeredAtMs } from "./retry-after";
import { serializeBody, serializePath } from "./serialize";
import { createTransport } from "./transport";

/** Time for a call with all its attempts, and for one attempt. */
const DEFAULT_DEADLINE_MS = 120_000;
const ATTEMPT_TIMEOUT_MS = 30_000;

/** The settings of a client. Only the endpoint is required; it has no default. */
export interface ClientOptions {
  /** Base address without `/v1`: https, or plain http on loopback. */
  endpoint: string;
  /** Workspace token. Without one only public operations can be called. */
  token?: string | undefined;
  /**
   * Gets one Request and answers with a Response: the built-in fetch, one with a proxy, or a service in the same
   * process.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  clock?: Clock | undefined;
  /** Source of jitter, uniform in [0, 1). Default Math.random. */
  random?: (() => number) | undefined;
  /**
   * Cap on the token's requests per minute, to leave the rest to other users of the token. Default: what the service
   * allows.
   */
  maxRequestsPerMinute?: number | undefined;
  /** Milliseconds for a call with all its attempts, default 120,000. Waiting for the token's budget does not count. */
  deadlineMs?: number | undefined;
  /**
   * True if a refused connection ends the first call at once: nothing listens there yet. Default: it is tried again.
   */
  isRefusalFinal?: boolean | undefined;
  /** Default `consentform`. */
  userAgent?: string | undefined;
  /** Receives one line whenever calls have to wait noticeably. Default: nothing is said. */
  notify?: ((line: string) => void) | undefined;
}

/**
 * Makes a client. Nothing is sent until the first call.
 *
 * @throws TypeError for an endpoint, token or cap that cannot be right
 */
export function createClient(options: ClientOptions): Client {
  const refusal = checkEndpoint(options.endpoint);
  if (refusal !== null) {
    throw new TypeError(`createClient: ${refusal}.`);
  }
  const endpoint = normalizeEndpoint(options.endpoint);
  const token = options.token === undefined ? null : accessToken(options.token);
  const clock = options.clock ?? systemClock;
  const send = createSend(options, token, clock);
  const request = requester(endpoint, options.userAgent ?? "consentform");

  const call = async (id: OperationId, plain: AnyRequest = {}): Promise<Reply<OperationId, unknown>> => {
    const operation = { ...operationFor(id), id };
    const meter: Meter = { pacedMs: 0, attempts: 0 };
    const { response, error } = await request(operation.method, operation.path, {
      params: { path: plain.path ?? {}, query: plain.query ?? {} },
      body: plain.body,
      headers: headersFor(operation, plain),
      parseAs: "stream",
      fetch: async (built: Request) => send(await outgoing(operation, plain, built, options, meter)),
    });
    if (!response.ok && response.status !== 304) {
      const { status, headers } = response;
      throw new ProblemError({ operation: id, status, headers, body: error, answeredAtMs: clock.now() });
    }
    const data = response.status === 304 ? undefined : await decodeAnswer(operation, response);
    return replyOf(response, data, meter);
  };
  const pages = (id: Parameters<Client["pages"]>[0], plain: AnyRequest = {}) =>
    followPages(id, plain, async (page) => (await call(id, page)).data);

  // `call` answers what the service sent; that it has the operation's type is the contract's promise, not this code's.
  return Object.freeze({
    call,
    callAny: call,
    pages,
    list: (id: Parameters<Client["pages"]>[0], plain: AnyRequest = {}) => itemsOf(pages(id, plain)),
    endpoint,
    tokenHint: token?.hint ?? null,
  }) as unknown as Client;
}

interface FetchResult {
  response: Response;
  /** Body of a failure: parsed JSON, or text. */
  error?: unknown;
}

/**
 * The one place that knows openapi-fetch: it builds the URL, the query and the body, and distinguishes success from
 * failure.
 */
function requester(endpoint: string, userAgent: string) {
  const api = createFetchClient<paths>({
    baseUrl: `${endpoint}/v1`,
    bodySerializer: serializeBody,
    pathSerializer: serializePath,
    headers: { "User-Agent": userAgent },
  });
  // openapi-fetch types each path on its own; a call by operation id goes through one signature, typed by `Client`.
  return api.request as unknown as (method: string, path: string, init: object) => Promise<FetchResult>;
}

function createSend(options: ClientOptions, token: AccessToken | null, clock: Clock): Send {
  const maxRequestsPerMinute = options.maxRequestsPerMinute ?? null;
  if (maxRequestsPerMinute !== null && !(Number.isFinite(maxRequestsPerMinute) && maxRequestsPerMinute >= 1)) {
    throw new TypeError(`createClient: maxRequestsPerMinute is ${maxRequestsPerMinute}; allowed are numbers from 1.`);
  }
  const notify = options.notify ?? (() => undefined);
  const transport = createTransport({
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    clock,
    redact: token?.redact ?? ((text) => text),
  });
  return compose(
    [
      withIdempotencyKey,
      withRetry({
        clock,
        random: options.random ?? Math.random,
        notify,
        isRefusalFinal: options.isRefusalFinal ?? false,
      }),
      withAuth(token),
      withPacing({ clock, maxRequestsPerMinute, notify }),
    ],
    transport,
  );
}

/** Operation ids come from programs without types too. */
function operationFor(id: OperationId): Operation {
  if (!Object.hasOwn(operations, id)) {
    throw new TypeError(
      `The contract has no operation ${JSON.stringify(id)}. Use the id of an operation of the contract, such as listSites.`,
    );
  }
  return operations[id];
}

function headersFor(operation: Operation, plain: AnyRequest): Record<string, string> {
  const isMergePatch = operation.method === "PATCH" && plain.body !== undefined;
  return {
    ...(isMergePatch ? { "Content-Type": "application/merge-patch+json" } : {}),
    ...plain.headers,
    ...(plain.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY]: `"${plain.idempotencyKey}"` }),
    ...(plain.ifMatch === undefined ? {} : { "If-Match": plain.ifMatch }),
    ...(plain.ifNoneMatch === undefined ? {} : { "If-None-Match": plain.ifNoneMatch }),
  };
}

async function outgoing(
  operation: Operation & { id: OperationId },
  plain: AnyRequest,
  built: Request,
  options: ClientOptions,
  meter: Meter,
): Promise<Outgoing> {
  return {
    operation: operation.id,
    auth: operation.auth,
    method: built.method,
    url: built.url,
    headers: built.headers,
    body: built.body === null ? null : await built.text(),
    lane: plain.lane ?? (operation.method === "GET" ? "read" : "write"),
    signal: plain.signal,
    stop: plain.stop,
    deadlineMs: plain.deadlineMs ?? options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    timeoutMs: ATTEMPT_TIMEOUT_MS,
    meter,
    receive: plain.receive,
  };
}

function replyOf(response: Response, data: unknown, { attempts }: Meter): Reply<OperationId, unknown> {
  return {
    status: response.status,
    data,
    etag: response.headers.get("ETag"),
    location: response.headers.get("Location"),
    requestId: response.headers.get("X-Request-Id"),
    isReplayed: response.headers.get("Idempotency-Replayed") === "true",
    answeredAtMs: answeredAtMs(response.headers) ?? Date.now(),
    attempts,
  };
}
