import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { createEgress, type EgressOptions, type EgressRequest } from "../../../../src/service/egress/egress";
import { egressFailures } from "../../../../src/service/egress/failure";
import { until } from "../../../support/until";

const servers: { close(): void; closeAllConnections?(): void }[] = [];

/** A real HTTP server; answers its port. */
async function serve(listener: RequestListener, host = "127.0.0.1", port = 0): Promise<number> {
  const server: Server = createServer(listener);
  servers.push(server);
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

const never = async (): Promise<string[]> => {
  throw new Error("must not be looked up");
};

function local(options: EgressOptions = {}) {
  return createEgress({ isLocalAllowed: true, resolveHost: never, ...options });
}

async function failureOf(work: Promise<unknown>): Promise<{ code: unknown; message: string }> {
  const error = await work.then(
    () => {
      throw new Error("answered");
    },
    (reason: { code: unknown; message: string }) => reason,
  );
  return { code: error.code, message: error.message };
}

const get = (url: string, purpose: EgressRequest["purpose"] = "verification"): EgressRequest => ({
  purpose,
  url: new URL(url),
});

function notFound(): Error {
  return Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" });
}

describe("addresses", () => {
  test.each([
    "http://127.0.0.1/",
    "https://localhost/",
    "https://deep.localhost/",
    "https://localhost./",
    "https://127.0.0.1./",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[64:ff9b::a00:1]/",
    "http://[fe80::1]/",
  ])("%s is refused without a connection", async (url) => {
    const egress = createEgress({ resolveHost: never });
    expect(await failureOf(egress.send(get(url)))).toEqual({
      code: "address-refused",
      message: egressFailures["address-refused"],
    });
    await expect(egress.refusal(new URL(url), "verification")).resolves.toBe("address-refused");
  });

  test("one private address among public ones refuses the host", async () => {
    const egress = createEgress({ resolveHost: async () => ["93.184.215.14", "10.0.0.5"] });
    expect((await failureOf(egress.send(get("https://mixed.example/")))).code).toBe("address-refused");
  });

  test("--allow-local opens loopback only, not the rest of the private space", async () => {
    const egress = local({ resolveHost: async () => ["127.0.0.1", "192.168.1.1"] });
    expect((await failureOf(egress.send(get("http://both.example/")))).code).toBe("address-refused");
    expect((await failureOf(egress.send(get("http://10.0.0.1/")))).code).toBe("address-refused");
  });

  test("a name is looked up once, and its later addresses are never used (rebinding)", async () => {
    const reached: string[] = [];
    const port = await serve((_request, response) => {
      reached.push("first");
      response.end("first");
    }, "127.0.0.2");
    await serve(
      (_request, response) => {
        reached.push("rebound");
        response.end("rebound");
      },
      "127.0.0.1",
      port,
    );
    const answers = [["127.0.0.2"], ["127.0.0.1"]];
    let lookups = 0;
    const egress = local({ resolveHost: async () => answers[lookups++] ?? [] });
    const answer = await egress.send(get(`http://rebind.example:${port}/`));
    expect([answer.body.toString(), lookups, reached]).toEqual(["first", 1, ["first"]]);
  });

  test("a redirect to a private address is refused at the redirect", async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end());
    const failure = await failureOf(local().send(get(`http://localhost:${port}/`, "scan")));
    expect(failure.code).toBe("address-refused");
  });

  test.each([
    ["https://shop.example:8443/", "verification"],
    ["http://hooks.example/", "webhook"],
    ["https://hooks.example:8443/", "channel"],
    ["https://user:secret@hooks.example/", "webhook"],
    ["ftp://shop.example/", "scan"],
    ["file:///etc/passwd", "scan"],
  ] as const)("%s is not allowed for %s", async (url, purpose) => {
    const egress = createEgress({ resolveHost: async () => ["93.184.215.14"] });
    expect((await failureOf(egress.send(get(url, purpose)))).code).toBe("url-not-allowed");
    await expect(egress.refusal(new URL(url), purpose)).resolves.toBe("url-not-allowed");
  });

  test("names a refused port or scheme, even if the name cannot be resolved", async () => {
    for (const resolveHost of [() => Promise.reject(notFound()), async () => ["10.0.0.5"]]) {
      const egress = createEgress({ resolveHost });
      for (const url of ["http://hooks.example/", "https://hooks.example:8443/"]) {
        await expect(egress.refusal(new URL(url), "webhook")).resolves.toBe("url-not-allowed");
      }
    }
  });

  test("a name that cannot be looked up is not refused in advance, but fails when asked", async () => {
    const missing = createEgress({ resolveHost: () => Promise.reject(notFound()) });
    await expect(missing.refusal(new URL("https://soon.example/"), "webhook")).resolves.toBeNull();
    expect((await failureOf(missing.send(get("https://soon.example/", "webhook")))).code).toBe("nxdomain");
    const broken = createEgress({ resolveHost: () => Promise.reject(new Error("SERVFAIL")) });
    expect((await failureOf(broken.send(get("https://soon.example/", "webhook")))).code).toBe("dns-error");
  });

  test("a silent name server delays a check no longer than a request", async () => {
    const hanging = createEgress({ resolveHost: () => new Promise(() => {}), limits: { timeoutMs: 50 } });
    await expect(hanging.refusal(new URL("https://hanging.example/"), "webhook")).resolves.toBeNull();
  });
});

