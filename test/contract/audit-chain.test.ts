import { sql } from "kysely";
import { runDueWork } from "../../src/service";
import { linkEvents } from "../../src/service/audit/link-events";
import { purgeEvents } from "../../src/service/audit/purge-events";
import { verifyChain } from "../../src/service/audit/verify-chain";
import { type InProcessService, startInProcessService } from "../support/in-process-service";

/** The chain of the audit log in a service that goes on: verified, extended and purged at the same time. */

const ROWS = 2500;

let under: InProcessService;
beforeEach(async () => {
  under = await startInProcessService({ database: { kind: "memory" } });
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

test("a verification leaves the connection of a data folder to others between its pages", async () => {
  const { store } = under.service;
  const order: string[] = [];
  const verifying = verifyChain(store).then(({ faults }) => order.push("verified", ...faults));
  await store.transaction((tx) => sql`select 1`.execute(tx)).then(() => order.push("written"));
  await verifying;
  expect(order).toEqual(["written", "verified"]);
});

test("rows that are chained or purged during a verification are no fault", async () => {
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
