import { createServer, request } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Server } from "node:net";
import { makeServerCertificate } from "../../src/provider/terraform/protocol/server-certificate";

/** A service behind TLS, with a certificate that no known authority signed, and behind a proxy. */
export interface GuardedEndpoint {
  /** Base address; its certificate is signed by no known authority. */
  readonly endpoint: string;
  /** The certificate (PEM), for NODE_EXTRA_CA_CERTS. */
  readonly certificate: string;
  /** Address of the proxy. */
  readonly proxy: string;
  /** Hosts and ports that the proxy was asked to connect to. */
  readonly connected: readonly string[];
  close(): void;
}

/** Starts both in front of a service. */
export async function guardEndpoint(service: string): Promise<GuardedEndpoint> {
  const { certificate, key } = makeServerCertificate();
  const secure = createSecureServer({ cert: certificate, key }, ({ url, method, headers }, response) => {
    request(new URL(url ?? "/", service), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const connected: string[] = [];
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    connected.push(url);
    const [host, port] = url.split(":");
    const target = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      socket.pipe(target).pipe(socket);
    });
    socket.on("error", () => target.destroy());
  });
  return {
    endpoint: `https://localhost:${await listening(secure)}`,
    certificate: certificate.toString(),
    proxy: `http://127.0.0.1:${await listening(proxy)}`,
    connected,
    close: () => {
      for (const server of [secure, proxy]) server.close().closeAllConnections();
    },
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
