import { circuitBreaker } from "../runtime/circuit-breaker";
import { MINUTE_MS, SECOND_MS } from "../runtime/durations";
import type { DeliveryChanges } from "../store/delivery-changes";
import type { DeliveredFile } from "./delivered-file";
import type { FilePlace } from "./file-place";
import { createVisitorFiles, type VisitorFiles } from "./visitor-files";

/** Files in memory that are given up when their stages change. */
export interface ServedFiles {
  /** The file of a place; null if there is none. While the database does not answer, what is in memory is served. */
  get(place: FilePlace): Promise<DeliveredFile | null>;
  /** Forgets the files of sites whose stages this process changed. */
  forget(siteIds: readonly string[]): void;
  close(): void;
}

/** How long a visitor waits for the database, and for how long it is then not asked again. */
const MARK_TIMEOUT_MS = SECOND_MS;
/** How often changes of other processes are looked for. */
const POLL_MS = SECOND_MS;

/** When changes are looked for. */
export interface PollTimer {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls later. Returns what prevents it. */
  after(ms: number, look: () => void): () => void;
}

const realTime: PollTimer = {
  now: () => performance.now(),
  after: (ms, look) => {
    const timer = setTimeout(look, ms).unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Serves files from memory. Looking for changes begins with the first file.
 * @param changes what other processes change; null where there are none
 * @param timer replaced in tests, which look at chosen times
 */
export function createServedFiles(
  load: (place: FilePlace) => Promise<DeliveredFile | null>,
  changes: DeliveryChanges | null,
  timer: PollTimer = realTime,
): ServedFiles {
  const files = createVisitorFiles(load);
  const markOf = changes === null ? null : circuitBreaker(changes.markOf, MARK_TIMEOUT_MS);
  let watching: Watch | null = null;
  return {
    get: async (place) => {
      if (changes !== null) watching ??= watch(changes, files, timer);
      // Notices of before the first file are known by then, and do not make anyone load it again.
      await watching?.begun;
      if (place.name !== "config.json" || place.digest !== null) return files.get(place);
      // Tools read it after a change, so it is checked each time.
      const mark = await markOf?.(place.siteId, place.environment);
      const file = await files.get(place);
      if (mark === undefined || file === null || file.mark === mark) return file;
      files.forget([place.siteId]);
      return files.get(place);
    },
    forget: files.forget,
    close: () => watching?.stop(),
  };
}

interface Watch {
  /** Resolves when changes were looked for once, even in vain. */
  readonly begun: Promise<void>;
  stop(): void;
}

/** Forgets what other processes changed: by their notices each second, and by comparing everything each minute. */
function watch(changes: DeliveryChanges, files: VisitorFiles, timer: PollTimer): Watch {
  let seen: ReadonlySet<number> = new Set();
  let isStopped = false;
  let comparedAt = timer.now();
  let prevent = (): void => {};
  const readNotices = async (): Promise<void> => {
    const recent = await changes.recent();
    const fresh = recent.filter(({ id }) => !seen.has(id));
    files.forget(fresh.map(({ siteId }) => siteId));
    seen = new Set(recent.map(({ id }) => id));
  };
  const compare = async (): Promise<void> => {
    const kept = files.marks();
    const current = await changes.marksOf([...new Set([...kept.keys()].map(siteOf))]);
    const isOutdated = ([stage, mark]: [string, string | null]) =>
      mark === null ? !current.has(stage) : current.get(stage) !== mark;
    files.forget([...kept].filter(isOutdated).map(([stage]) => siteOf(stage)));
  };
  const look = async (): Promise<void> => {
    try {
      await readNotices();
      if (timer.now() - comparedAt >= MINUTE_MS) {
        await compare();
        comparedAt = timer.now();
      }
    } catch {
      // The database is away: what is in memory is served on, and everything is compared once it is back.
      comparedAt = Number.NEGATIVE_INFINITY;
    }
    if (!isStopped) prevent = timer.after(POLL_MS, () => void look());
  };
  return {
    begun: look(),
    stop: () => {
      isStopped = true;
      prevent();
    },
  };
}

function siteOf(stage: string): string {
  return stage.slice(0, stage.indexOf("/"));
}
