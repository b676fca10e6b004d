import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get as httpGet, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@consentform/service";
import { sql } from "kysely";
import type { Queryable } from "../../src/service/store/database";
import { banner } from "../support/banners";
import { type DevService, type DevServiceOptions, startDevService } from "../support/dev-service";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { isSample } from "../support/sample";
import type { TestAnswer } from "../support/service-requests";
import { until } from "../support/until";

/** The operator's view of a running service: logs, metrics, readiness, its end, and sample records. */

const started: DevService[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

async function start(options: DevServiceOptions = {}): Promise<DevService> {
  const service = await startDevService(options);
  started.push(service);
  return service;
}

const get = (service: DevService, path: string, init: RequestInit = {}) =>
  fetch(`${service.endpoint}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${service.token}`, ...init.headers },
  });

/** The JSON lines that the service has written so far. */
const logLines = (service: DevService): Record<string, unknown>[] =>
  service
    .output()
    .split("\n")
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => JSON.parse(line));

test("--log prints requests and process events as JSON, without secrets", async () => {
  const service = await start({ args: ["--log"] });
  const answer = await get(service, `/v1/sites?name=secret-of-a-query`);
  await get(service, `/v1/tokens/${service.token}`);
  await get(service, "/v1/me", { headers: { authorization: "Bearer cst_wrong-and-secret" } });
  const requests = () => logLines(service).filter(({ message }) => message === "request");
  await until(() => requests().length >= 3);
  expect(logLines(service)[0]).toMatchObject({ level: "info", message: "ready", pid: service.pid });
  const [list, token, refused] = requests();
  expect(list).toMatchObject({
    level: "info",
    message: "request",
    method: "GET",
    path: "/v1/sites",
    operation: "listSites",
    status: 200,
    request_id: answer.headers.get("x-request-id"),
    token: expect.stringMatching(/^tok_/),
    ms: expect.any(Number),
  });
  expect(token).toMatchObject({ path: "/v1/tokens/…", status: 404 });
  expect(refused).toMatchObject({ operation: "getMe", status: 401, token: null });
  const text = JSON.stringify(logLines(service));
  for (const secret of [service.token, "secret"]) expect(text).not.toContain(secret);
}, 60_000);

test("the end: what is under way is answered, and connections that idle are closed", async () => {
  const service = await start({ args: ["--log"], fault: "latency=1000ms" });
  const agent = new Agent({ keepAlive: true });
  const idle = new Promise<void>((resolve, reject) => {
    httpGet(`${service.endpoint}/healthz`, { agent }, (response) => response.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  await idle;
  // Node announces a request before it sends it on: the service has it then.
  const headers = { authorization: `Bearer ${service.token}`, expect: "100-continue" };
  const underWay = httpGet(`${service.endpoint}/v1/me`, { headers });
  const answered = once(underWay, "response");
  await once(underWay, "continue");
  process.kill(service.pid, "SIGTERM");
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
  // One that waits for an idle connection says after 9 s that it gave up, and never this.
  await until(() => logLines(service).at(-1)?.message === "stopped");
  await expect(get(service, "/v1/me")).rejects.toThrow();
  agent.destroy();
}, 60_000);

test("--consents makes that many plausible records once, the same ones every time", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-samples-"));
  try {
    const choices = async (service: DevService) => {
      const { data: sites } = (await (await get(service, "/v1/sites")).json()) as { data: { id: string }[] };
      const answer = await get(service, `/v1/sites/${sites[0]?.id}/consents?limit=200`);
      const { data } = (await answer.json()) as { data: { subject_id: string; decisions: object; country: string }[] };
      return data.map(({ subject_id, decisions, country }) => ({ subject_id, decisions, country }));
    };
    const first = await startDevService({ dataFolder, args: ["--consents", "150"] });
    const made = await choices(first);
    await first.stop();
    const again = await startDevService({ dataFolder, args: ["--consents", "150"] });
    expect(await choices(again)).toEqual(made);
    await again.stop();
    const elsewhere = await start({ args: ["--consents", "150"] });
    expect(await choices(elsewhere)).toEqual(made);
    expect(made).toHaveLength(150);
    expect(new Set(made.map(({ country }) => country)).size).toBeGreaterThan(4);
    expect(new Set(made.map(({ subject_id }) => subject_id)).size).toBeLessThan(150);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, 120_000);

test("behind a proxy, uses its public name and address, and limits visitors by theirs", async () => {
  const service = await start({
    args: ["--public-url", "https://consent.example.com", "--trusted-proxy", "127.0.0.1"],
  });
  const made = await get(service, "/v1/sites", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Shop" }),
  });
  const { id, script_url } = (await made.json()) as { id: string; script_url: string };
  expect(script_url).toBe(`https://consent.example.com/s/${id}/production/loader.js`);
  const status = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const request = httpGet(`${service.endpoint}/v1/openapi.json`, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on("error", reject);
    });
  expect([await status("consent.example.com"), await status("evil.example")]).toEqual([200, 421]);
  const wrong = (address: string) =>
    get(service, "/v1/me", { headers: { authorization: "Bearer x", "x-forwarded-for": address } });
  for (let count = 0; count < 60; count += 1) await wrong("192.0.2.1");
  expect([(await wrong("192.0.2.1")).status, (await wrong("192.0.2.2")).status]).toEqual([429, 401]);
}, 60_000);

test("metrics count requests by operation and status, jobs by kind, without names", async () => {
  const under = await startInProcessService({ settings: { trustedProxies: ["10.0.0.0/8"] } });
  const { body: site } = await under.call("createSite", { body: { name: "Shop" } });
  await under.call("getSite", { path: { id: site.id } });
  await under.call("getSite", { path: { id: "site_none" } });
  await under.call("createExport", { path: { id: site.id }, body: {} });
  const response = await under.get("/metrics");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  // A proxy that hides /metrics may compare the path before its escapes are decoded.
  expect((await under.get("/metric%73")).status).toBe(404);
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'consentform_requests_total{operation="getSite",status="200"} 1',
      'consentform_requests_total{operation="getSite",status="404"} 1',
      'consentform_errors_total{kind="request"} 0',
      'consentform_errors_total{kind="background"} 0',
      'consentform_jobs{kind="build-export",state="waiting"} 1',
      'consentform_request_duration_seconds_count{operation="getSite"} 2',
    ]),
  );
  expect(lines.join("\n")).toContain("process_resident_memory_bytes");
  expect(lines.filter((line) => /(site|tok|wks)_/.test(line))).toEqual([]);
  // The first scrape, and one right after it: nothing was measured since.
  for (const text of [lines.join("\n"), await (await under.get("/metrics")).text()]) {
    expect(text).not.toMatch(/ (nan|\+inf)$/im);
    expect(
      Math.max(...[...text.matchAll(/^nodejs_eventloop_lag_\S+ (\S+)$/gm)].map(([, value]) => Number(value))),
    ).toBeLessThan(600);
  }
  // This machine and trusted proxies, regardless of what they forward; no one else.
  const forwarded = { headers: { "x-forwarded-for": "127.0.0.1" } };
  const from = async (address: string) =>
    (await under.service.fetch(new Request("http://127.0.0.1:4071/metrics", forwarded), { address })).status;
  const peers = ["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.1.2.3", "192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"];
  expect(await Promise.all(peers.map(from))).toEqual([200, 200, 200, 200, 404, 404, 404]);
  await under.close();
});

