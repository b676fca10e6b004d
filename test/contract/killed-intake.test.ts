/** Real processes that are killed while visitors send choices: what was acknowledged is in the chain, once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ulid } from "../../src/service/runtime/ulid";
import { banner } from "../support/banners";
import { accepted } from "../support/consents";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService } from "../support/dev-service";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { until } from "../support/until";

const host = "www.shop.example";
/** Each sends one choice after another. */
const VISITORS = 20;
/** Choices that are acknowledged before a process is killed. */
const BEFORE_KILL = 60;

interface Receipt {
  readonly id: string;
  readonly hash: string;
}

async function call({ endpoint, token }: DevService, method: string, path: string, body?: unknown) {
  const response = await fetch(`${endpoint}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  // biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
  return (await response.json()) as any;
}

async function shop(service: DevService): Promise<string> {
  const settings = { promotion_gate: { mode: "off" } };
  const { id } = await call(service, "POST", "/sites", { name: "Shop", settings });
  await call(service, "PUT", `/sites/${id}/config/draft`, { document: banner() });
  await call(service, "POST", `/sites/${id}/versions`, {});
  await call(service, "POST", `/sites/${id}/versions/1/promote`, {});
  await call(service, "POST", `/sites/${id}/domains`, { host });
  return id;
}

/** Sends a choice, with addresses that no limit stops. Null if nothing was acknowledged. */
async function sendOnce(
  { endpoint }: DevService,
  site: string,
  body: string,
  visitor: number,
): Promise<Receipt | null> {
  const headers = { origin: `https://${host}`, "content-type": "text/plain", "x-forwarded-for": `10.${visitor}.0.1` };
  try {
    const response = await fetch(`${endpoint}/s/${site}/production/consents`, { method: "POST", headers, body });
    if (response.status >= 500) return null;
    expect([200, 201]).toContain(response.status);
    return (await response.json()) as Receipt;
  } catch (error) {
    if (["TypeError", "SyntaxError"].includes((error as Error).name)) return null;
    throw error;
  }
}

/** Kills the first process under load and sends again, to another, each choice that was not acknowledged. */
async function survive(processes: DevProcesses, count: number): Promise<void> {
  for (let started = 0; started < count; started += 1) await processes.start();
  const [victim] = processes.running;
  if (victim === undefined) throw new Error("No process was started.");
  const site = await shop(victim);
  const receipts: Receipt[] = [];
  const unanswered: string[] = [];
  let isOver = false;
  const sending = Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      while (!isOver) {
        const now = new Date();
        const id = ulid(now, crypto.getRandomValues(new Uint8Array(10))).toUpperCase();
        const body = JSON.stringify({
          id,
          given_at: now.toISOString(),
          event: "given",
          method: "banner",
          decisions: accepted,
          language: "en",
          version_number: 1,
        });
        const receipt = await sendOnce(processes.running[visitor % count] ?? victim, site, body, visitor);
        if (receipt === null) unanswered.push(body);
        else receipts.push(receipt);
        if (receipt === null) return;
      }
    }),
  );
  await until(() => receipts.length >= BEFORE_KILL);
  await processes.kill(victim);
  isOver = true;
  await sending;
  const next = processes.running[0] ?? (await processes.start());
  for (const body of unanswered) {
    const receipt = await sendOnce(next, site, body, 200);
    if (receipt === null) throw new Error("A choice was not acknowledged by a service that runs.");
    receipts.push(receipt);
  }
  const listed: { id: string; hash: string; prev_hash: string | null }[] = [];
  for (let cursor = ""; ; ) {
    const page = await call(next, "GET", `/sites/${site}/consents?limit=100${cursor}`);
    listed.push(...page.data);
    if (page.next_cursor === null) break;
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  const stored = new Map(listed.map(({ id, hash }) => [id, hash]));
  expect(receipts.filter(({ id, hash }) => stored.get(id) !== hash)).toEqual([]);
  // Each choice made one record: what the killed process committed without an answer is found again by its id.
  expect(stored.size).toBe(new Set(receipts.map(({ id }) => id)).size);
  const following = new Map(listed.map(({ prev_hash, hash }) => [prev_hash, hash]));
  let length = 0;
  for (let hash = following.get(null); hash !== undefined; hash = following.get(hash)) length += 1;
  expect(length).toBe(listed.length);
}

test("a data folder loses no acknowledged choice, and records none twice", async () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-intake-"));
  const processes = devProcesses(null, { args: ["--trusted-proxy", "127.0.0.0/8"], dataFolder: folder });
  try {
    await survive(processes, 1);
  } finally {
    await processes.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

test("two processes on PostgreSQL lose no acknowledged choice, and record none twice", async () => {
  const server: PostgresServer | null = await startPostgres();
  if (server === null) return;
  const processes = devProcesses(await server.createDatabase(), { args: ["--trusted-proxy", "127.0.0.0/8"] });
  try {
    await survive(processes, 2);
  } finally {
    await processes.stop();
    await server.stop();
  }
}, 240_000);
