import type { Schemas } from "../../contract";
import { emit } from "../events";
import type { JobHandler, JobParts, JobRun } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { defaultRetryAt } from "../jobs/run-job";
import type { Row, Transaction } from "../store/database";
import { countPieces, findBuilding, finishExport, removeOtherPieces } from "../store/exports";
import { requestTime } from "../store/request-time";
import { type WrittenFile, writeFile } from "./export-file";
import { signDigest } from "./export-key";
import { exportLines } from "./export-lines";
import { type ExportPlan, planExport } from "./export-plan";

type Payload = JobPayloads["build-export"];

/** After this many attempts an export has failed. */
const maxAttempts = 4;
/** A file can be downloaded for 7 days (contract 5.3). */
const fileLifeMs = 7 * 86_400_000;

/** Builds the file of an export in the background. */
export const buildExportJob: JobHandler<Payload> = {
  leaseMs: 60_000,
  // Each one reads and compresses as fast as it can.
  concurrency: 1,
  retryAt: (attempt, now, random) => (attempt >= maxAttempts ? null : defaultRetryAt(attempt, now, random)),
  run: buildExport,
};

async function buildExport(parts: JobParts, job: JobRun<Payload>): Promise<void> {
  const { store, settings } = parts;
  const exported = await findBuilding(store.db, job.payload.export_id);
  if (exported === null) return;
  if (job.attempt > maxAttempts) return fail(parts, exported, "internal");
  try {
    const plan = await store.read((tx) => planExport(tx, exported, parts.world.now()));
    const lines = plan.counts.records + plan.counts.tombstones;
    if (lines > settings.maxExportRecords) return await fail(parts, exported, "too-large");
    await build(parts, plan, job.signal);
  } catch (error) {
    // Deleting the site drops its exports, whatever they were at.
    if ((await findBuilding(store.db, exported.id)) === null) return;
    if (job.attempt === maxAttempts && !job.signal.aborted) await fail(parts, exported, "internal");
    throw error;
  }
}

async function build({ store, world, keys }: JobParts, plan: ExportPlan, signal: AbortSignal): Promise<void> {
  const { exported, key, counts } = plan;
  await removeOtherPieces(store.db, exported.id, null);
  const buildId = Buffer.from(world.randomBytes(9)).toString("base64url");
  const lines = exportLines(store.db, plan);
  const file: WrittenFile = await writeFile(store.db, { exportId: exported.id, buildId }, lines, signal);
  const signature = signDigest(file.digest, key, keys);
  signal.throwIfAborted();
  await store.transaction(async (tx) => {
    // A process that stood still for longer than its lease has lost its pieces to the one that took the job over.
    if ((await countPieces(tx, exported.id, buildId)) !== file.pieces) throw new Error("Another process builds it.");
    const now = await requestTime(tx, world);
    const isOurs = await finishExport(tx, exported.id, {
      status: "ready",
      ...counts,
      size: file.size,
      sha256: file.digest.toString("hex"),
      signature,
      kid: key.kid,
      build_id: buildId,
      ready_at: now,
      expires_at: new Date(now.getTime() + fileLifeMs),
    });
    if (!isOurs) return;
    await removeOtherPieces(tx, exported.id, buildId);
    await tell(tx, world, exported, now, { status: "ready", counts });
  });
}

async function fail(
  { store, world }: JobParts,
  exported: Row<"exports">,
  code: Schemas["ExportFailure"]["code"],
): Promise<void> {
  await store.transaction(async (tx) => {
    const now = await requestTime(tx, world);
    const isOurs = await finishExport(tx, exported.id, { status: "failed", failure_code: code });
    if (!isOurs) return;
    await removeOtherPieces(tx, exported.id, null);
    await tell(tx, world, exported, now, { status: "failed", counts: null });
  });
}

function tell(
  tx: Transaction,
  world: JobParts["world"],
  exported: Row<"exports">,
  at: Date,
  end: { readonly status: "ready" | "failed"; readonly counts: Schemas["ExportCounts"] | null },
): Promise<void> {
  return emit(tx, world, {
    workspaceId: exported.workspace_id,
    kind: "export.completed",
    object: { type: "export", id: exported.id },
    siteId: exported.site_id,
    actor: exported.created_by,
    data: { environment: exported.environment, ...end },
    at,
  });
}
