import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import { type DevService, startDevService } from "../test/support/dev-service";
import { type LoadRequest, requestsPerSecond } from "./load";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";

const QUOTA = { requests: 1_000_000, seconds: 1 };
const QUERY_MS = 2_000;

/** Requests per second of the main reads and writes, against Hono alone and against the database alone. */
export async function measureThroughput(): Promise<Row[]> {
  const service = await startDevService({ quota: QUOTA });
  try {
    const { origin } = new URL(service.endpoint);
    const { loads, siteAnswer } = await prepareLoads(service, "/v1");
    const bare = await withBareServer(siteAnswer, (bareOrigin) =>
      requestsPerSecond(bareOrigin, () => ({ method: "GET", path: "/" })),
    );
    const query = await queriesPerSecond();
    const rows: Row[] = [];
    for (const { name, next } of loads) {
      const ours = await requestsPerSecond(origin, next);
      const figures = { ours: `${Math.round(ours)} requests/s` };
      rows.push({ subject: name, ...figures, against: `a bare Hono handler: ${Math.round(bare)}`, ratio: ours / bare });
      rows.push({
        subject: name,
        ...figures,
        against: `a bare query of one row: ${Math.round(query)}`,
        ratio: ours / query,
      });
    }
    return rows;
  } finally {
    await service.stop();
  }
}

/** Makes a site with a draft, and says how each kind of request on it looks. */
async function prepareLoads(service: DevService, base: string) {
  const headers = { authorization: `Bearer ${service.token}`, "content-type": "application/json" };
  const call = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${new URL(service.endpoint).origin}${base}${path}`, { method, headers, ...init });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const site = await call("POST", "/sites", { name: "bench" });
  const small = SAMPLE_BANNERS.small();
  await call("PUT", `/sites/${site.id}/config/draft`, { document: small });
  let writes = 0;
  const writeNumber = () => {
    writes += 1;
    return writes;
  };
  const draft = (document: unknown): LoadRequest => ({
    method: "PUT",
    path: `${base}/sites/${site.id}/config/draft`,
    headers,
    body: JSON.stringify({ document }),
  });
  const renamed = () => ({ ...small, identity: { ...small.identity, controller_name: `Bench Ltd ${writeNumber()}` } });
  const patch = () => JSON.stringify({ retention: 30 + (writeNumber() % 1000) });
  const loads: { name: string; next: () => LoadRequest }[] = [
    { name: "GET a site", next: () => ({ method: "GET", path: `${base}/sites/${site.id}`, headers }) },
    { name: "GET sites", next: () => ({ method: "GET", path: `${base}/sites`, headers }) },
    { name: "GET a draft", next: () => ({ method: "GET", path: `${base}/sites/${site.id}/config/draft`, headers }) },
    {
      name: "PATCH a site",
      next: () => ({ method: "PATCH", path: `${base}/sites/${site.id}`, headers, body: patch() }),
    },
    { name: "PUT a draft, small banner", next: () => draft(renamed()) },
  ];
  return { loads, siteAnswer: JSON.stringify(await call("GET", `/sites/${site.id}`)) };
}

async function withBareServer(answer: string, act: (origin: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-bench-"));
  writeFileSync(join(folder, "answer.json"), answer);
  const args = ["--require", "@swc-node/register", join(__dirname, "bare-server.ts"), join(folder, "answer.json")];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = await once(createInterface({ input: child.stdout }), "line");
    return await act(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One row by its key in PGlite, in this process, one query after the other as PGlite does them. */
async function queriesPerSecond(): Promise<number> {
  const database = new PGlite();
  await database.exec(
    "create table site (id text primary key, body jsonb); insert into site values ('a', '{\"name\": \"bench\"}')",
  );
  const deadline = performance.now() + QUERY_MS;
  let count = 0;
  while (performance.now() < deadline) {
    await database.query("select id, body from site where id = $1", ["a"]);
    count += 1;
  }
  await database.close();
  return count / (QUERY_MS / 1000);
}
