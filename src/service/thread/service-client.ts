import type { MessagePort } from "node:worker_threads";
import type { DeliveredFile } from "../versions/delivered-file";
import type { FilePlace } from "../versions/file-place";
import type { FromService, SentAnswer, SentRequest, ToService } from "./messages";

/** A body that is sent piece by piece, on the side that receives it. */
type Controller = ReadableStreamDefaultController<Uint8Array>;

/** The answers that the service owes this side, by the ids of requests. */
interface UnderWay {
  readonly answers: Map<number, (answer: SentAnswer) => void>;
  /** Bodies that are read when the service wants them. */
  readonly deferred: Map<number, () => Promise<Uint8Array | null>>;
  readonly files: Map<number, (file: DeliveredFile | null | "unavailable") => void>;
  /** Bodies of which a piece is under way. */
  readonly bodies: Map<number, { readonly controller: Controller; readonly taken: () => void }>;
}

type Send = (message: ToService, bytes?: Uint8Array | null) => void;

/** The handler of each kind of message. */
type Handlers<Kinds extends FromService["kind"]> = {
  [Kind in Kinds]: (message: Extract<FromService, { kind: Kind }>) => unknown;
};

/** The service on the other side of a port. */
export interface ServiceClient {
  /**
   * The answer to a request; its body, if it is streamed, is read from the service as it is read here.
   * @param readBody reads the request's body, if that is deferred, when the service asks for it
   */
  request(
    request: SentRequest,
    gone: AbortSignal,
    readBody: () => Promise<Uint8Array | null>,
  ): Promise<{ readonly response: Response; readonly answer: SentAnswer }>;
  /**
   * The file that a stage serves, or null.
   * @throws {Error} if the service cannot say; it answers the same as a request with the reason
   */
  file(place: FilePlace): Promise<DeliveredFile | null>;
  post(message: Extract<ToService, { kind: "fetched" | "visits" }>): void;
}

/** The service's unsolicited reports. */
export interface ServiceEvents {
  readonly moved: (siteIds: readonly string[]) => void;
  readonly heartbeat: () => void;
}

/** Asks the service through a port that `serveMessages` answers. */
export function connectToService(port: MessagePort, events: ServiceEvents): ServiceClient {
  const underWay: UnderWay = { answers: new Map(), deferred: new Map(), files: new Map(), bodies: new Map() };
  const { answers, deferred, files, bodies } = underWay;
  let lastId = 0;
  const send = (message: ToService, bytes: Uint8Array | null = null): void =>
    port.postMessage(message, bytes === null ? [] : [bytes.buffer as ArrayBuffer]);
  const handlers: Handlers<FromService["kind"]> = {
    ...handlersOf(underWay, send),
    moved: ({ siteIds }) => events.moved(siteIds),
    heartbeat: events.heartbeat,
  };
  port.on(
    "message",
    (message: FromService) => void (handlers[message.kind] as (message: FromService) => unknown)(message),
  );
  return {
    request: async (request, gone, readBody) => {
      lastId += 1;
      const id = lastId;
      const answer = await new Promise<SentAnswer>((resolve) => {
        answers.set(id, resolve);
        gone.addEventListener("abort", () => send({ kind: "abort", id }), { once: true });
        if (request.body === "deferred") deferred.set(id, readBody);
        send({ kind: "request", id, request }, request.body === "deferred" ? null : request.body);
        // Gone while its body was read: no event comes any more.
        if (gone.aborted) send({ kind: "abort", id });
      });
      const body = answer.body === "streamed" ? streamedBody(id, bodies, send) : answer.body;
      const headers = answer.headers.map(([name, value]): [string, string] => [name, value]);
      return { response: new Response(body, { status: answer.status, headers }), answer };
    },
    file: (place) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        files.set(lastId, (file) => (file === "unavailable" ? reject(new Error("unavailable")) : resolve(file)));
        send({ kind: "file", id: lastId, place });
      }),
    post: send,
  };
}

function handlersOf(
  { answers, deferred, files, bodies }: UnderWay,
  send: Send,
): Handlers<Exclude<FromService["kind"], keyof ServiceEvents>> {
  return {
    answer: ({ id, answer }) => {
      deferred.delete(id);
      taken(answers, id)?.(answer);
    },
    wanted: async ({ id }) => {
      const bytes = (await taken(deferred, id)?.().catch(() => "lost" as const)) ?? null;
      send({ kind: "body", id, bytes }, bytes === "lost" ? null : bytes);
    },
    file: ({ id, file }) => taken(files, id)?.(file),
    piece: ({ id, bytes }) => {
      const body = taken(bodies, id);
      if (bytes === null) body?.controller.close();
      else body?.controller.enqueue(bytes);
      body?.taken();
    },
    broken: ({ id, reason }) => {
      const body = taken(bodies, id);
      body?.controller.error(new Error(reason));
      body?.taken();
    },
  };
}

/** A body that the service sends a piece of each time this side wants one. */
function streamedBody(id: number, bodies: UnderWay["bodies"], send: Send) {
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise<void>((resolve) => {
          bodies.set(id, { controller, taken: resolve });
          send({ kind: "pull", id });
        }),
      // No one waits for a later result.
      cancel: () => {
        taken(bodies, id)?.taken();
        send({ kind: "abort", id });
      },
    },
    { highWaterMark: 0 },
  );
}

/** The entry of an id, which is no longer in the map then. */
function taken<T>(map: Map<number, T>, id: number): T | undefined {
  const value = map.get(id);
  map.delete(id);
  return value;
}
