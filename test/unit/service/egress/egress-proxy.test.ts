import { once } from "node:events";
import { createServer, Server as HttpServer, type RequestListener, request } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createEgress } from "../../../../src/service/egress/egress";
import { type EgressProxy, PROXY_STATUS, startEgressProxy } from "../../../../src/service/egress/egress-proxy";
import { until } from "../../../support/until";

const open: TcpServer[] = [];
let proxy: EgressProxy | null = null;
afterEach(async () => {
  await proxy?.close();
  for (const server of open.splice(0)) {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function start(isLocalAllowed: boolean, resolved: Record<string, string[]> = {}): Promise<number> {
  proxy = await startEgressProxy(
    createEgress({ isLocalAllowed, resolveHost: async (host) => resolved[host] ?? [] }),
    "scan",
  );
  return proxy.port;
}

/** A plain request through the proxy, and whether the answer says that it is the proxy's own. */
async function through(port: number, path: string): Promise<{ status: number; body: string; isOwn: boolean }> {
  const outgoing = request({ host: "127.0.0.1", port, path, agent: false });
  outgoing.end();
  const [response] = await once(outgoing, "response");
  let body = "";
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, body, isOwn: /^consentform; error=/.test(response.headers[PROXY_STATUS]) };
}

/** The first line of the answer to CONNECT, and what the tunnel then answers to `text`. */
async function tunnelled(port: number, authority: string, text = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
    if (text !== "" && received.includes("Established") && !received.includes("HTTP/1.1 204")) socket.write(text);
  });
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  await once(socket, "close");
  return received;
}

test("forwards what egress allows, to the checked address", async () => {
  const port = await serve((incoming, response) => {
    response.setHeader(PROXY_STATUS, "consentform; error=destination_unavailable");
    response.end(`${incoming.headers.host} ${incoming.url}`);
  });
  const proxyPort = await start(true, { "shop.example": ["127.0.0.1"] });
  expect(await through(proxyPort, `http://shop.example:${port}/a?b=1`)).toEqual({
    status: 200,
    body: `shop.example:${port} /a?b=1`,
    // No other server can answer for the proxy.
    isOwn: false,
  });
});

test("tunnels what egress allows", async () => {
  const port = await serve((_incoming, response) => response.writeHead(204, { connection: "close" }).end());
  const proxyPort = await start(true);
  const text = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  expect(await tunnelled(proxyPort, `localhost:${port}`, text)).toContain("HTTP/1.1 204");
});

test.each([
  ["http://10.0.0.1/"],
  ["http://169.254.169.254/latest/meta-data/"],
  ["http://127.0.0.1/"],
  ["http://[::1]/"],
  ["http://2130706433/"],
  ["http://public.example:22/"],
  ["http://rebound.example/"],
  ["ftp://public.example/"],
  ["/relative"],
])("refuses %s without a reason", async (address) => {
  const port = await start(false, {
    "public.example": ["93.184.215.14"],
    "rebound.example": ["93.184.215.14", "10.0.0.1"],
  });
  expect(await through(port, address)).toEqual({ status: 403, body: "", isOwn: true });
});

test.each(["10.0.0.1:443", "localhost:443", "[::ffff:10.0.0.1]:443", "public.example:25", "nonsense"])(
  "refuses the tunnel to %s",
  async (authority) => {
    const port = await start(false, { "public.example": ["93.184.215.14"] });
    expect(await tunnelled(port, authority)).toBe("HTTP/1.1 403 Forbidden\r\n\r\n");
  },
);

test.each(["000", "099", "999"])("an answer with the status %s is 502, and the proxy goes on", async (status) => {
  const raw = createTcpServer((socket) => socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: 0\r\n\r\n`));
  open.push(raw);
  raw.listen(0, "127.0.0.1");
  await once(raw, "listening");
  const port = await start(true);
  const address = `http://localhost:${(raw.address() as AddressInfo).port}/`;
  expect(await through(port, address)).toMatchObject({ status: 502, isOwn: true });
  expect(await through(port, address)).toMatchObject({ status: 502, isOwn: true });
});

test("an answer that is cut off is cut off for the browser too", async () => {
  const upstream = await serve((_incoming, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("beginning");
    setTimeout(() => response.destroy(), 50);
  });
  const port = await start(true);
  await expect(through(port, `http://localhost:${upstream}/`)).rejects.toThrow(/aborted/);
});

test("an unreachable host is 502, and closing ends every connection", async () => {
  let isReached = false;
  const hanging = await serve(() => {
    isReached = true;
  });
  const port = await start(true);
  // The port is open at another address, so that nothing else can take it meanwhile.
  expect(await through(port, `http://127.0.0.2:${hanging}/`)).toMatchObject({ status: 502, isOwn: true });
  const outcome = through(port, `http://localhost:${hanging}/`).catch((error: Error) => error.message);
  await until(() => isReached);
  await proxy?.close();
  proxy = null;
  expect(await outcome).toMatch(/socket hang up|ECONNRESET/);
});

test("an address that answers late, because this process was busy, is still the one", async () => {
  const port = await serve((_incoming, response) => response.end("here"));
  // Nothing listens at the second address, which Node would try after 250 ms.
  const proxyPort = await start(true, { "shop.example": ["127.0.0.1", "::1"] });
  const answered = through(proxyPort, `http://shop.example:${port}/`);
  for (let turns = 0; turns < 5; turns += 1) {
    const busyUntil = Date.now() + 400;
    while (Date.now() < busyUntil);
    await nextTurn();
  }
  expect(await answered).toMatchObject({ status: 200, body: "here" });
});
