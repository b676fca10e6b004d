import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { banner } from "../support/banners";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import type { DevService } from "../support/dev-service";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { until } from "../support/until";

/** Real processes that are killed in the middle of a publish, while the logo's host has not answered. */

const settings = { promotion_gate: { mode: "off" } };

function documentWith(logo: string) {
  const document = banner();
  return { ...document, theme: { ...document.theme, logo_url: logo } };
}

/** A host that accepts connections and says nothing, until it hangs up at once. */
let sockets: Socket[] = [];
let isSilent = true;
const host = createServer((socket) => {
  socket.on("error", () => {}).resume();
  sockets.push(socket);
  if (!isSilent) socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  host.close();
});
beforeEach(() => {
  sockets = [];
  isSilent = true;
});

async function call({ endpoint, token }: DevService, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${endpoint}/v1${path}`, init);
  // biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
  return { status: answer.status, body: (await answer.json()) as any };
}

async function survive(processes: DevProcesses): Promise<void> {
  const victim = await processes.start();
  const { id } = (await call(victim, "POST", "/sites", { name: "Shop", settings })).body;
  const logo = `https://localhost:${(host.address() as AddressInfo).port}/logo.png`;
  const draft = await call(victim, "PUT", `/sites/${id}/config/draft`, { document: documentWith(logo) });
  expect(draft.status).toBe(200);
  const publish = (service: DevService) =>
    call(service, "POST", `/sites/${id}/versions`, { publish_key: "deploy-1", note: "First" });
  const publishing = publish(victim).then(
    ({ status, body }) => `answered ${status} ${JSON.stringify(body)}`,
    () => "broken",
  );
  await Promise.race([publishing, until(() => sockets.length > 0, 30_000)]);
  await processes.kill(victim);
  expect(await publishing).toBe("broken");
  isSilent = false;

  const next = await processes.start();
  const versions = async () => (await call(next, "GET", `/sites/${id}/versions`)).body.data;
  expect([await versions(), (await call(next, "GET", `/sites/${id}`)).body.stages.preview]).toEqual([[], null]);
  const answers = [await publish(next), await publish(next)];
  expect(answers.map(({ status, body }) => [status, body.number])).toEqual([
    [201, 1],
    [200, 1],
  ]);
  expect((await versions()).map(({ number }: { number: number }) => number)).toEqual([1]);
}

test("a data folder has nothing half published, and the same publish then runs once", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-logo-"));
  const processes = devProcesses(null, { dataFolder, isLocalAllowed: true });
  try {
    await survive(processes);
  } finally {
    await processes.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}, 120_000);

test("PostgreSQL has nothing half published, and the same publish then runs once", async () => {
  const server: PostgresServer | null = await startPostgres();
  if (server === null) return;
  const processes = devProcesses(await server.createDatabase(), { isLocalAllowed: true });
  try {
    await survive(processes);
  } finally {
    await processes.stop();
    await server.stop();
  }
}, 120_000);