test("ready means: not about to stop, and a database that answers and takes writes", async () => {
  const under = await startInProcessService({ database: { kind: "memory" } });
  const ready = async () => {
    const response = await under.get("/readyz");
    return `${response.status} ${await response.text()}`;
  };
  expect(await ready()).toBe("200 ready\n");
  await under.service.store.db.transaction().execute(async (tx) => {
    // Who holds PGlite's only connection holds up everything else.
    const held = ready();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await held).toBe("503 not ready: the database does not answer\n");
    await tx.selectFrom("deployment").select("name").execute();
  });
  expect(await ready()).toBe("200 ready\n");
  under.service.drain();
  expect(await ready()).toBe("503 not ready: stopping\n");
  expect((await under.get("/healthz")).status).toBe(200);
  expect((await under.call("getMe")).status).toBe(200);
  await under.close();
  expect(await ready()).toMatch(/^503 /);
});

describe("a PostgreSQL that takes no writes", () => {
  let postgres: PostgresServer | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  // What a failover ends; new connections learn of the setting.
  const endConnections = (db: Queryable, name: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
      db,
    );

  test("makes the process unready and its responses unavailable until writes succeed", async () => {
    if (postgres === null) return;
    const database = { kind: "postgres", url: await postgres.createDatabase() } as const;
    const name = new URL(database.url).pathname.slice(1);
    const under = await startInProcessService({ database });
    const { db, close } = await openStore(database);
    const ready = async () => {
      const response = await under.get("/readyz");
      return `${response.status} ${await response.text()}`;
    };
    const rename = (to: string) => under.call("updateSite", { path: { id: site.id }, body: { name: to } });
    const { body: site } = await under.call("createSite", { body: { name: "Shop" } });
    expect(await ready()).toBe("200 ready\n");

    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
    await endConnections(db, name);
    await until(async () => (await ready()) === "503 not ready: the database takes no writes\n");
    const refused = await rename("Refused");
    expect([refused.status, refused.slug, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "1"]);

    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db);
    // A longer run waits until a process that is busy all the time has new connections.
    if (isSample) await endConnections(db, name);
    await until(async () => (await ready()) === "200 ready\n", 90_000);
    await until(async () => (await rename("Taken")).status === 200, 90_000);
    expect((await under.call("getSite", { path: { id: site.id } })).body.name).toBe("Taken");
    await close();
    await under.close();
  }, 240_000);

  test("leaves the metrics readable without any connection, except those of jobs", async () => {
    if (postgres === null) return;
    const database = { kind: "postgres", url: await postgres.createDatabase() } as const;
    const name = new URL(database.url).pathname.slice(1);
    const under = await startInProcessService({ database });
    const { db, close } = await openStore({ kind: "postgres", url: await postgres.createDatabase() });
    const metrics = async () => (await under.get("/metrics")).text();
    const { body: site } = await under.call("createSite", { body: { name: "Shop" } });
    await under.call("createExport", { path: { id: site.id }, body: {} });
    expect(await metrics()).toMatch(/^consentform_database_up 1$/m);
    expect(await metrics()).toMatch(/^consentform_jobs\{kind="build-export"/m);
    const accept = (isOpen: boolean) =>
      sql`alter database ${sql.id(name)} with allow_connections ${sql.lit(isOpen)}`.execute(db);
    await accept(false);
    await endConnections(db, name);
    await until(async () => /^consentform_database_up 0$/m.test(await metrics()));
    expect(await metrics()).toMatch(/^consentform_requests_total\{operation="createSite",status="201"\} 1$/m);
    expect(await metrics()).not.toMatch(/^consentform_(jobs\{|audit_rows )/m);
    await accept(true);
    await until(async () => /^consentform_database_up 1$/m.test(await metrics()));
    await close();
    await under.close();
  }, 60_000);

  test("takes no banner down: the fetch is not noted, and counted as such", async () => {
    if (postgres === null) return;
    const database = { kind: "postgres", url: await postgres.createDatabase() } as const;
    const name = new URL(database.url).pathname.slice(1);
    const under = await startInProcessService({ database });
    const { db, close } = await openStore(database);
    const id = await productionSite(under);
    const fetchConfig = () => under.get(`/s/${id}/production/config.json`);
    const lastFetched = async () =>
      (
        await db
          .selectFrom("sites")
          .select("production_last_fetched_at as at")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).at;
    const lost = async () =>
      /^consentform_fetch_notes_lost_total (\d+)$/m.exec(await (await under.get("/metrics")).text())?.[1];
    const bytes = await (await fetchConfig()).text();
    await until(async () => (await lastFetched()) !== null);
    const noted = await lastFetched();
    expect([noted, await lost()]).toEqual([expect.any(Date), "0"]);
    under.advance(61_000);

    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
    await endConnections(db, name);
    // A request may meet a connection of the pool whose end it has not heard of yet.
    await until(async () => (await fetchConfig()).status === 200);
    const answer = await fetchConfig();
    expect([answer.status, await answer.text()]).toEqual([200, bytes]);
    await until(async () => Number(await lost()) > 0);
    expect(await lastFetched()).toEqual(noted);

    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db);
    await endConnections(db, name);
    await until(async () => (await fetchConfig()).status === 200 && Number(await lastFetched()) > Number(noted));
    await close();
    await under.close();
  }, 60_000);

  test("holds no banner up when its writes hang: the note comes later", async () => {
    if (postgres === null) return;
    const database = { kind: "postgres", url: await postgres.createDatabase() } as const;
    const under = await startInProcessService({ database });
    const { db } = under.service.store;
    // One more than a process has connections.
    const ids: string[] = [];
    for (let made = 0; made < 11; made += 1) ids.push(await productionSite(under));
    const hang = "begin perform pg_advisory_xact_lock_shared(1); return new; end";
    await sql`create function hang() returns trigger language plpgsql as ${sql.lit(hang)}`.execute(db);
    await sql`create trigger hang before update on sites for each row execute function hang()`.execute(db);
    const { db: other, close } = await openStore(database);
    const held = await new Promise<{ release: () => void; isReleased: Promise<unknown> }>((resolve) => {
      const isReleased = other.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(1)`.execute(tx);
        await new Promise<void>((release) => resolve({ release, isReleased }));
      });
    });
    const fetched = await Promise.all(ids.map((id) => under.get(`/s/${id}/production/config.json`)));
    expect(fetched.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const noted = async () => {
      const { body } = await under.call("listSites", { query: { limit: 50 } });
      return body.data.filter((site: TestAnswer["body"]) => site.production_last_fetched_at !== null).length;
    };
    expect(await noted()).toBe(0);
    held.release();
    await held.isReleased;
    await close();
    await until(async () => (await noted()) > 0);
    await under.close();
  }, 60_000);
});

/** A site that serves a banner in production. */
async function productionSite(under: InProcessService): Promise<string> {
  const settings = { promotion_gate: { mode: "off" } };
  const { id } = (await under.call("createSite", { body: { name: "Shop", settings } })).body;
  await under.call("putConfigDraft", { path: { id }, body: { document: banner("Live") } });
  await under.call("publishVersion", { path: { id }, body: {} });
  expect((await under.call("promoteVersion", { path: { id, number: 1 } })).status).toBe(200);
  return id;
}
