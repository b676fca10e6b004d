import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService } from "../support/dev-service";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { startPostgres } from "../support/postgres";
import { until } from "../support/until";

/** The audit log at the operator's webhook, from real processes, which are killed or deliver at the same time. */

const timeoutMs = 240_000;
const secret = `whsec_${Buffer.from("a planted secret of 32 bytes, ok").toString("base64")}`;

let processes: DevProcesses | null = null;
let receiver: HttpReceiver;
beforeEach(async () => {
  receiver = await startHttpReceiver();
});
afterEach(async () => {
  await processes?.stop();
  await receiver.close();
});

const env = () => ({ CONSENTFORM_AUDIT_WEBHOOK_URL: receiver.url, CONSENTFORM_AUDIT_WEBHOOK_SECRET: secret });
const rows = () => receiver.received.map(({ body }) => JSON.parse(body).data as { id: string; sequence: number });

async function createSite({ endpoint, token }: DevService): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${endpoint}/v1/sites`, { method: "POST", headers, body: '{"name":"Any"}' });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test(
  "a row that a killed process sent is sent again first, with the same id",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "consentform-audit-webhook-"));
    processes = devProcesses(null, { dataFolder: join(folder, "data"), isLocalAllowed: true, env: env() });
    const service = await processes.start();
    receiver.answer = () => {};
    await createSite(service);
    await until(() => receiver.received.length > 0, timeoutMs);
    await processes.kill(service);
    expect(rows().map(({ sequence }) => sequence)).toEqual([1]);

    receiver.answer = (response) => void response.writeHead(204).end();
    // The lease of the killed process ends in a minute; the clock of the next one is ahead.
    const next = await processes.start({ clockOffsetS: 120 });
    await createSite(next);
    await until(() => rows().length >= 3, timeoutMs);
    const [first, again, ...others] = rows();
    expect(again).toEqual(first);
    expect(others.map(({ sequence }) => sequence)).toEqual(others.map((_row, index) => index + 2));
    expect(next.output() + service.output()).not.toMatch(/planted|YSBwbGFudGVk/);
    rmSync(folder, { recursive: true, force: true });
  },
  timeoutMs,
);

test(
  "two processes on PostgreSQL deliver each row once, in order",
  async () => {
    const server = await startPostgres();
    if (server === null) return;
    processes = devProcesses(await server.createDatabase(), { isLocalAllowed: true, env: env() });
    const both = [await processes.start(), await processes.start()] as const;
    const created: string[] = [];
    for (let round = 0; round < 15; round += 1) created.push(...(await Promise.all(both.map(createSite))));
    const isThere = (id: string) => receiver.received.some(({ body }) => JSON.parse(body).data.object?.id === id);
    await until(() => created.every(isThere), timeoutMs);
    const places = rows().map(({ sequence }) => sequence);
    expect(places).toEqual(places.map((_place, index) => index + 1));
    await processes.stop();
    await server.stop();
  },
  timeoutMs,
);
