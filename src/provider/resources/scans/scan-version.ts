import type { Schemas } from "@consentform/consent/contract";
import { digest, jsonEqual } from "@consentform/consent/values";
import { ResourceError } from "../resource-error";
import { component } from "../schema";
import { named, text } from "../text";
import type { EvaluatedScan } from "./evaluate-scan";
import type { GateTarget } from "./gate-inputs";
import type { GateOrder, GateWork } from "./gate-order";
import type { GateProgress } from "./gate-progress";
import { type FoundScan, queueOrFind } from "./queue-or-find";
import { scanProgress, waitForScan } from "./wait-for-scan";

type Scan = Schemas["Scan"];

/** Time between two attempts to queue where the workspace may queue no more. */
const FIRST_INTERVAL_MS = 2000;
const LONGEST_INTERVAL_MS = 15_000;

/** A call may take this long when the gate's own time is nearly over. */
const LEAST_DEADLINE_MS = 1000;
const MOST_DEADLINE_MS = 120_000;

/** The parameters of scanning one version. */
export interface GateScan {
  readonly work: GateWork;
  readonly order: GateOrder;
  readonly target: GateTarget;
  readonly progress: GateProgress;
  /** Milliseconds until the gate's time is over. */
  readonly leftMs: () => number;
  readonly evaluate: (scan: Scan) => Promise<EvaluatedScan>;
}

/**
 * Scans a version, or takes the scan that an interrupted run of the same gate queued. Each scan is asked for by a key
 * that follows from what is asked, so a run that died after queuing is answered with its scan. Such a scan counts while
 * it runs and, if the version passes with it, until the gate's own timeout after its end. Otherwise the site may have
 * been repaired since, and the next key asks for another scan.
 */
export async function scanVersion(gate: GateScan): Promise<EvaluatedScan> {
  for (let after: string | null = null; ; ) {
    const { scan, origin } = await completeScan(gate, after);
    const evaluated = await gate.evaluate(scan);
    if (origin !== "earlier" || (evaluated.problem === null && isRecent(scan, gate.order.timeoutMs))) return evaluated;
    after = scan.id;
  }
}

function isRecent({ finished_at }: Scan, timeoutMs: number): boolean {
  return finished_at !== null && Math.abs(Date.now() - Date.parse(finished_at)) < timeoutMs;
}

/** Waits for scans that are in the way, then for the one that is asked for. */
async function completeScan(gate: GateScan, after: string | null): Promise<FoundScan> {
  const { target, progress } = gate;
  for (;;) {
    const found = await queueWhenAllowed(gate, after);
    progress.look(found.scan);
    const scan = await ended(gate, found.scan);
    const isOther = found.origin === "other" && !isUsable(scan, bodyOf(gate), target);
    if (!isOther) return { scan, origin: found.origin };
  }
}

/** A scan that someone else queued serves only if it is of the same version and covers the same pages. */
function isUsable(scan: Scan, body: ReturnType<typeof bodyOf>, { versionNumber }: GateTarget): boolean {
  const { start_urls, max_pages, profiles } = body;
  return (
    scan.status === "completed" &&
    scan.version_number === versionNumber &&
    jsonEqual([scan.start_urls, scan.max_pages, scan.profiles], [start_urls, max_pages, profiles])
  );
}

function bodyOf({ order: { options }, target }: GateScan) {
  const defaults = Object.fromEntries(
    Object.entries(component("QueueScanRequest").properties ?? {}).flatMap(([name, { default: value }]) =>
      value === undefined || value === null ? [] : [[name, value]],
    ),
  );
  return { ...defaults, ...options, environment: "preview" as const, expected_number: target.versionNumber };
}

async function queueWhenAllowed(gate: GateScan, after: string | null): Promise<FoundScan> {
  const { work, order, target } = gate;
  const body = bodyOf(gate);
  const request = { siteId: target.siteId, body, idempotencyKey: digest([target.siteId, body, order.triggers, after]) };
  const found = await work.service.poll({
    ask: async () => {
      try {
        return await queueOrFind(work.service, { ...request, deadlineMs: deadlineMs(gate) });
      } catch (error) {
        if (work.service.isProblem(error, "plan-limit-reached")) return null;
        throw work.service.isProblem(error, "precondition-failed") ? otherVersion(error.members, target) : error;
      }
    },
    timeoutMs: gate.leftMs(),
    intervalMs: FIRST_INTERVAL_MS,
    maxIntervalMs: LONGEST_INTERVAL_MS,
  });
  if (found === null) throw tooLate(gate, "the workspace has reached its limit of queued scans");
  return found;
}

async function ended(gate: GateScan, scan: Scan): Promise<Scan> {
  let newest = scan;
  const onLook = (seen: Scan) => {
    newest = seen;
    gate.progress.look(seen);
  };
  const done = await waitForScan(gate.work.service, scan, {
    timeoutMs: gate.leftMs(),
    deadlineMs: () => deadlineMs(gate),
    onLook,
  });
  if (done === null) throw tooLate(gate, `scan ${newest.id} is ${scanProgress(newest)}`);
  return done;
}

function deadlineMs({ leftMs }: GateScan): number {
  return Math.min(MOST_DEADLINE_MS, Math.max(LEAST_DEADLINE_MS, leftMs()));
}

function tooLate({ order, target }: GateScan, state: string): Error {
  return new ResourceError({
    message: `version ${target.versionNumber} was not scanned within ${order.timeoutMs / 60_000} minutes: ${state}. Nothing was canceled; the next run continues from here.`,
    advice: text`If this happens often, increase ${named("timeout_minutes")}.`,
  });
}

function otherVersion(members: Readonly<Record<string, unknown>>, { versionNumber }: GateTarget): Error {
  const { current_number: current, moved_at: at } = members;
  const found = current === null ? "nothing" : `version ${String(current)}, published there at ${String(at)}`;
  return new ResourceError({
    message: `preview holds ${found}, not version ${versionNumber}, and a gate scans what preview holds.`,
    advice: text`Publish version ${versionNumber} again, or set ${named("version_number")} to the version that preview holds.`,
  });
}
