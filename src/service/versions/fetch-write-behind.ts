import type { Metrics } from "../health/metrics";
import { MINUTE_MS, SECOND_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import { withTimeout } from "../runtime/with-timeout";
import type { Store } from "../store/database";
import { noteProductionFetches } from "../store/delivery";

/** Notes of which sites' production banners were fetched: they protect sites with visitors from deletion. */
export interface FetchWriteBehind {
  /** Notes a fetch. Waits a moment for the database if it is written at once; never rejects. */
  note(siteId: string): Promise<void>;
  /** Writes what is not written yet, before the database is closed. */
  close(): Promise<void>;
}

/**
 * How long a visitor, or the end of the process, waits for the database, in milliseconds. The writing goes on behind
 * it.
 */
const TIMEOUT_MS = 500;
/** Between two writes of one process. */
const EVERY_MS = MINUTE_MS;
/** After one that failed. */
const RETRY_MS = SECOND_MS;

/** Collects notes and writes them at most once a minute, in one statement for all sites. */
export function createFetchWriteBehind({
  store,
  runtime,
  metrics,
}: {
  readonly store: Store;
  readonly runtime: Pick<Runtime, "now">;
  readonly metrics: Pick<Metrics, "countLostNote">;
}): FetchWriteBehind {
  let pending = new Set<string>();
  let writing: Promise<void> | null = null;
  let nextAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  const write = (): Promise<void> => {
    const sites = pending;
    pending = new Set();
    const now = runtime.now().getTime();
    nextAt = now + EVERY_MS;
    const minute = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS);
    writing = noteProductionFetches(store.db, [...sites], minute)
      .catch(() => {
        metrics.countLostNote();
        for (const siteId of sites) pending.add(siteId);
        nextAt = now + RETRY_MS;
      })
      .finally(() => {
        writing = null;
        if (pending.size > 0) writeLater();
      });
    return writing;
  };
  const writeLater = (): void => {
    if (timer !== null) return;
    timer = setTimeout(
      () => {
        timer = null;
        if (pending.size > 0 && writing === null) void write();
      },
      Math.max(nextAt - runtime.now().getTime(), 0),
    );
    timer.unref();
  };

  return {
    note: async (siteId) => {
      pending.add(siteId);
      if (writing !== null) return;
      if (runtime.now().getTime() < nextAt) return writeLater();
      await withTimeout(write(), TIMEOUT_MS).catch(() => {});
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      await withTimeout(writing ?? Promise.resolve(), TIMEOUT_MS).catch(() => {});
      if (pending.size > 0) await withTimeout(write(), TIMEOUT_MS).catch(() => {});
      if (timer !== null) clearTimeout(timer);
    },
  };
}
