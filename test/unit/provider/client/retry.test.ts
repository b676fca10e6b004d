import { type Clock, systemClock } from "../../../../src/provider/client";
import { accessToken } from "../../../../src/provider/client/access-token";
import { withAuth } from "../../../../src/provider/client/auth";
import { withIdempotencyKey } from "../../../../src/provider/client/idempotency-key";
import { compose, type Outgoing, type Send } from "../../../../src/provider/client/outgoing";
import { withRetry } from "../../../../src/provider/client/retry";
import { createTransport } from "../../../../src/provider/client/transport";
import { until } from "../../../support/until";
import {
  type Act,
  halfBody,
  hangUp,
  inOrder,
  json,
  problem,
  raw,
  type ScriptedServer,
  stall,
  stallInBody,
  startServer,
} from "./scripted-server";
import { countingClock, jumpingClock } from "./test-clocks";

let server: ScriptedServer;
afterEach(() => server.close());

const ok = json(200, { fine: true });

/**
 * Key, retry, auth and transport over a real server; pauses are jumped over and remembered, attempts run in real time.
 */
async function setUp(...acts: Act[]) {
  server = await startServer(inOrder(...acts));
  const clock = jumpingClock();
  const lines: string[] = [];
  const send = compose(
    [
      withIdempotencyKey,
      withRetry({ clock, random: () => 0.5, notify: (line) => lines.push(line) }),
      withAuth(accessToken("cst_secret")),
    ],
    createTransport({ fetch: (request) => fetch(request), clock: systemClock, redact: (text) => text }),
  );
  return { send, clock, lines };
}

function request(overrides: Partial<Outgoing> = {}): Outgoing {
  return {
    operation: "createSite",
    auth: "token",
    method: "POST",
    url: `${server.endpoint}/v1/sites`,
    headers: new Headers({ "Content-Type": "application/json" }),
    body: '{"name":"Grüße"}',
    lane: "write",
    signal: undefined,
    stop: undefined,
    deadlineMs: 120_000,
    timeoutMs: 5000,
    meter: { pacedMs: 0, attempts: 0 },
    ...overrides,
  };
}

async function failureOf(sent: Promise<Response>): Promise<unknown> {
  return sent.then(
    (response) => `answered ${response.status}`,
    (error: unknown) => error,
  );
}

describe("retried responses", () => {
  const passing: [string, Act][] = [
    ["429", problem("rate-limited", {}, { "Retry-After": "1" })],
    ["502 from a proxy", raw(502, { "Content-Type": "text/html" }, "<h1>Bad Gateway</h1>")],
    ["503", problem("unavailable", {}, { "Retry-After": "1" })],
    ["504", raw(504, {})],
    ["a key still in progress", problem("idempotency-key-in-progress", {}, { "Retry-After": "1" })],
    ["a reset connection", hangUp],
    ["half a body", halfBody],
  ];
  test.each(passing)("%s, with the same key and the same bytes", async (_name, act) => {
    const { send } = await setUp(act, act, ok);
    const response = await send(request());
    expect(await response.json()).toEqual({ fine: true });
    expect(server.seen).toHaveLength(3);
    const keys = new Set(server.seen.map((seen) => seen.headers["idempotency-key"]));
    expect([...keys]).toEqual([expect.stringMatching(/^"[0-9a-f-]{36}"$/)]);
    expect(server.seen.map((seen) => seen.body)).toEqual(Array(3).fill('{"name":"Grüße"}'));
    expect(new Set(server.seen.map((seen) => seen.headers.authorization))).toEqual(new Set(["Bearer cst_secret"]));
  });

  test.each([
    ["no answer", stall],
    ["an answer that stops in its body", stallInBody],
  ])("%s within the attempt's time", async (_name, act) => {
    const { send } = await setUp(act, ok);
    await expect(send(request({ timeoutMs: 1_000 }))).resolves.toMatchObject({ status: 200 });
    expect(server.seen).toHaveLength(2);
  });

  const final: [string, Act, number][] = [
    ["400", problem("malformed-request"), 400],
    ["another 409", problem("conflict", { reason: "name-taken" }, { "Retry-After": "1" }), 409],
    ["a 409 that only speaks of it", json(409, { title: "idempotency-key-in-progress" }), 409],
    ["a 409 that is no JSON", raw(409, { "Content-Type": "text/html" }, "idempotency-key-in-progress"), 409],
    ["412", problem("precondition-failed"), 412],
    ["500", problem("internal-error"), 500],
    ["501", raw(501, {}), 501],
  ];
  test.each(final)("do not include %s", async (_name, act, status) => {
    const { send } = await setUp(act, ok);
    await expect(send(request())).resolves.toMatchObject({ status });
    expect(server.seen).toHaveLength(1);
  });

  test("a POST only with its key: without the outer wrapper it is sent once", async () => {
    server = await startServer(inOrder(hangUp, ok));
    const bare = compose(
      [withRetry({ clock: jumpingClock(), random: () => 0.5, notify: () => undefined })],
      createTransport({ fetch: (one) => fetch(one), clock: systemClock, redact: (text) => text }),
    );
    await expect(failureOf(bare(request()))).resolves.toMatchObject({ reason: "network" });
    expect(server.seen).toHaveLength(1);
    await expect(bare(request({ method: "PUT" }))).resolves.toMatchObject({ status: 200 });
  });

  test("two calls have two keys, and a key of the caller is kept", async () => {
    const { send } = await setUp(ok);
    await send(request());
    await send(request());
    await send(request({ headers: new Headers({ "Idempotency-Key": '"mine"' }) }));
    const [first, second, third] = server.seen.map((seen) => seen.headers["idempotency-key"]);
    expect(first).not.toBe(second);
    expect(third).toBe('"mine"');
  });

  test("other methods carry no key", async () => {
    const { send } = await setUp(ok);
    await send(request({ method: "PATCH" }));
    expect(server.seen[0]?.headers["idempotency-key"]).toBeUndefined();
  });
});

