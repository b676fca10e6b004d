import type { Schemas } from "@consentform/consent/contract";
import { emit } from "../events/emit";
import type { JobHandler, JobParts, JobRun } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { defaultRetryAt } from "../jobs/run-job";
import { DAY_MS, MINUTE_MS } from "../runtime/durations";
import { lockChain } from "../store/consent-chains";
import type { Row, Transaction } from "../store/database";
import { beginSigningKey } from "../store/export-keys";
import { countPieces, findBuilding, finishExport, removeOtherPieces } from "../store/exports";
import { waitAtMost } from "../store/lock-patience";
import { requestTime } from "../store/request-time";
import { evidenceBundle } from "./evidence-bundle";
import { planEvidence } from "./evidence-plan";
import { type FileName, type WrittenFile, writeFile } from "./export-file";
import { signDigest } from "./export-key";
import { exportLines } from "./export-lines";
import { type ExportPlan, planExport } from "./export-plan";

type Payload = JobPayloads["build-export"];

/** After this many attempts an export has failed. */
const MAX_ATTEMPTS = 4;
/** A file can be downloaded for 7 days (contract 5.3). */
export const EXPORT_FILE_LIFE_MS = 7 * DAY_MS;

/** Builds the file of an export in the background. */
export const buildExportJob: JobHandler<Payload> = {
  leaseMs: MINUTE_MS,
  // Each one reads and compresses as fast as it can.
  concurrency: 1,
  retryAt: (attempt, now, random) => (attempt >= MAX_ATTEMPTS ? null : defaultRetryAt(attempt, now, random)),
  run: buildExport,
};

async function buildExport(parts: JobParts, job: JobRun<Payload>): Promise<void> {
  const { store, settings } = parts;
  const exported = await findBuilding(store.db, job.payload.export_id);
  if (exported === null) return;
  if (job.attempt > MAX_ATTEMPTS) return fail(parts, exported, "internal");
  try {
    const createdAt = await timeBetweenRecords(parts, exported);
    const planned = await store.read((tx) =>
      planFile[exported.format](tx, exported, { ...parts, createdAt }, job.signal),
    );
    const lines = planned.plan.counts.records + planned.plan.counts.tombstones;
    if (lines > settings.maxExportRecords) return await fail(parts, exported, "too-large");
    await build(parts, planned, job.signal);
  } catch (error) {
    // Deleting the site drops its exports at any stage.
    if ((await findBuilding(store.db, exported.id)) === null) return;
    if (job.attempt === MAX_ATTEMPTS && !job.signal.aborted) await fail(parts, exported, "internal");
    throw error;
  }
}

/** Longest wait for the batch that is being added to the chain. */
const CHAIN_PATIENCE_MS = 20_000;

/** A time that no record of the chain gets later, so that the snapshot after it has every record before this time. */
function timeBetweenRecords({ store, runtime }: JobParts, { site_id, environment }: Row<"exports">): Promise<Date> {
  return store.transaction(async (tx) => {
    await waitAtMost(tx, CHAIN_PATIENCE_MS);
    await lockChain(tx, { siteId: site_id, environment });
    const createdAt = await requestTime(tx, runtime);
    await beginSigningKey(tx, createdAt);
    return createdAt;
  });
}

/** A file that is about to be written. */
interface PlannedFile {
  readonly plan: ExportPlan;
  /** Its content, piece by piece. What is put aside on the way is stored below the name of the file. */
  readonly content: (name: FileName) => AsyncIterable<string | Uint8Array>;
}

type PlanFile = (
  tx: Transaction,
  exported: Row<"exports">,
  parts: JobParts & { readonly createdAt: Date },
  signal: AbortSignal,
) => Promise<PlannedFile>;

/** Plans and writes the file of each format. */
const planFile: Readonly<Record<Row<"exports">["format"], PlanFile>> = {
  ndjson: async (tx, exported, { store, createdAt }) => {
    const plan = await planExport(tx, exported, createdAt);
    return { plan, content: () => exportLines(store.db, plan) };
  },
  evidence: async (tx, exported, { store, settings, keys, createdAt }, signal) => {
    const evidence = await planEvidence(tx, exported, createdAt, settings.origin);
    const sign = (digest: Buffer) => signDigest(digest, evidence.plan.key, keys);
    return { plan: evidence.plan, content: (name) => evidenceBundle({ db: store.db, evidence, name, sign, signal }) };
  },
};

async function build({ store, runtime, keys }: JobParts, planned: PlannedFile, signal: AbortSignal): Promise<void> {
  const { exported, key, counts } = planned.plan;
  await removeOtherPieces(store.db, exported.id, null);
  const buildId = Buffer.from(runtime.randomBytes(9)).toString("base64url");
  const name = { exportId: exported.id, buildId };
  const file: WrittenFile = await writeFile(store.db, name, planned.content(name), signal);
  const signature = signDigest(file.digest, key, keys);
  signal.throwIfAborted();
  await store.transaction(async (tx) => {
    // A process that was suspended for longer than its lease has lost its pieces to the one that took the job over.
    if ((await countPieces(tx, exported.id, buildId)) !== file.pieces) throw new Error("Another process builds it.");
    const now = await requestTime(tx, runtime);
    const isOurs = await finishExport(tx, exported.id, {
      status: "ready",
      ...counts,
      size: file.size,
      sha256: file.digest.toString("hex"),
      signature,
      kid: key.kid,
      build_id: buildId,
      ready_at: now,
      expires_at: new Date(now.getTime() + EXPORT_FILE_LIFE_MS),
    });
    if (!isOurs) return;
    await removeOtherPieces(tx, exported.id, buildId);
    await tell(tx, runtime, exported, now, { status: "ready", counts });
  });
}

async function fail(
  { store, runtime }: JobParts,
  exported: Row<"exports">,
  code: Schemas["ExportFailure"]["code"],
): Promise<void> {
  await store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    const isOurs = await finishExport(tx, exported.id, { status: "failed", failure_code: code });
    if (!isOurs) return;
    await removeOtherPieces(tx, exported.id, null);
    await tell(tx, runtime, exported, now, { status: "failed", counts: null });
  });
}

function tell(
  tx: Transaction,
  runtime: JobParts["runtime"],
  exported: Row<"exports">,
  at: Date,
  end: { readonly status: "ready" | "failed"; readonly counts: Schemas["ExportCounts"] | null },
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: exported.workspace_id,
    kind: "export.completed",
    object: { type: "export", id: exported.id },
    siteId: exported.site_id,
    actor: exported.created_by,
    data: { environment: exported.environment, ...end },
    at,
  });
}
