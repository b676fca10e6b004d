import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "../../../../src/consent/contract";

/** A request as the server saw it. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** The server's reaction to one request. */
export type Act = (response: ServerResponse, seen: Seen) => void;

/** A real HTTP server that follows a script and records requests. */
export interface ScriptedServer {
  endpoint: string;
  seen: Seen[];
  /** TCP connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a server on loopback. `script` chooses an act by the request and its index. */
export async function startServer(script: (seen: Seen, index: number) => Act): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  let connections = 0;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one: Seen = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      seen.push(one);
      script(one, seen.length - 1)(response, one);
    });
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    seen,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers in order; the last act repeats. */
export function inOrder(...acts: Act[]): (seen: Seen, index: number) => Act {
  return (_seen, index) => acts[Math.min(index, acts.length - 1)] ?? hangUp;
}

/** A JSON answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Act {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

/** A problem document as the service writes it. */
export function problem(slug: ProblemSlug, members: object = {}, headers: Record<string, string> = {}): Act {
  const { status, title } = problems[slug];
  const document = {
    type: `${PROBLEM_TYPE_BASE}${slug}`,
    title,
    status,
    detail: "Told by the script.",
    request_id: "req_1",
  };
  return json(status, { ...document, ...members }, { "Content-Type": "application/problem+json", ...headers });
}

/** An answer of any kind. */
export function raw(status: number, headers: Record<string, string>, body: string | Buffer = ""): Act {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

/** Resets the connection without an answer: the request arrived, and its answer is lost. */
export const hangUp: Act = (response) => {
  response.socket?.resetAndDestroy();
};

/** Never answers. */
export const stall: Act = () => undefined;

/** Promises more bytes than it sends, then resets the connection. */
export const halfBody: Act = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write('{"data": [');
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
};

/** Sends headers and then nothing more. */
export const stallInBody: Act = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write("{");
};
