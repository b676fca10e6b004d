import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Egress } from "./egress";
import { isFinalStatus, pinnedConnect } from "./exchange";
import type { EgressPurpose } from "./purposes";
import type { Target } from "./target";

/**
 * An HTTP proxy on loopback through which a program that is not ours reaches the outside under the rules of egress
 * (contract 4.10).
 */
export interface EgressProxy {
  readonly port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Longest silence on a connection. */
const IDLE_MS = 30_000;
/** Most bytes that one connection may bring. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Most connections at the same time: a browser keeps fewer. */
const MAX_CONNECTIONS = 256;
/** The header that marks responses of the proxy itself (RFC 9209). It is removed from all others. */
export const PROXY_STATUS = "proxy-status";
/** One for all reasons: the page's scripts could read it. */
const ownAnswer = { [PROXY_STATUS]: "consentform; error=destination_unavailable" };
/** Headers between two neighbours (RFC 9110, 7.6.1), and the proxy's own. */
const hopByHop: readonly string[] = [
  PROXY_STATUS,
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Starts a proxy. Each host is resolved once for each connection, checked, and connected to at the checked address; a
 * refused one is 403 without a reason, one that cannot be reached 502, both with {@link PROXY_STATUS}.
 */
export async function startEgressProxy(egress: Egress, purpose: EgressPurpose): Promise<EgressProxy> {
  const open = new Set<Duplex>();
  const server = createServer((request, response) => {
    forward(egress, purpose, request, response).catch(() => response.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on("connection", (socket) => keep(open, socket));
  server.on("connect", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    tunnel(egress, purpose, request, socket, head, open).catch(() => socket.destroy());
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => closeAll(server, open) };
}

async function closeAll(server: Server, open: ReadonlySet<Duplex>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  for (const socket of open) socket.destroy();
  await closed;
}

function keep(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket);
  socket.once("close", () => open.delete(socket));
}

/** Plain http: the request line names the whole address. */
async function forward(
  egress: Egress,
  purpose: EgressPurpose,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = await allowedTarget(egress, purpose, request.url ?? "");
  if (target === null) {
    response.writeHead(403, ownAnswer).end();
    return;
  }
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.includes(name)));
  const outgoing = requestHttp({
    agent: false,
    host: target.host,
    port: target.port,
    path: target.url.pathname + target.url.search,
    method: request.method,
    headers: { ...headers, host: target.url.host, connection: "close" },
    ...pinnedConnect(target.addresses),
    timeout: IDLE_MS,
  });
  outgoing.on("timeout", () => outgoing.destroy());
  outgoing.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502, ownAnswer).end()));
  outgoing.on("response", (incoming) => {
    const kept = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopByHop.includes(name)));
    if (!isFinalStatus(incoming.statusCode)) {
      response.writeHead(502, ownAnswer).end();
      outgoing.destroy();
      return;
    }
    response.writeHead(incoming.statusCode, kept);
    limit(incoming, () => outgoing.destroy());
    // `pipe` does not end what was cut off, and the browser would wait for the rest.
    incoming.on("close", () => incoming.complete || response.destroy());
    incoming.pipe(response);
  });
  response.on("close", () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Everything else, TLS above all: bytes in both directions. */
async function tunnel(
  egress: Egress,
  purpose: EgressPurpose,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  open: Set<Duplex>,
): Promise<void> {
  const target = await allowedTarget(egress, purpose, `https://${request.url}/`);
  if (target === null) {
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    return;
  }
  const outgoing: Socket = connect({
    host: target.host,
    port: target.port,
    ...pinnedConnect(target.addresses),
    timeout: IDLE_MS,
  });
  keep(open, outgoing);
  const end = (): void => {
    outgoing.destroy();
    socket.destroy();
  };
  outgoing.once("connect", () => {
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    outgoing.write(head);
    limit(outgoing, end);
    outgoing.pipe(socket).pipe(outgoing);
  });
  outgoing.on("timeout", end);
  outgoing.on("error", () => (outgoing.bytesRead === 0 ? socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n") : end()));
  outgoing.on("close", () => socket.destroy());
  socket.on("close", end);
}

function limit(incoming: Duplex | IncomingMessage, end: () => void): void {
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) end();
  });
}

async function allowedTarget(egress: Egress, purpose: EgressPurpose, address: string): Promise<Target | null> {
  if (!URL.canParse(address)) return null;
  try {
    return await egress.target(new URL(address), purpose);
  } catch {
    // The reason is not revealed: the page's scripts could read it.
    return null;
  }
}
