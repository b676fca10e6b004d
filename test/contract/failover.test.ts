/** The primary of PostgreSQL dies while choices arrive, and a synchronous standby takes over (docs/guides). */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { verifyExportCommand } from "../../src/provider/cli/verify-export";
import { attach, choice, send } from "../support/choices";
import { publishedSite } from "../support/consents";
import { exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { startPostgresPair } from "../support/postgres-pair";
import { tellMissing } from "../support/required";
import { until } from "../support/until";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** Choices offered; the soak offers as many as a large site has in a minute. */
const OFFERED = process.env.CONSENTFORM_TESTS === "soak" ? 5_000 : 1_000;
const VISITORS = 40;
const SITES = 4;

test("loses and repeats no acknowledged choice when the primary is killed", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return void tellMissing("postgres", "the failover of PostgreSQL is not tested");
  const under = await startInProcessService({ database: { kind: "postgres", url: pair.url } });
  try {
    const sites: string[] = [];
    for (let index = 0; index < SITES; index += 1) {
      sites.push(await publishedSite(under, { name: `shop ${index}` }));
      await attach(under, sites[index] ?? "", `shop-${index}.example`);
    }
    const acknowledged = new Map<string, string>();
    const refusals = new Set<string>();
    let offered = 0;
    const visit = async (): Promise<void> => {
      while (offered < OFFERED) {
        const number = offered;
        offered += 1;
        const body = choice(under);
        const from = {
          origin: `https://shop-${number % SITES}.example`,
          address: `10.0.${number >> 8}.${number & 255}`,
        };
        // As a browser does: it sends the choice again until it is answered.
        await until(async () => {
          const answer = await send(under, sites[number % SITES] ?? "", body, from);
          if (answer.status < 300) acknowledged.set(body.id, answer.body.id);
          else refusals.add(`${answer.status} ${answer.headers.get("retry-after")} ${answer.body.detail}`);
          return answer.status < 300;
        });
      }
    };
    const failover = async (): Promise<void> => {
      await until(() => acknowledged.size > OFFERED / 4);
      pair.killPrimary();
      await until(() => refusals.size > 0);
      pair.promoteStandby();
    };
    await Promise.all([failover(), ...Array.from({ length: VISITORS }, visit)]);
    expect(acknowledged.size).toBe(OFFERED);
    expect([...refusals]).toEqual(["503 1 The database does not answer. Try again in 1 second."]);
    await expectRecorded(under, [...acknowledged.values()]);
  } finally {
    await under.close();
    await pair.stop();
  }
}, 120_000);

test("answers 503 while no standby confirms, and records each choice once afterward", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return;
  const options = { database: { kind: "postgres", url: pair.url }, deploymentKey: randomBytes(32) } as const;
  const under = await startInProcessService(options);
  const other = await startInProcessService(options);
  const operator = new Client({ connectionString: pair.url });
  try {
    const site = await publishedSite(under);
    await attach(under, site);
    await operator.connect();
    const bodies = Array.from({ length: 40 }, () => choice(under));
    const [canceled = {}] = bodies;
    const receipts = new Set<string>();
    let sent = 0;
    const answer = async (body: Record<string, unknown>, from = under) => {
      sent += 1;
      const {
        status,
        body: text,
        headers,
      } = await send(from, site, body, { address: `10.0.${sent >> 6}.${sent & 63}` });
      if (status < 300) receipts.add(text.id);
      return status < 300 ? status : `${status} ${headers.get("retry-after")} ${text.detail}`;
    };
    const refused = "503 1 The database does not confirm writes. Try again in 1 second.";
    const seen = async (from: InProcessService) => (await from.get("/readyz")).text();

    expect(await answer(choice(under))).toBe(201);
    pair.silenceStandby();
    // PostgreSQL answers a canceled wait with a success, although only its own disk has the record.
    const first = answer(canceled);
    const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
    await until(async () => (await operator.query(cancel)).rowCount === 1);
    expect(await first).toBe(refused);

    const begun = performance.now();
    const inOther = until(async () => (await answer(choice(other), other)) === refused);
    expect(new Set(await Promise.all(bodies.map((body) => answer(body))))).toEqual(new Set([refused]));
    expect(performance.now() - begun).toBeLessThan(9_000);
    expect(await seen(under)).toBe("not ready: the database does not confirm writes\n");
    expect(await seen(other)).toBe("not ready: the database does not confirm writes\n");
    // From now on at once, and without another connection that waits.
    const waiting = async () =>
      (await operator.query("select pid from pg_stat_activity where wait_event = 'SyncRep'")).rows.length;
    const before = await waiting();
    const again = performance.now();
    for (const body of bodies) expect(await answer(body)).toBe(refused);
    expect((await under.call("createSite", { body: { name: "Shop" } })).body.detail).toBe(refused.slice(6));
    expect(performance.now() - again).toBeLessThan(3_000);
    expect(await waiting()).toBe(before);
    expect((await under.get(`/s/${site}/production/loader.js`)).status).toBe(200);
    // Another process, whose choices wait for the same chain.
    await inOther;
    expect(await (await other.get("/metrics")).text()).toMatch(/^consentform_database_writable 0$/m);
    expect(under.takeErrors().map(String).join()).toContain("The database does not confirm writes");

    pair.hearStandby();
    for (const body of bodies) await until(async () => Number(await answer(body)) < 300);
    expect(receipts.size).toBe(1 + bodies.length);
    await until(async () => (await seen(other)) === "ready\n");
    expect(await (await other.get("/metrics")).text()).toMatch(/^consentform_database_writable 1$/m);
    await expectRecorded(under, [...receipts]);
  } finally {
    await operator.end();
    await other.close();
    await under.close();
    await pair.stop();
  }
}, 60_000);

