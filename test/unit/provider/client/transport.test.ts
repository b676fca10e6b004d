import { createClient, systemClock, TransportError } from "../../../../src/provider/client";
import { createTransport } from "../../../../src/provider/client/transport";
import {
  halfBody,
  hangUp,
  inOrder,
  json,
  problem,
  raw,
  type ScriptedServer,
  stall,
  startServer,
} from "./scripted-server";
import { fastClock } from "./test-clocks";

let server: ScriptedServer;
let other: ScriptedServer | undefined;
afterEach(async () => {
  await server.close();
  await other?.close();
  other = undefined;
});

/** A client whose clock runs `speed` times as fast, for tests that wait for a deadline. */
function client(speed = 1) {
  return createClient({ endpoint: server.endpoint, token: "cst_x", clock: fastClock(speed), random: () => 0.5 });
}

function failureOf(call: Promise<unknown>): Promise<TransportError> {
  return call.then(
    () => Promise.reject(new Error("the call succeeded")),
    (error: unknown) => (error instanceof TransportError ? error : Promise.reject(error)),
  );
}

describe("answers that are none", () => {
  test.each([301, 302, 303, 307, 308])(
    "a redirect (%i) is not followed, and its address only named",
    async (status) => {
      other = await startServer(inOrder(json(200, {})));
      server = await startServer(inOrder(raw(status, { Location: `${other.endpoint}/v1/me?session=secret` })));
      const error = await failureOf(client().call("getSite", { path: { id: "site_1" } }));
      expect(error).toMatchObject({ reason: "redirect", attempts: 1 });
      expect(error.message).toContain(`status ${status} to ${other.endpoint})`);
      expect(error.message).not.toContain("session");
      expect(other.seen).toEqual([]);
      expect(server.seen).toHaveLength(1);
    },
  );

  test("a page of HTML with status 200 is an error for reads and for deletes", async () => {
    server = await startServer(inOrder(raw(200, { "Content-Type": "text/html" }, "<h1>Sign in</h1>")));
    await expect(failureOf(client().call("getSite", { path: { id: "site_1" } }))).resolves.toMatchObject({
      reason: "not-json",
    });
    const onDelete = await failureOf(client().call("deleteSite", { path: { id: "site_1" } }));
    expect(onDelete.message).toMatch(/^The response violates the contract .*\(status 200; allowed: 204\); upgrade /);
    expect(server.seen).toHaveLength(2);
  });

  test("broken JSON is an error without its text", async () => {
    server = await startServer(inOrder(raw(200, { "Content-Type": "application/json" }, '{"secret": "s3cr3t"')));
    const error = await failureOf(client().call("getSite", { path: { id: "site_1" } }));
    expect(error).toMatchObject({ reason: "not-json" });
    expect(error.message).not.toContain("s3cr3t");
  });

  test("half of a body is a broken connection", async () => {
    server = await startServer(inOrder(halfBody));
    await expect(failureOf(client(20).call("listSites", { deadlineMs: 60_000 }))).resolves.toMatchObject({
      reason: "network",
    });
  });

  test("no answer within the time of an attempt is a timeout", async () => {
    server = await startServer(inOrder(stall));
    const error = await failureOf(client(200).call("listSites"));
    expect(error).toMatchObject({ reason: "timeout", attempts: 1 });
    expect(error.message).toContain("(waited 30 s)");
  });

  test("an address where nothing listens is a network error", async () => {
    server = await startServer(inOrder(stall));
    const { endpoint } = server;
    // Slow enough that a busy machine makes more than one attempt before the deadline.
    const gone = createClient({ endpoint, token: "cst_x", clock: fastClock(5) });
    await server.close();
    const error = await failureOf(gone.call("listSites"));
    expect(error).toMatchObject({ reason: "network", code: "ECONNREFUSED" });
    expect(error.attempts).toBeGreaterThan(1);
    server = await startServer(inOrder(stall));
  });

  test("a port that fetch blocks is not tried again", async () => {
    server = await startServer(inOrder(stall));
    const blocked = createClient({ endpoint: "http://127.0.0.1:6667", token: "cst_x" });
    const error = await failureOf(blocked.call("listSites"));
    expect(error).toMatchObject({ reason: "blocked-port", attempts: 1, isTransient: false });
    expect(error.message).toBe(
      "HTTP clients block the endpoint's port at http://127.0.0.1:6667 (bad port); use another port",
    );
  });

  test("https to a plain server is a failed handshake and not tried again", async () => {
    server = await startServer(inOrder(stall));
    const secure = createClient({ endpoint: server.endpoint.replace("http:", "https:"), token: "cst_x" });
    await expect(failureOf(secure.call("listSites"))).resolves.toMatchObject({ reason: "tls", attempts: 1 });
  });

  test("a huge body is refused while it comes", async () => {
    server = await startServer(inOrder(raw(200, { "Content-Type": "application/json" }, Buffer.alloc(5_000_000, 32))));
    const send = createTransport({
      fetch: (request) => fetch(request),
      clock: systemClock,
      redact: (text) => text,
      maxAnswerBytes: 1_000_000,
    });
    const sent = send({
      operation: "listSites",
      auth: "token",
      method: "GET",
      url: `${server.endpoint}/v1/sites`,
      headers: new Headers(),
      body: null,
      lane: "read",
      signal: undefined,
      stop: undefined,
      deadlineMs: 5000,
      timeoutMs: 5000,
      meter: { pacedMs: 0, attempts: 0 },
    });
    const error = await failureOf(sent);
    expect(error).toMatchObject({ reason: "too-large", isTransient: false });
    expect(error.message).toContain("more than 1000000 bytes");
  });
});

