import { randomBytes } from "node:crypto";
import type { MessagePort } from "node:worker_threads";
import type { OperationId } from "../../contract";
import type { App, Peer } from "../app";
import type { CountedRequest } from "../health/metrics";
import { bodyLimitOf, LONG_BODY_BYTES } from "../request/body-limits";
import { isHostAllowed } from "../request/host-check";
import { problemResponse } from "../request/responses";
import { ulid } from "../runtime/ulid";
import type { DeliveryChanges } from "../store/delivery-changes";
import { type FilePlace, filePlace, isNoted, RULES_FILE } from "../versions/deliver-file";
import { fileResponse, nothingServed } from "../versions/delivered-file";
import { createServedFiles } from "../versions/served-files";
import { stageRules } from "../versions/stage-rules";
import { BEAT_MS, type SentRequest } from "./messages";
import { connectToService } from "./service-client";
import { createVisitorOperations, type FrontParts, type VisitorAnswer } from "./visitor-operations";

/** Answers requests in the thread that has the sockets. */
export interface Front {
  /** Like the service's own; visitors and `/healthz` wait for nothing that the service does. */
  readonly fetch: App;
  close(): void;
}

/** An answer of this thread. The operation is null outside the contract. */
interface Answer extends Omit<VisitorAnswer, "operation"> {
  readonly operation: OperationId | null;
}

/** A thread that is blocked for longer probably does not come back. */
const MAX_SILENT_BEATS = 30;
/** Visits are reported to the service so often. */
const REPORT_MS = 1000;

/**
 * Answers requests in this thread by a service in another one. What a workspace asks of the API can keep the service's
 * thread busy for seconds; what visitors fetch is kept here and waits for it once, after a start and after a change.
 * @param changes what other processes change; null where the service reports every move
 */
export function createFront(port: MessagePort, parts: FrontParts, changes: DeliveryChanges | null = null): Front {
  const { settings } = parts;
  let silentBeats = 0;
  const service = connectToService(port, {
    moved: (siteIds) => files.forget(siteIds),
    beat: () => {
      silentBeats = 0;
    },
  });
  const files = createServedFiles(service.file, changes);
  const operate = createVisitorOperations(parts, async (siteId, environment) => {
    const file = await files.get({ siteId, environment, digest: null, name: RULES_FILE });
    return file === null ? null : stageRules(file);
  });
  const visits = reportedVisits((reported) => service.post({ kind: "visits", visits: reported }));
  const watch = setInterval(() => {
    silentBeats += 1;
  }, BEAT_MS);
  watch.unref();

  /** The answer to a visitor; null if the service has to say what is wrong. */
  const visited = async (
    request: Request,
    place: FilePlace,
    instance: string,
    requestId: string,
  ): Promise<Response | null> => {
    try {
      const file = await files.get(place);
      if (file === null) {
        return problemResponse(nothingServed(), { requestId, instance, operation: null, admission: null });
      }
      if (isNoted(place)) service.post({ kind: "fetched", siteId: place.siteId });
      return await fileResponse(request, file);
    } catch {
      // A malformed header, or a service that does not know: it says so itself.
      return null;
    }
  };

  /** Null for what the service has to answer. */
  const answeredHere = async (request: Request, url: URL, peer: Peer): Promise<Answer | null> => {
    if (!isForThisHost(request, url, settings)) return null;
    const place = placeOf(request, url);
    if (place === null) return operate(request, url, peer);
    const requestId = newRequestId();
    const response = await visited(request, place, url.pathname, requestId);
    return response === null ? null : { response, requestId, operation: null };
  };

  const forwarded = async (request: Request, url: URL, peer: Peer): Promise<Response> => {
    const readBody = () => bodyOf(request, bodyLimitOf(request));
    const sent = sentRequest(request, url, peer, mayBeLong(request) ? "withheld" : await readBody());
    const { response, answer } = await service.request(sent, request.signal, readBody);
    if (answer.record !== null) peer.record?.(answer.record);
    return response;
  };

  return {
    fetch: async (request, peer = {}) => {
      const startedAt = performance.now();
      const url = new URL(request.url);
      const answer = isHealthCheck(request, url) ? health(silentBeats) : await answeredHere(request, url, peer);
      if (answer === null) return forwarded(request, url, peer);
      const { response, requestId, operation } = answer;
      visits.add({ operation, status: response.status, seconds: (performance.now() - startedAt) / 1000 });
      peer.record?.({ requestId, operation, tokenId: null, userId: null });
      return response;
    },
    close: () => {
      clearInterval(watch);
      visits.stop();
      files.close();
      port.close();
    },
  };
}

