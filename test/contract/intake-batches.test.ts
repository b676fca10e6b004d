/** Batches of choices while one chain is held, and while the database refuses one of them. */
import { sql } from "kysely";
import { defaultSettings } from "../../src/service/runtime/settings";
import { databaseErrorCode } from "../../src/service/store/database-error-code";
import { attach, type ChoiceAnswer, choice, send } from "../support/choices";
import { publishedSite } from "../support/consents";
import { type DownloadedExport, exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { postgresOfSuite } from "../support/service-databases";
import { until } from "../support/until";

const locate = postgresOfSuite();

/** Longer than any test takes: what waits for a held chain waits for the test to release it. */
const settings = { intake: { ...defaultSettings.intake, lockPatienceMs: 120_000 } };

test("choices of other chains do not wait for a chain that another transaction holds", async () => {
  const database = await locate();
  if (database === null) return;
  const under = await startInProcessService({ database, settings });
  try {
    const [held, free] = [await shop(under, "held.example"), await shop(under, "free.example")];
    const to = async (site: string, host: string) =>
      (await send(under, site, choice(under), { origin: `https://${host}` })).status;
    expect([await to(held, "held.example"), await to(free, "free.example")]).toEqual([201, 201]);
    const { db } = under.service.store;
    let waiting: Promise<number>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`select * from consent_chains where site_id = ${held} for update`.execute(tx);
      waiting = [to(held, "held.example"), to(held, "held.example")];
      await until(async () => (await waitsForLock(under)) > 0);
      waiting.push(to(held, "held.example"));
      for (let sent = 0; sent < 3; sent += 1) expect(await to(free, "free.example")).toBe(201);
      expect(await waitsForLock(under)).toBe(1);
    });
    // Released: what waited is recorded, in one chain.
    expect(await Promise.all(waiting)).toEqual([201, 201, 201]);
    const { body } = await under.call("listConsents", { path: { id: held } });
    expect(body.data.length).toBe(4);
  } finally {
    await under.close();
  }
});

test("a choice that the database refuses costs no other its record, and is reported", async () => {
  const under = await startInProcessService({ settings });
  try {
    const site = await shop(under, "www.shop.example");
    const { db } = under.service.store;
    await sql`alter table consent_records add constraint refuses check (external_id <> 'refused')`.execute(db);
    const ids = ["a", "refused", "b"];
    const answers = await Promise.all(ids.map((external_id) => send(under, site, choice(under, { external_id }))));
    expect(answers.map(({ status }) => status)).toEqual([201, 500, 201]);
    // Once for the batch, and once for the request that failed.
    expect(under.takeErrors().map((error) => [databaseErrorCode(error), String(error).includes("refuses")])).toEqual([
      ["23514", true],
      ["23514", true],
    ]);
    // Each error of the log is counted, and choices are not counted with what fetches scripts.
    const metrics = await (await under.get("/metrics")).text();
    for (const line of [
      'consentform_errors_total{kind="consents"} 1',
      'consentform_errors_total{kind="request"} 1',
      'consentform_requests_total{operation="recordConsent",status="201"} 2',
    ]) {
      expect(metrics).toContain(`${line}\n`);
    }
    expect((await send(under, site, choice(under))).status).toBe(201);
  } finally {
    await under.close();
  }
});

test("an export has every record from before its time, even after a wait", async () => {
  const database = await locate();
  if (database === null) return;
  const under = await startInProcessService({ settings, database });
  try {
    const site = await shop(under, "www.shop.example");
    await send(under, site, choice(under));
    const answers: Promise<ChoiceAnswer>[] = [];
    const files: Promise<DownloadedExport>[] = [];
    let isBuilt = false;
    await under.service.store.db.transaction().execute(async (tx) => {
      await sql`select * from consent_chains where site_id = ${site} for update`.execute(tx);
      answers.push(send(under, site, choice(under)));
      await until(async () => (await waitsForLock(under)) === 1);
      const file = exported(under, site);
      files.push(file);
      void file.then(() => {
        isBuilt = true;
      });
      await until(async () => isBuilt || (await waitsForLock(under)) === 2);
    });
    const [answer] = await Promise.all(answers);
    const [manifest, ...lines] = (await Promise.all(files))[0]?.lines ?? [];
    const isInFile = lines.some(({ id }) => id === answer?.body.id);
    expect([answer?.status, isInFile]).toEqual([201, answer?.body.time <= manifest.created_at]);
  } finally {
    await under.close();
  }
});

async function shop(under: InProcessService, host: string): Promise<string> {
  const site = await publishedSite(under, { name: host });
  await attach(under, site, host);
  return site;
}

async function waitsForLock({ service }: InProcessService): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(service.store.db);
  return rows[0]?.count ?? 0;
}