describe("connections", () => {
  test("are kept alive over answers of every kind", async () => {
    server = await startServer(
      inOrder(
        problem("not-found"),
        raw(204, {}),
        json(200, { data: [], next_cursor: null }, { "X-Fill": "x".repeat(2000) }),
      ),
    );
    const one = client();
    await one.call("getSite", { path: { id: "site_1" } }).catch(() => undefined);
    await one.call("deleteSite", { path: { id: "site_1" } });
    for (let call = 0; call < 10; call += 1) {
      await one.call("listSites");
    }
    // The built-in fetch frees a connection a moment after the body ends, so calls in a row alternate between two.
    expect(server.connections()).toBeLessThanOrEqual(2);
  });

  test("are at most 32 at a time", async () => {
    const answer = json(200, { data: [], next_cursor: null });
    const held: (() => void)[] = [];
    let isHolding = false;
    let most = 0;
    server = await startServer((seen) => (response) => {
      const release = () => answer(response, seen);
      if (!isHolding) {
        release();
        return;
      }
      most = held.push(release);
      if (most === 32) {
        // Time for a 33rd to come, if there were one.
        setTimeout(() => {
          isHolding = false;
          for (const next of held) {
            next();
          }
        }, 50);
      }
    });
    // Its clock is stopped, so that the first answer stays fresh: before one, only a few are sent.
    const clock = { ...systemClock, now: () => Date.UTC(2026, 0, 1) };
    const one = createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    await one.call("listSites");
    isHolding = true;
    await Promise.all(Array.from({ length: 200 }, () => one.call("listSites")));
    expect(server.seen).toHaveLength(201);
    expect(most).toBe(32);
  });
});

describe("a fetch of one's own", () => {
  test("gets one Request and nothing else, and may ignore signals", async () => {
    server = await startServer(inOrder(hangUp));
    const seen: unknown[][] = [];
    const inProcess = createClient({
      endpoint: "https://service.example",
      token: "cst_x",
      fetch: async (...args) => {
        seen.push(args);
        return Response.json({ data: [], next_cursor: null });
      },
    });
    await inProcess.call("listSites");
    expect(seen).toHaveLength(1);
    expect(seen[0]).toHaveLength(1);
    const deaf = createClient({
      endpoint: "https://service.example",
      token: "cst_x",
      clock: fastClock(200),
      fetch: () => new Promise<Response>(() => undefined),
    });
    await expect(failureOf(deaf.call("listSites"))).resolves.toMatchObject({ reason: "timeout" });
  });
});
