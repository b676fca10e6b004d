import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that arrived, whole. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server that keeps what it receives. */
export interface HttpReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Answers from now on; default 204. */
  answer: (response: ServerResponse, request: ReceivedRequest) => void;
  /** Ends the requests that were not answered. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port of an address of this machine. Default: loopback. */
export async function startHttpReceiver(address = "127.0.0.1"): Promise<HttpReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const whole = { method, path: url, headers, body: Buffer.concat(chunks).toString("utf8") };
      receiver.received.push(whole);
      receiver.answer(response, whole);
    });
  });
  server.listen(0, address);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: HttpReceiver = {
    url: `http://${address}:${port}/in`,
    port,
    received: [],
    answer: (response) => void response.writeHead(204).end(),
    dropConnections: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
