import { clipped } from "../../rules";
import { ResourceError } from "../resource-error";
import { named, type Text, text } from "../text";
import { type EvaluatedScan, evaluateScan, newestOfProduction } from "./evaluate-scan";
import { type FailOn, sarifOf } from "./findings";
import { failureOfGate } from "./gate-failure";
import type { GateTarget } from "./gate-inputs";
import type { GateOrder, GateWork } from "./gate-order";
import { gateProgress } from "./gate-progress";
import { inTurns } from "./in-turns";
import { type GateScan, scanVersion } from "./scan-version";
import { unverifiedHosts } from "./unverified-hosts";

/** Scans that a gate has queued or running at once, below what a workspace may queue. */
const SCANS_AT_ONCE = 8;

/** A version that passed. */
export interface PassedScan {
  readonly site: string;
  readonly version_number: number;
  readonly scan_id: string;
  readonly base_scan_id: string | null;
  readonly known: number;
  readonly suppressed: number;
}

/**
 * Scans every target and compares what was found with production. Targets that are skipped have no entry in the result.
 * All targets are scanned before it fails, and every completed scan's SARIF is written.
 * @throws with everything that failed, by key
 */
export async function passGate(
  work: GateWork,
  order: GateOrder,
): Promise<{ workspaceId: string | null; scans: Record<string, PassedScan> }> {
  const { targets, timeoutMs } = order;
  const until = work.now() + timeoutMs;
  const progress = gateProgress(work, targets.length);
  const leftMs = () => Math.max(0, until - work.now());
  const results = await inTurns(targets, SCANS_AT_ONCE, (target) =>
    passTarget(work, order, target, { leftMs, progress }),
  );
  const failure = failureOfGate(targets, results);
  if (failure !== null) throw failure;
  const passed = results.flatMap((result) => (result.status === "fulfilled" ? (result.value ?? []) : []));
  const skipped = targets.filter((_, index) => isSkipped(results[index]));
  const notes = [...new Set(passed.flatMap(({ base }) => base.note ?? []))];
  if (passed.length > 0) work.progress(summaryOf(passed, order.failOn));
  if (skipped.length > 0) work.notify(skippedNote(skipped));
  for (const note of notes) work.notify(note);
  return {
    workspaceId: passed[0]?.scan.workspace_id ?? null,
    scans: Object.fromEntries(passed.map((evaluated) => [evaluated.target.key, passedScan(evaluated)])),
  };
}

type Passed = EvaluatedScan & { readonly target: GateTarget };

function isSkipped(result: PromiseSettledResult<Passed | null> | undefined): boolean {
  return result?.status === "fulfilled" && result.value === null;
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
): Promise<Passed | null> {
  const base = await newestOfProduction(work, target.siteId);
  run.progress.expect(base.scan?.duration_ms ?? null);
  const evaluate = (scan: EvaluatedScan["scan"]) => evaluateScan(work, { scan, base, target, failOn: order.failOn });
  const evaluated = await scanVersion({ work, order, target, evaluate, ...run }).catch(async (error: unknown) => {
    if (!work.isProblem(error, "domain-not-verified")) throw error;
    if (order.whenUnverified === "fail") throw await unverifiedHosts(work, target.siteId, error);
    return null;
  });
  run.progress.ended(evaluated?.scan ?? null);
  if (evaluated === null) return null;
  if (order.sarifFile !== undefined && evaluated.scan.status === "completed") {
    await work.save(order.sarifFile(target.key), `${await sarifOf(work, evaluated.scan.id)}\n`);
  }
  if (evaluated.problem !== null) throw new ResourceError({ message: evaluated.problem });
  return { ...evaluated, target };
}

function passedScan({ scan, base, target, known, suppressed }: Passed): PassedScan {
  const { siteId: site, versionNumber: version_number } = target;
  return { site, version_number, scan_id: scan.id, base_scan_id: base.scan?.id ?? null, known, suppressed };
}

function summaryOf(passed: readonly Passed[], failOn: FailOn): string {
  const sum = (count: (evaluated: Passed) => number) =>
    passed.reduce((total, evaluated) => total + count(evaluated), 0);
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
