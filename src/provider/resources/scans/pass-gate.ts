import { clipped } from "@consentform/consent/values";
import { faultOf, faultText, ResourceError } from "../resource-error";
import { named, render, type Text, text } from "../text";
import { type EvaluatedScan, evaluateScan, newestOfProduction } from "./evaluate-scan";
import { type FailOn, sarifOf } from "./findings";
import { failureOfGate, failureOfScans, stopOf } from "./gate-failure";
import type { GateTarget } from "./gate-inputs";
import type { GateOrder, GateWork } from "./gate-order";
import { gateProgress } from "./gate-progress";
import { inTurns } from "./in-turns";
import { type GateScan, scanVersion } from "./scan-version";
import { unverifiedHosts } from "./unverified-hosts";

/** Scans that a gate has queued or running at once, below what a workspace may queue. */
const SCANS_AT_ONCE = 8;

/** The reason of a site that waits for its tag. */
const UNTAGGED = "The preview pages of this new site lack its script tag (`snippets.preview`).";

/** A version that passed. */
export interface PassedScan {
  readonly site: string;
  readonly version_number: number;
  readonly scan_id: string;
  readonly base_scan_id: string | null;
  readonly known: number;
  readonly suppressed: number;
}

/** The sites of a gate by what became of them; skipped ones have no entry. */
export interface GateResult {
  readonly workspaceId: string | null;
  readonly scans: Record<string, PassedScan>;
  /** Why sites did not pass, by key. */
  readonly failed: Record<string, string>;
  /** Sites that have never been live and whose pages lack the banner's tag, by key. */
  readonly untagged: Record<string, string>;
}

/**
 * Scans every target and compares what was found with production. All targets are scanned before it fails, and every
 * completed scan's SARIF is written.
 * @throws with everything that failed, by key, unless the order excludes that and another target passes
 */
export async function passGate(work: GateWork, order: GateOrder): Promise<GateResult> {
  const { targets, timeoutMs } = order;
  const until = work.service.now() + timeoutMs;
  const progress = gateProgress(work.service.now, work.say.progress, targets.length);
  const leftMs = () => Math.max(0, until - work.service.now());
  const results = await inTurns(targets, SCANS_AT_ONCE, (target) =>
    passTarget(work, order, target, { leftMs, progress }),
  );
  const ended = results.flatMap((result) => (result.status === "fulfilled" ? (result.value ?? []) : []));
  const unpassed = ended.filter(({ problem }) => problem !== null);
  const passed = ended.filter(({ problem }) => problem === null);
  const skipped = targets.filter((_, index) => isSkipped(results[index]));
  const isAnyPassed = passed.length + skipped.length + order.passedBefore > 0;
  const failure = failureOfGate(targets, results.map(withVerdict));
  if (failure !== null && (order.whenFailed === "fail" || !isAnyPassed)) throw failure;
  const stop = stopOf(results);
  if (stop !== null) throw stop;
  const unscanned = failureOfGate(targets, results);
  if (unscanned !== null) throw failureOfScans(unscanned);
  const notes = [...new Set(passed.flatMap(({ base }) => base.note ?? []))];
  if (passed.length > 0) work.say.progress(summaryOf(passed, order.failOn));
  if (skipped.length > 0) work.say.notify(skippedNote(skipped));
  if (failure !== null) work.say.notify(text`Excluded: ${faultText(faultOf(failure))}`);
  for (const note of notes) work.say.notify(note);
  return {
    workspaceId: ended[0]?.scan.workspace_id ?? null,
    scans: Object.fromEntries(passed.map((evaluated) => [evaluated.target.key, passedScan(evaluated)])),
    failed: Object.fromEntries(
      unpassed.flatMap(({ problem, isUntagged, target }) => (isUntagged ? [] : [[target.key, firstLine(problem)]])),
    ),
    untagged: Object.fromEntries(unpassed.flatMap((one) => (one.isUntagged ? [[one.target.key, UNTAGGED]] : []))),
  };
}

type Ended = EvaluatedScan & { readonly target: GateTarget; readonly isUntagged: boolean };

function isSkipped(result: PromiseSettledResult<Ended | null> | undefined): boolean {
  return result?.status === "fulfilled" && result.value === null;
}

/** The result, in which a site whose scan did not let it pass has failed. */
function withVerdict(result: PromiseSettledResult<Ended | null>): PromiseSettledResult<Ended | null> {
  const problem = result.status === "fulfilled" ? (result.value?.problem ?? null) : null;
  return problem === null ? result : { status: "rejected", reason: new ResourceError({ message: problem }) };
}

function firstLine(problem: Text | null): string {
  return render(problem ?? "").split("\n", 1)[0] ?? "";
}

function skippedNote(skipped: readonly GateTarget[]): Text {
  const names = clipped(skipped.map(({ key }) => key).join(", "));
  return text`Not scanned, for lack of a verified preview host: ${names}. They pass because ${named("when_unverified")} is "skip".`;
}

async function passTarget(
  work: GateWork,
  order: GateOrder,
  target: GateTarget,
  run: Pick<GateScan, "leftMs" | "progress">,
): Promise<Ended | null> {
  const base = await newestOfProduction(work.service, target.siteId);
  run.progress.expect(base.scan?.duration_ms ?? null);
  const evaluate = (scan: EvaluatedScan["scan"]) =>
    evaluateScan(work.service, { scan, base, target, failOn: order.failOn });
  const evaluated = await scanVersion({ work, order, target, evaluate, ...run }).catch(async (error: unknown) => {
    if (!work.service.isProblem(error, "domain-not-verified")) throw error;
    if (order.whenUnverified === "fail") throw await unverifiedHosts(work.service, target.siteId, error);
    return null;
  });
  run.progress.ended(evaluated?.scan ?? null);
  if (evaluated === null) return null;
  if (order.sarifFile !== undefined && evaluated.scan.status === "completed") {
    await work.say.save(order.sarifFile(target.key), `${await sarifOf(work.service, evaluated.scan.id)}\n`);
  }
  return { ...evaluated, target, isUntagged: await isUntagged(work, order, evaluated) };
}

/** True for a site that waits for its tag: it has never been live, and the tag names a site that has just been made. */
async function isUntagged(
  work: GateWork,
  { whenFailed }: GateOrder,
  { lacksBanner, scan }: EvaluatedScan,
): Promise<boolean> {
  if (whenFailed === "fail" || !lacksBanner) return false;
  const site = await work.service.site(scan.site_id);
  return site?.stages != null && site.stages.production === null;
}

function passedScan({ scan, base, target, known, suppressed }: Ended): PassedScan {
  const { siteId: site, versionNumber: version_number } = target;
  return { site, version_number, scan_id: scan.id, base_scan_id: base.scan?.id ?? null, known, suppressed };
}

function summaryOf(passed: readonly Ended[], failOn: FailOn): string {
  const sum = (count: (evaluated: Ended) => number) => passed.reduce((total, evaluated) => total + count(evaluated), 0);
  const [first] = passed;
  const what =
    passed.length === 1 && first !== undefined
      ? `Version ${first.target.versionNumber} passed scan ${first.scan.id}`
      : `${passed.length} versions passed their scans`;
  const counts = [
    [sum(({ known }) => known), "also in production"],
    [sum(({ suppressed }) => suppressed), "suppressed"],
  ] as const;
  const others = counts.flatMap(([count, how]) => (count === 0 ? [] : [`${count} ${how}`]));
  return [
    failOn === "never" ? what : `${what}: no new finding at or above ${failOn}`,
    others.length === 0 ? "." : ` (${others.join(", ")}).`,
  ].join("");
}