describe("redirects", () => {
  test("verification follows on the same host and stops at another", async () => {
    const port: number = await serve((request, response) => {
      const steps: Record<string, string> = { "/a": "/b", "/b": `http://127.0.0.1:${port}/c` };
      const location = steps[request.url ?? ""];
      response.writeHead(location === undefined ? 200 : 301, location === undefined ? {} : { location }).end("end");
    });
    const answer = await local().send(get(`http://localhost:${port}/a`));
    expect([answer.status, answer.url.href]).toEqual([301, `http://localhost:${port}/b`]);
  });

  test("a scan follows to another host", async () => {
    const port: number = await serve((request, response) => {
      const isStart = request.headers.host?.startsWith("localhost") === true;
      response.writeHead(isStart ? 302 : 200, isStart ? { location: `http://127.0.0.1:${port}/landed` } : {}).end();
    });
    const answer = await local().send(get(`http://localhost:${port}/`, "scan"));
    expect(answer.url.href).toBe(`http://127.0.0.1:${port}/landed`);
  });

  test("channels and webhooks follow none, and a POST never does", async () => {
    let requests = 0;
    const port = await serve((_request, response) => {
      requests += 1;
      response.writeHead(307, { location: "/again" }).end();
    });
    const url = `http://localhost:${port}/`;
    const answers = [
      await local().send(get(url, "channel")),
      await local().send(get(url, "webhook")),
      await local().send({ ...get(url, "scan"), method: "POST", body: "{}" }),
    ];
    expect([answers.map((answer) => answer.status), requests]).toEqual([[307, 307, 307], 3]);
  });

  test("an endless chain ends with the redirect as the answer", async () => {
    let requests = 0;
    const port = await serve((_request, response) => {
      requests += 1;
      response.writeHead(302, { location: "/" }).end();
    });
    const answer = await local().send(get(`http://localhost:${port}/`));
    expect([answer.status, requests]).toEqual([302, 6]);
  });
});

describe("limits", () => {
  test("a body is cut at the cap and the connection dropped", async () => {
    let isDropped = false;
    const port = await serve((_request, response) => {
      const timer = setInterval(() => response.write("x".repeat(1000)), 1);
      response.on("close", () => {
        isDropped = true;
        clearInterval(timer);
      });
    });
    const answer = await local({ limits: { maxBytes: 2500 } }).send(get(`http://localhost:${port}/`));
    expect([answer.body.length, answer.isTruncated]).toEqual([2500, true]);
    await until(() => isDropped);
  });

  test("a body of exactly the cap is whole", async () => {
    const port = await serve((_request, response) => response.end("x".repeat(2500)));
    const answer = await local({ limits: { maxBytes: 2500 } }).send(get(`http://localhost:${port}/`));
    expect([answer.body.length, answer.isTruncated]).toEqual([2500, false]);
  });

  test.each([
    ["no answer", () => undefined],
    ["a body that never ends", (_request, response) => response.write("begin")],
    [
      "redirects that take too long together",
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: "/" }).end(), 60);
      },
    ],
  ] as [string, RequestListener][])("the deadline ends %s", async (_what, listener) => {
    const port = await serve(listener);
    const egress = local({ limits: { timeoutMs: 150 } });
    expect((await failureOf(egress.send(get(`http://localhost:${port}/`)))).code).toBe("timeout");
  });

  test("the deadline ends a look-up that hangs", async () => {
    const egress = createEgress({ resolveHost: () => new Promise(() => undefined), limits: { timeoutMs: 50 } });
    expect((await failureOf(egress.send(get("https://slow.example/")))).code).toBe("timeout");
  });
});

describe("failures", () => {
  test("a closed port is unreachable", async () => {
    // Open at another address, so that nothing else can take it meanwhile.
    const port = await serve(() => undefined);
    expect((await failureOf(local().send(get(`http://127.0.0.2:${port}/`)))).code).toBe("unreachable");
  });

  test("a server that does not speak TLS is a tls failure", async () => {
    const port = await serve((_request, response) => response.end());
    expect((await failureOf(local().send(get(`https://localhost:${port}/`)))).code).toBe("tls");
  });

  test("a response that is not HTTP is a protocol failure and is not quoted", async () => {
    const server = createTcpServer((socket) => socket.end("SSH-2.0-secret-banner\r\n"));
    servers.push(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await failureOf(local().send(get(`http://localhost:${port}/`)))).toEqual({
      code: "protocol",
      message: egressFailures.protocol,
    });
  });
});

test("a request carries method, body, headers and who asks", async () => {
  let seen: unknown;
  const port = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      seen = [request.method, request.url, body, request.headers["x-test"], request.headers["user-agent"]];
      response.setHeader("X-Answer", "yes").end("ok");
    });
  });
  const answer = await local({ userAgent: "consentform-test" }).send({
    purpose: "webhook",
    url: new URL(`http://localhost:${port}/hook?a=1`),
    method: "POST",
    headers: { "x-test": "t" },
    body: "{}",
  });
  expect(seen).toEqual(["POST", "/hook?a=1", "{}", "t", "consentform-test"]);
  expect([answer.status, answer.headers["x-answer"], answer.body.toString()]).toEqual([200, "yes", "ok"]);
});
