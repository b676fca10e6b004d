import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The point at which a request is held. */
export type TrapPoint = "before send" | "after commit, before answer" | "after answer, before save";

/** The request that is to be held. */
export interface Prey {
  readonly method: string;
  /** Tested against the path without its query. */
  readonly path: RegExp;
  readonly point: TrapPoint;
  /** How many matching requests pass before it; default 0. */
  readonly passing?: number;
}

/** A trap that was set. */
interface SetTrap {
  /** Fulfilled when the request is held: the service has not seen it, or has answered it, as the point says. */
  readonly caught: Promise<void>;
  /** Lets the answer of the held request through, and waits until the network has taken it. */
  deliver(): Promise<void>;
  /** Cuts the connection of the held request. */
  cut(): void;
}

/** A real proxy between a provider and its service: it passes everything on, and holds what a test wants held. */
export interface RequestTrap {
  /** Base address for the program's configuration; stays the same while the service moves. */
  readonly endpoint: string;
  /** Sends further requests to another address, e.g. of a restarted service. */
  moveTo(endpoint: string): void;
  /** Holds one request that matches. */
  set(prey: Prey): SetTrap;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Pending extends Prey {
  /** Matching requests that still pass. */
  left: number;
  catch(incoming: IncomingMessage): void;
  deliver: (() => Promise<void>) | null;
}

/**
 * Starts a proxy on a free port of loopback. What it holds and is never delivered gets no answer, exactly as if the
 * line had been cut there.
 */
export async function startRequestTrap(service: string): Promise<RequestTrap> {
  let target = service;
  let pending: Pending | null = null;

  const takeIfPrey = ({ method, url = "" }: IncomingMessage): Pending | null => {
    const path = url.replace(/\?.*/s, "");
    if (pending === null || pending.method !== method || !pending.path.test(path)) return null;
    if (pending.left > 0) {
      pending.left -= 1;
      return null;
    }
    const taken = pending;
    pending = null;
    return taken;
  };

  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing, takeIfPrey(incoming), target).catch(() => incoming.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moveTo: (endpoint) => {
      target = endpoint;
    },
    set: (prey) => {
      let isCaught: () => void = () => {};
      const caught = new Promise<void>((resolve) => {
        isCaught = resolve;
      });
      let held: IncomingMessage | null = null;
      const trap: Pending = {
        ...prey,
        left: prey.passing ?? 0,
        deliver: null,
        catch: (incoming) => {
          held = incoming;
          isCaught();
        },
      };
      pending = trap;
      return { caught, deliver: async () => trap.deliver?.(), cut: () => held?.socket.destroy() };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trap: Pending | null,
  target: string,
): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  if (trap?.point === "before send") {
    trap.catch(incoming);
    return;
  }
  const answer = await forward(incoming, body, target);
  const deliver = () => write(outgoing, answer);
  if (trap === null) return deliver();
  trap.deliver = deliver;
  trap.catch(incoming);
}

async function forward(incoming: IncomingMessage, body: Buffer, target: string): Promise<Answer> {
  const { method, url = "/", headers } = incoming;
  const outgoing = request(new URL(url, target), { method, headers, agent: false });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

async function write(outgoing: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  const { connection: _, "transfer-encoding": __, ...endToEnd } = headers;
  outgoing.writeHead(status, { ...endToEnd, "content-length": body.length });
  await new Promise<void>((resolve) => outgoing.end(body, resolve));
}
