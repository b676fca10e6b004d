import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startDevService } from "../test/support/dev-service";
import type { Row } from "./row";

const GOAL_MB = 350;
/** Long enough for what the start has left behind to be collected. */
const IDLE_MS = 20_000;

/** What an idle `consentform dev` holds in memory, with its data in a folder as by default: at its first start and at a later one. */
export async function measureIdleMemory(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  try {
    const first = await idleRow("first start", dataFolder);
    return [first, await idleRow("later start", dataFolder)];
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function idleRow(start: string, dataFolder: string): Promise<Row> {
  const service = await startDevService({ dataFolder });
  try {
    await setTimeout(IDLE_MS);
    const resident = residentMb(service.pid, "VmRSS");
    return {
      subject: `resident memory of consentform dev, ${IDLE_MS / 1000} s after its ${start}`,
      ours: `${Math.round(resident)} MB`,
      against: `the promised ${GOAL_MB} MB`,
      ratio: resident / GOAL_MB,
      goal: { atMost: 1 },
    };
  } finally {
    await service.stop();
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
