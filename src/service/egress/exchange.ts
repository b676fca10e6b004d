import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { rootCertificates } from "node:tls";
import { EgressError, type EgressFailureCode } from "./failure";
import type { Target } from "./target";

/** One HTTP request to a checked target. */
export interface Exchange {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** The response, with a capped body. Header names are lower-case. */
export interface ExchangeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body was longer than the cap; `body` holds its beginning. */
  readonly isTruncated: boolean;
}

/**
 * Sends one request over a separate connection, to the target's checked addresses only. Follows no redirect.
 * @throws {EgressError} timeout, unreachable, tls or protocol.
 */
export function exchange(target: Target, what: Exchange): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    let phase: EgressFailureCode = "unreachable";
    const fail = () => reject(new EgressError(what.signal.aborted ? "timeout" : phase));
    const isTls = target.url.protocol === "https:";
    const outgoing = (isTls ? requestHttps : requestHttp)(optionsOf(target, what), (incoming) => {
      const { statusCode: status } = incoming;
      if (!isFinalStatus(status)) {
        phase = "protocol";
        outgoing.destroy();
        return fail();
      }
      incoming.on("error", fail);
      readBody(incoming, what.maxBytes, (body) => {
        resolve({ status, headers: incoming.headers, ...body });
        if (body.isTruncated) outgoing.destroy();
      });
    });
    outgoing.on("socket", (socket) => {
      socket.once("connect", () => {
        phase = isTls ? "tls" : "protocol";
      });
      socket.once("secureConnect", () => {
        phase = "protocol";
      });
    });
    outgoing.on("error", fail);
    outgoing.end(what.body);
  });
}

/** Reads a body to its end, or until it is longer than `maxBytes`. */
function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
  finish: (body: Pick<ExchangeAnswer, "body" | "isTruncated">) => void,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = (isTruncated: boolean) => finish({ body: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated });
  incoming.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) end(true);
  });
  incoming.on("end", () => end(false));
}

/**
 * Reports whether a status is one of HTTP's, 200 to 599 (RFC 9110, 15): servers send others, which neither Node writes
 * nor the contract knows.
 */
export function isFinalStatus(status: number | undefined): status is number {
  return status !== undefined && status >= 200 && status <= 599;
}

function optionsOf(
  target: Target,
  what: Exchange,
): RequestOptions & PinnedConnect & { servername?: string; ca?: string[] } {
  return {
    agent: false,
    host: target.host,
    port: target.port,
    path: target.url.pathname + target.url.search,
    method: what.method,
    headers: { ...what.headers, host: target.url.host, connection: "close" },
    // TLS names a host, never an address (RFC 6066, 3).
    ...(isIP(target.host) === 0 ? { servername: target.host } : {}),
    ...(target.authority === null ? {} : { ca: [...rootCertificates, target.authority] }),
    ...pinnedConnect(target.addresses),
    signal: what.signal,
  };
}

/**
 * How long one of several addresses is tried before the next is. Node's 250 ms is less than this process may be busy,
 * and a host that is there would be missed.
 */
const ATTEMPT_TIMEOUT_MS = 3000;

/** Options of a connection that goes to checked addresses only, to one after the other. */
export interface PinnedConnect {
  readonly lookup: LookupFunction;
  readonly autoSelectFamily: boolean;
  readonly autoSelectFamilyAttemptTimeout: number;
}

/** Connects to these addresses, even if the host's name resolves differently by now. This prevents DNS rebinding. */
export function pinnedConnect(addresses: readonly string[]): PinnedConnect {
  return {
    lookup: pinnedLookup(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
  };
}

/** A name look-up that can only answer what was checked before. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = pinned;
    if (options.all === true || first === undefined) {
      callback(null, pinned);
    } else {
      callback(null, first.address, first.family);
    }
  };
}