test("leaves a read-only server, and a lost network, for the primary without a restart", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return;
  const under = await startInProcessService({ database: { kind: "postgres", url: pair.url } });
  try {
    const create = async () => {
      const { status, body } = await under.call("createSite", { body: { name: "Shop" } });
      return status === 201 ? status : `${status} ${body.detail}`;
    };
    const site = await publishedSite(under);
    expect(await create()).toBe(201);
    // A router that leads to a standby: every new connection reaches it.
    const operator = new Client({ connectionString: pair.url });
    await operator.connect();
    pair.leadTo("standby");
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'postgres' and backend_type = 'client backend'",
    );
    await operator.end();
    await until(async () => (await create()) === "503 The database takes no writes. Try again in 1 second.");
    // Reads are refused, too, because each request of a token is counted. Banners are served.
    expect((await under.call("listSites")).body.detail).toBe("The database takes no writes. Try again in 1 second.");
    expect((await under.get(`/s/${site}/production/loader.js`)).status).toBe(200);
    pair.leadTo("primary");
    await until(async () => (await create()) === 201);
    // Connections on which nothing arrives any more, while new ones reach the primary.
    pair.loseConnections();
    await until(async () => (await create()) === 201, 25_000);
  } finally {
    await under.close();
    await pair.stop();
  }
}, 60_000);

test("loses only the choices that an asynchronous standby had not received", async () => {
  const pair = await startPostgresPair();
  if (pair === null) return;
  const under = await startInProcessService({ database: { kind: "postgres", url: pair.url } });
  const folder = mkdtempSync(join(tmpdir(), "consentform-failover-"));
  try {
    const site = await publishedSite(under);
    await attach(under, site);
    const record = (body = choice(under)) => send(under, site, body);
    const recorded = async (): Promise<string> => {
      const { status, body } = await record();
      expect(status).toBe(201);
      return body.id;
    };
    const save = async (name: string): Promise<string> => {
      const { bytes, headers } = await exported(under, site);
      const file = join(folder, name);
      writeFileSync(file, bytes);
      writeFileSync(`${file}.headers`, [...headers].map(([key, value]) => `${key}: ${value}\r\n`).join(""));
      return file;
    };
    const kept = [await recorded(), await recorded()];
    // Creates the key that signs exports, which the standby receives.
    await save("first.ndjson");
    pair.leaveStandbyBehind();
    const lost = [await recorded(), await recorded(), await recorded()];
    const before = await save("before.ndjson");
    await expectRecorded(under, [...kept, ...lost]);

    pair.killPrimary();
    pair.promoteStandby();
    const next = choice(under);
    let first = "";
    await until(async () => {
      const { status, body } = await record(next);
      first = body.id;
      return status < 300;
    });
    await expectRecorded(under, [...kept, first, await recorded()]);
    const after = await save("after.ndjson");
    const keys = join(folder, "keys.json");
    writeFileSync(keys, await (await under.get("/v1/export-keys")).text());
    const verify = (...args: string[]) => runCommand(verifyExportCommand, [after, "--keys", keys, ...args]);
    expect((await verify()).status).toBe(0);
    // Only an export from before shows the loss.
    const { status, stdout } = await verify("--after", before);
    expect(status).toBe(1);
    expect(stdout.join("\n")).toContain("the chain has 4 records, and had 5");
  } finally {
    await under.close();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

/** Expects these records in the database, each once, in chains without a gap. */
async function expectRecorded(under: InProcessService, expected: readonly string[]): Promise<void> {
  const { db } = under.service.store;
  const { rows } = await sql<{ id: string }>`select id from consent_records`.execute(db);
  expect(rows.map(({ id }) => id).sort()).toEqual([...expected].sort());
  const gaps = await sql`
    select site_id from consent_chains as chain where length <> (
      select count(*) from consent_records as record
      where record.site_id = chain.site_id and record.environment = chain.environment and sequence <= length
    )`.execute(db);
  expect(gaps.rows).toEqual([]);
}
