import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { copyConsentRecord } from "../test/support/consent-copies";
import { startDevService } from "../test/support/dev-service";
import { startPostgres } from "../test/support/postgres";
import { residentMb } from "./idle-memory";
import type { Row } from "./row";

const RECORDS = 1_000_000;
const GOAL_PER_S = 50_000;
const GOAL_MB = 300;
const POLL_MS = 50;

/**
 * An export of a million consents on PostgreSQL: how fast it is built and sent, and what it needs of memory. No rows
 * without a PostgreSQL.
 */
export async function measureExport(): Promise<Row[]> {
  const server = await startPostgres();
  if (server === null) return [];
  const url = await server.createDatabase();
  const service = await startDevService({
    env: { DATABASE_URL: url, CONSENTFORM_DEPLOYMENT_KEY: Buffer.alloc(32, 7).toString("base64") },
    args: ["--consents", "1"],
  });
  try {
    await copyConsentRecord(url, RECORDS);
    const headers = { authorization: `Bearer ${service.token}`, "content-type": "application/json" };
    const ask = (path: string, init: RequestInit = {}) => fetch(`${service.endpoint}/v1${path}`, { ...init, headers });
    const { data: sites } = (await (await ask("/sites")).json()) as { data: { id: string }[] };
    const begun = performance.now();
    const made = await ask(`/sites/${sites[0]?.id}/exports`, { method: "POST", body: "{}" });
    const { id } = (await made.json()) as { id: string };
    let download = await ask(`/exports/${id}/download`);
    while (download.status === 409) {
      await download.arrayBuffer();
      await setTimeout(POLL_MS);
      download = await ask(`/exports/${id}/download`);
    }
    const builtS = (performance.now() - begun) / 1000;
    const sendingBegun = performance.now();
    const hash = createHash("sha256");
    for await (const piece of download.body ?? []) hash.update(piece);
    const sentS = (performance.now() - sendingBegun) / 1000;
    if (hash.digest("hex") !== download.headers.get("x-content-sha256")) throw new Error("the export is not whole");
    return [
      rateRow("built", builtS),
      rateRow("sent", sentS),
      {
        subject: `export of ${RECORDS} consents, most memory of the process`,
        ours: `${Math.round(residentMb(service.pid, "VmHWM"))} MB`,
        against: `the promised ${GOAL_MB} MB`,
        ratio: residentMb(service.pid, "VmHWM") / GOAL_MB,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await service.stop();
    await server.stop();
  }
}

function rateRow(what: string, seconds: number): Row {
  const rate = RECORDS / seconds;
  return {
    subject: `export of ${RECORDS} consents, ${what}`,
    ours: `${Math.round(rate)} records/s`,
    against: `the promised ${GOAL_PER_S}`,
    ratio: rate / GOAL_PER_S,
    goal: { atLeast: 1 },
  };
}
