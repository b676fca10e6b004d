import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { requestsPerSecond } from "./load";
import type { Row } from "./row";
import { createLoads, LOAD_NAMES, type LoadName } from "./sql-loads";

/** Each round measures the service and the bare handler one after the other; a row shows the mean. */
const ROUNDS = 2;
/** Each of them is published once at most. */
const COPIES = 9_000;
const RECORDED_COPIES = 50;
const GOAL = 0.5;

const SUBJECTS: Readonly<Record<LoadName, string>> = {
  site: "GET a site",
  sites: "GET 200 sites",
  draft: "GET a draft of 100 KiB",
  patch: "PATCH a site",
  put: "PUT a draft, small banner",
  publish: "POST a version (publish)",
};

/** Answers per second of the main reads and writes, against a bare Hono handler that runs the same statements on the same database. */
export async function measureAgainstSql(): Promise<Row[]> {
  const args = ["--require", "@swc-node/register", join(__dirname, "sql-server.ts"), String(COPIES)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    const { origin, bareOrigin, counts, ...targets } = JSON.parse(String(line));
    const loads = createLoads({ ...targets, firstCopy: RECORDED_COPIES });
    const rows: Row[] = [];
    for (const name of LOAD_NAMES) {
      const sums = { ours: 0, bare: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        sums.ours += await requestsPerSecond(origin, loads[name]);
        sums.bare += await requestsPerSecond(bareOrigin, () => ({ ...loads[name](), path: `/${name}` }));
      }
      rows.push({
        subject: SUBJECTS[name],
        ours: `${Math.round(sums.ours / ROUNDS)} requests/s`,
        against: `a bare Hono handler with the same ${counts[name]} statements: ${Math.round(sums.bare / ROUNDS)}`,
        ratio: sums.ours / sums.bare,
        goal: { atLeast: GOAL },
      });
    }
    return rows;
  } finally {
    child.kill();
  }
}
