import { setImmediate } from "node:timers/promises";
import type { MessagePort } from "node:worker_threads";
import type { RequestRecord } from "../app";
import type { Service } from "../index";
import type { DeliveredFile } from "../versions/delivered-file";
import { type FromService, HEARTBEAT_MS, type SentAnswer, type SentRequest, type ToService } from "./messages";

/** A request or question under way. */
interface RunningRequest {
  readonly ending: AbortController;
  /** Receives the request's body, or that it does not come. */
  takeBody: (bytes: Uint8Array | null | "lost") => void;
  reader: ReadableStreamDefaultReader<Uint8Array> | null;
}

type Send = (message: FromService, bytes?: Uint8Array | null) => void;

/**
 * Lets a service answer messages of a port. Ends with the port.
 * @param report receives failures of a request that could not be handed to the service; its client gets 500, and the
 * thread goes on
 */
export function serveMessages(port: MessagePort, service: Service, report: (error: unknown) => void): void {
  const underWay = new Map<number, RunningRequest>();
  const send = (message: FromService, bytes: Uint8Array | null = null): void =>
    port.postMessage(message, bytes === null ? [] : [bytes.buffer as ArrayBuffer]);
  const failed = (error: unknown): SentAnswer => {
    report(error);
    return { status: 500, headers: [], body: null, record: null };
  };
  const handlers: { [Kind in ToService["kind"]]: (message: Extract<ToService, { kind: Kind }>) => unknown } = {
    request: async ({ id, request }) => {
      const one: RunningRequest = { ending: new AbortController(), takeBody: () => {}, reader: null };
      underWay.set(id, one);
      const answer = await answerTo(service, request, one, () => send({ kind: "wanted", id })).catch(failed);
      if (answer.body !== "streamed") underWay.delete(id);
      send({ kind: "answer", id, answer }, answer.body === "streamed" ? null : answer.body);
    },
    body: ({ id, bytes }) => underWay.get(id)?.takeBody(bytes),
    abort: ({ id }) => {
      const one = underWay.get(id);
      if (one === undefined) return;
      abort(one);
      if (one.reader !== null) underWay.delete(id);
    },
    pull: async ({ id }) => {
      const reader = underWay.get(id)?.reader;
      if (reader == null) return;
      if ((await sendPiece(reader, id, send)) === "last") underWay.delete(id);
    },
    file: async ({ id, place }) => {
      // What fails here is asked again as a request, whose answer says how.
      const file = await service.visits.file(place).catch(() => "unavailable" as const);
      sendFile(id, file, send, report);
    },
    fetched: ({ siteId }) => service.visits.noteFetch(siteId),
    visits: ({ visits }) => visits.forEach(service.visits.count),
  };
  service.store.onStagesMoved((siteIds) => send({ kind: "moved", siteIds }));
  sendHeartbeats(port, send);
  port.on("message", (message: ToService) => void (handlers[message.kind] as (message: ToService) => unknown)(message));
}

/** Sends a file, or that it is unavailable if it cannot be sent. */
function sendFile(
  id: number,
  file: DeliveredFile | null | "unavailable",
  send: Send,
  report: (error: unknown) => void,
): void {
  try {
    send({ kind: "file", id, file }, file === "unavailable" ? null : file?.bytes);
  } catch (error) {
    report(error);
    send({ kind: "file", id, file: "unavailable" });
  }
}

function sendHeartbeats(port: MessagePort, send: (message: FromService) => void): void {
  const timer = setInterval(() => send({ kind: "heartbeat" }), HEARTBEAT_MS);
  timer.unref();
  port.on("close", () => clearInterval(timer));
}

/** Ends the work for a request whose client has gone. */
function abort({ takeBody, ending, reader }: RunningRequest): void {
  takeBody("lost");
  ending.abort();
  reader?.cancel().catch(() => {});
}

/** Sends the next piece of a body. @returns "last" after its end, or once it cannot be read */
async function sendPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  id: number,
  send: Send,
): Promise<"last" | "more"> {
  try {
    const { value = null } = await reader.read();
    // A copy, because what is sent is gone here and the piece may be part of something larger.
    const bytes = value === null ? null : new Uint8Array(value);
    send({ kind: "piece", id, bytes }, bytes);
    return bytes === null ? "last" : "more";
  } catch (error) {
    send({ kind: "broken", id, reason: error instanceof Error ? error.message : String(error) });
    return "last";
  }
}

/** A request's body, which is asked for when it is read. */
function deferredBody(one: RunningRequest, ask: () => void): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const bytes = await new Promise<Uint8Array | null | "lost">((resolve) => {
      one.takeBody = resolve;
      ask();
    });
    if (bytes === "lost") throw new Error("The body did not arrive completely.");
    if (bytes !== null) controller.enqueue(bytes);
    controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** A request with the body that it has in this thread. */
type ArrivedRequest = Omit<SentRequest, "body"> & { readonly body: Uint8Array | null | ReadableStream<Uint8Array> };

/** @param askForBody asks for the body that is sent only then */
async function answerTo(
  service: Service,
  request: SentRequest,
  one: RunningRequest,
  askForBody: () => void,
): Promise<SentAnswer> {
  // Node takes up to a thousand messages of a port in one turn; timers and what comes over sockets get theirs between
  // any two requests.
  await setImmediate();
  const sent = { ...request, body: request.body === "deferred" ? deferredBody(one, askForBody) : request.body };
  let record: RequestRecord | null = null;
  const response = await service.fetch(requestOf(sent, one.ending.signal), {
    ...(sent.address === null ? {} : { address: sent.address }),
    isOperator: sent.isOperator,
    record: (reported) => {
      record = reported;
    },
  });
  const head = { status: response.status, headers: [...response.headers], record };
  // Only bodies that are not in memory say their length themselves.
  if (response.body === null || !response.headers.has("content-length")) {
    const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
    return { ...head, body };
  }
  one.reader = response.body.getReader();
  return { ...head, body: "streamed" };
}

function requestOf({ method, url, headers, body }: ArrivedRequest, signal: AbortSignal): Request {
  const isTrace = method === "TRACE";
  const request = new Request(url, {
    method: isTrace ? "GET" : method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    signal,
    // Only a body that is a stream needs `duplex`.
    ...(body === null ? {} : { body, duplex: "half" }),
  });
  // The constructor refuses this method; the service refuses it, too, with an answer.
  if (isTrace) Object.defineProperty(request, "method", { value: method });
  return request;
}
