import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyConsentRecord } from "../support/consent-copies";
import { type DevService, startDevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";

/** An export is built and sent in constant memory: a separate process, measured by the system. */

const records = 100_000;
const warmUpRecords = 20_000;
/** Characters by which each record is longer: the file is to be many times what a heap grows and shrinks by. */
const padding = 2_000;

test("an export of 100,000 records needs no more memory than a small one", async () => {
  const server = await startPostgres();
  if (server === null || !existsSync("/proc/self/status")) {
    process.stderr.write("No PostgreSQL or no /proc: the memory of an export is not measured.\n");
    return;
  }
  let service: DevService | null = null;
  try {
    const url = await server.createDatabase();
    const key = Buffer.alloc(32, 7).toString("base64");
    service = await startDevService({
      env: { DATABASE_URL: url, CONSENTFORM_DEPLOYMENT_KEY: key },
      args: ["--consents", "1"],
    });
    // Loaded code and a grown heap are not growth of the large export; the files of these are a fifth of its file.
    await copyConsentRecord(url, warmUpRecords, padding);
    for (let turn = 0; turn < 3; turn += 1) await exportAll(service);
    await copyConsentRecord(url, records, padding);
    const usualKib = peakKib(service.pid);
    const { lines, bytes, hash, reported } = await exportAll(service);
    const riseKib = peakKib(service.pid) - usualKib;
    expect([lines, hash]).toEqual([records + 2, reported]);
    expect(bytes).toBeGreaterThan(280_000_000);
    // Measured: 0 to 4 MB, and 170 MB where the process holds the file of 298 MB while it sends it.
    expect(riseKib).toBeLessThan(bytes / 1024 / 4);
  } finally {
    await service?.stop();
    await server.stop();
  }
}, 240_000);

/** Exports every record of the only site, and reads the file as a stream. */
async function exportAll({ endpoint, token }: DevService) {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${endpoint}/v1${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  const { data: sites } = (await (await ask("/sites")).json()) as { data: { id: string }[] };
  const headers = { "content-type": "application/json" };
  const made = await ask(`/sites/${sites[0]?.id}/exports`, { method: "POST", headers, body: "{}" });
  const { id } = (await made.json()) as { id: string };
  let response = await ask(`/exports/${id}/download`);
  while (response.status === 409) {
    await response.arrayBuffer();
    await sleep(200);
    response = await ask(`/exports/${id}/download`);
  }
  const hash = createHash("sha256");
  let bytes = 0;
  let lines = 0;
  for await (const piece of response.body ?? []) {
    hash.update(piece);
    bytes += piece.byteLength;
    lines += Buffer.from(piece).toString("latin1").split("\n").length - 1;
  }
  return { bytes, lines, hash: hash.digest("hex"), reported: response.headers.get("x-content-sha256") };
}

/** The most that a process ever had in memory. */
function peakKib(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
