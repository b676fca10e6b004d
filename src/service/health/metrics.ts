import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import { withTimeout } from "../runtime/with-timeout";
import { type AuditChain, readAuditChain, undeliveredCount } from "../store/audit-chain";
import type { Store } from "../store/database";
import { countJobs, type JobCount, writeFault } from "../store/health";
import type { RequestName } from "./request-name";

/** Milliseconds that a request for metrics waits for the database: less than what reads them waits for the response. */
const DATABASE_TIMEOUT_MS = 2000;

/** An answered request, as far as it is counted. */
export interface CountedRequest {
  /** null: pages, and what does not exist. */
  readonly operation: RequestName | null;
  readonly status: number;
  readonly seconds: number;
}

/** Places of errors: the answer to a request, the writing of choices, background work. */
const errorKinds = ["request", "consents", "background"] as const;

/** One of {@link errorKinds}. */
export type ErrorKind = (typeof errorKinds)[number];

/** The counters of a service, for Prometheus. */
export interface Metrics {
  count(request: CountedRequest): void;
  /** Counts an error that is reported. */
  countError(kind: ErrorKind): void;
  /** Counts a job whose last attempt failed. */
  countGivenUp(kind: string): void;
  /** A fetch of production's banner that could not be noted. */
  countLostNote(): void;
  /**
   * The text that Prometheus reads, and its media type. Without an answer of the database it has everything except
   * the jobs and the length of the audit log, and `consentform_database_up` is 0.
   */
  exposition(): Promise<{ readonly type: string; readonly text: string }>;
}

/** From reads in memory to a page on a busy disk; what takes longer is slow. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the counters of one service. Labels are operations, statuses and kinds: never ids of anyone. */
export function createMetrics({
  store,
  runtime,
  settings,
}: {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "auditWebhook">;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const count = requestCounters(registry);
  const errors = new Counter({
    name: "consentform_errors_total",
    help: "Errors that are not refusals, by where they happened. Each is reported in the log.",
    labelNames: ["kind"],
    registers,
  });
  // An alert compares with the value before, which a sample that begins at 1 does not have.
  for (const kind of errorKinds) errors.inc({ kind }, 0);
  const givenUp = new Counter({
    name: "consentform_jobs_given_up_total",
    help: "Background jobs whose last attempt failed.",
    labelNames: ["kind"],
    registers,
  });
  const lostNotes = new Counter({
    name: "consentform_fetch_notes_lost_total",
    help: "Fetches of production's banner that were served but could not be recorded at the site.",
    registers,
  });
  const setGauges = databaseGauges(registry, settings);
  let isProcessWatched = false;
  return {
    count,
    countError: (kind) => errors.inc({ kind }),
    countGivenUp: (kind) => givenUp.inc({ kind }),
    countLostNote: () => lostNotes.inc(),
    exposition: async () => {
      // Watching memory, event loop and garbage collection costs something, so it begins with the first request for
      // metrics.
      if (!isProcessWatched) collectDefaultMetrics({ register: registry });
      isProcessWatched = true;
      await setGauges(store, runtime.now());
      return { type: registry.contentType, text: withoutEmptySamples(await registry.metrics()) };
    },
  };
}

const delayLine = /^(# (HELP|TYPE) )?nodejs_eventloop_lag_(min|max|mean|stddev|p50|p90|p99)_seconds /;

/**
 * The exposition without the delays of the event loop where none were measured since the last one: the library then
 * writes NaN, and as the shortest delay the largest number that its histogram can hold.
 */
function withoutEmptySamples(text: string): string {
  if (!/^nodejs_eventloop_lag_mean_seconds NaN$/im.test(text)) return text;
  return text
    .split("\n")
    .filter((line) => !delayLine.test(line))
    .join("\n");
}

function requestCounters(registry: Registry): Metrics["count"] {
  const registers = [registry];
  const requests = new Counter({
    name: "consentform_requests_total",
    help: "Answered requests by operation and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "consentform_request_duration_seconds",
    help: "Time from the request to its answer's headers.",
    labelNames: ["operation"],
    buckets: secondsBuckets,
    registers,
  });
  return ({ operation, status, seconds }) => {
    const label = operation ?? "other";
    requests.inc({ operation: label, status });
    durations.observe({ operation: label }, seconds);
  };
}

/** Gauges of what the database knows. */
function databaseGauges(
  registry: Registry,
  settings: Pick<ServiceSettings, "auditWebhook">,
): (store: Store, now: Date) => Promise<void> {
  const registers = [registry];
  const setJobs = jobGauges(registry);
  const setAudit = auditGauges(registry, settings);
  const up = new Gauge({
    name: "consentform_database_up",
    help: "1 if the database answered this request for metrics, else 0; the jobs and the audit log are left out then.",
    registers,
  });
  const writable = new Gauge({
    name: "consentform_database_writable",
    help: "1 if the database takes writes and confirms them, else 0.",
    registers,
  });
  return async ({ db }, now) => {
    const asked = Promise.all([countJobs(db, now), readAuditChain(db), writeFault(db)]);
    const [counts, chain, fault] = await withTimeout(asked, DATABASE_TIMEOUT_MS).catch(() => [[], null, ""] as const);
    up.set(chain === null ? 0 : 1);
    writable.set(fault === null ? 1 : 0);
    setJobs(counts);
    setAudit(chain);
  };
}

/** A log that is shorter than before is an alarm, so there is no 0 for one that is not known. */
function auditGauges(
  registry: Registry,
  { auditWebhook }: Pick<ServiceSettings, "auditWebhook">,
): (chain: AuditChain | null) => void {
  const registers = [registry];
  const rows = new Gauge({
    name: "consentform_audit_rows",
    help: "Chained rows of the audit log since its beginning, deleted old ones included.",
    registers,
  });
  const waiting = new Gauge({
    name: "consentform_audit_undelivered_rows",
    help: "Chained rows that the audit webhook has yet to accept. Absent without such a webhook.",
    registers,
  });
  return (chain) => {
    rows.remove();
    waiting.remove();
    if (chain === null) return;
    rows.set(chain.length);
    if (auditWebhook !== null) waiting.set(undeliveredCount(chain));
  };
}

function jobGauges(registry: Registry): (counts: readonly JobCount[]) => void {
  const registers = [registry];
  const count = new Gauge({
    name: "consentform_jobs",
    help: "Background jobs that are due (waiting) or running, in all processes.",
    labelNames: ["kind", "state"],
    registers,
  });
  const lag = new Gauge({
    name: "consentform_job_lag_seconds",
    help: "For how long the longest-waiting job has been due.",
    labelNames: ["kind"],
    registers,
  });
  return (counts) => {
    count.reset();
    lag.reset();
    for (const { kind, waiting, running, lag_s } of counts) {
      count.set({ kind, state: "waiting" }, waiting);
      count.set({ kind, state: "running" }, running);
      lag.set({ kind }, lag_s);
    }
  };
}
