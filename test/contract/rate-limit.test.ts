import { randomBytes } from "node:crypto";
import { newTokenSecret } from "../../src/service/tokens/token-secret";
import { banner } from "../support/banners";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { SERVICE_ORIGIN } from "../support/service-requests";

let service: InProcessService;

afterEach(async () => {
  expect(service.takeErrors()).toEqual([]);
  await service.close();
});

/** The clock is stopped unless a test moves it, so no window ends while requests are sent. */
const start = async (options: Parameters<typeof startInProcessService>[0] = {}) => {
  service = await startInProcessService({ stillAtMs: Date.now(), ...options });
  return service.workspace();
};

test("admits exactly the quota in a window, in parallel too, then starts the next", async () => {
  const workspace = await start({ settings: { quota: { requests: 23, windowS: 60 } } });
  const burst = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => workspace.send({ path: "/me" })));
    return answers.filter(({ status }) => status === 200).length;
  };
  expect(await burst(40)).toBe(23);
  service.advance(40_000);
  expect(await burst(5)).toBe(0);
  service.advance(30_000);
  expect(await burst(1)).toBe(1);
  service.advance(40_000);
  expect(await burst(40)).toBe(22);
});

test("headers report policy and remainder; a refusal has a delay and is not counted", async () => {
  const workspace = await start({ settings: { quota: { requests: 3, windowS: 10 } } });
  const left: (string | null)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { headers } = await workspace.send({ path: "/me" });
    expect(headers.get("ratelimit-policy")).toBe('"per-token";q=3;w=10');
    left.push(/r=(\d+)/.exec(String(headers.get("ratelimit")))?.[1] ?? null);
  }
  expect(left).toEqual(["2", "1", "0"]);
  const refused = await workspace.send({ path: "/me" });
  expect(refused.slug).toBe("rate-limited");
  const waitS = Number(refused.headers.get("retry-after"));
  expect(refused.body).toMatchObject({ retry_after: waitS, "violated-policies": ["per-token"] });
  // The window began when PostgreSQL read its clock, a moment after the service read the stopped one.
  service.advance(waitS * 1000 + 500);
  expect((await workspace.send({ path: "/me" })).status).toBe(200);
});

test("a clock set back delays no client for longer than a window", async () => {
  const workspace = await start({ settings: { quota: { requests: 3, windowS: 60 } } });
  const statuses = async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => workspace.send({ path: "/me" })));
    return answers.map(({ status }) => status).sort();
  };
  for (let count = 0; count < 60; count += 1) await service.send({ path: "/me", token: "wrong", address: "192.0.2.9" });
  expect((await service.send({ path: "/me", token: "wrong", address: "192.0.2.9" })).status).toBe(429);
  expect(await statuses()).toEqual([200, 200, 200, 429]);
  service.advance(-20_000);
  expect(await statuses()).toEqual([429, 429, 429, 429]);
  service.advance(-3_600_000);
  expect(await statuses()).toEqual([200, 200, 200, 429]);
  expect((await service.send({ path: "/me", token: "wrong", address: "192.0.2.9" })).status).toBe(401);
});

test("failing requests after authentication count, and tokens share no window", async () => {
  const workspace = await start({ settings: { quota: { requests: 6, windowS: 60 } } });
  const token = await workspace.makeToken({ scopes: ["analytics:read"] });
  for (let count = 0; count < 6; count += 1) expect((await workspace.send({ path: "/sites", token })).status).toBe(403);
  expect((await workspace.send({ path: "/me", token })).status).toBe(429);
  expect((await workspace.send({ path: "/me" })).status).toBe(200);
});

test("limits failed authentications per address and hint, never a valid token", async () => {
  const workspace = await start();
  const revoked = await workspace.send({
    method: "POST",
    path: "/tokens",
    body: { name: "old", scopes: ["sites:read"] },
  });
  expect((await workspace.send({ method: "DELETE", path: `/tokens/${revoked.body.id}` })).status).toBe(204);
  const fail = (address: string) => service.send({ path: "/me", token: "wrong", address });
  for (let count = 0; count < 60; count += 1) expect((await fail("192.0.2.1")).status).toBe(401);
  expect((await fail("192.0.2.1")).slug).toBe("rate-limited");
  expect((await fail("192.0.2.1")).body["violated-policies"]).toEqual(["auth"]);
  expect((await fail("192.0.2.2")).status).toBe(401);
  expect((await workspace.send({ path: "/me", address: "192.0.2.1" })).status).toBe(200);
  // Another credential learns why it is refused.
  const { secret } = revoked.body;
  expect((await service.send({ path: "/me", token: secret, address: "192.0.2.1" })).slug).toBe("token-revoked");
  service.advance(60_000);
  expect((await fail("192.0.2.1")).status).toBe(401);
});