/** A body that is sent to the service only when it asks: the credentials are checked first, and there is room. */
function mayBeLong(request: Request): boolean {
  const declared = request.headers.get("content-length");
  return declared === null ? hasBody(request) && request.body !== null : Number(declared) > LONG_BODY_BYTES;
}

function hasBody({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "TRACE";
}

function isHealthCheck({ method }: Request, { pathname }: URL): boolean {
  return pathname === "/healthz" && (method === "GET" || method === "HEAD");
}

function health(silentBeats: number): Answer {
  const response =
    silentBeats <= MAX_SILENT_BEATS
      ? new Response("ok\n", { headers: { "Content-Type": "text/plain;charset=UTF-8" } })
      : new Response(`the service has not responded for ${MAX_SILENT_BEATS} s; restart the process\n`, { status: 503 });
  return { response, requestId: newRequestId(), operation: null };
}

function newRequestId(): string {
  return `req_${ulid(new Date(), randomBytes(10))}`;
}

function isForThisHost({ headers }: Request, { host }: URL, settings: FrontParts["settings"]): boolean {
  return [headers.get("host") ?? host, host].every((name) => isHostAllowed(name, settings));
}

/** The file that a request asks for; null if it asks for something else. */
function placeOf({ method }: Request, { pathname }: URL): FilePlace | null {
  return method === "GET" || method === "HEAD" ? filePlace(pathname) : null;
}

/** @param url of the request, parsed; its credentials are removed */
function sentRequest(request: Request, url: URL, { address }: Peer, body: SentRequest["body"]): SentRequest {
  // No Request can be made of an address with credentials, which an absolute request target may have.
  url.username = "";
  url.password = "";
  return {
    method: request.method,
    url: url.href,
    headers: [...request.headers],
    body,
    address: address ?? null,
  };
}

/**
 * The body up to the first piece beyond the limit, which the service refuses. One whose declared length is too large is
 * not read: the service checks the declaration.
 */
async function bodyOf(request: Request, limit: number): Promise<Uint8Array | null> {
  if (!hasBody(request)) return null;
  const declared = request.headers.get("content-length");
  // HTTP's parser holds a body to its declared length. A choice takes 15 % less time without a stream.
  if (declared !== null) return Number(declared) > limit ? null : nonEmpty(new Uint8Array(await request.arrayBuffer()));
  if (request.body === null) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body) {
    pieces.push(piece);
    size += piece.byteLength;
    if (size > limit) break;
  }
  // Separate memory, which is handed over to the other thread.
  const body = new Uint8Array(size);
  pieces.reduce((offset, piece) => {
    body.set(piece, offset);
    return offset + piece.byteLength;
  }, 0);
  return nonEmpty(body);
}

function nonEmpty(body: Uint8Array): Uint8Array | null {
  return body.byteLength === 0 ? null : body;
}

/** Collects visits and reports them every second. */
function reportedVisits(report: (visits: readonly CountedRequest[]) => void): {
  add(visit: CountedRequest): void;
  stop(): void;
} {
  let visits: CountedRequest[] = [];
  const timer = setInterval(() => {
    if (visits.length > 0) report(visits);
    visits = [];
  }, REPORT_MS);
  timer.unref();
  return { add: (visit) => void visits.push(visit), stop: () => clearInterval(timer) };
}
