import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseLocation, openStore } from "@consentform/service";
import { findBrowser } from "../../src/consent/chromium";
import { banner } from "../support/banners";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService } from "../support/dev-service";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { tellMissing } from "../support/required";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";

/**
 * A process that has to stop while a page, a receiver and an export keep it busy: it gives all of them back, and the
 * next one does them, once.
 */

/** The time that supervisors of processes wait before they kill. */
const longestStopMs = 10_000;
/** Takes long enough to be built that a signal comes while it is. */
const sampleRecords = 16_000;

let website: Website;
let receiver: HttpReceiver;
let postgres: PostgresServer | null = null;
let processes: DevProcesses | null = null;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  website = await startWebsite({ "/": "<p>Shop</p>" });
  receiver = await startHttpReceiver();
  folder = mkdtempSync(join(tmpdir(), "consentform-stopped-"));
});
afterEach(async () => {
  await processes?.stop();
  processes = null;
  await receiver.close();
  await website.close();
  rmSync(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many operations; a wrong path fails the test
type Body = any;

async function send({ endpoint, token }: DevService, method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${endpoint}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return /json/.test(response.headers.get("content-type") ?? "") ? JSON.parse(text) : text;
}

/** A site that can be scanned. @returns its id */
async function publishedSite(service: DevService): Promise<string> {
  const { id } = await send(service, "POST", "/v1/sites", { name: "Shop" });
  await send(service, "POST", `/v1/sites/${id}/domains`, { host: "shop.localhost", environment: "preview" });
  await send(service, "PUT", `/v1/sites/${id}/config/draft`, { document: banner() });
  await send(service, "POST", `/v1/sites/${id}/versions`, {});
  return id;
}

/** Kinds of jobs that run now. */
async function running(service: DevService): Promise<string[]> {
  const metrics: string = await send(service, "GET", "/metrics");
  return [...metrics.matchAll(/consentform_jobs\{kind="([\w-]+)",state="running"\} [1-9]/g)].map(
    ([, kind]) => kind ?? "",
  );
}

/** The data and the settings of the processes. */
interface Place {
  readonly location: DatabaseLocation;
  readonly processes: DevProcesses;
}

function onFolder(args: readonly string[]): Place {
  return {
    location: { kind: "folder", path: folder },
    processes: devProcesses(null, { dataFolder: folder, isLocalAllowed: true, args }),
  };
}

async function onPostgres(args: readonly string[]): Promise<Place | null> {
  if (postgres === null) return null;
  const url = await postgres.createDatabase();
  return { location: { kind: "postgres", url }, processes: devProcesses(url, { isLocalAllowed: true, args }) };
}

const scanned = (browser: string) => ["--local-port", String(website.port), "--browser", browser];

/** Ends a process in time, with success. */
async function stopped(service: DevService, signal: NodeJS.Signals): Promise<void> {
  const killing = setTimeout(() => void service.kill(), longestStopMs);
  const status = await service.end(signal);
  clearTimeout(killing);
  expect([status, service.output().split("\n").slice(1)]).toEqual([0, [""]]);
}

/** The stored data between two processes. */
async function left(location: DatabaseLocation) {
  const { db, close } = await openStore(location);
  try {
    const jobs = await db.selectFrom("jobs").select(["kind", "lease_until", "attempt"]).orderBy("kind").execute();
    const scans = await db.selectFrom("scans").select(["status", "worker"]).execute();
    const deliveries = await db.selectFrom("webhook_deliveries").select(["status", "claimed_until"]).execute();
    const attempts = await db.selectFrom("webhook_attempts").select(["status_code"]).execute();
    const events = await db.selectFrom("events").select("kind").orderBy("kind").execute();
    const exports = await db.selectFrom("exports").select("status").execute();
    return { jobs, scans, deliveries, attempts, exports, kinds: events.map(({ kind }) => kind) };
  } finally {
    await close();
  }
}

describe.each<[string, (args: readonly string[]) => Promise<Place | null>]>([
  ["a data folder", async (args) => onFolder(args)],
  ["PostgreSQL", onPostgres],
])("%s", (_name, open) => {
  test("SIGTERM returns scan, delivery and export; the next process does each once", async () => {
    website.pages = { "/": () => undefined };
    receiver.answer = () => undefined;
    const place = await open([...scanned("none"), "--consents", String(sampleRecords)]);
    if (place === null) return;
    const { start } = place.processes;
    ({ processes } = place);
    const first = await start();
    const [samples] = (await send(first, "GET", "/v1/sites")).data;
    const site = await publishedSite(first);
    await send(first, "POST", "/v1/webhooks", { url: receiver.url, event_kinds: ["site.updated"] });
    await send(first, "POST", `/v1/sites/${site}/scans`, { environment: "preview" });
    await until(() => website.requests.includes("shop.localhost /"));
    // Last of what is waited for: a receiver is waited for half as long as a page.
    await send(first, "PATCH", `/v1/sites/${site}`, { name: "Renamed" });
    await until(() => receiver.received.length === 1);
    await until(async () => (await running(first)).length === 2);
    await send(first, "POST", `/v1/sites/${samples.id}/exports`, {});
    await until(async () => (await running(first)).includes("build-export"));
    await stopped(first, "SIGTERM");

    const between = await left(place.location);
    expect(between.jobs).toEqual(
      ["build-export", "deliver-webhooks", "scan"].map((kind) => ({ kind, lease_until: null, attempt: 0 })),
    );
    expect(between).toMatchObject({
      scans: [{ status: "queued", worker: null }],
      deliveries: [{ status: "pending", claimed_until: null }],
      attempts: [],
      exports: [{ status: "building" }],
    });

    website.pages = { "/": "<p>Shop</p>" };
    website.requests.length = 0;
    receiver.answer = (response) => void response.writeHead(204).end();
    const second = await start();
    const ended = (kind: string) => between.kinds.includes(kind as (typeof between.kinds)[number]);
    expect(["scan.completed", "export.completed"].map(ended)).toEqual([false, false]);
    await until(() => receiver.received.length === 2);
    await until(async () => (await send(second, "GET", `/v1/sites/${site}/scans`)).data[0].status === "completed");
    await until(async () => (await send(second, "GET", "/metrics")).match(/consentform_jobs\{.*\} [1-9]/) === null);
    await stopped(second, "SIGTERM");

    const after = await left(place.location);
    expect(after).toMatchObject({
      jobs: [],
      scans: [{ status: "completed" }],
      deliveries: [{ status: "succeeded" }],
      attempts: [{ status_code: 204 }],
      exports: [{ status: "ready" }],
    });
    const once = ["scan.completed", "export.completed", "site.updated"];
    expect(after.kinds.filter((kind) => once.includes(kind)).sort()).toEqual([...once].sort());
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(website.requests.filter((request) => request === "shop.localhost /")).toHaveLength(1);
  }, 180_000);
});

const browser = findBrowser();
if (browser === null) tellMissing("chromium", "No Chromium on this machine: ^C during a browser scan is not tested.");

(browser === null ? test.skip : test)(
  "^C while a browser scans gives the scan back, and the next process ends it",
  async () => {
    website.pages = { "/": () => undefined };
    const place = onFolder(scanned(browser ?? ""));
    const { start } = place.processes;
    ({ processes } = place);
    const first = await start();
    const site = await publishedSite(first);
    const { id } = await send(first, "POST", `/v1/sites/${site}/scans`, { environment: "preview" });
    const state = async (service: DevService) => {
      const { status, engine } = await send(service, "GET", `/v1/scans/${id}`);
      return `${status} ${engine}`;
    };
    await until(async () => website.requests.includes("shop.localhost /"));
    expect(await state(first)).toBe("running browser");
    await stopped(first, "SIGINT");
    expect(await left(place.location)).toMatchObject({
      jobs: [{ kind: "scan", lease_until: null, attempt: 0 }],
      scans: [{ status: "queued", worker: null }],
    });

    website.pages = { "/": "<p>Shop</p>" };
    const second = await start();
    await until(async () => (await state(second)) === "completed browser");
    await stopped(second, "SIGINT");
    const { kinds } = await left(place.location);
    expect(kinds.filter((kind) => kind === "scan.completed")).toHaveLength(1);
  },
  120_000,
);