test("limits failed authentications per address to 600, but never a valid token", async () => {
  const workspace = await start();
  const statuses: number[] = [];
  for (let count = 0; count < 620; count += 1) {
    const token = newTokenSecret("cfm", randomBytes);
    statuses.push((await service.send({ path: "/me", token, address: "192.0.2.1" })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(600);
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429));
  expect((await workspace.send({ path: "/me", address: "192.0.2.1" })).status).toBe(200);
});

test("public routes are limited by address or IPv6 /64, and what visitors load is not", async () => {
  const workspace = await start({ settings: { publicRequestsPerMinute: 2 } });
  const ask = (address: string) => service.send({ path: "/openapi.json", address });
  expect((await ask("2001:db8:1:2::1")).status).toBe(200);
  expect((await ask("2001:db8:1:2:ffff::9")).status).toBe(200);
  const refused = await ask("2001:db8:1:2:3:4:5:6");
  expect(refused.body["violated-policies"]).toEqual(["per-ip"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect((await ask("2001:db8:1:3::1")).status).toBe(200);
  expect((await ask("192.0.2.1")).status).toBe(200);
  const id = await workspace.makeSite();
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body: { document: banner() } });
  await workspace.send({ method: "POST", path: `/sites/${id}/versions`, body: {} });
  const load = (file: string) => service.send({ path: `//s/${id}/preview/${file}`, address: "192.0.2.1" });
  const loader = await load("loader.js");
  const [digest] = /[0-9a-f]{16}(?=\/banner\.js)/.exec(loader.body) ?? [];
  for (const file of ["loader.js", `${digest}/banner.js`, `${digest}/en.first.json`, `${digest}/en.preferences.json`]) {
    for (let times = 0; times < 3; times += 1) expect([file, (await load(file)).status]).toEqual([file, 200]);
  }
});

test("X-Forwarded-For counts only from a trusted proxy", async () => {
  await start({ settings: { publicRequestsPerMinute: 1, trustedProxies: ["10.0.0.1"] } });
  const ask = (address: string, forwarded: string) =>
    service.send({ path: "/openapi.json", address, headers: { "x-forwarded-for": forwarded } });
  expect((await ask("10.0.0.1", "192.0.2.1")).status).toBe(200);
  expect((await ask("10.0.0.1", "192.0.2.2")).status).toBe(200);
  expect((await ask("10.0.0.1", "192.0.2.9, 192.0.2.2")).status).toBe(429);
  expect((await ask("192.0.2.7", "192.0.2.50")).status).toBe(200);
  expect((await ask("192.0.2.7", "192.0.2.51")).status).toBe(429);
});

test("a request of another workspace is answered before those that one has waiting", async () => {
  const busy = await start();
  const other = await service.workspace();
  const answered: string[] = [];
  const ask = async (name: string, from: typeof busy) => {
    await from.send({ method: "POST", path: "/sites", body: { name: "Shop" } });
    answered.push(name);
  };
  await Promise.all([...Array.from({ length: 40 }, () => ask("busy", busy)), ask("other", other)]);
  expect(answered.indexOf("other")).toBeLessThan(3);
});

test("refuses requests beyond those of a workspace that may wait, and no others", async () => {
  const busy = await start({ settings: { maxWaitingRequests: 3 } });
  const other = await service.workspace();
  const flood = Array.from({ length: 100 }, () => busy.send({ path: "/me" }));
  const [answers, beside] = await Promise.all([Promise.all(flood), other.send({ path: "/me" })]);
  expect(beside.status).toBe(200);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  // As many turns run at once as the database has connections: one on PGlite, ten on PostgreSQL.
  expect(served.length).toBeGreaterThanOrEqual(service.service.store.connections + 3);
  expect(refused.length).toBeGreaterThan(0);
  for (const { slug, headers } of refused) expect([slug, headers.get("retry-after")]).toEqual(["unavailable", "1"]);
  expect((await busy.send({ path: "/me" })).status).toBe(200);
});

test("long bodies of a workspace stay with their clients while others take the room", async () => {
  const busy = await start({ settings: { maxBodyBytes: 600_000 } });
  const other = await service.workspace();
  const read = new Set<string>();
  let mostUnderWay = 0;
  const create = async (from: typeof busy, length: number, name: string) => {
    const text = JSON.stringify({ name }).padEnd(length);
    const pull = (controller: ReadableStreamDefaultController) => {
      read.add(name);
      mostUnderWay = Math.max(mostUnderWay, read.size);
      controller.enqueue(Buffer.from(text));
      controller.close();
    };
    const headers = { "content-type": "application/json", "content-length": String(text.length) };
    const init: RequestInit = {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${from.token}` },
      duplex: "half",
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    };
    const answer = await service.service.fetch(new Request(`${SERVICE_ORIGIN}/v1/sites`, init));
    read.delete(name);
    return answer.status;
  };
  const flood = Array.from({ length: 60 }, (_, index) => create(busy, 70_000, `Shop ${index}`));
  const statuses = await Promise.all([...flood, create(other, 70_000, "Beside"), create(busy, 20, "Short")]);
  expect(statuses).toEqual(Array.from({ length: 62 }, () => 201));
  // Eight bodies of this size fit. Beside them, there are answers on their way, the other workspace's body and a short
  // one.
  expect(mostUnderWay).toBeLessThan(20);
  // One that is larger than the room is accepted alone. What was held is given back, also after a refusal.
  expect(await create(busy, 700_000, "Large")).toBe(201);
  expect(await create(busy, 70_000, "")).toBe(422);
  expect(await create(busy, 20, "Small")).toBe(201);
});

test("a request whose client has left while it waits has no effect", async () => {
  const busy = await start();
  const client = new AbortController();
  const authorization = `Bearer ${busy.token}`;
  const create = () =>
    service.service.fetch(
      new Request(`${SERVICE_ORIGIN}/v1/sites`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ name: "Shop" }),
        signal: client.signal,
      }),
    );
  const sent = Array.from({ length: 100 }, create);
  await Promise.race(sent);
  client.abort();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  const made = statuses.filter((status) => status === 201).length;
  expect(statuses.filter((status) => status === 503)).toHaveLength(100 - made);
  expect(made).toBeLessThan(60);
  expect((await busy.send({ path: "/sites?limit=200" })).body.data).toHaveLength(made);
});
