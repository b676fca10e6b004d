import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ProblemSlug } from "@consentform/consent/contract";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { Problem, type ProblemDetails, problemBody } from "../http/problem";
import { toProblem } from "../request/to-problem";
import { MINUTE_MS } from "../runtime/durations";
import { ulid } from "../runtime/ulid";
import { followTls, readTls, type TlsFiles } from "./tls-files";

/** A request's connection, as far as an answer may concern it. */
export interface Connection {
  /** Address of the peer; null if it is gone already. */
  readonly address: string | null;
  /** Breaks the connection at once, without an answer. */
  reset(): void;
}

/** A server that listens. */
export interface Listener {
  readonly port: number;
  /** Accepts no more connections and waits until the requests under way are answered, but no longer than `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Answers requests from a socket. */
export type Answer = (request: Request, connection: Connection) => Promise<Response>;

/** Twice the longest target that is answered (contract 4.1, uri-too-long), so that the service itself can refuse it. */
const MAX_HEADER_BYTES = 32 * 1024;
/**
 * Longer than proxies and clients keep idle connections, so that they close first and never send into a closing one.
 */
const KEEP_ALIVE_MS = 75_000;
/** While closing: how often connections are looked at. */
const IDLE_CHECK_MS = 50;
/** How long a client whose request was not understood may take to read the answer, in milliseconds. */
const REFUSED_MS = 2000;
/** A client that sends its request more slowly is cut off. */
const REQUEST_TIMEOUT_MS = MINUTE_MS;

/**
 * Serves HTTP. Failures of HTTP itself, such as broken syntax, are answered as problems too (contract 4.1).
 * @param host address to bind to; 127.0.0.1 is not reachable from other machines
 * @param port 0 takes a free one
 * @param reportError receives errors outside the service, which reports its own failures; the client gets an
 * internal-error that says nothing of it
 * @param tls absent for plain HTTP
 * @throws {Error} if the port is taken
 */
export async function listen(
  answer: Answer,
  host: string,
  port: number,
  reportError: (error: unknown) => void = console.error,
  tls?: TlsFiles,
): Promise<Listener> {
  const listener = requestListener(answer, reportError);
  const server = tls === undefined ? createServer(limits) : createTlsServer({ ...limits, ...readTls(tls) });
  if (tls !== undefined) followTls(server as TlsServer, tls, reportError);
  const exchanges = new WeakMap<Duplex, Exchange>();
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    exchanges.set(incoming.socket, { incoming, outgoing });
    void listener(incoming, outgoing);
  };
  server.on("request", serve);
  // Node answers these with an empty 417 or breaks the connection; they are requests like others, or none that we
  // serve.
  server.on("checkExpectation", serve);
  server.on("connect", (_request, socket: Duplex) => endWith(socket, methodUnknown));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A second answer would be taken for a part of the first, or for that to the next request.
    if (isBeingAnswered(exchanges.get(socket))) socket.destroy();
    else endWith(socket, problemOf(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    // A server that listens on TCP has an address with a port.
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => closed(server, graceMs),
  };
}

function requestListener(answer: Answer, reportError: (error: unknown) => void) {
  const answered = async (request: Request, { incoming }: HttpBindings) => {
    try {
      return await answer(request, connectionOf(incoming));
    } catch (error) {
      // The client left before it had sent the body: nothing failed here, and no one reads the answer.
      if (incoming.destroyed && !incoming.complete) return new Response(null, { status: 400 });
      throw error;
    }
  };
  return getRequestListener((request, env) => answered(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    // Node discards the rest of a body until the request times out. The library would close the connection after half a
    // second, so a client that is still sending would not see its answer.
    autoCleanupIncoming: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return problemResponse(badHost);
      // What the service itself throws it has answered and reported: this comes from what is wrapped around it.
      reportError(error);
      return problemResponse(toProblem(error));
    },
  });
}

/** The last request of a connection. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** True while a request that has an answer, or the answer itself, is still on its way. */
function isBeingAnswered(exchange: Exchange | undefined): boolean {
  if (exchange === undefined || !exchange.outgoing.headersSent) return false;
  return !exchange.incoming.complete || !exchange.outgoing.writableFinished;
}

const limits = {
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
  keepAliveTimeout: KEEP_ALIVE_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
};

function closed(server: Server | TlsServer, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection that is kept alive becomes idle when its answer is sent.
    const idling = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idling);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function connectionOf({ socket }: IncomingMessage): Connection {
  return { address: socket.remoteAddress ?? null, reset: () => reset(socket) };
}

function reset(socket: Socket): void {
  socket.resetAndDestroy();
}

/** A refusal made before there is a request to speak of. */
interface HttpFailure {
  readonly slug: ProblemSlug;
  readonly details: ProblemDetails;
  readonly headers?: Readonly<Record<string, string>>;
}

const methodUnknown: HttpFailure = {
  slug: "method-not-allowed",
  details: { detail: "The method is unknown. Use GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS." },
  headers: { Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" },
};

const badHost: HttpFailure = {
  slug: "invalid-parameter",
  details: {
    detail: "The header Host or the request target is missing or malformed.",
    parameter: "Host",
    allowed: null,
  },
};

/** Node's codes for requests that it could not read. */
function problemOf(error: NodeJS.ErrnoException): HttpFailure {
  switch (error.code) {
    case "HPE_INVALID_METHOD":
      return methodUnknown;
    case "HPE_HEADER_OVERFLOW":
      return {
        slug: "uri-too-long",
        details: { detail: `The request target and headers are longer than ${MAX_HEADER_BYTES} bytes together.` },
      };
    default:
      return {
        slug: "invalid-parameter",
        details: {
          detail: "The request is not valid HTTP, or was sent too slowly.",
          parameter: "request",
          allowed: null,
        },
      };
  }
}

function problemResponse(failure: HttpFailure): Response {
  const { status, headers, body } = rendered(failure);
  return new Response(body, { status, headers });
}

/** Writes a whole answer by hand, because Node has no response object for a request that it could not read. */
function endWith(socket: Duplex, failure: HttpFailure): void {
  if (!socket.writable) return;
  const { status, headers, body } = rendered(failure);
  const lines = Object.entries({ ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" });
  // Ending closes our side only, so that the client can read this while it is sending.
  setTimeout(() => socket.destroy(), REFUSED_MS).unref();
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
  );
}

function rendered({ slug, details, headers }: HttpFailure) {
  const problem = new Problem(slug, details, headers);
  return {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", ...headers },
    body: JSON.stringify(problemBody(problem, "", `req_${ulid(new Date(), randomBytes(10))}`)),
  };
}
