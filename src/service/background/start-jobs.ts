import type { JobParts } from "../jobs/job-handler";
import { runDueJobs, startQueue } from "../jobs/job-queue";
import { type RunningJob, startLoop } from "../jobs/loop";
import { MINUTE_MS } from "../runtime/durations";
import { jobHandlers } from "./job-handlers";
import { sweeps } from "./sweeps";

/** The longest time that a new job waits. */
const POLL_MS = 500;
/** Interval between the database's own clean-ups. */
const UPKEEP_MS = 5 * MINUTE_MS;

/**
 * Starts background work: jobs and sweeps. Every process of a deployment may run it.
 * @param service a running {@link Service}
 * @param report receives failures of work; the rest goes on
 * @returns a function that stops it and returns running jobs; call it before the service is closed
 */
export function startJobs(service: JobParts, report: (error: unknown) => void): RunningJob {
  const reportError = (error: unknown): void => {
    service.metrics.countError("background");
    report(error);
  };
  const running = [
    startQueue(service, jobHandlers, { pollMs: POLL_MS, reportError }),
    ...sweeps.map(({ everyMs, run }) => startLoop(() => run(service), { everyMs, reportError })),
    startLoop(() => service.store.maintain().then(() => false), { everyMs: UPKEEP_MS, reportError }),
  ];
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}

/**
 * Does everything that is due now, and what becomes due by it, until nothing is left: a synchronous {@link startJobs}
 * (contract 4.9). As there, a sweep runs again immediately while it reports that more is due.
 */
export async function runDueWork(service: JobParts): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = false;
    for (const { run } of sweeps) while (await run(service)) isMore = true;
    if ((await runDueJobs(service, jobHandlers)) > 0) isMore = true;
  }
}
