import { createHash, createPublicKey, verify } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { jobHandlers } from "../../../src/service/background/job-handlers";
import { runDueJobs } from "../../../src/service/jobs/job-queue";
import { consent, publishedSite } from "../../support/consents";
import { type CrashableService, onCrashableDatabaseOfRun } from "../../support/crashable-service";
import { type DownloadedExport, download } from "../../support/exports";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { type ModelWorkspace, modelWorkspace } from "../../support/model-workspace";

/**
 * Proof exports of a site whose records grow and are erased (contract 5.3) against a model: built, signed, downloaded,
 * expired, over crashes.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** More records than this are too many for one file, in these tests. */
const maxExportRecords = 9;
/** Longer than a builder that vanished keeps its export. */
const leaseMs = 61_000;
/** A builder that vanishes four times has failed; a crash may have come before it began. */
const mostCrashes = 2;

interface RecordModel {
  readonly id: string;
  readonly hash: string;
  readonly subject: string;
  isErased: boolean;
}

interface ExportModel {
  readonly id: string;
  status: "building" | "ready" | "failed" | "dropped" | "abandoned";
  /** Its contents when it was built: ids, those of tombstones with a minus. */
  lines: readonly string[];
  expiresAt: number;
  crashes: number;
  /** Of the first download. */
  sha256: string | null;
}

interface Records {
  readonly records: RecordModel[];
  readonly exports: ExportModel[];
}

interface Real extends ModelWorkspace {
  readonly siteId: string;
}

type ExportStep = Step<Records, Real>;

const building = ({ exports }: Records) => exports.find(({ status }) => status === "building");
const lineOf = ({ id, isErased }: Pick<RecordModel, "id" | "isErased">) => (isErased ? `-${id}` : id);

const record = (subject: string, count: number): ExportStep =>
  step<Records, Real>(`${count} choices of ${subject}`, async ({ records }, { service, siteId }) => {
    const made = await service
      .now()
      .service.recordConsents(Array.from({ length: count }, () => consent(siteId, { subjectId: subject })));
    records.push(...made.map(({ id, hash }) => ({ id, hash: String(hash), subject, isErased: false })));
  });

const erase = (subject: string): ExportStep =>
  step<Records, Real>(`erase ${subject}`, async ({ records, exports }, { service, siteId }) => {
    await service.now().service.eraseSubject(siteId, subject);
    const erased = records.filter((one) => one.subject === subject && !one.isErased);
    for (const one of erased) one.isErased = true;
    for (const made of exports) {
      const hasOne = made.status === "building" ? erased.length > 0 : erased.some(({ id }) => made.lines.includes(id));
      // An export that is not ready yet never says that it is.
      if (hasOne && made.status !== "failed") made.status = made.status === "building" ? "abandoned" : "dropped";
    }
  });

const create: ExportStep = step<Records, Real>("create", async (model, { call, siteId }) => {
  const answer = await call("createExport", { path: { id: siteId }, body: {} });
  const active = building(model);
  if (active !== undefined) {
    const { reason, conflicting_id } = answer.body;
    expect([answer.status, reason, conflicting_id]).toEqual([409, "export-building", active.id]);
    return;
  }
  expect([answer.status, answer.body.status]).toEqual([202, "building"]);
  const { id } = answer.body;
  model.exports.push({ id, status: "building", lines: [], expiresAt: 0, crashes: 0, sha256: null });
});

/** Builds the waiting export at a time. */
function build(model: Records, now: number): void {
  const made = building(model);
  if (made === undefined) return;
  const lines = model.records.map(lineOf);
  Object.assign(made, lines.length > maxExportRecords ? { status: "failed" } : { status: "ready", lines });
  made.expiresAt = now + 7 * dayMs;
}

const work: ExportStep = step<Records, Real>("work", async (model, real) => {
  build(model, real.now());
  await real.work();
});

/**
 * The process dies somewhere in the building: either the export is there, with its event, or the next process builds
 * it.
 */
const workAndCrash = (turns: number): ExportStep =>
  step<Records, Real>(
    `crash ${turns} turns into the work`,
    async (model, real) => {
      const made = building(model);
      if (made === undefined) return;
      const now = real.now();
      const running = runDueJobs(real.service.now().service, jobHandlers).catch(() => 0);
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await real.service.crash();
      await running;
      made.crashes += 1;
      real.service.advance(leaseMs);
      const { slug } = await real.call("downloadExport", { path: { id: made.id } }).catch(() => ({ slug: undefined }));
      if (slug !== "export-not-ready") build(model, now);
    },
    (model) => (building(model)?.crashes ?? mostCrashes) < mostCrashes,
  );

const read = (pick: number): ExportStep =>
  step<Records, Real>(
    `download ${pick}`,
    (model, real) => check(model, model.exports[pick % model.exports.length] as ExportModel, real),
    ({ exports }) => exports.length > 0,
  );

