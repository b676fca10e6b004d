import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { banner } from "./banners";
import { type DevService, startDevService } from "./dev-service";
import { type Attack, type AttackRequest, heavyAttacks, worstDocument } from "./heavy-attacks";
import { until } from "./until";

/** Connections of the attacking workspace. */
const connections = 30;
/** Between two measurements, in milliseconds. */
const pauseMs = 5;
/** A quantile of fewer would be one of a few measurements; a slow machine takes longer for them. */
const leastRounds = 50;
/** A server that does nothing else, in a separate process: its delays are those of the machine. */
const controlProgram = `
  const server = require("node:http").createServer((_, response) => response.end("ok\\n"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

/** Milliseconds from request to answer, each. Control: a server without attacks, measured between the others. */
export interface Delays {
  readonly control: number[];
  readonly healthz: number[];
  readonly config: number[];
  readonly loader: number[];
}

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

/** Starts `consentform dev` on a data folder and makes what the attacks need. */
export async function startIsolationLaboratory(templates = 20): Promise<IsolationLaboratory> {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-isolation-"));
  const options = { dataFolder, workspaces: ["attacker"], quota: { requests: 1_000_000, seconds: 1 } };
  const service = await startDevService({ ...options, args: ["--browser", "none"] });
  const control = spawn(process.execPath, ["-e", controlProgram], { stdio: ["ignore", "pipe", "inherit"] });
  const controlOrigin = `http://127.0.0.1:${await firstLine(control)}`;
  const token = service.tokens.attacker ?? "";
  const victimId = await publishedSite(service, service.token, banner());
  const attacks = heavyAttacks(await attackedObjects(service, token, templates));
  const agent = new Agent({ keepAlive: true });
  const targets: Readonly<Record<keyof Delays, string>> = {
    control: controlOrigin,
    healthz: `${service.endpoint}/healthz`,
    config: `${service.endpoint}/s/${victimId}/preview/config.json`,
    loader: `${service.endpoint}/s/${victimId}/preview/loader.js`,
  };
  // The first visit after a start waits for the service's thread.
  for (const target of Object.values(targets)) await timed(agent, target);
  return {
    attacks,
    measure: async (requests, ms) => {
      const flood = new Worker(join(__dirname, "flood.js"), {
        workerData: { endpoint: service.endpoint, token, connections, requests },
      });
      await sleep(500);
      const delays: Delays = { control: [], healthz: [], config: [], loader: [] };
      const endsAt = performance.now() + ms;
      while (performance.now() < endsAt || delays.control.length < leastRounds) {
        for (const name of Object.keys(delays) as (keyof Delays)[]) {
          delays[name].push(await timed(agent, targets[name]));
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
      control.kill();
      await service.kill();
      rmSync(dataFolder, { recursive: true, force: true });
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
  for (let index = 0; index < templates; index += 1) {
    templateId = (await send(service, token, "POST", "/templates", { name: `Template ${index}`, document })).id;
  }
  return { siteId, siteIds, templateId };
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

function timed(agent: Agent, url: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - startedAt));
    })
      .once("error", reject)
      .end();
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
