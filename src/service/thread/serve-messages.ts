import { setImmediate } from "node:timers/promises";
import type { MessagePort } from "node:worker_threads";
import type { RequestRecord } from "../app";
import type { Service } from "../index";
import { type FromService, HEARTBEAT_MS, type SentAnswer, type SentRequest, type ToService } from "./messages";

/** A request or question under way. */
interface RunningRequest {
  readonly ending: AbortController;
  /** Receives the request's body, or that it does not come. */
  takeBody: (bytes: Uint8Array | null | "lost") => void;
  reader: ReadableStreamDefaultReader<Uint8Array> | null;
}

/**
 * Lets a service answer messages of a port. Ends with the port.
 * @param report receives failures of a request that could not be handed to the service; its client gets 500, and the
 * thread goes on
 */
export function serveMessages(port: MessagePort, service: Service, report: (error: unknown) => void): void {
  const underWay = new Map<number, RunningRequest>();
  const send = (message: FromService, bytes: Uint8Array | null = null): void =>
    port.postMessage(message, bytes === null ? [] : [bytes.buffer as ArrayBuffer]);
  const handlers: { [Kind in ToService["kind"]]: (message: Extract<ToService, { kind: Kind }>) => unknown } = {
    request: async ({ id, request }) => {
      const one: RunningRequest = { ending: new AbortController(), takeBody: () => {}, reader: null };
      underWay.set(id, one);
      // Node takes up to a thousand messages of a port in one turn; timers and what comes over sockets get theirs
      // between any two requests.
      await setImmediate();
      const body = request.body === "deferred" ? deferredBody(one, () => send({ kind: "wanted", id })) : request.body;
      const answer = await answerTo(service, { ...request, body }, one).catch((error: unknown): SentAnswer => {
        report(error);
        return { status: 500, headers: [], body: null, record: null };
      });
      if (answer.body !== "streamed") underWay.delete(id);
      send({ kind: "answer", id, answer }, answer.body === "streamed" ? null : answer.body);
    },
    body: ({ id, bytes }) => underWay.get(id)?.takeBody(bytes),
    abort: ({ id }) => {
      const one = underWay.get(id);
      one?.takeBody("lost");
      one?.ending.abort();
      one?.reader?.cancel().catch(() => {});
      if (one?.reader !== null) underWay.delete(id);
    },
    pull: async ({ id }) => {
      const reader = underWay.get(id)?.reader;
      if (reader == null) return;
      try {
        const { value = null } = await reader.read();
        // A copy, because what is sent is gone here and the piece may be part of something larger.
        const bytes = value === null ? null : new Uint8Array(value);
        if (bytes === null) underWay.delete(id);
        send({ kind: "piece", id, bytes }, bytes);
      } catch (error) {
        underWay.delete(id);
        send({ kind: "broken", id, reason: error instanceof Error ? error.message : String(error) });
      }
    },
    file: async ({ id, place }) => {
      // What fails here is asked again as a request, whose answer says how.
      const file = await service.visits.file(place).catch(() => "unavailable" as const);
      try {
        send({ kind: "file", id, file }, file === "unavailable" ? null : file?.bytes);
      } catch (error) {
        report(error);
        send({ kind: "file", id, file: "unavailable" });
      }
    },
    fetched: ({ siteId }) => service.visits.noteFetch(siteId),
    visits: ({ visits }) => visits.forEach(service.visits.count),
  };
  service.store.onStagesMoved((siteIds) => send({ kind: "moved", siteIds }));
  const heartbeats = setInterval(() => send({ kind: "heartbeat" }), HEARTBEAT_MS);
  heartbeats.unref();
  port.on("close", () => clearInterval(heartbeats));
  port.on("message", (message: ToService) => void (handlers[message.kind] as (message: ToService) => unknown)(message));
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

async function answerTo(service: Service, sent: ArrivedRequest, one: RunningRequest): Promise<SentAnswer> {
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
