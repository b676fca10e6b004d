import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseLocation, openStore, type Store, systemRuntime } from "@consentform/service";
import { auditCommand } from "../../src/provider/cli/audit";
import { linkEvents } from "../../src/service/audit/link-events";
import { verifyChain } from "../../src/service/audit/verify-chain";
import { holdAuditChain } from "../../src/service/store/audit-chain";
import { insertAuditEvent } from "../../src/service/store/audit-events";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";
import { until } from "../support/until";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** The chain of the audit log in real processes, which are killed or write at the same time. */

/** Acts at the same time. */
const LANES = 8;
const timeoutMs = 240_000;

let processes: DevProcesses | null = null;
afterEach(() => processes?.stop());

/** Creates a site for each lane. @returns the ids of those that were acknowledged */
async function createSites({ endpoint, token }: DevService): Promise<string[]> {
  const create = async () => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${endpoint}/v1/sites`, { method: "POST", headers, body: '{"name":"Any"}' });
    return answer.status === 201 ? [((await answer.json()) as { id: string }).id] : [];
  };
  return (await Promise.all(Array.from({ length: LANES }, () => create().catch(() => [])))).flat();
}

/** The rows and the verdict of a database that no service uses, or that is PostgreSQL. */
async function stored(location: DatabaseLocation) {
  const store = await openStore(location);
  try {
    const rows = await store.db.selectFrom("audit_events").select(["sequence", "act", "object_id"]).execute();
    const created = rows.filter(({ act }) => act === "createSite").map(({ object_id }) => object_id);
    const places = rows.flatMap(({ sequence }) => (sequence === null ? [] : [sequence])).sort((a, b) => a - b);
    return { created, places, unchained: rows.length - places.length, verdict: await verifyChain(store) };
  } finally {
    await store.close();
  }
}

const anAct = (id: string, act: string) => {
  const nothing = { address: null, workspace_id: null, site_id: null, object_type: null, object_id: null };
  const unknown = { reason: null, before: null, after: null };
  return {
    id,
    at: new Date(),
    act,
    actor_type: "system",
    actor_id: null,
    result: "done",
    ...nothing,
    ...unknown,
  } as const;
};

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

test(
  "a start chains the rows that a killed process left, each once",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "consentform-chain-"));
    const location = { kind: "folder", path: join(folder, "data") } as const;
    processes = devProcesses(null, { dataFolder: location.path });
    const acknowledged: string[] = [];
    let killed: Awaited<ReturnType<typeof stored>>;
    do {
      const service = await processes.start();
      acknowledged.push(...(await createSites(service)));
      await processes.kill(service);
      killed = await stored(location);
    } while (killed.unchained === 0);
    expect(killed.verdict.faults).toEqual([]);

    const service = await processes.start();
    const rows = async () =>
      (await runCommand(auditCommand, ["--data", location.path, "--format", "json"])).stdout.map((line) =>
        JSON.parse(line),
      );
    await until(async () => (await rows()).every(({ sequence }) => sequence !== null), timeoutMs);
    expect((await runCommand(auditCommand, ["--data", location.path, "--verify"])).status).toBe(0);
    await processes.kill(service);

    const { created, places, unchained, verdict } = await stored(location);
    expect([unchained, verdict.faults, places]).toEqual([0, [], upTo(verdict.length)]);
    for (const id of acknowledged) expect(created.filter((each) => each === id)).toHaveLength(1);
    rmSync(folder, { recursive: true, force: true });
  },
  timeoutMs,
);

test(
  "two processes that write keep one chain on PostgreSQL when one is killed",
  async () => {
    const server = await startPostgres();
    if (server === null) return;
    const location = { kind: "postgres", url: await server.createDatabase() } as const;
    processes = devProcesses(location.url);
    const [one, other] = [await processes.start(), await processes.start()];
    const acknowledged: string[] = [];
    const write = async (service: DevService, isEnough: () => boolean) => {
      while (!isEnough()) acknowledged.push(...(await createSites(service)));
    };
    // Both look for rows each second: they write until the chain grew several times.
    const lengths = new Set<number>();
    const isGrown = () => lengths.size >= 4;
    const look = async () => {
      while (!isGrown()) lengths.add((await stored(location)).verdict.length);
    };
    await Promise.all([look(), write(one, isGrown), write(other, isGrown)]);
    const writing = write(other, () => processes?.running.length === 1);
    await processes.kill(one);
    await writing;
    await until(async () => (await stored(location)).unchained === 0, timeoutMs);

    const { created, places, verdict } = await stored(location);
    expect([verdict.faults, places]).toEqual([[], upTo(verdict.length)]);
    for (const id of acknowledged) expect(created.filter((each) => each === id)).toHaveLength(1);
    await processes.stop();
    await server.stop();
  },
  timeoutMs,
);

test(
  "a process leaves the chain at once to another one that holds it",
  async () => {
    const server = await startPostgres();
    if (server === null) return;
    const location = { kind: "postgres", url: await server.createDatabase() } as const;
    const [holder, other] = [await openStore(location), await openStore(location)];
    const runtime = systemRuntime();
    const link = (store: Store) => linkEvents({ store, runtime });
    const sequences = () => other.db.selectFrom("audit_events").select("sequence").execute();
    for (const act of ["one", "two"]) await insertAuditEvent(holder.db, anAct(runtime.newId("aud"), act));

    await holder.transaction(async (tx) => {
      await holdAuditChain(tx);
      expect(await link(other)).toBe(false);
      expect(await sequences()).toEqual([{ sequence: null }, { sequence: null }]);
    });
    await link(other);
    expect((await sequences()).map(({ sequence }) => sequence).sort()).toEqual([1, 2]);
    expect((await verifyChain(other)).faults).toEqual([]);
    await Promise.all([holder.close(), other.close()]);
    await server.stop();
  },
  timeoutMs,
);
