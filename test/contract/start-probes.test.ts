import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Client } from "pg";
import { startPostgres } from "../support/postgres";
import { type ServeProcess, startServe } from "../support/serve-process";
import { until } from "../support/until";

/** Checks of health before a service is ready, as Kubernetes sends them. */

/** The lock for which each start waits while another process migrates (store/migrate.ts). */
const migrationLock = 40_710_001;

/** Asks the process. @returns status and text; `none` if nothing listens */
type Ask = (path: string, init?: RequestInit) => Promise<string>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a start answers probes with its step, and neither logs nor counts them as errors", async () => {
  const postgres = await startPostgres();
  if (postgres === null) return;
  const DATABASE_URL = await postgres.createDatabase();
  const migrating = new Client({ connectionString: DATABASE_URL });
  await migrating.connect();
  await migrating.query("select pg_advisory_lock($1)", [migrationLock]);
  const port = await freePort();
  const ask: Ask = async (path, init) => {
    // Nothing listens in the first moments.
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null);
    return answer === null ? "none" : `${answer.status} ${await answer.text()}`;
  };
  const starting = startServe(
    [
      ...["--port", String(port)],
      ...["--public-url", "https://consent.example", "--asset-url", "https://assets.example"],
    ],
    { DATABASE_URL, CONSENTFORM_DEPLOYMENT_KEY: randomBytes(32).toString("base64") },
  );
  try {
    await checkStart(ask, starting, () => migrating.end());
  } finally {
    await migrating.end();
    await (await starting).end("SIGTERM");
    await postgres.stop();
  }
}, 120_000);

/** @param endMigration lets the start go on */
async function checkStart(ask: Ask, starting: Promise<ServeProcess>, endMigration: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  await until(async () => {
    const answer = await ask("/readyz");
    seen.add(answer);
    return answer === "503 not ready: migrations are being applied\n";
  });
  for (const answer of seen)
    expect(answer).toMatch(/^none$|^503 not ready: (the database is being|migrations are being) /);
  expect(await ask("/healthz")).toBe("200 ok\n");
  expect(await ask("/healthz", { method: "HEAD" })).toBe("200 ");
  for (const path of ["/v1/me", "/metrics", "/readyz/", "/s/site_none/production/loader.js"]) {
    expect([path, await ask(path)]).toEqual([path, "503 "]);
  }

  await endMigration();
  const service = await starting;
  expect(await ask("/readyz")).toBe("200 ready\n");
  const lines = service
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const probes = lines.filter(({ path }) => path === "/readyz" || path === "/healthz");
  expect(probes.map(({ status }) => status)).toContain(503);
  expect(new Set(probes.map(({ level, operation }) => `${level} ${operation}`))).toEqual(new Set(["info probe"]));
  expect(await ask("/metrics")).toMatch(/^consentform_errors_total\{kind="request"\} 0$/m);
  expect(await ask("/metrics")).not.toMatch(/^consentform_errors_total\S+ [1-9]/m);
}
