import { createEgress, type Egress } from "../../src/service/egress/egress";

/** A picture of one pixel. */
export const pngLogo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Real requests to a port of this machine: every name leads to it, and `intranet.example` into a private network. TLS
 * ends before the hosts, as behind a proxy.
 */
export function egressTo(port: number): Egress {
  const resolveHost = async (name: string) => [name === "intranet.example" ? "10.0.0.1" : "127.0.0.1"];
  const real = createEgress({ isLocalAllowed: true, resolveHost });
  const plain = ({ hostname, pathname }: URL) => new URL(`http://${hostname}:${port}${pathname}`);
  return { ...real, send: (request) => real.send({ ...request, url: plain(request.url) }) };
}
