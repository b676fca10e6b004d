import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type DevProcesses, devProcesses } from "../test/support/dev-processes";
import type { DevService } from "../test/support/dev-service";
import { startPostgres } from "../test/support/postgres";
import { choiceRequest, visitorAddress } from "./choice-request";
import type { LoadRequest } from "./load";
import { makeShops, type Shop } from "./make-shops";
import type { Row } from "./row";
import { type Sustained, sustainedLoad } from "./sustained-load";

/** Environment variable: seconds of load on each database. Ten minutes in all: 300. */
const SECONDS_VARIABLE = "CONSENTFORM_BENCH_SECONDS";
const DEFAULT_SECONDS = 40;
const SITES = 1_000;
/** A million visitors a day, spread evenly. */
const VISITORS_PER_SECOND = 1_000_000 / 86_400;
const OPTIONS = {
  args: ["--trusted-proxy", "127.0.0.0/8"],
  quota: { requests: 1_000_000, seconds: 60 },
  isMeasured: true,
};
/** Read by tools/generate/scale-docs.ts, which writes docs/scale.md. */
const RESULTS = join(__dirname, "visitors-figures.json");

/** Kinds of load: each has a quarter of the time. */
const LOADS = ["banner files", "places", "choices", "visits"] as const;

/** Results of one database, as bench/visitors-figures.json has them. */
export interface VisitorResults {
  readonly name: string;
  readonly processes: number;
  readonly loads: Readonly<Record<(typeof LOADS)[number], Sustained>>;
  /** Requests of a visit. */
  readonly visitRequests: number;
  /** Bytes on the disk that a choice adds, indexes and receipt included. */
  readonly choiceBytes: number;
}

/**
 * Visitors of 1,000 sites without a CDN: banner files, places, choices, and whole visits with all of them. Each visitor
 * makes a choice, which is more than any website sees.
 */
export async function measureVisitors(): Promise<Row[]> {
  const seconds = Number(process.env[SECONDS_VARIABLE] ?? DEFAULT_SECONDS);
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  const results: VisitorResults[] = [];
  try {
    const processes = devProcesses(null, { ...OPTIONS, dataFolder: folder });
    results.push(await measured("embedded", processes, 1, seconds, async () => sizeOf(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const server = await startPostgres();
  if (server !== null) {
    try {
      const url = await server.createDatabase();
      results.push(await measured("PostgreSQL", devProcesses(url, OPTIONS), 2, seconds, () => databaseSize(url)));
    } finally {
      await server.stop();
    }
  }
  const [cpu] = cpus();
  const place = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, processor: cpu?.model.trim() };
  writeFileSync(RESULTS, `${JSON.stringify({ ...place, seconds, sites: SITES, results }, null, 2)}\n`);
  return results.flatMap(rowsOf);
}

async function measured(
  name: string,
  processes: DevProcesses,
  count: number,
  seconds: number,
  size: () => Promise<number>,
): Promise<VisitorResults> {
  try {
    const first = await processes.start();
    for (let started = 1; started < count; started += 1) await processes.start();
    const shops = await makeShops(first, SITES);
    const visits = await visitOf(first, shops);
    const run = (requests: readonly VisitRequest[]) =>
      sustainedLoad(processes.running, inTurn(shops, requests), seconds / LOADS.length);
    // What visitors fetch is in memory after the first one.
    await sustainedLoad(processes.running, inTurn(shops, visits.files), 2);
    const files = await run(visits.files);
    const places = await run([placeRequest]);
    const before = await size();
    const choices = await run([choiceRequest]);
    const choiceBytes = ((await size()) - before) / (choices.perSecond * (seconds / LOADS.length));
    const whole = [...visits.files, placeRequest, choiceRequest];
    const visit = await run(whole);
    const loads = { "banner files": files, places, choices, visits: visit };
    return { name, processes: count, loads, visitRequests: whole.length, choiceBytes };
  } finally {
    await processes.stop();
  }
}

type VisitRequest = (shop: Shop, visitor: number) => LoadRequest;

/** Requests of one shop after the other, for each shop all of a visit. */
function inTurn(shops: readonly Shop[], requests: readonly VisitRequest[]): () => LoadRequest {
  let count = 0;
  return () => {
    const visitor = Math.floor(count / requests.length);
    const [shop, make] = [shops[visitor % shops.length], requests[count % requests.length]];
    if (shop === undefined || make === undefined) throw new Error("There is nothing to ask for.");
    count += 1;
    return make(shop, visitor);
  };
}

const get = (path: string, visitor: number): LoadRequest => ({
  method: "GET",
  path,
  headers: { "accept-encoding": "br", "x-forwarded-for": visitorAddress(visitor), "x-country-code": "DE" },
});

const placeRequest: VisitRequest = ({ id }, visitor) => get(`/v1/r?site=${id}&environment=production`, visitor);

/** The requests for the loader, the banner's script and its first layer of each shop. */
async function visitOf({ endpoint }: DevService, shops: readonly Shop[]): Promise<{ files: VisitRequest[] }> {
  const folders = new Map<string, string>();
  for (const { id } of shops) {
    const text = await (await fetch(`${endpoint}/s/${id}/production/loader.js`)).text();
    const digest = /"banner":"([0-9a-f]{16})\//.exec(text)?.[1];
    if (digest === undefined) throw new Error(`The loader of ${id} names no banner.`);
    folders.set(id, `/s/${id}/production/${digest}`);
  }
  const files: VisitRequest[] = [
    ({ id }, visitor) => get(`/s/${id}/production/loader.js`, visitor),
    ({ id }, visitor) => get(`${folders.get(id)}/banner.js`, visitor),
    ({ id }, visitor) => get(`${folders.get(id)}/en.first.json`, visitor),
  ];
  return { files };
}

function rowsOf({ name, processes, loads, visitRequests }: VisitorResults): Row[] {
  const where = processes === 1 ? name : `${name}, ${processes} processes`;
  const visits = loads.visits.perSecond / visitRequests;
  return [
    ...LOADS.map((load) => {
      const { perSecond, p50Ms, p99Ms, serviceMs, senderMs } = loads[load];
      return {
        subject: `${load}, ${where}: requests/s, p50 and p99, processor time of each`,
        ours: `${Math.round(perSecond)}/s, ${p50Ms.toFixed(1)} and ${p99Ms.toFixed(1)} ms, ${serviceMs.toFixed(3)} ms`,
        against: `the sender's processor time: ${senderMs.toFixed(3)} ms`,
        ratio: serviceMs / senderMs,
      };
    }),
    {
      subject: `visits of ${visitRequests} requests, ${where}, without a CDN`,
      ours: `${Math.round(visits)} visits/s`,
      against: `a million visitors a day: ${VISITORS_PER_SECOND.toFixed(1)} visits/s`,
      ratio: visits / VISITORS_PER_SECOND,
    },
  ];
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory()) return stats?.size ?? 0;
  // The write-ahead log is reused, and shrinks again.
  const names = readdirSync(path).filter((name) => name !== "pg_wal");
  return names.reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

async function databaseSize(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
    return Number(rows[0]?.size);
  } finally {
    await client.end();
  }
}
