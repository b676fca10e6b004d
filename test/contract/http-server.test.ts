import { connect } from "node:net";
import { type Listener, listen } from "@consentform/service";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";
import { until } from "../support/until";

/** Tests that need a real socket; everything else is tested in process. */

let service: InProcessService;
let workspace: TestWorkspace;
let listener: Listener;
let origin: string;

beforeAll(async () => {
  service = await startInProcessService();
  workspace = await service.workspace();
  listener = await listen((request) => service.service.fetch(request), "127.0.0.1", 0);
  origin = `http://127.0.0.1:${listener.port}`;
}, 60_000);
afterAll(async () => {
  await listener.close(1000);
  await service.close();
});

const authorization = () => ({ authorization: `Bearer ${workspace.token}` });

/** Sends bytes and answers everything that comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

test("a whole exchange: create, read, conditional change, delete", async () => {
  const created = await fetch(`${origin}/v1/sites`, {
    method: "POST",
    headers: { ...authorization(), "content-type": "application/json", "idempotency-key": '"http"' },
    body: JSON.stringify({ name: "Shop" }),
  });
  expect(created.status).toBe(201);
  const location = `${origin}${created.headers.get("location")}`;
  const read = await fetch(location, { headers: authorization() });
  expect(await read.json()).toEqual(await created.json());
  const changed = await fetch(location, {
    method: "PATCH",
    headers: {
      ...authorization(),
      "content-type": "application/merge-patch+json",
      "if-match": String(read.headers.get("etag")),
    },
    body: JSON.stringify({ name: "New" }),
  });
  expect(changed.status).toBe(200);
  const head = await fetch(location, { method: "HEAD", headers: authorization() });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", changed.headers.get("etag")]);
  expect((await fetch(location, { method: "DELETE", headers: authorization() })).status).toBe(204);
});

test("a body without a declared length is read no further than its limit", async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024, 32)),
  });
  const answer = await fetch(`${origin}/v1/sites`, {
    method: "POST",
    headers: { ...authorization(), "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ limit_bytes: 1024 * 1024 });
});

test("the broken rest of an answered request gets no answer and ends the connection", async () => {
  const head = "POST /v1/sites HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  const socket = connect(listener.port, "127.0.0.1", () => socket.write(head)).setEncoding("utf8");
  let answers = "";
  for await (const text of socket) {
    answers += text;
    if (answers.endsWith("}")) socket.write("no chunk\r\n");
  }
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 401"]);
});

test("a request that is not understood ends its connection, even if its client goes on", async () => {
  const socket = connect({ port: listener.port, host: "127.0.0.1", allowHalfOpen: true });
  socket.write("GET /v1/sites NONSENSE\r\n\r\n");
  const goesOn = setInterval(() => socket.write("x"), 100);
  await new Promise((resolve) =>
    socket
      .resume()
      .on("error", () => {})
      .once("close", resolve),
  );
  clearInterval(goesOn);
});

test.each([
  ["a method that does not exist", "BREW /v1/sites HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
  ["a request without Host", "GET /v1/sites HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a malformed Host", "GET /v1/sites HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["another Host", "GET /v1/sites HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 421],
  ["broken HTTP", "GET /v1/sites NONSENSE\r\n\r\n", 400],
  ["headers that are too long", `GET /v1/sites HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 414],
  ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 405],
  ["an expectation", "GET /v1/nothing HTTP/1.1\r\nHost: localhost\r\nExpect: magic\r\nConnection: close\r\n\r\n", 404],
  ["TRACE", "TRACE /v1/sites HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405],
])("%s is answered as a problem", async (_what, text, status) => {
  const answer = await raw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
  expect(answer).toContain("https://problems.consent.example/v1/");
});

test("a target in absolute form is served for our own authority only", async () => {
  const ask = (target: string) =>
    raw(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}\r\nConnection: close\r\n\r\n`);
  const { port } = listener;
  expect(await ask(`http://127.0.0.1:${port}/v1/openapi.json`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("http://evil.example/v1/openapi.json")).toMatch(/^HTTP\/1\.1 421 /);
  expect(await ask(`http://evil.example:${port}/v1/me`)).toMatch(/^HTTP\/1\.1 421 /);
});

test("reports health and readiness under any Host", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: probe.internal\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  }
});

test("a request under way is answered when the server closes", async () => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = await listen(
    async () => {
      arrive();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return new Response("done");
    },
    "127.0.0.1",
    0,
  );
  const answer = fetch(`http://127.0.0.1:${slow.port}/`);
  await arrived;
  await slow.close(5000);
  expect(await (await answer).text()).toBe("done");
});

test("reports errors outside requests as the service's own failures", async () => {
  const reported: unknown[] = [];
  const planned = new Error("planned");
  const broken = await listen(
    () => Promise.reject(planned),
    "127.0.0.1",
    0,
    (error) => reported.push(error),
  );
  try {
    const answer = await fetch(`http://127.0.0.1:${broken.port}/v1/me`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "application/problem+json"]);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ type: expect.stringMatching(/\/internal-error$/) });
    expect(body).not.toContain("planned");
    expect(reported).toEqual([planned]);
  } finally {
    await broken.close(1000);
  }
});

test("a client that leaves in the middle of its body is not a failure of the service", async () => {
  const reported: unknown[] = [];
  const ended: (string | null)[] = [];
  const reading = await listen(
    async (request) => {
      const isStreamed = request.headers.get("transfer-encoding") !== null;
      try {
        if (isStreamed) for await (const _ of request.body ?? []);
        else await request.arrayBuffer();
        ended.push(null);
      } catch (error) {
        ended.push(String(error));
        throw error;
      }
      return new Response("done");
    },
    "127.0.0.1",
    0,
    (error) => reported.push(error),
  );
  try {
    for (const [header, body] of [
      ["Content-Length: 100", "{"],
      ["Transfer-Encoding: chunked", "1\r\n{\r\n"],
    ]) {
      const socket = connect(reading.port, "127.0.0.1");
      socket.write(`POST /v1/sites HTTP/1.1\r\nHost: 127.0.0.1:${reading.port}\r\n${header}\r\n\r\n${body}`);
      // The service must have begun to read, or it would never hear of the request.
      setTimeout(() => socket.destroy(), 100);
      const before = ended.length;
      await until(() => ended.length > before, 10_000);
    }
    expect(ended).toEqual([expect.stringMatching(/Error/), expect.stringMatching(/Error/)]);
    expect(await (await fetch(`http://127.0.0.1:${reading.port}/`, { method: "POST", body: "{}" })).text()).toBe(
      "done",
    );
    expect(reported).toEqual([]);
  } finally {
    await reading.close(1000);
  }
});
