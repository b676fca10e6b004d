import { HOUR_MS, SECOND_MS } from "../runtime/durations";
import { randomFraction } from "../runtime/random-fraction";
import { extendLease, type LeasedJob, removeJob, returnJob } from "../store/jobs";
import { ExpectedFailure } from "./expected-failure";
import type { JobHandler, JobParts } from "./job-handler";

/** The result of a run: the job is done, waits again, was given up, or belongs to another process. */
export type RunEnd = "done" | "returned" | "given-up" | "lost";

/** The rules for a run. */
export interface RunRules {
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  /** After `stopping`, how long to wait for the handler before the job is given back as it is. */
  readonly stopGraceMs: number;
  readonly reportError: (error: unknown) => void;
}

/** Extensions of a lease in the time that it lasts: one or two may fail without losing it. */
const EXTENSIONS_PER_LEASE = 3;
const MAX_ATTEMPTS = 10;
const FIRST_RETRY_MS = 5 * SECOND_MS;
const LONGEST_RETRY_MS = HOUR_MS;

/** Ten attempts: after 5 s, then twice the time before, at most an hour, with 10 % jitter. */
export function defaultRetryAt(attempt: number, now: Date, random: () => number): Date | null {
  return attempt >= MAX_ATTEMPTS ? null : endlessRetryAt(attempt, now, random);
}

/** The times of {@link defaultRetryAt} without an end, for what must not be given up. */
export function endlessRetryAt(attempt: number, now: Date, random: () => number): Date {
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);
  return new Date(now.getTime() + delayMs * (1 + 0.1 * random()));
}

/** Runs a leased job to its end, keeps its lease meanwhile, and settles what becomes of it. Never rejects. */
export async function runJob(
  parts: JobParts,
  handler: JobHandler<unknown>,
  job: LeasedJob,
  rules: RunRules,
): Promise<RunEnd> {
  // A controller that dies with the job. `AbortSignal.any` would leave a trace in `stopping`, which lives as long as
  // the process.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let isLost = false;
  const heartbeat = setInterval(() => {
    const until = new Date(parts.runtime.now().getTime() + handler.leaseMs);
    extendLease(parts.store.db, job, until).then(
      (isOurs) => {
        if (isOurs) return;
        isLost = true;
        end();
      },
      // The lease is valid for a while; the next heartbeat tries again.
      rules.reportError,
    );
  }, handler.leaseMs / EXTENSIONS_PER_LEASE);
  heartbeat.unref();
  if (rules.stopping.aborted) end();
  else rules.stopping.addEventListener("abort", end, { once: true });
  try {
    const ended = await outcome(handler.run(parts, { ...job, signal: ending.signal }), rules);
    return isLost ? "lost" : await settle(parts, handler, job, ended, rules);
  } catch (error) {
    // The database does not answer: the lease expires and the job runs again.
    rules.reportError(error);
    return "lost";
  } finally {
    clearInterval(heartbeat);
    rules.stopping.removeEventListener("abort", end);
  }
}

type Outcome = { readonly kind: "done" | "interrupted" } | { readonly kind: "failed"; readonly error: unknown };

/**
 * The handler's result. A handler that ignores the stop beyond its grace period is left alone: the process is about to
 * end.
 */
async function outcome(run: Promise<void>, { stopping, stopGraceMs }: RunRules): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  let giveUp = (): void => {};
  const given = new Promise<Outcome>((resolve) => {
    giveUp = () => {
      timer = setTimeout(() => resolve({ kind: "interrupted" }), stopGraceMs);
    };
  });
  if (stopping.aborted) giveUp();
  else stopping.addEventListener("abort", giveUp, { once: true });
  const ended = run.then(
    (): Outcome => ({ kind: "done" }),
    (error: unknown): Outcome => (stopping.aborted ? { kind: "interrupted" } : { kind: "failed", error }),
  );
  try {
    return await Promise.race([ended, given]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", giveUp);
  }
}

async function settle(
  { store, runtime, metrics }: JobParts,
  handler: JobHandler<unknown>,
  job: LeasedJob,
  end: Outcome,
  { reportError }: RunRules,
): Promise<RunEnd> {
  const now = runtime.now();
  if (end.kind === "interrupted") {
    await store.transaction((tx) => returnJob(tx, job, { runAt: now, isCounted: false }));
    return "returned";
  }
  if (end.kind === "failed") {
    if (!(end.error instanceof ExpectedFailure)) reportError(end.error);
    const runAt = (handler.retryAt ?? defaultRetryAt)(job.attempt, now, () => randomFraction(runtime));
    if (runAt !== null) {
      await store.transaction((tx) => returnJob(tx, job, { runAt, isCounted: true }));
      return "returned";
    }
  }
  await removeJob(store.db, job);
  if (end.kind === "done") return "done";
  metrics.countGivenUp(job.kind);
  return "given-up";
}