/** The response to a download shows the export's status; a file is the same at every download, and complete. */
async function check(model: Records, made: ExportModel, real: Real): Promise<void> {
  const file = await download(real.service.now(), made.id, real.token);
  if (made.status === "dropped" || made.status === "abandoned") return expect(file.status).toBe(404);
  const isExpired = made.status === "ready" && made.expiresAt <= real.now();
  const problem = { building: "export-not-ready", failed: "export-failed", ready: "export-expired" }[made.status];
  if (made.status !== "ready" || isExpired) {
    const { type } = JSON.parse(file.bytes.toString("utf8"));
    expect([file.status, type.split("/v1/")[1]]).toEqual([isExpired ? 410 : 409, problem]);
    return;
  }
  expect(file.status).toBe(200);
  await checkSignature(file, real);
  const [manifest, ...lines] = file.lines;
  const footer = lines.pop();
  expect(lines.map((line) => lineOf({ id: line.id, isErased: "erased_at" in line }))).toEqual(made.lines);
  const hashes = made.lines.map((line) => model.records.find(({ id }) => id === line.replace("-", ""))?.hash ?? "");
  const erased = made.lines.filter((line) => line.startsWith("-")).length;
  expect([manifest.counts, manifest.chain, manifest.first_prev_hash]).toEqual([
    ...[{ records: made.lines.length - erased, tombstones: erased }, "contiguous", null],
  ]);
  expect(footer).toEqual({
    count: made.lines.length,
    final_hash: hashes.at(-1) ?? null,
    records_hash: createHash("sha256").update(hashes.join("")).digest("hex"),
  });
  const sha256 = file.headers.get("x-content-sha256");
  expect(sha256).toBe(made.sha256 ?? sha256);
  made.sha256 = sha256;
}

async function checkSignature({ bytes, headers }: DownloadedExport, { call }: Real): Promise<void> {
  const digest = createHash("sha256").update(bytes).digest();
  expect(headers.get("x-content-sha256")).toBe(digest.toString("hex"));
  const { keys } = (await call("getExportKeys", { token: null })).body;
  const key = keys.find(({ kid }: { kid: string }) => kid === headers.get("x-signing-kid"));
  const signature = Buffer.from(String(headers.get("x-signature-ed25519")), "base64");
  expect(verify(null, digest, createPublicKey({ key, format: "jwk" }), signature)).toBe(true);
}

const rotate: ExportStep = step<Records, Real>("rotate the key", async (_model, { service }) => {
  await service.now().service.rotateExportKey();
});

/** @param isWorked true to do due work; files expire without it */
const pass = (hours: number, isWorked: boolean): ExportStep =>
  step<Records, Real>(`${hours} h pass${isWorked ? "" : ", and nothing runs"}`, async (model, real) => {
    real.service.advance(hours * hourMs);
    if (!isWorked) return;
    build(model, real.now());
    await real.work();
  });

async function compare(model: Records, real: Real): Promise<void> {
  for (const made of model.exports) await check(model, made, real);
  const ended = model.exports.filter(({ status }) => status !== "building" && status !== "abandoned");
  expect(await real.events("export.")).toEqual(ended.map(({ id }) => `export.completed ${id}`).sort());
}

const pick = fc.nat({ max: 4 });
const subject = fc.constantFrom("a", "b");
const steps: fc.Arbitrary<ExportStep>[] = [
  fc.tuple(subject, fc.integer({ min: 1, max: 3 })).map((all) => record(...all)),
  subject.map(erase),
  fc.constant(create),
  fc.constant(create),
  fc.constant(work),
  fc.constant(work),
  pick.map(read),
  pick.map(read),
  fc.tuple(fc.constantFrom(1, 24 * 4, 24 * 8), fc.boolean()).map((all) => pass(...all)),
  fc
    .tuple(fc.nat({ max: 4 }), fc.nat({ max: 40 }))
    .map(([rare, turns]) => [rotate, workAndCrash(turns), workAndCrash(turns)][rare] ?? work),
];

onCrashableDatabaseOfRun((start) => {
  let service: CrashableService;
  beforeAll(async () => {
    service = await start({ settings: { maxExportRecords } });
  });
  afterAll(() => service.close());

  test(
    "exports are built once, hold what was recorded, and expire as the model says",
    async () => {
      await holdModel<Records, Real>(
        steps,
        async () => {
          const workspace = await modelWorkspace(service);
          await service.now().service.store.db.deleteFrom("jobs").where("kind", "=", "build-export").execute();
          const siteId = await publishedSite({ ...service.now(), call: workspace.call });
          return { model: { records: [], exports: [] }, real: { ...workspace, siteId } };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});
