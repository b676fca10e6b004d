import { sql } from "kysely";
import { runDueWork } from "../../src/service";
import { linkEvents } from "../../src/service/audit/link-events";
import { purgeEvents } from "../../src/service/audit/purge-events";
import { reportEnd } from "../../src/service/audit/report-end";
import { verifyChain } from "../../src/service/audit/verify-chain";
import { DAY_MS } from "../../src/service/runtime/durations";
import { type InProcessService, startInProcessService } from "../support/in-process-service";

/** The chain of the audit log: verified, extended and purged at the same time, and reported. */

const ROWS = 2500;

let under: InProcessService;
beforeEach(async () => {
  under = await startInProcessService();
  await addRows(ROWS);
  await runDueWork(under.service);
}, 60_000);
afterEach(() => under.close());

/** Adds acts that are not chained. */
const addRows = (count: number) =>
  sql`
    insert into audit_events (id, at, actor_type, act, result)
    select 'aud_' || substr(md5(random()::text), 1, 26), '2026-01-01', 'system', 'act of a test', 'done'
    from generate_series(1, ${count}::integer)
  `.execute(under.service.store.db);

test("a verification leaves the only connection to others between its pages", async () => {
  const { store } = under.service;
  const order: string[] = [];
  const verifying = verifyChain(store).then(({ faults }) => order.push("verified", ...faults));
  await store.transaction((tx) => sql`select 1`.execute(tx)).then(() => order.push("written"));
  await verifying;
  expect(order).toEqual(["written", "verified"]);
});

test("a verification accepts rows that are chained or purged meanwhile", async () => {
  const { service } = under;
  await addRows(10);
  const extending = verifyChain(service.store);
  await linkEvents(service);
  expect(await extending).toMatchObject({ length: ROWS, purged: 0, faults: [] });

  const settings = { ...service.settings, auditDays: 1 };
  const known = { sequence: 5, hash: "0".repeat(64) };
  const [purging, withHead] = [verifyChain(service.store), verifyChain(service.store, known)];
  while (await purgeEvents({ ...service, settings }));
  expect((await purging).faults).toEqual([]);
  expect((await withHead).faults).toHaveLength(1);
  expect(await verifyChain(service.store)).toMatchObject({ purged: ROWS + 10, length: ROWS + 10, faults: [] });
});

test("the end of the chain is reported once a day by one of two processes", async () => {
  const { service } = under;
  // Background work of the service reported today's already.
  await service.store.db.updateTable("audit_chain").set({ reported_on: null }).execute();
  const lines: string[] = [];
  const report = async (days: number) => {
    const now = () => new Date(Date.parse("2026-11-20T00:00:00Z") + days * DAY_MS);
    const parts = { ...service, runtime: { ...service.runtime, now }, reportInfo: (line: string) => lines.push(line) };
    await Promise.all([reportEnd(parts), reportEnd(parts)]);
  };
  await report(0);
  await report(0.99);
  expect(lines).toEqual([expect.stringMatching(/^audit log: 2500 rows, end 2500:[0-9a-f]{64}$/)]);
  await addRows(1);
  await linkEvents(service);
  await report(1);
  const [sequence, hash = ""] = lines[1]?.split(" ").at(-1)?.split(":") ?? [];
  expect([lines.length, sequence]).toEqual([2, "2501"]);
  expect((await verifyChain(service.store, { sequence: Number(sequence), hash })).faults).toEqual([]);
  expect(await (await under.get("/metrics")).text()).toMatch(/^consentform_audit_rows 2501$/m);
});

test("the end of a chain of one row counts one row", async () => {
  const { service } = under;
  await service.store.db.updateTable("audit_chain").set({ length: 1, reported_on: null }).execute();
  const lines: string[] = [];
  await reportEnd({ ...service, reportInfo: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/^audit log: 1 row, end 1:/)]);
});

test("a chain without rows is not reported", async () => {
  const { service } = under;
  await service.store.db.updateTable("audit_chain").set({ length: 0, last_hash: null, reported_on: null }).execute();
  const lines: string[] = [];
  await reportEnd({ ...service, reportInfo: (line) => lines.push(line) });
  expect(lines).toEqual([]);
});
