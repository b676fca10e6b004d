import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { repositoryFolder } from "./repository-folder";
import type { TestService } from "./service";

/** Disturbs a request: waits, breaks the connection before or after the service acts, or answers something else. */
export type Disturbance = (request: { method: string; path: string }) => Promise<"drop" | "lose" | Response | null>;

/** The console and the API of a service behind one address. */
export interface ConsoleFront {
  readonly address: string;
  /** Credentials that are added to requests; null as after a session has ended. */
  credentials: Record<string, string> | null;
  disturb: Disturbance | null;
  /** Requests below /v1, as `method path`. */
  readonly requests: string[];
  close(): Promise<void>;
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Starts one on a free port. */
export async function startConsoleFront({ service }: TestService): Promise<ConsoleFront> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/v1/") || path === "/sign-out") void answerApi(request, response);
    else answerFile(path, response);
  });
  const answerApi = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url: path = "/", headers } = request;
    requests.push(`${method} ${path}`);
    const disturbed = (await front.disturb?.({ method, path })) ?? null;
    if (disturbed === "drop") return void request.socket.destroy();
    const { host: _, connection: __, ...sent } = headers;
    const body = method === "GET" ? null : Buffer.concat(await request.toArray());
    const answer =
      disturbed instanceof Response
        ? disturbed
        : await service.fetch(
            new Request(`http://127.0.0.1:4071${path}`, {
              method,
              headers: { ...(sent as Record<string, string>), ...front.credentials },
              body,
            }),
          );
    if (disturbed === "lose") return void request.socket.destroy();
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const front: ConsoleFront = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: null,
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

function answerFile(path: string, response: ServerResponse): void {
  if (path.startsWith("/preview/")) return void response.writeHead(404).end();
  const folder = join(repositoryFolder, "dist/console");
  const file = path.startsWith("/assets/") ? join(folder, path) : join(folder, "index.html");
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "text/html; charset=utf-8",
    "content-security-policy": POLICY,
  });
  response.end(readFileSync(file));
}
