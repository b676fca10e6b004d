import { once } from "node:events";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy before the service, which can be made to fail. */
export interface FailingGateway {
  /** Base address, to be configured in place of the service's. */
  readonly endpoint: string;
  /** While set, requests that match `METHOD /path` are answered 500 and never reach the service. */
  failing: RegExp | null;
  close(): Promise<void>;
}

/** Starts a gateway on a free port of this machine. A 500 is not repeated by clients: its meaning is unknown. */
export async function startFailingGateway(endpoint: string): Promise<FailingGateway> {
  const { hostname, port } = new URL(endpoint);
  const server = createServer((incoming, outgoing) => {
    if (gateway.failing?.test(`${incoming.method} ${incoming.url}`)) {
      incoming.resume();
      outgoing.writeHead(500, { "content-type": "text/plain" }).end("the gateway failed");
      return;
    }
    const { method, url: path, headers } = incoming;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway: FailingGateway = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failing: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return gateway;
}
