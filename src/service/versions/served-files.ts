import { MINUTE_MS, SECOND_MS } from "../runtime/durations";
import type { DeliveryChanges } from "../store/delivery-changes";
import type { FilePlace } from "./deliver-file";
import type { DeliveredFile } from "./delivered-file";
import { patientMarks } from "./patient-marks";
import { createVisitorFiles } from "./visitor-files";

/** Files in memory that are given up when their stages change. */
export interface ServedFiles {
  /** The file of a place; null if there is none. While the database does not answer, what is in memory is served. */
  get(place: FilePlace): Promise<DeliveredFile | null>;
  /** Forgets the files of sites whose stages this process changed. */
  forget(siteIds: readonly string[]): void;
  close(): void;
}

/** How often changes of other processes are looked for. */
const POLL_MS = SECOND_MS;

/**
 * Serves files from memory. Looking for changes begins with the first file.
 * @param changes what other processes change; null where there are none
 */
export function createServedFiles(
  load: (place: FilePlace) => Promise<DeliveredFile | null>,
  changes: DeliveryChanges | null,
): ServedFiles {
  const files = createVisitorFiles(load);
  const marks = changes === null ? null : patientMarks(changes);
  let watching: Watch | null = null;
  return {
    get: async (place) => {
      if (changes !== null) watching ??= watch(changes, files);
      // Notices of before the first file are known by then, and do not make anyone load it again.
      await watching?.begun;
      if (place.name !== "config.json" || place.digest !== null) return files.get(place);
      // Tools read it after a change, so it is checked each time.
      const mark = await marks?.of(place.siteId, place.environment);
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
function watch(changes: DeliveryChanges, files: ReturnType<typeof createVisitorFiles>): Watch {
  let seen: ReadonlySet<number> = new Set();
  let isStopped = false;
  let comparedAt = performance.now();
  let timer: NodeJS.Timeout | null = null;
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
      if (performance.now() - comparedAt >= MINUTE_MS) {
        await compare();
        comparedAt = performance.now();
      }
    } catch {
      // The database is away: what is in memory is served on, and everything is compared once it is back.
      comparedAt = Number.NEGATIVE_INFINITY;
    }
    if (isStopped) return;
    timer = setTimeout(look, POLL_MS);
    timer.unref();
  };
  return {
    begun: look(),
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

function siteOf(stage: string): string {
  return stage.slice(0, stage.indexOf("/"));
}
