import { runDueWork } from "@consentform/service";
import { Webhook } from "standardwebhooks";
import { createEgress } from "../../src/service/egress/egress";
import { banner } from "../support/banners";
import { type HttpReceiver, type ReceivedRequest, startHttpReceiver } from "../support/http-receiver";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let receiver: HttpReceiver;
  const receivers: HttpReceiver[] = [];
  /** A receiver that lives until the test ends, however it ends. */
  async function anotherReceiver(): Promise<HttpReceiver> {
    const started = await startHttpReceiver();
    receivers.push(started);
    return started;
  }
  let token: string;
  let workspaces = 0;
  /** The addresses of names; tests change them. */
  const addresses: Record<string, string[]> = {};

  const options = () => ({
    egress: createEgress({
      isLocalAllowed: true,
      resolveHost: async (host) => addresses[host] ?? [],
      limits: { timeoutMs: 3000 },
    }),
    settings: { isLocalAllowed: true },
  });

  beforeAll(async () => {
    under = await start(options());
  });
  afterAll(() => under.close());
  beforeEach(async () => {
    receiver = await anotherReceiver();
    token = await under.token({ workspace: `w${++workspaces}` });
  });
  afterEach(async () => {
    for (const started of receivers.splice(0)) await started.close();
    // What is pending for this test's endpoints is nothing to the next one.
    await under.service.store.db.deleteFrom("webhook_endpoints").execute();
    await run();
  });

  /**
   * Does the work on a separate service, whose clock goes only when it is moved: however busy the machine, nothing
   * falls due meanwhile.
   */
  async function onStillClock(work: () => Promise<void>): Promise<void> {
    const going = { under, token };
    under = await start({ ...options(), stillAtMs: Date.now() });
    try {
      token = await under.token({ workspace: `w${workspaces}` });
      await work();
    } finally {
      await under.close();
      ({ under, token } = going);
    }
  }

  const run = () => runDueWork(under.service);
  async function endpoint(more: Record<string, unknown> = {}, by = token): Promise<TestAnswer["body"]> {
    const body = { url: receiver.url, event_kinds: ["*"], ...more };
    const answer = await under.call("createWebhookEndpoint", { body, token: by });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const site = async (name = "Shop", by = token): Promise<string> => {
    const { status, body } = await under.call("createSite", { body: { name }, token: by });
    if (status !== 201) throw new Error(`The site was not made: ${status} ${JSON.stringify(body)}`);
    return body.id;
  };
  const deliveries = async (id: string, query = {}, by = token): Promise<TestAnswer["body"][]> =>
    (await under.call("listWebhookDeliveries", { path: { id }, query, token: by })).body.data;
  const read = async (id: string) => (await under.call("getWebhookEndpoint", { path: { id }, token })).body;
  const patch = (id: string, body: unknown) => under.call("updateWebhookEndpoint", { path: { id }, body, token });
  const test54 = (id: string, headers = {}) => under.call("testWebhookEndpoint", { path: { id }, token, headers });
  const redeliver = (id: string, headers = {}) => under.call("redeliverWebhook", { path: { id }, token, headers });
  const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);
  const verified = (secret: string, { body, headers }: ReceivedRequest) =>
    new Webhook(secret).verify(body, headers as Record<string, string>);
  /** By the independent library too, for requests whose time is not the machine's because a test moved the clock. */
  const isSignedBy = (secret: string, { body, headers }: ReceivedRequest) => {
    const at = new Date(Number(headers["webhook-timestamp"]) * secondMs);
    const expected = new Webhook(secret).sign(String(headers["webhook-id"]), at, body);
    return String(headers["webhook-signature"]).split(" ").includes(expected);
  };
  const answerWith = (status: number, headers: Record<string, string> = {}, body = "") => {
    receiver.answer = (response) => void response.writeHead(status, headers).end(body);
  };

  describe("an event", () => {
    test("arrives signed, thin and as the contract describes it", async () => {
      const { id, secret } = await endpoint({ event_kinds: ["site.*"] });
      const siteId = await site();
      await run();
      expect(receiver.received).toHaveLength(1);
      const [request] = receiver.received as [ReceivedRequest];
      expect(request).toMatchObject({ method: "POST", path: "/in", headers: { "content-type": "application/json" } });
      expect(verified(secret, request)).toEqual({
        id: request.headers["webhook-id"],
        type: "site.created",
        timestamp: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
        api_version: "v1",
        workspace_id: expect.stringMatching(/^wks_/),
        data: {
          object: { type: "site", id: siteId },
          site_id: siteId,
          actor: { type: "token", id: expect.stringMatching(/^tok_/) },
        },
      });
      expect(request.headers["webhook-id"]).toMatch(/^evt_[0-9a-z]{26}$/);
      const [delivery] = await deliveries(id);
      expect(delivery).toMatchObject({
        endpoint_id: id,
        event_id: request.headers["webhook-id"],
        kind: "site.created",
        site_id: siteId,
        status: "succeeded",
        next_attempt_at: null,
        attempts: [{ status_code: 204, error: null, response_excerpt: null }],
      });
      expect(await read(id)).toMatchObject({ status: "active", consecutive_failures: 0 });
      expect((await read(id)).last_success_at).not.toBeNull();
    });

    test("is refused by the independent library if a byte of it or its secret is another", async () => {
      const { secret } = await endpoint();
      await site();
      await run();
      const [request] = receiver.received as [ReceivedRequest];
      expect(() => verified(secret, { ...request, body: request.body.replace("site", "Site") })).toThrow();
      const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
      expect(() => verified(other, request)).toThrow();
    });

    test("reaches each endpoint of its workspace with its kind and site once", async () => {
      const shop = await site("Shop");
      await run();
      const chosen = await endpoint({ event_kinds: ["site.updated"], site_ids: [shop] });
      const others = [
        await endpoint({ event_kinds: ["version.*"] }),
        await endpoint({ site_ids: [] }),
        await endpoint({ site_ids: [await site("Blog")] }),
        await endpoint({}, await under.token({ workspace: "somebody else" })),
      ];
      const patched = await under.call("updateSite", { path: { id: shop }, body: { retention: 400 }, token });
      expect(patched.status).toBe(200);
      await run();
      await run();
      expect(await deliveries(chosen.id)).toMatchObject([{ kind: "site.updated", site_id: shop, status: "succeeded" }]);
      for (const { id } of others.slice(0, 3)) {
        expect((await deliveries(id)).filter(({ kind }) => kind === "site.updated")).toEqual([]);
      }
      expect(types().filter((type) => type === "site.updated")).toHaveLength(1);
    });

    test("an event is not sent if the endpoint's maker could not read its group", async () => {
      const limited = await under.token({ workspace: `w${workspaces}`, scopes: ["sites:read", "sites:write"] });
      await endpoint({ event_kinds: ["*"] }, limited);
      const id = await site();
      const put = await under.call("putConfigDraft", { path: { id }, token, body: { document: banner() } });
      const published = await under.call("publishVersion", { path: { id }, body: {}, token });
      expect([put.status, published.status]).toEqual([200, 201]);
      await run();
      expect(await under.events("version.published")).toContainEqual(
        expect.objectContaining({ object_id: expect.stringContaining(id) }),
      );
      expect(new Set(types())).toEqual(new Set(["site.created"]));
    });

    test("exists if and only if its change was committed", async () => {
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      const refused = await under.call("createSite", { body: { name: "" }, token });
      expect(refused.status).toBe(422);
      await run();
      expect(await deliveries(id)).toEqual([]);
    });

    test("an event from before an endpoint existed is not sent to it", async () => {
      await site();
      await run();
      const { id } = await endpoint();
      await run();
      expect(await deliveries(id)).toEqual([]);
    });
  });

  describe("rotation", () => {
    test("signs with both secrets until the grace ends, then with the new one", async () => {
      const { id, secret } = await endpoint();
      const rotated = await patch(id, { rotation: { id: "r1", grace_hours: 1 } });
      await site();
      await run();
      const [both] = receiver.received as [ReceivedRequest];
      expect(String(both.headers["webhook-signature"]).split(" ")).toHaveLength(2);
      for (const known of [secret, rotated.body.secret]) expect(() => verified(known, both)).not.toThrow();
      under.advance(hourMs + 1);
      await site();
      await run();
      const alone = receiver.received.at(-1) as ReceivedRequest;
      expect(String(alone.headers["webhook-signature"]).split(" ")).toHaveLength(1);
      expect([rotated.body.secret, secret].map((known) => isSignedBy(known, alone))).toEqual([true, false]);
    });
  });

  describe("failures", () => {
    test("are retried ten times on the schedule, each with its time and the same id", async () => {
      await onStillClock(async () => {
        answerWith(503, {}, "Service\u0000 Unavailable\r\n");
        const { id } = await endpoint({ event_kinds: ["site.created"] });
        await site();
        await run();
        const delays = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600];
        const seen: number[] = [];
        for (const delayS of delays) {
          const [pending] = await deliveries(id);
          expect(pending.status).toBe("pending");
          const waitMs = Date.parse(pending.next_attempt_at) - Date.parse(pending.attempts.at(-1).at);
          expect(waitMs).toBeGreaterThanOrEqual(delayS * secondMs);
          expect(waitMs).toBeLessThan(delayS * secondMs * 1.1 + secondMs);
          seen.push(receiver.received.length);
          under.advance(delayS * secondMs * 0.99 - secondMs);
          await run();
          expect(receiver.received).toHaveLength(seen.length);
          under.advance(delayS * secondMs * 0.11 + 2 * secondMs);
          await run();
        }
        const [failed] = await deliveries(id);
        expect(failed).toMatchObject({ status: "failed", next_attempt_at: null });
        expect(failed.finished_at).not.toBeNull();
        expect(failed.attempts).toHaveLength(10);
        expect(failed.attempts.at(-1)).toMatchObject({
          status_code: 503,
          error: "The receiver returned a status outside 200 to 299.",
          response_excerpt: "Service Unavailable",
        });
        // Dropped after 72 hours.
        expect(failed.attempts[0].response_excerpt).toBeNull();
        expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
        expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(10);
        expect(await read(id)).toMatchObject({ status: "failing", consecutive_failures: 10 });
      });
    });

    test("wait for as long as the receiver asks", async () => {
      answerWith(429, { "retry-after": "3600" });
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const [pending] = await deliveries(id);
      const waitMs = Date.parse(pending.next_attempt_at) - Date.parse(pending.attempts[0].at);
      expect(waitMs).toBeGreaterThanOrEqual(hourMs);
      expect(waitMs).toBeLessThan(hourMs + 5 * secondMs);
    });

    test("three in a row make the endpoint failing, one success active", async () => {
      answerWith(500);
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      for (const name of ["a", "b", "c"]) await site(name);
      await run();
      expect(await read(id)).toMatchObject({ status: "failing", consecutive_failures: 3, disabled_reason: null });
      answerWith(200);
      under.advance(6 * secondMs);
      await run();
      expect(await read(id)).toMatchObject({ status: "active", consecutive_failures: 0 });
      expect((await deliveries(id)).map(({ status }) => status)).toEqual(["succeeded", "succeeded", "succeeded"]);
    });

    test("410 disables at once, abandons pending ones, alerts; a successful test ends it", async () => {
      answerWith(500);
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site("a");
      await run();
      answerWith(410);
      await site("b");
      await run();
      expect(await read(id)).toMatchObject({ status: "disabled", disabled_reason: "gone", enabled: true });
      expect((await deliveries(id)).map(({ status }) => status)).toEqual(["abandoned", "abandoned"]);
      const alerts = async () => (await under.call("listAlerts", { token })).body.data;
      expect(await alerts()).toMatchObject([
        { kind: "webhook.disabled", severity: "critical", state: "open", subject: { type: "webhook", id } },
      ]);
      await site("c");
      await run();
      expect(await deliveries(id)).toHaveLength(2);
      const [abandoned] = await deliveries(id);
      expect((await redeliver(abandoned.id)).body).toMatchObject({ reason: "endpoint-disabled" });
      answerWith(200);
      expect((await test54(id)).status).toBe(202);
      await run();
      expect(await read(id)).toMatchObject({ status: "active", disabled_reason: null });
      expect(await alerts()).toMatchObject([{ state: "resolved" }]);
      await site("d");
      await run();
      expect(types().at(-1)).toBe("site.created");
    });

    test("a test of a disabled endpoint that fails is the only attempt", async () => {
      answerWith(410);
      const { id } = await endpoint();
      await site();
      await run();
      answerWith(500);
      await test54(id);
      await run();
      expect((await deliveries(id, { kind: "webhook.test" }))[0]).toMatchObject({ status: "abandoned" });
      expect(await read(id)).toMatchObject({ status: "disabled", disabled_reason: "gone" });
    });

    test("failures for five days disable an endpoint; a new url makes it active again", async () => {
      answerWith(500);
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      for (let day = 0; day < 5; day += 1) {
        await site();
        await run();
        expect((await read(id)).status).not.toBe("disabled");
        under.advance(dayMs);
      }
      await run();
      expect(await read(id)).toMatchObject({ status: "disabled", disabled_reason: "failures" });
      await patch(id, { url: `${receiver.url}/new` });
      expect(await read(id)).toMatchObject({ status: "active", disabled_reason: null, consecutive_failures: 0 });
      expect((await under.call("listAlerts", { token })).body.data).toMatchObject([{ state: "resolved" }]);
    });

    test("a paused or deleted endpoint has its deliveries abandoned", async () => {
      answerWith(500);
      const paused = await endpoint({ event_kinds: ["site.created"] });
      const deleted = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      await patch(paused.id, { enabled: false });
      expect(await deliveries(paused.id)).toMatchObject([{ status: "abandoned", next_attempt_at: null }]);
      const [left] = await deliveries(deleted.id);
      await under.call("deleteWebhookEndpoint", { path: { id: deleted.id }, token });
      const row = await under.service.store.db
        .selectFrom("webhook_deliveries")
        .selectAll()
        .where("id", "=", left.id)
        .executeTakeFirst();
      expect(row?.status).toBe("abandoned");
      expect((await redeliver(left.id)).body).toMatchObject({ reason: "endpoint-disabled" });
      const before = receiver.received.length;
      under.advance(dayMs);
      await site();
      await run();
      expect(receiver.received).toHaveLength(before);
    });
  });

  describe("receivers", () => {
    const failure = async (id: string) => (await deliveries(id))[0].attempts[0];

    test("a hanging endpoint is cut off and delays no other", async () => {
      const hanging = await anotherReceiver();
      hanging.answer = () => {};
      const slow = await endpoint({ url: hanging.url, event_kinds: ["site.created"] });
      const quick = await endpoint({ event_kinds: ["site.created"] });
      for (const name of ["a", "b", "c"]) await site(name);
      await run();
      expect(await failure(slow.id)).toMatchObject({ status_code: null, error: "The host did not answer in time." });
      expect((await deliveries(quick.id)).map(({ status }) => status)).toEqual(["succeeded", "succeeded", "succeeded"]);
    });

    test("an endless body is cut off too", async () => {
      receiver.answer = (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(timer));
      };
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      expect(await failure(id)).toMatchObject({ status_code: null, error: "The host did not answer in time." });
    });

    test("redirects are not followed", async () => {
      const inside = await anotherReceiver();
      answerWith(302, { location: inside.url });
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      expect(await failure(id)).toMatchObject({ status_code: 302 });
      expect(inside.received).toEqual([]);
    });

    test("are read no further than needed, and the log keeps 1 KiB", async () => {
      answerWith(200, {}, `\u001b[31m${"é".repeat(5_000_000)}`);
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const { status_code, error, response_excerpt } = await failure(id);
      expect([status_code, error]).toEqual([200, null]);
      expect(response_excerpt).toMatch(/^\[31mé+/);
      expect(response_excerpt.length).toBeLessThanOrEqual(1024);
    });

    test("are not sent to a name that becomes private (DNS rebinding), without details", async () => {
      addresses["rebind.example"] = ["93.184.215.14"];
      const { id } = await endpoint({ url: "https://rebind.example/in", event_kinds: ["site.created"] });
      addresses["rebind.example"] = ["10.1.1.1"];
      await site();
      await run();
      expect(await failure(id)).toEqual({
        at: expect.any(String),
        status_code: null,
        duration_ms: 0,
        error: "The host resolves to an address that is not on the public internet.",
        response_excerpt: null,
      });
      addresses["rebind.example"] = ["93.184.215.14", "169.254.169.254"];
      under.advance(6 * secondMs);
      await run();
      expect((await deliveries(id))[0].attempts[1]).toMatchObject({ status_code: null, duration_ms: 0 });
    });

    test("a missing host is a failure like others", async () => {
      const { id } = await endpoint({ url: "https://nowhere.example/in", event_kinds: ["site.created"] });
      await site();
      await run();
      expect(await failure(id)).toMatchObject({ status_code: null, error: "The host name does not exist." });
    });
  });

  describe("testing", () => {
    test("sends one event to this endpoint only, regardless of its kinds", async () => {
      const { id, secret } = await endpoint({ event_kinds: ["version.published"] });
      const other = await endpoint({ event_kinds: ["*"] });
      const answer = await test54(id);
      expect(answer.status).toBe(202);
      expect(answer.headers.get("location")).toBe(`/v1/webhooks/${id}/deliveries?id=${answer.body.id}`);
      expect(answer.body).toMatchObject({ endpoint_id: id, kind: "webhook.test", status: "pending", attempts: [] });
      await run();
      expect(await deliveries(other.id)).toEqual([]);
      const [request] = receiver.received as [ReceivedRequest];
      expect(isSignedBy(secret, request)).toBe(true);
      expect(JSON.parse(request.body)).toMatchObject({
        type: "webhook.test",
        data: { object: { type: "webhook", id } },
      });
      expect(await deliveries(id, { id: answer.body.id })).toMatchObject([{ status: "succeeded" }]);
    });

    test("a paused endpoint is refused", async () => {
      const { id } = await endpoint({ enabled: false });
      expect(await test54(id)).toMatchObject({ status: 409, slug: "conflict", body: { reason: "endpoint-disabled" } });
    });

    test("is done once for a key", async () => {
      const { id } = await endpoint();
      const headers = { "idempotency-key": '"once"' };
      const first = await test54(id, headers);
      const second = await test54(id, headers);
      expect([second.status, second.body]).toEqual([202, first.body]);
      expect(second.headers.get("idempotency-replayed")).toBe("true");
      expect(await deliveries(id)).toHaveLength(1);
    });
  });

  describe("redelivery", () => {
    test("sends the same event again, as a new attempt", async () => {
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const [done] = await deliveries(id);
      const answer = await redeliver(done.id);
      expect(answer.status).toBe(202);
      expect(answer.headers.get("location")).toBe(`/v1/webhooks/${id}/deliveries?id=${done.id}`);
      expect(answer.body).toMatchObject({ id: done.id, status: "pending", finished_at: null });
      await run();
      const [again] = await deliveries(id);
      expect(again).toMatchObject({ status: "succeeded", event_id: done.event_id });
      expect(again.attempts).toHaveLength(2);
      const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
      expect(ids).toEqual([done.event_id, done.event_id]);
    });

    test("allows ten further attempts after a failed one, and is refused while paused", async () => {
      answerWith(500);
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await run();
        under.advance(27 * hourMs);
        await under.service.store.db.updateTable("webhook_endpoints").set({ failing_since: null }).execute();
      }
      const [failed] = await deliveries(id);
      expect(failed.status).toBe("failed");
      await redeliver(failed.id);
      await run();
      expect((await deliveries(id))[0]).toMatchObject({ status: "pending" });
      await patch(id, { enabled: false });
      expect(await redeliver(failed.id)).toMatchObject({ status: 409, body: { reason: "endpoint-disabled" } });
    });

    test("is done once for a key", async () => {
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const [done] = await deliveries(id);
      const headers = { "idempotency-key": '"again"' };
      await redeliver(done.id, headers);
      await run();
      expect((await redeliver(done.id, headers)).headers.get("idempotency-replayed")).toBe("true");
      await run();
      expect(receiver.received).toHaveLength(2);
    });
  });

  describe("the log", () => {
    test("is paged newest first, with inserts in between, and filtered", async () => {
      const { id } = await endpoint({ event_kinds: ["site.*"] });
      for (const name of ["a", "b", "c", "d"]) await site(name);
      await run();
      const all = (await deliveries(id)).map((delivery) => delivery.id);
      expect(all).toHaveLength(4);
      const page = (query: Record<string, unknown>) =>
        under.call("listWebhookDeliveries", { path: { id }, query: { limit: 3, ...query }, token });
      const first = await page({});
      await site("e");
      await run();
      const second = await page({ cursor: first.body.next_cursor });
      expect([...first.body.data, ...second.body.data].map((delivery) => delivery.id)).toEqual(all);
      expect(second.body.next_cursor).toBeNull();
      expect((await page({ cursor: first.body.next_cursor, status: "failed" })).slug).toBe("invalid-cursor");
      const [newest] = await deliveries(id);
      expect(await deliveries(id, { id: newest.id })).toHaveLength(1);
      expect(await deliveries(id, { event_id: newest.event_id })).toHaveLength(1);
      expect(await deliveries(id, { status: ["failed", "pending"] })).toEqual([]);
      expect(await deliveries(id, { status: "succeeded", kind: ["site.created", "site.deleted"] })).toHaveLength(5);
      expect((await page({ kind: "site.painted" })).slug).toBe("invalid-parameter");
      expect((await page({ colour: "red" })).slug).toBe("invalid-parameter");
    });

    test("shows what receivers answered to those with sites:write only", async () => {
      answerWith(500, {}, "secret stack trace");
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const reader = await under.token({ workspace: `w${workspaces}`, scopes: ["sites:read"] });
      expect((await deliveries(id, {}, reader))[0].attempts[0].response_excerpt).toBeNull();
      expect((await deliveries(id))[0].attempts[0].response_excerpt).toBe("secret stack trace");
      answerWith(204);
      under.advance(72 * hourMs);
      await run();
      const rows = await under.service.store.db.selectFrom("webhook_attempts").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("secret stack trace");
    });

    test("forgets deliveries after 30 days, and their events", async () => {
      const { id } = await endpoint({ event_kinds: ["site.created"] });
      await site();
      await run();
      const [{ event_id }] = await deliveries(id);
      under.advance(30 * dayMs + 1);
      await run();
      expect(await deliveries(id)).toEqual([]);
      const { db } = under.service.store;
      expect(await db.selectFrom("events").select("id").where("id", "=", event_id).execute()).toEqual([]);
    });

    test("is not there for others: foreign and malformed ids, and tokens bound to a site", async () => {
      const shop = await site();
      const bound = await endpoint({ site_ids: [shop], event_kinds: ["site.*"] });
      const wide = await endpoint({ event_kinds: ["site.*"] });
      await under.call("updateSite", { path: { id: shop }, body: { retention: 400 }, token });
      await run();
      const [delivery] = await deliveries(bound.id);
      const foreign = await under.token({ workspace: "foreign" });
      const siteToken = await under.token({ workspace: `w${workspaces}`, siteId: shop });
      const list = (id: string, by: string) =>
        under.call("listWebhookDeliveries", { path: { id }, token: by }).then(({ status }) => status);
      expect(await list(bound.id, foreign)).toBe(404);
      expect(await list("whe_\u0000", token)).toBe(404);
      expect(await list(bound.id, siteToken)).toBe(200);
      expect(await list(wide.id, siteToken)).toBe(404);
      for (const id of [delivery.id, "whd_nobody"]) {
        const answer = await under.call("redeliverWebhook", { path: { id }, token: foreign });
        expect([answer.status, answer.body.resource]).toEqual([404, "webhook_delivery"]);
      }
      expect((await under.call("redeliverWebhook", { path: { id: "%00" }, token })).status).toBe(404);
      for (const id of ["testWebhookEndpoint", "redeliverWebhook"] as const) {
        const path = { id: id === "redeliverWebhook" ? delivery.id : bound.id };
        expect((await under.call(id, { path, token: siteToken })).slug).toBe("token-binding-mismatch");
      }
    });
  });
});
