import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DevProcesses, devProcesses } from "../test/support/dev-processes";
import type { DevService } from "../test/support/dev-service";
import { startPostgres } from "../test/support/postgres";
import { choiceRequest } from "./choice-request";
import type { LoadRequest } from "./load";
import { makeShops, type Shop } from "./make-shops";
import type { Row } from "./row";
import { type Sustained, sustainedLoad } from "./sustained-load";

/**
 * Visitors who send at the same time, over all processes. Each waits until the batch of its choice is on the disk, so
 * a few of them would measure that wait.
 */
const CONNECTIONS = 256;
/** Until each site is known and the code is compiled. */
const WARM_UP_SECONDS = 10;
const MEASURED_SECONDS = 15;
const QUOTA = { requests: 1_000_000, seconds: 60 };
/** Lets each choice have a separate address, which no limit stops. */
const OPTIONS = { args: ["--trusted-proxy", "127.0.0.0/8"], quota: QUOTA, isMeasured: true };

/** Place of the records, and how many a second are promised there. */
interface Storage {
  readonly name: string;
  readonly goal: number;
  readonly count: number;
}
const EMBEDDED: Storage = { name: "embedded", goal: 500, count: 1 };
const POSTGRES: Storage = { name: "PostgreSQL, 2 processes", goal: 2_000, count: 2 };

/**
 * Records of visitors' choices per second, on one chain and on many, and processor time for each. The sender runs on
 * the same machine. No rows of PostgreSQL without one.
 */
export async function measureIntake(sites = 1_000): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  const rows: Row[] = [];
  try {
    rows.push(...(await measured(EMBEDDED, devProcesses(null, { ...OPTIONS, dataFolder: folder }), sites)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const server = await startPostgres();
  if (server === null) return rows;
  try {
    rows.push(...(await measured(POSTGRES, devProcesses(await server.createDatabase(), OPTIONS), sites)));
  } finally {
    await server.stop();
  }
  return rows;
}

async function measured({ name, goal, count }: Storage, processes: DevProcesses, sites: number): Promise<Row[]> {
  try {
    const first = await processes.start();
    for (let started = 1; started < count; started += 1) await processes.start();
    const shops = await makeShops(first, sites);
    const one = await sendTo(processes.running, shops.slice(0, 1));
    const many = await sendTo(processes.running, shops);
    const rate = (chains: string, { perSecond }: Sustained): Row => ({
      subject: `choices recorded, ${name}, ${chains}, sender included`,
      ours: `${Math.round(perSecond)} records/s`,
      against: `the promised ${goal} records/s`,
      ratio: perSecond / goal,
      goal: { atLeast: 1 },
    });
    const cost = (chains: string, { serviceMs, senderMs }: Sustained): Row => ({
      subject: `processor time of a record, ${name}, ${chains}, without the database server's`,
      ours: `${serviceMs.toFixed(3)} ms`,
      against: `the sender: ${senderMs.toFixed(3)} ms`,
      ratio: serviceMs / senderMs,
    });
    const chains = `${sites} chains`;
    return [
      ...[rate("one chain", one), rate(chains, many), cost("one chain", one), cost(chains, many)],
      {
        subject: `processor time of a record, ${name}, ${chains}`,
        ours: `${many.serviceMs.toFixed(3)} ms`,
        against: `one chain: ${one.serviceMs.toFixed(3)} ms`,
        ratio: many.serviceMs / one.serviceMs,
      },
    ];
  } finally {
    await processes.stop();
  }
}

async function sendTo(services: readonly DevService[], shops: readonly Shop[]): Promise<Sustained> {
  let count = 0;
  const next = (): LoadRequest => {
    const shop = shops[count % shops.length];
    if (shop === undefined) throw new Error("There is no site to send to.");
    count += 1;
    return choiceRequest(shop, count);
  };
  await sustainedLoad(services, next, WARM_UP_SECONDS, CONNECTIONS);
  return sustainedLoad(services, next, MEASURED_SECONDS, CONNECTIONS);
}
