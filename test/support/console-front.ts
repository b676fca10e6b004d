import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { InProcessService } from "./in-process-service";

/** Disturbs a request: waits, breaks the connection before or after the service acts, or answers something else. */
export type Disturbance = (request: { method: string; path: string }) => Promise<"drop" | "lose" | Response | null>;

/** A service's console and API at an address that browsers reach, with faults between them. */
export interface ConsoleFront {
  readonly address: string;
  /** Cookie of a session; null as after it has ended. */
  cookie: string | null;
  /** Applies to requests below /v1, and to those of the audit log. */
  disturb: Disturbance | null;
  /** The same requests, as `method path`. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startConsoleFront({ service }: InProcessService): Promise<ConsoleFront> {
  const requests: string[] = [];
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url: path = "/", headers } = request;
    const isApi = /^\/(v1|audit)\//.test(path);
    if (isApi) requests.push(`${method} ${path}`);
    const disturbed = (isApi ? await front.disturb?.({ method, path }) : null) ?? null;
    if (disturbed === "drop") return void request.socket.destroy();
    const { host: _, connection: __, ...sent } = headers as Record<string, string>;
    const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(await request.toArray());
    const cookie = front.cookie === null ? {} : { cookie: front.cookie };
    const answer =
      disturbed instanceof Response
        ? disturbed
        : await service.fetch(
            new Request(`http://127.0.0.1:4071${path}`, { method, headers: { ...sent, ...cookie }, body }),
          );
    if (disturbed === "lose") return void request.socket.destroy();
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const front: ConsoleFront = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cookie: null,
    disturb: null,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return front;
}
