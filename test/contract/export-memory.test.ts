import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyConsentRecord } from "../support/consent-copies";
import { type DevService, startDevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";

/** An export is built and sent in constant memory: a process of its own, measured by the system. */

const records = 100_000;

test("an export of 100,000 records needs no more memory than the service has anyway", async () => {
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
    await copyConsentRecord(url, records);
    const { endpoint, token, pid } = service;
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${endpoint}/v1${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
    const { data: sites } = (await (await ask("/sites")).json()) as { data: { id: string }[] };
    const made = await ask(`/sites/${sites[0]?.id}/exports`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const { id } = (await made.json()) as { id: string };
    let response = await ask(`/exports/${id}/download`);
    while (response.status === 409) {
      await response.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 200));
      response = await ask(`/exports/${id}/download`);
    }
    const hash = createHash("sha256");
    let bytes = 0;
    let lines = 0;
    for await (const piece of response.body ?? []) {
      hash.update(piece);
      bytes += piece.byteLength;
      lines += Buffer.from(piece).filter((byte: number) => byte === 10).length;
    }
    expect([lines, hash.digest("hex")]).toEqual([records + 2, response.headers.get("x-content-sha256")]);
    const peakKib = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
    // A process that held the file, which is larger than 100 MB, beside itself would be beyond this.
    expect(bytes).toBeGreaterThan(90_000_000);
    expect(peakKib).toBeLessThan(300_000);
  } finally {
    await service?.stop();
    await server.stop();
  }
}, 240_000);
