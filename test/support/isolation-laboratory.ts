import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ulid } from "../../src/service/runtime/ulid";
import { banner } from "./banners";
import { accepted } from "./consents";
import { type DevService, startDevService } from "./dev-service";
import { type Attack, type AttackRequest, heavyAttacks, unknownMembers, worstDocument } from "./heavy-attacks";
import { until } from "./until";

/** Connections of the attacking workspace. */
const connections = 30;
/** Between two measurements, in milliseconds. */
const pauseMs = 5;
/** A quantile of fewer would be one of a few measurements; a slow machine takes longer for them. */
const leastRounds = 50;
/** Sites of one measurement whose loader is asked for once. */
const COLD_SITES = 40;
const VICTIM_HOST = "www.victim.example";
/**
 * A server that does nothing else, in a separate process: its delays are those of the machine. `/work` does what the
 * service's thread does for a turn: it computes, for about 20 ms on an idle processor, and writes to the disk.
 */
const controlProgram = `
  const { writeFileSync } = require("node:fs");
  const { pbkdf2Sync } = require("node:crypto");
  const work = () => {
    pbkdf2Sync("control", "work", 30_000, 64, "sha512");
    writeFileSync(process.argv[1], "done", { flush: true });
  };
  const server = require("node:http").createServer(({ url }, response) => {
    if (url === "/work") work();
    response.end("ok\\n");
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

/** Milliseconds from request to answer, each. Control: a server without attacks, measured between the others. */
export interface Delays {
  readonly control: number[];
  /** A turn's work on that server: longer where other processes use the processors and the disk. */
  readonly work: number[];
  readonly healthz: number[];
  readonly config: number[];
  readonly loader: number[];
  /** `GET /v1/r` for a site. */
  readonly regime: number[];
  /** A choice that is recorded. */
  readonly consent: number[];
  /** The first loader of a site since the start, until all sites had theirs. */
  readonly coldLoader: number[];
}

/** The requests of visitors that wait for the service's thread. */
export const THREAD_DELAYS = ["consent", "coldLoader"] as const satisfies readonly (keyof Delays)[];

/** A service with two workspaces: one attacks, visitors of the other's site are measured. */
export interface IsolationLaboratory {
  readonly attacks: readonly Attack[];
  /**
   * Measures visitors for some time, and at least 50 times, while the requests are repeated on 30 connections;
   * `statuses` counts the attack's answers.
   */
  measure(
    requests: readonly AttackRequest[],
    ms: number,
  ): Promise<{ delays: Delays; statuses: Record<string, number> }>;
  close(): Promise<void>;
}

/**
 * Starts `consentform dev` on a data folder and makes what the attacks need.
 * @param templates of the attacking workspace
 * @param measurements how many have loaders that no one asked for before
 */
export async function startIsolationLaboratory(templates = 20, measurements = 1): Promise<IsolationLaboratory> {
  const started = await startProcesses();
  try {
    return await equipped(started, templates, measurements);
  } catch (error) {
    // A process left running would keep the caller from ending.
    await started.close();
    throw error;
  }
}

/** The attacked service, and the server that it is compared with. */
interface Processes {
  readonly service: DevService;
  readonly controlOrigin: string;
  close(): Promise<void>;
}

async function startProcesses(): Promise<Processes> {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-isolation-"));
  const quota = { requests: 1_000_000, seconds: 1 };
  const options = { dataFolder, workspaces: ["attacker"], quota, isMeasured: true };
  const service = await startDevService({ ...options, args: ["--browser", "none", "--trusted-proxy", "127.0.0.0/8"] });
  const control = spawn(process.execPath, ["-e", controlProgram, join(dataFolder, "control")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    service,
    controlOrigin: `http://127.0.0.1:${await firstLine(control)}`,
    close: async () => {
      control.kill();
      await service.kill();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function equipped(
  { service, controlOrigin, close }: Processes,
  templates: number,
  measurements: number,
): Promise<IsolationLaboratory> {
  const token = service.tokens.attacker ?? "";
  const victimId = await publishedSite(service, service.token, banner());
  await send(service, service.token, "POST", `/sites/${victimId}/domains`, {
    host: VICTIM_HOST,
    environment: "preview",
  });
  const coldSites: string[] = [];
  for (let index = 0; index < COLD_SITES * measurements; index += 1) {
    coldSites.push(await publishedSite(service, service.token, banner()));
  }
  const attacks = heavyAttacks(await attackedObjects(service, token, templates));
  const agent = new Agent({ keepAlive: true });
  const visit = (path: string) => () => timed(agent, `${service.endpoint}${path}`);
  const visits: Readonly<Record<keyof Delays, () => Promise<number> | null>> = {
    control: () => timed(agent, controlOrigin),
    work: () => timed(agent, `${controlOrigin}/work`),
    healthz: visit("/healthz"),
    config: visit(`/s/${victimId}/preview/config.json`),
    loader: visit(`/s/${victimId}/preview/loader.js`),
    regime: visit(`/v1/r?country=DE&site=${victimId}&environment=preview`),
    consent: () => timed(agent, `${service.endpoint}/s/${victimId}/preview/consents`, choiceOfVisitor()),
    coldLoader: () => {
      const siteId = coldSites.pop();
      return siteId === undefined ? null : timed(agent, `${service.endpoint}/s/${siteId}/preview/loader.js`);
    },
  };
  // The first visit after a start waits for the service's thread.
  for (const measured of Object.values(visits)) await measured();
  return {
    attacks,
    measure: async (requests, ms) => {
      const flood = new Worker(join(__dirname, "flood.js"), {
        workerData: { endpoint: service.endpoint, token, connections, requests },
      });
      await sleep(500);
      const delays: Delays = {
        control: [],
        work: [],
        healthz: [],
        config: [],
        loader: [],
        regime: [],
        consent: [],
        coldLoader: [],
      };
      const coldLeft = Math.max(0, coldSites.length - COLD_SITES);
      const endsAt = performance.now() + ms;
      while (performance.now() < endsAt || delays.control.length < leastRounds) {
        for (const name of Object.keys(delays) as (keyof Delays)[]) {
          const delay = name === "coldLoader" && coldSites.length <= coldLeft ? null : await visits[name]();
          if (delay === null) continue;
          delays[name].push(delay);
          await sleep(pauseMs);
        }
      }
      const statuses = await new Promise<Record<string, number>>((resolve) => {
        flood.once("message", resolve).postMessage("report");
      });
      await flood.terminate();
      // What was asked and is not answered goes on; the next measurement is to have only its own.
      await until(async () => (await fetch(`${service.endpoint}/readyz`)).ok, 300_000);
      return { delays, statuses };
    },
    close: async () => {
      agent.destroy();
      await close();
    },
  };
}

async function attackedObjects(service: DevService, token: string, templates: number) {
  const document = worstDocument("Attacker Ltd");
  const siteId = await publishedSite(service, token, banner());
  await send(service, token, "PUT", `/sites/${siteId}/config/draft`, { document });
  const siteIds: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    siteIds.push((await send(service, token, "POST", "/sites", { name: `Site ${index}` })).id);
  }
  let templateId = "";
  for (let index = 1; index < templates; index += 1) {
    templateId = (await send(service, token, "POST", "/templates", { name: `Template ${index}`, document })).id;
  }
  const stray = { name: "Unknown members", document: unknownMembers(25_000) };
  const { id: strayTemplateId } = await send(service, token, "POST", "/templates", stray);
  return { siteId, siteIds, templateId, strayTemplateId };
}

