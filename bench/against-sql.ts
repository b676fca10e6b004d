import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { requestsPerSecond } from "./load";
import type { Row } from "./row";
import { createLoads, LOAD_NAMES, type LoadName, type LoadTargets } from "./sql-loads";

/** Each of them is published once at most. */
const COPIES = 9_000;
/** Those that the server publishes itself when it records the statements. */
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

/** The output of the server. */
interface SqlServer {
  readonly ports: Readonly<Record<"ours" | "bare" | "prepared" | "constant", number>>;
  readonly targets: Omit<LoadTargets, "firstCopy">;
  /** Statements of each load. */
  readonly counts: Readonly<Record<LoadName, number>>;
  /** How often a second PGlite's own `query` runs them, without HTTP. */
  readonly alone: Readonly<Record<LoadName, number>>;
}

/**
 * Answers per second of the main reads and writes, against bare Hono handlers that run the same statements through
 * PGlite's own `query`. For information also against: such handlers with the service's driver, which shows what the
 * service itself costs; handlers that answer the same without a database; the statements without HTTP.
 */
export async function measureAgainstSql(): Promise<Row[]> {
  const args = [
    "--conditions=consentform-source",
    "--require",
    "@swc-node/register",
    join(__dirname, "sql-server.ts"),
    String(COPIES),
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    const { ports, targets, counts, alone }: SqlServer = JSON.parse(String(line));
    const loads = createLoads({ ...targets, firstCopy: RECORDED_COPIES });
    const rows: Row[] = [];
    for (const name of LOAD_NAMES) {
      const rate = (port: number, path?: string) =>
        requestsPerSecond(`http://127.0.0.1:${port}`, () => ({ ...loads[name](), ...(path && { path }) }));
      // Ours in the middle of the others, so that a change of the machine's load shows on both sides.
      const before = { bare: await rate(ports.bare, `/${name}`), prepared: await rate(ports.prepared, `/${name}`) };
      const ours = await rate(ports.ours);
      const after = { bare: await rate(ports.bare, `/${name}`), prepared: await rate(ports.prepared, `/${name}`) };
      const bare = (before.bare + after.bare) / 2;
      const prepared = (before.prepared + after.prepared) / 2;
      const constant = await rate(ports.constant, `/${name}`);
      const what = { subject: SUBJECTS[name], ours: `${Math.round(ours)} requests/s` };
      const same = `a bare Hono handler with the same ${counts[name]} statements`;
      rows.push(
        { ...what, against: `${same}: ${Math.round(bare)}`, ratio: ours / bare, goal: { atLeast: GOAL } },
        { ...what, against: `${same} and our driver: ${Math.round(prepared)}`, ratio: ours / prepared },
        {
          ...what,
          against: `a bare Hono handler with a constant answer: ${Math.round(constant)}`,
          ratio: ours / constant,
        },
        { ...what, against: `the same statements without HTTP: ${Math.round(alone[name])}`, ratio: ours / alone[name] },
      );
    }
    return rows;
  } finally {
    child.kill();
  }
}
