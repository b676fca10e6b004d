import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@consentform/service";
import { startPostgres } from "../test/support/postgres";
import { type AuditedWrite, auditedWrites, type Send, WRITES } from "./audited-write";
import type { AuditedServer, Phase } from "./audited-writes-server";
import { median } from "./median";
import type { Row } from "./row";

/** Measurements with rows in the audit log, and as many without. */
const PAIRS = 8;
/** Pairs in which code is compiled and statements are prepared. */
const WARM_UP_PAIRS = 2;
const GOAL = 1.1;

/**
 * Processor time of writes with their rows in the audit log, against the same writes without, in the same service. No
 * rows of PostgreSQL without one.
 */
export async function measureAuditedWrites(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  const rows: Row[] = [];
  try {
    rows.push(...(await measured("embedded", { kind: "folder", path: join(folder, "data") })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const server = await startPostgres();
  if (server === null) return rows;
  try {
    const url = await server.createDatabase();
    rows.push(...(await measured("PostgreSQL, its processes included", { kind: "postgres", url })));
  } finally {
    await server.stop();
  }
  return rows;
}

async function measured(storage: string, database: DatabaseLocation): Promise<Row[]> {
  const args = ["--conditions=consentform-source", "--require", "@swc-node/register"];
  const file = join(__dirname, "audited-writes-server.ts");
  const child = spawn(process.execPath, [...args, file, JSON.stringify(database)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const [server] = (await once(child, "message")) as [AuditedServer];
    const rows: Row[] = [];
    for (const write of auditedWrites()) rows.push(...rowsOf(write, storage, await costsOf(write, child, server)));
    return rows;
  } finally {
    child.kill();
  }
}

/** Processor time of a write, in milliseconds. */
interface Costs {
  readonly unaudited: number;
  readonly audited: number;
  /** Of chaining its row. */
  readonly chaining: number;
}

async function costsOf(write: AuditedWrite, child: ChildProcess, server: AuditedServer): Promise<Costs[]> {
  const send = sender(server);
  const begin = async (phase: Phase): Promise<number> => {
    const answer = once(child, "message");
    child.send(phase);
    return Number((await answer)[0]);
  };
  const msOf = async (isAudited: boolean): Promise<number> => {
    const once = await write.prepare(send);
    const before = await begin({ isAudited, isChaining: true });
    for (let place = 0; place < WRITES; place += 1) await once(place);
    return ((await begin({ isAudited: true, isChaining: false })) - before) / WRITES;
  };
  const chainingMs = async (): Promise<number> => {
    const before = await begin({ isAudited: true, isChaining: false });
    return ((await begin({ isAudited: true, isChaining: true })) - before) / WRITES;
  };
  const costs: Costs[] = [];
  for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair += 1) {
    // In turn, and the first one in turn, too, so that both meet the same disturbances.
    const first = pair % 2 === 0 ? await msOf(false) : null;
    const audited = await msOf(true);
    const chaining = await chainingMs();
    costs.push({ unaudited: first ?? (await msOf(false)), audited, chaining });
  }
  return costs.slice(WARM_UP_PAIRS);
}

function rowsOf({ subject }: AuditedWrite, storage: string, costs: readonly Costs[]): Row[] {
  const of = (value: (each: Costs) => number) => median(costs.map(value));
  const [unaudited, audited] = [of((each) => each.unaudited), of((each) => each.audited)];
  const chained = audited + of((each) => each.chaining);
  const row = (what: string, ms: number): Row => ({
    subject: `processor time of ${subject}, ${storage}, with its row in the audit log${what}`,
    ours: `${ms.toFixed(3)} ms`,
    against: `without the row: ${unaudited.toFixed(3)} ms`,
    ratio: ms / unaudited,
  });
  return [{ ...row("", audited), goal: { atMost: GOAL } }, row(", chained", chained)];
}

function sender({ endpoint, token }: AuditedServer): Send {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async (method, path, body) => {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(`${endpoint}/v1${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === "" ? {} : JSON.parse(text);
  };
}
