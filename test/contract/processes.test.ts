import { openStore, type Store } from "@consentform/service";
import { sql } from "kysely";
import type { Schemas } from "../../src/consent/contract";
import { banner } from "../support/banners";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService, DevServiceOptions } from "../support/dev-service";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { extent } from "../support/sample";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";

/** Real processes on one PostgreSQL. */
const counts = { sample: [2], covering: [3], full: [2, 4] }[extent];
const quota = { requests: 1_000_000, seconds: 60 };
const dayS = 86_400;

let postgres: PostgresServer | null = null;
let receiver: HttpReceiver;
let website: Website;
let processes: DevProcesses | null = null;
let store: Store | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
  receiver = await startHttpReceiver();
  website = await startWebsite({ "/": "<!doctype html><html><body>Shop</body></html>" });
});
afterEach(async () => {
  await processes?.stop();
  await store?.close();
  [processes, store] = [null, null];
});
afterAll(async () => {
  await receiver.close();
  await website.close();
  await postgres?.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many operations; a wrong path fails the test
type Body = any;

interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

async function send(
  { endpoint, token }: Pick<DevService, "endpoint" | "token">,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const response = await fetch(`${endpoint}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text), headers: response.headers };
}

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe.each(counts)("%i processes on one PostgreSQL", (count) => {
  /** @returns null, after the reason was printed, where there is no server */
  async function start(options: DevServiceOptions = {}): Promise<{ all: DevService[]; url: string; db: Store } | null> {
    if (postgres === null) return null;
    const url = await postgres.createDatabase();
    const args = ["--local-port", String(website.port), "--browser", "none"];
    processes = devProcesses(url, { isLocalAllowed: true, args, ...options });
    const first = await processes.start();
    const others = await Promise.all(times(count - 1, () => processes?.start() as Promise<DevService>));
    store = await openStore({ kind: "postgres", url });
    return { all: [first, ...others], url, db: store };
  }
  const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;

  test("admit 600 requests of a token in a window and share them in small blocks", async () => {
    const running = await start();
    if (running === null) return;
    const { all, db } = running;
    const answers = await Promise.all(times(900, (n) => send(pick(all, n), "GET", "/me")));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
    const admitted = answers.filter(({ status }) => status === 200).length;
    const window = await db.db.selectFrom("rate_windows").selectAll().executeTakeFirstOrThrow();
    // On a machine so busy that this takes more than a minute there are two windows.
    const windows = Date.now() - window.started_at.getTime() < 60_000 ? 1 : 2;
    expect(admitted).toBeLessThanOrEqual(600 * windows);
    expect(admitted).toBeGreaterThanOrEqual(600 - 5 * (count - 1));
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  }, 240_000);

  test("admit no more than the quota in each of several windows", async () => {
    const limited = { requests: 40, seconds: 1 };
    const running = await start({ quota: limited });
    if (running === null) return;
    const { all } = running;
    let admitted = 0;
    const startedAt = Date.now();
    // A machine so busy that it takes this long for one round has to make another one.
    while (Date.now() - startedAt < 2500 || admitted <= limited.requests) {
      const answers = await Promise.all(times(count * 20, (n) => send(pick(all, n), "GET", "/me")));
      admitted += answers.filter(({ status }) => status === 200).length;
    }
    // Windows begin at least their length apart, the first one after `startedAt`.
    const windows = Math.floor((Date.now() - startedAt) / (limited.seconds * 1000)) + 1;
    expect(admitted).toBeLessThanOrEqual(limited.requests * windows);
    expect(admitted).toBeGreaterThan(limited.requests);
  }, 240_000);

  test("one key of either kind sent to all of them at once makes one object", async () => {
    const running = await start({ quota });
    if (running === null) return;
    const { all, db } = running;
    const [first] = all;
    if (first === undefined) return;
    const site = await accepted(first, "POST", "/sites", { name: "Shop" });
    const requests: Record<string, readonly [path: string, body: unknown, hasSecret: boolean]> = {
      sites: ["/sites", { name: "Shop" }, false],
      domains: [`/sites/${site.id}/domains`, { host: "www.shop.example" }, false],
      services: [`/sites/${site.id}/services`, { key: "s", name: "S", company: "S", category: "analytics" }, false],
      exports: [`/sites/${site.id}/exports`, {}, false],
      alert_channels: [
        "/alert-channels",
        { name: "Team", kind: "slack", url: "https://hooks.example.com/in/1" },
        false,
      ],
      webhook_endpoints: ["/webhooks", { url: receiver.url, event_kinds: ["scan.*"] }, true],
      templates: ["/templates", { name: "House", document: {} }, false],
      tokens: ["/tokens", { name: "ci", scopes: ["sites:read"] }, true],
    };
    const eventsBefore = await countEvents(db);
    for (const [name, [path, body, hasSecret]] of Object.entries(requests)) {
      const before = await rowsOf(db, name);
      const answers = await Promise.all(times(count * 4, (n) => settled(pick(all, n), path, body, `key-${name}`)));
      const ids = new Set(answers.map((answer) => answer.body.id));
      expect([name, ids.size, await rowsOf(db, name)]).toEqual([name, 1, before + 1]);
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
      const isFirst = ({ headers }: Answer) => headers.get("idempotency-replayed") === null;
      expect(answers.filter(isFirst)).toHaveLength(1);
      const secrets = answers.filter((answer) => typeof answer.body.secret === "string");
      expect([name, secrets.length, secrets.every(isFirst)]).toEqual([name, hasSecret ? 1 : 0, true]);
      const reported = answers.map((answer) => JSON.stringify({ ...answer.body, secret: null }));
      expect(new Set(reported).size).toBe(1);
    }
    // Of a site and of a token there is an event each, besides the export's, which is built meanwhile.
    const made = (await countEvents(db)) - eventsBefore;
    expect(made).toBeLessThanOrEqual(3);
    expect(made).toBeGreaterThanOrEqual(2);

    // One external key, without idempotency keys.
    const named = await Promise.all(
      times(count * 8, (n) => settled(pick(all, n), "/sites", { name: `Shop ${n}`, external_key: "mine" })),
    );
    expect(named.filter(({ status }) => status === 201)).toHaveLength(1);
    const id = named.find(({ status }) => status === 201)?.body.id;
    for (const { body } of named.filter(({ status }) => status !== 201)) {
      expect([body.reason, body.conflicting_id]).toEqual(["external-key-taken", id]);
    }
  }, 240_000);

  test("do each event, scan and export once, even if due while no process ran", async () => {
    const running = await start({ quota });
    if (running === null) return;
    const { all, db } = running;
    const [first] = all;
    if (first === undefined) return;
    receiver.received.length = 0;
    website.requests.length = 0;
    const siteCount = 6;
    const sites = await Promise.all(times(siteCount, (n) => publishedSite(pick(all, n), n)));
    await accepted(first, "POST", "/webhooks", {
      url: receiver.url,
      event_kinds: ["site.updated", "scan.completed", "export.completed"],
    });
    await Promise.all(
      sites.flatMap(({ id }, n) => [
        accepted(pick(all, n), "POST", `/sites/${id}/scans`, { environment: "preview", max_pages: 1 }),
        accepted(pick(all, n + 1), "POST", `/sites/${id}/exports`, {}),
        ...times(5, (m) => accepted(pick(all, n + m), "PATCH", `/sites/${id}`, { name: `Renamed ${m}` })),
      ]),
    );
    await until(async () => (await completed(db)) === siteCount * 2, 120_000);
    const events = await db.db
      .selectFrom("events")
      .select(["id", "kind"])
      .where("kind", "in", ["site.updated", "scan.completed", "export.completed"])
      .execute();
    const of = (kind: string) => events.filter((event) => event.kind === kind).length;
    expect([of("site.updated"), of("scan.completed"), of("export.completed")]).toEqual([
      ...[siteCount * 5, siteCount, siteCount],
    ]);
    await until(() => receiver.received.length >= events.length, 120_000);
    // Duplicates would have been sent by now.
    await until(async () => (await db.db.selectFrom("jobs").select("id").execute()).length === 0, 120_000);
    const arrived = receiver.received.map(({ headers }) => String(headers["webhook-id"]));
    expect(arrived.sort()).toEqual(events.map(({ id }) => id).sort());
    const pages = website.requests.filter((request) => request.endsWith(" /"));
    expect(pages.sort()).toEqual(sites.map(({ host }) => `${host} /`).sort());

    // A week later all processes start at once and find what fell due meanwhile.
    await accepted(first, "POST", "/tokens", { name: "ci", scopes: ["sites:read"], expires_in_days: 20 });
    for (const { id } of sites) {
      const schedule: Partial<Schemas["ScanSchedule"]> = { environment: "preview", frequency: "daily", max_pages: 1 };
      await accepted(first, "PATCH", `/sites/${id}/scan-schedule`, schedule);
    }
    await processes?.stop();
    await Promise.all(times(count, () => processes?.start({ clockOffsetS: 7 * dayS })));
    await until(async () => (await completed(db)) === siteCount * 3, 120_000);
    await until(async () => (await db.db.selectFrom("jobs").select("id").execute()).length === 0, 120_000);
    const scans = await db.db.selectFrom("scans").select(["site_id", "trigger"]).execute();
    const scheduled = scans.filter(({ trigger }) => trigger === "schedule");
    expect(scheduled.map(({ site_id }) => site_id).sort()).toEqual(sites.map(({ id }) => id).sort());
    await until(async () => (await eventsOf(db, "token.expiring")) > 0, 120_000);
    expect(await eventsOf(db, "token.expiring")).toBe(1);
    expect(await eventsOf(db, "scan.completed")).toBe(siteCount * 2);
  }, 400_000);
});

/**
 * Sends until the answer is final: under load a key may be in progress, or a lock be held, for longer than a request
 * waits.
 */
async function settled(service: DevService, path: string, body: unknown, key?: string): Promise<Answer> {
  for (;;) {
    const answer = await send(service, "POST", path, body, key);
    if (!/(idempotency-key-in-progress|unavailable)$/.test(String(answer.body.type))) return answer;
  }
}

async function publishedSite(service: DevService, n: number): Promise<{ id: string; host: string }> {
  const host = `shop${n}.localhost`;
  const { id } = await accepted(service, "POST", "/sites", { name: `Shop ${n}` });
  await accepted(service, "POST", `/sites/${id}/domains`, { host, environment: "preview" });
  await accepted(service, "PUT", `/sites/${id}/config/draft`, { document: banner() });
  await accepted(service, "POST", `/sites/${id}/versions`, {});
  return { id, host };
}

/**
 * The body of a success. A lock that was not given within 2 s, on a busy machine, is unavailable: the request is sent
 * again.
 * @throws Error if it is refused
 */
async function accepted(...request: Parameters<typeof send>): Promise<Body> {
  for (;;) {
    const { status, body } = await send(...request);
    if (status < 300) return body;
    if (status !== 503) throw new Error(`${request[1]} ${request[2]}: ${JSON.stringify(body)}`);
  }
}

/** Scans that are completed and exports that are built. */
async function completed(db: Store): Promise<number> {
  return (await eventsOf(db, "scan.completed")) + (await eventsOf(db, "export.completed"));
}

async function eventsOf({ db }: Store, kind: "scan.completed" | "export.completed" | "token.expiring") {
  return (await db.selectFrom("events").select("id").where("kind", "=", kind).execute()).length;
}

async function countEvents({ db }: Store): Promise<number> {
  return (await db.selectFrom("events").select("id").execute()).length;
}

async function rowsOf({ db }: Store, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
