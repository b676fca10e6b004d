import { setMaxListeners } from "node:events";
import type { Runtime } from "../runtime/runtime";
import type { Transaction } from "../store/database";
import { type FreeSlots, insertJob, type LeasedJob, leaseJobs } from "../store/jobs";
import type { JobHandler, JobHandlers, JobParts } from "./job-handler";
import type { JobPayloads } from "./job-kinds";
import { type RunningJob, startLoop } from "./loop";
import { type RunEnd, runJob } from "./run-job";

/** A kind of background work, as job-kinds.ts lists them. */
export type JobKind = keyof JobPayloads & string;

/** The time of a job, and the other jobs that it replaces. */
export interface EnqueueOptions {
  /** Default: now. */
  readonly runAt?: Date;
  /**
   * At most one waiting job of the kind has this key: it runs at the earlier of both times, with the payload of the
   * first. Jobs of one kind and key run one after another, in all processes together.
   */
  readonly key?: string;
}

/** Adds a job in the transaction that makes it necessary: both happen or neither. */
export function enqueue<Kind extends JobKind>(
  tx: Transaction,
  runtime: Pick<Runtime, "newId" | "now">,
  kind: Kind,
  payload: JobPayloads[Kind],
  { runAt = runtime.now(), key }: EnqueueOptions = {},
): Promise<void> {
  return insertJob(tx, { id: runtime.newId("job"), kind, job_key: key ?? null, payload, run_at: runAt });
}

const DEFAULT_CONCURRENCY = 4;
/** Jobs under way get this long to end when the process stops; then they are given back as they are. */
const STOP_GRACE_MS = 4000;

/**
 * Runs jobs as they become due, until it is stopped. Any number of processes may share a database: each job is leased
 * to one of them.
 * @param pollMs how long a new job waits at most, when there is room for it
 * @param reportError receives failures of attempts, and of a database that does not answer; the queue goes on
 */
export function startQueue<Payloads>(
  parts: JobParts,
  handlers: JobHandlers<Payloads>,
  { pollMs, reportError }: { pollMs: number; reportError: (error: unknown) => void },
): RunningJob {
  const stopping = stopSwitch();
  const running = new Map<LeasedJob, Promise<RunEnd>>();
  const table = handlersByKind(handlers);
  const start = (job: LeasedJob): void => {
    const ended = runJob(parts, handlerOf(table, job), job, {
      stopping: stopping.signal,
      stopGraceMs: STOP_GRACE_MS,
      reportError,
    });
    running.set(
      job,
      ended.finally(() => running.delete(job)),
    );
  };
  const loop = startLoop(
    async () => {
      const now = parts.runtime.now();
      const held = [...running.keys()];
      const ids = held.map(({ id }) => id);
      const leased = await leaseJobs(parts.store.db, freeSlots(table, held, now), now, ids);
      for (const job of leased) start(job);
      return false;
    },
    { everyMs: pollMs, reportError },
  );
  return {
    stop: async () => {
      await loop.stop();
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/**
 * Runs the jobs that are due now, one round of them, and waits until they ended. Tests call it after they moved the
 * clock.
 * @returns how many ran
 * @throws what an attempt threw, after all of the round have ended; that job is tried again at its time
 */
export async function runDueJobs<Payloads>(parts: JobParts, handlers: JobHandlers<Payloads>): Promise<number> {
  const table = handlersByKind(handlers);
  const now = parts.runtime.now();
  const leased = await leaseJobs(parts.store.db, freeSlots(table, [], now), now, []);
  const errors: unknown[] = [];
  const { signal } = stopSwitch();
  await Promise.all(
    leased.map((job) =>
      runJob(parts, handlerOf(table, job), job, {
        stopping: signal,
        stopGraceMs: STOP_GRACE_MS,
        reportError: (error) => errors.push(error),
      }),
    ),
  );
  if (errors.length > 0) throw errors[0];
  return leased.length;
}

/** Each job under way listens to it, and there may be dozens: Node.js would warn of a leak at the eleventh. */
function stopSwitch(): AbortController {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  return stopping;
}

type HandlerTable = ReadonlyMap<string, JobHandler<unknown>>;

/** A payload is read back as it was written for its kind, so each handler gets the payload that it names. */
function handlersByKind<Payloads>(handlers: JobHandlers<Payloads>): HandlerTable {
  return new Map(Object.entries(handlers) as [string, JobHandler<unknown>][]);
}

function handlerOf(table: HandlerTable, { kind }: LeasedJob): JobHandler<unknown> {
  const handler = table.get(kind);
  if (handler === undefined) throw new Error(`The queue returned a job of kind ${kind}, which has no handler.`);
  return handler;
}

function freeSlots(table: HandlerTable, running: readonly LeasedJob[], now: Date): FreeSlots[] {
  return [...table].flatMap(([kind, { concurrency = DEFAULT_CONCURRENCY, leaseMs }]) => {
    const count = concurrency - running.filter((job) => job.kind === kind).length;
    return count > 0 ? [{ kind, count, leaseUntil: new Date(now.getTime() + leaseMs) }] : [];
  });
}