describe("pauses", () => {
  test("double, with full jitter, up to 20 s", async () => {
    const { send, clock } = await setUp(...Array<Act>(9).fill(raw(503, {})), ok);
    await send(request({ deadlineMs: 1_000_000 }));
    expect(clock.sleeps).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  test("are as long as Retry-After in seconds asks, spread by up to a second", async () => {
    const { send, clock } = await setUp(problem("unavailable", {}, { "Retry-After": "7" }), ok);
    await send(request());
    expect(clock.sleeps).toEqual([7000 + 0.5 * 500]);
  });

  test("are as long as Retry-After as a date asks, measured by the answer's own clock", async () => {
    const headers = { Date: "Sat, 21 Nov 2020 10:00:00 GMT", "Retry-After": "Sat, 21 Nov 2020 10:00:09 GMT" };
    const { send, clock } = await setUp(problem("unavailable", {}, headers), ok);
    await send(request());
    expect(clock.sleeps).toEqual([9000 + 0.5 * 500]);
  });

  test("are announced when they are long", async () => {
    const { send, lines } = await setUp(problem("unavailable", {}, { "Retry-After": "7" }), ok);
    await send(request());
    expect(lines).toEqual(["The service answered 503; trying again in 8 s."]);
  });

  test("waits for lack of budget are announced only by the pacing", async () => {
    const { send, lines } = await setUp(problem("rate-limited", {}, { "Retry-After": "7" }), ok);
    await send(request());
    expect(lines).toEqual([]);
  });
});

describe("the end", () => {
  test("comes at the deadline, with the last answer", async () => {
    const { send, clock } = await setUp(raw(503, {}));
    const startMs = clock.now();
    await expect(send(request({ deadlineMs: 20_000 }))).resolves.toMatchObject({ status: 503 });
    expect(clock.now() - startMs).toBeLessThan(20_000);
    expect(clock.sleeps.length).toBeGreaterThan(4);
  });

  test("comes at once when the service asks for a longer pause than is left", async () => {
    const { send, clock } = await setUp(problem("unavailable", {}, { "Retry-After": "3600" }));
    await expect(send(request())).resolves.toMatchObject({ status: 503 });
    expect(clock.sleeps).toEqual([]);
  });

  test("comes after 15 s while there was never an answer, and says what was tried", async () => {
    const { send, clock } = await setUp(hangUp);
    const startMs = clock.now();
    const error = await failureOf(send(request()));
    expect(error).toMatchObject({
      name: "TransportError",
      reason: "network",
      code: "ECONNRESET",
      operation: "createSite",
    });
    expect(String(error)).toMatch(
      /^TransportError: The service did not respond at http:\/\/127\.0\.0\.1:\d+ after \d+ attempts in \d+ s \(.*ECONNRESET.*\); check that the service runs and can be reached$/,
    );
    expect(clock.now() - startMs).toBeLessThanOrEqual(15_000);
  });

  test("comes later once there was an answer", async () => {
    const { send, clock } = await setUp(ok, hangUp);
    await send(request());
    const startMs = clock.now();
    await expect(failureOf(send(request()))).resolves.toMatchObject({ reason: "network" });
    expect(clock.now() - startMs).toBeGreaterThan(60_000);
  });

  test("comes after ten refusals for lack of budget", async () => {
    const { send } = await setUp(problem("rate-limited", {}, { "Retry-After": "60" }));
    await expect(send(request())).resolves.toMatchObject({ status: 429 });
    expect(server.seen).toHaveLength(11);
  });

  test("comes with the caller's signal, before, during and between attempts", async () => {
    const before = await setUp(ok);
    await expect(failureOf(before.send(request({ signal: AbortSignal.abort() })))).resolves.toMatchObject({
      reason: "aborted",
    });
    expect(server.seen).toHaveLength(0);
    await server.close();

    const during = await setUp(stall);
    await expect(failureOf(during.send(request({ signal: AbortSignal.timeout(50) })))).resolves.toMatchObject({
      reason: "aborted",
    });
    await server.close();

    server = await startServer(inOrder(raw(503, { "Retry-After": "30" })));
    const clock = countingClock(systemClock);
    const send: Send = withRetry({ clock, random: () => 0, notify: () => undefined })(
      createTransport({ fetch: (one) => fetch(one), clock, redact: (text) => text }),
    );
    await expect(
      failureOf(send(request({ method: "GET", body: null, signal: AbortSignal.timeout(50) }))),
    ).resolves.toMatchObject({
      reason: "aborted",
    });
    expect(clock.sleeping()).toBe(0);
    expect(server.seen).toHaveLength(1);
  });

  describe("with the caller's stop signal, which ends pauses alone", () => {
    const overClock = (clock: Clock): Send =>
      withRetry({ clock, random: () => 0, notify: () => undefined })(
        createTransport({ fetch: (one) => fetch(one), clock: systemClock, redact: (text) => text }),
      );
    const reading = { method: "GET", body: null } as const;

    test("the last answer is shown instead of a pause, before and during it", async () => {
      server = await startServer(inOrder(raw(503, { "Retry-After": "30" })));
      const clock = countingClock(systemClock);
      await expect(overClock(clock)(request({ ...reading, stop: AbortSignal.abort() }))).resolves.toMatchObject({
        status: 503,
      });
      const stop = new AbortController();
      const answered = overClock(clock)(request({ ...reading, stop: stop.signal }));
      await until(() => clock.sleeping() > 0);
      stop.abort();
      await expect(answered).resolves.toMatchObject({ status: 503 });
      expect(clock.sleeping()).toBe(0);
      expect(server.seen).toHaveLength(2);
    });

    test("only a creation whose response was lost is retried, with its key", async () => {
      const stop = AbortSignal.abort();
      server = await startServer(inOrder(hangUp, ok));
      const headers = new Headers({ "Idempotency-Key": "one" });
      await expect(overClock(systemClock)(request({ headers, stop }))).resolves.toMatchObject({ status: 200 });
      expect(server.seen.map(({ headers: sent }) => sent["idempotency-key"])).toEqual(["one", "one"]);
      await server.close();

      server = await startServer(inOrder(hangUp));
      await expect(failureOf(overClock(systemClock)(request({ headers, stop })))).resolves.toMatchObject({
        reason: "network",
      });
      expect(server.seen).toHaveLength(2);
      await server.close();

      server = await startServer(inOrder(problem("rate-limited", {}, { "Retry-After": "60" })));
      await expect(overClock(systemClock)(request({ headers, stop }))).resolves.toMatchObject({ status: 429 });
      expect(server.seen).toHaveLength(1);
    });

    test("the last failure is shown where there was no answer", async () => {
      server = await startServer(inOrder(hangUp));
      const failure = failureOf(overClock(systemClock)(request({ ...reading, stop: AbortSignal.abort() })));
      await expect(failure).resolves.toMatchObject({ reason: "network" });
    });

    test("an attempt under way is heard to its end", async () => {
      const stop = new AbortController();
      server = await startServer(inOrder(ok));
      const answered = overClock(systemClock)(request({ stop: stop.signal }));
      stop.abort();
      await expect(answered).resolves.toMatchObject({ status: 200 });
    });

    test("the caller's own signal still cancels", async () => {
      server = await startServer(inOrder(raw(503, { "Retry-After": "30" })));
      const [signal, stop] = [AbortSignal.timeout(50), new AbortController().signal];
      await expect(failureOf(overClock(systemClock)(request({ ...reading, signal, stop })))).resolves.toMatchObject({
        reason: "aborted",
      });
    });
  });
});
