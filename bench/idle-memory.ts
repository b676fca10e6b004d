import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { snapshotName } from "../src/service/store/snapshot";
import { startDevService } from "../test/support/dev-service";
import { repositoryFolder } from "../test/support/repository-folder";
import type { Row } from "./row";

/** How much more a whole service may hold than the database in it. */
const GOAL = 1.2;
/** Long enough for what the start has left behind to be collected. */
const IDLE_MS = 20_000;

/**
 * Opens PGlite without any of our code and waits to be ended. Arguments: a folder, and the snapshot that a new one
 * starts from.
 */
const PGLITE_ALONE = `
const { readFileSync } = require("node:fs");
const { PGlite } = require("@electric-sql/pglite");
const [dataDir, snapshot] = process.argv.slice(1);
const start = snapshot === undefined ? {} : { loadDataDir: new Blob([readFileSync(snapshot)], { type: "application/x-gzip" }) };
// Held, or it would be collected together with its memory.
PGlite.create({ dataDir, ...start }).then((database) => {
  globalThis.database = database;
  process.stdout.write("ready");
});
process.once("SIGTERM", () => process.exit());
setInterval(() => {}, 1e6);
`;

/**
 * The memory of an idle `consentform dev`, with its data in a folder as by default, at its first start and at a later
 * one: beside PGlite alone.
 */
export async function measureIdleMemory(): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  const [ours, alone] = [join(root, "ours"), join(root, "alone")];
  const snapshot = join(repositoryFolder, "src/service/dist/store", snapshotName());
  try {
    const first = await idleRow("first start", ours, [alone, snapshot]);
    return [first, await idleRow("later start", ours, [alone])];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function idleRow(start: string, dataFolder: string, pgliteArguments: readonly string[]): Promise<Row> {
  const service = await startDevService({ dataFolder });
  await setTimeout(IDLE_MS);
  const ours = residentMb(service.pid, "VmRSS");
  await service.stop();
  const theirs = await idlePglite(pgliteArguments);
  return {
    subject: `resident memory of consentform dev, ${IDLE_MS / 1000} s after its ${start}`,
    ours: `${Math.round(ours)} MB`,
    against: `PGlite alone: ${Math.round(theirs)} MB`,
    ratio: ours / theirs,
    goal: { atMost: GOAL },
  };
}

async function idlePglite(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ["--eval", PGLITE_ALONE, ...args], {
    cwd: repositoryFolder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(new Error("PGlite ended")))]);
    await setTimeout(IDLE_MS);
    return residentMb(child.pid ?? 0, "VmRSS");
  } finally {
    child.kill();
    await ended;
  }
}

/**
 * Memory of a process as Linux counts it.
 * @param figure VmRSS = now, VmHWM = the most so far
 * @returns megabytes
 */
export function residentMb(pid: number, figure: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
}