async function publishedSite(service: DevService, token: string, document: object): Promise<string> {
  const { id } = await send(service, token, "POST", "/sites", { name: "Published" });
  await send(service, token, "PUT", `/sites/${id}/config/draft`, { document });
  await send(service, token, "POST", `/sites/${id}/versions`, {});
  return id;
}

async function send(service: DevService, token: string, method: string, path: string, body: unknown) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${service.endpoint}/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as { id: string };
}

/** A fresh choice of a visitor of the measured site. */
function choiceOfVisitor(): string {
  const now = new Date();
  return JSON.stringify({
    id: ulid(now, crypto.getRandomValues(new Uint8Array(10))).toUpperCase(),
    given_at: now.toISOString(),
    event: "given",
    method: "banner",
    decisions: accepted,
    language: "en",
    version_number: 1,
  });
}

/** Sends a request, a POST if there is a body, and measures until the answer's end. */
function timed(agent: Agent, url: string, body?: string): Promise<number> {
  const startedAt = performance.now();
  const byte = () => Math.floor(Math.random() * 256);
  // Many visitors: one address may not ask that often.
  const forwarded = { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
  const page = { origin: `https://${VICTIM_HOST}`, "content-type": "text/plain" };
  const options =
    body === undefined ? { agent, headers: forwarded } : { agent, method: "POST", headers: { ...forwarded, ...page } };
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 201)
        reject(new Error(`${url} answered ${answer.statusCode}`));
      answer
        .resume()
        .once("end", () => resolve(performance.now() - startedAt))
        // After the end it changes nothing; without one, the answer was cut off.
        .once("close", () => reject(new Error(`${url} was not answered to the end`)));
    })
      .once("error", reject)
      .end(body);
  });
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())));
}

/** The delay that this share of the measurements does not exceed. */
export function quantile(delays: readonly number[], share: number): number {
  const sorted = [...delays].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
