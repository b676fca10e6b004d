import { randomBytes } from "node:crypto";
import type { MessagePort } from "node:worker_threads";
import type { App, Peer } from "../app";
import type { CountedRequest } from "../health/metrics";
import { fileRequestName } from "../health/request-name";
import { bodyLimitOf } from "../request/body-limits";
import { isForService } from "../request/host-check";
import { problemResponse } from "../request/responses";
import { ulid } from "../runtime/ulid";
import type { DeliveryChanges } from "../store/delivery-changes";
import { fileResponse, nothingServed } from "../versions/delivered-file";
import { type FilePlace, filePlace, isNoted, RULES_FILE } from "../versions/file-place";
import { createServedFiles, type ServedFiles } from "../versions/served-files";
import { stageRules } from "../versions/stage-rules";
import { HEARTBEAT_MS, type SentRequest } from "./messages";
import { isDeferred, receiveBody } from "./receive-body";
import { connectToService, type ServiceClient } from "./service-client";
import { type Answer, createVisitorOperations, type FrontEndParts } from "./visitor-operations";

/** Answers requests in the thread that has the sockets. */
export interface FrontEnd {
  /** Like the service's own; visitors and `/healthz` wait for nothing that the service does. */
  readonly fetch: App;
  close(): void;
}

/** A thread that is blocked for longer probably does not come back. */
const MAX_MISSED_HEARTBEATS = 30;
/** Visits are reported to the service so often. */
const REPORT_MS = 1000;

/**
 * Answers requests in this thread by a service in another one. What a workspace asks of the API can keep the service's
 * thread busy for seconds; what visitors fetch is kept here and waits for it once, after a start and after a change.
 * @param changes what other processes change; null where the service reports every move
 */
export function createFrontEnd(
  port: MessagePort,
  parts: FrontEndParts,
  changes: DeliveryChanges | null = null,
): FrontEnd {
  const heartbeats = watchHeartbeats();
  const service = connectToService(port, {
    moved: (siteIds) => files.forget(siteIds),
    heartbeat: heartbeats.heard,
  });
  const files = createServedFiles(service.file, changes);
  const operate = createVisitorOperations(parts, async (siteId, environment) => {
    const file = await files.get({ siteId, environment, digest: null, name: RULES_FILE });
    return file === null ? null : stageRules(file);
  });
  const visits = reportedVisits((reported) => service.post({ kind: "visits", visits: reported }));

  /** Null for what the service has to answer. */
  const answeredHere = async (request: Request, url: URL, peer: Peer, requestId: string): Promise<Answer | null> => {
    if (isHealthCheck(request, url)) return health(heartbeats.missed());
    if (!isForService(request, url, parts.settings)) return null;
    const place = placeOf(request, url);
    if (place === null) return operate(request, url, peer, requestId);
    return visited(files, service, request, place, requestId);
  };

  return {
    fetch: async (request, peer = {}) => {
      const startedAt = performance.now();
      const url = new URL(request.url);
      const requestId = `req_${ulid(parts.runtime.now(), randomBytes(10))}`;
      const answer = await answeredHere(request, url, peer, requestId);
      if (answer === null) return forwarded(service, request, url, peer);
      const { response, operation } = answer;
      visits.add({ operation, status: response.status, seconds: (performance.now() - startedAt) / 1000 });
      peer.record?.({ requestId, operation, tokenId: null, userId: null });
      return response;
    },
    close: () => {
      heartbeats.stop();
      visits.stop();
      files.close();
      port.close();
    },
  };
}

/** The answer to a visitor; null if the service has to say what is wrong. */
async function visited(
  files: ServedFiles,
  service: ServiceClient,
  request: Request,
  place: FilePlace,
  requestId: string,
): Promise<Answer | null> {
  const answered = (response: Response): Answer => ({ response, operation: fileRequestName(place) });
  try {
    const file = await files.get(place);
    if (file === null) {
      const instance = new URL(request.url).pathname;
      return answered(problemResponse(nothingServed(), { requestId, instance, operation: null, admission: null }));
    }
    if (isNoted(place)) service.post({ kind: "fetched", siteId: place.siteId });
    return answered(await fileResponse(request, file));
  } catch {
    // A malformed header, or a service that does not know: it says so itself.
    return null;
  }
}

/** The service's own answer. */
async function forwarded(service: ServiceClient, request: Request, url: URL, peer: Peer): Promise<Response> {
  const limit = bodyLimitOf(request);
  let isCutOff = false;
  const readBody = () =>
    receiveBody(request, limit).catch((error: unknown) => {
      isCutOff = true;
      throw error;
    });
  const sent = sentRequest(request, url, peer, isDeferred(request, limit) ? "deferred" : await readBody());
  const { response, answer } = await service.request(sent, request.signal, readBody);
  // The rest of the body would be taken for the next request.
  if (isCutOff) response.headers.set("Connection", "close");
  if (answer.record !== null) peer.record?.(answer.record);
  return response;
}

function isHealthCheck({ method }: Request, { pathname }: URL): boolean {
  return pathname === "/healthz" && (method === "GET" || method === "HEAD");
}

function health(missedHeartbeats: number): Answer {
  const response =
    missedHeartbeats <= MAX_MISSED_HEARTBEATS
      ? new Response("ok\n", { headers: { "Content-Type": "text/plain;charset=UTF-8" } })
      : new Response(`the service has not responded for ${MAX_MISSED_HEARTBEATS} s; restart the process\n`, {
          status: 503,
        });
  return { response, operation: "probe" };
}

/** The file that a request asks for; null if it asks for something else. */
function placeOf({ method }: Request, { pathname }: URL): FilePlace | null {
  return method === "GET" || method === "HEAD" ? filePlace(pathname) : null;
}

/** @param url of the request, parsed; its credentials are removed */
function sentRequest(
  request: Request,
  url: URL,
  { address, isOperator }: Peer,
  body: SentRequest["body"],
): SentRequest {
  // No Request can be made of an address with credentials, which an absolute request target may have.
  url.username = "";
  url.password = "";
  return {
    method: request.method,
    url: url.href,
    headers: [...request.headers],
    body,
    address: address ?? null,
    isOperator: isOperator === true,
  };
}

/** Counts the heartbeats of the service that did not come. */
function watchHeartbeats(): { heard(): void; missed(): number; stop(): void } {
  let missed = 0;
  const timer = setInterval(() => {
    missed += 1;
  }, HEARTBEAT_MS);
  timer.unref();
  const heard = (): void => {
    missed = 0;
  };
  return { heard, missed: () => missed, stop: () => clearInterval(timer) };
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
