import { readdirSync, readFileSync } from "node:fs";
import type { Store } from "@consentform/service";
import { sql } from "kysely";

/** Linux counts processor time in hundredths of a second, at any rate of the kernel. */
const MS_PER_TICK = 10;

/**
 * Finds the processes of the PostgreSQL server on this machine that a store is on.
 * @returns a function that returns the processor time that they have used so far, in milliseconds
 */
export async function databaseProcessorMs({ db }: Pick<Store, "db">): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const server = statOf(String(rows[0]?.pid))?.parentPid;
  return () => {
    let ms = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(pid);
      if (stat === undefined) continue;
      if (stat.parentPid === server) ms += stat.ownMs;
      // A connection that was replaced meanwhile is one of its children that ended.
      if (stat.pid === server) ms += stat.ownMs + stat.endedChildrenMs;
    }
    return ms;
  };
}

/** @returns undefined if the process has ended */
function statOf(pid: string) {
  try {
    // The name of the program, in parentheses, may contain spaces. From the third field on: state, parent, ...
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return {
      pid: Number(pid),
      parentPid: fields[1],
      ownMs: (user + system) * MS_PER_TICK,
      endedChildrenMs: (endedUser + endedSystem) * MS_PER_TICK,
    };
  } catch {
    return undefined;
  }
}
