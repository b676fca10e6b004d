import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Store } from "../store/database";
import type { JobPayloads } from "./job-kinds";

/** The counters of background work. */
interface JobMetrics {
  countError(kind: "background"): void;
  /** Counts a job whose last attempt failed. */
  countGivenUp(kind: string): void;
}

/** The parts that background work uses; a running {@link Service} has all of them. */
export interface JobParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  readonly metrics: JobMetrics;
  /** Writes an event to the log of the service. */
  reportInfo(message: string): void;
}

/** One attempt at a job. */
export interface JobRun<Payload> {
  readonly kind: string;
  readonly payload: Payload;
  /** From 1. Attempts that a stopping process gave back do not count; those of a killed one do. */
  readonly attempt: number;
  /**
   * Aborted when the process stops or has lost the job to another one. Throw then, unless the work is done: the job is
   * given back and runs elsewhere.
   */
  readonly signal: AbortSignal;
}

/** Runs the jobs of a kind. A job may run again after a crash, so running it must be idempotent. */
export interface JobHandler<Payload> {
  /**
   * Time for which a killed process keeps a job from the others, in milliseconds. A living process extends it.
   */
  readonly leaseMs: number;
  /** Jobs of the kind that one process runs at the same time. Default 4. */
  readonly concurrency?: number;
  /**
   * When to try again after attempt number `attempt` threw; null gives up. Default: ten attempts, see run-job.ts.
   * @param random from 0 to 1, for jitter
   */
  retryAt?(attempt: number, now: Date, random: () => number): Date | null;
  /**
   * Does the job with no transaction open. What it throws is reported, unless it is an {@link ExpectedFailure}, and the
   * job is tried again.
   */
  run(parts: JobParts, job: JobRun<Payload>): Promise<void>;
}

/** A handler for each kind. */
export type JobHandlers<Payloads = JobPayloads> = {
  readonly [Kind in keyof Payloads & string]: JobHandler<Payloads[Kind]>;
};
