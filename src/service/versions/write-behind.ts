import { LRUCache } from "lru-cache";
import { SECOND_MS } from "../runtime/durations";
import { withTimeout } from "../runtime/with-timeout";

/** Writes bundles to the database behind the answer, and goes on trying where it fails. */
export interface WriteBehind<Bundle> {
  /** Writes a bundle. A visitor waits a moment for it, and not at all after a failure; it never rejects. */
  add(key: string, bundle: Bundle): Promise<void>;
  /** A bundle that the database does not have yet. */
  waiting(key: string): Bundle | undefined;
  /** Tries once more to keep what is not kept yet, before the database is closed. */
  close(): Promise<void>;
}

/** Times and sizes of the writes; tests have smaller ones. */
export interface WriteLimits {
  /** How long a visitor waits for the database, in milliseconds. The writing goes on behind the answer. */
  readonly timeoutMs?: number;
  /** How long no visitor waits after a failure, and how long until the next attempt, in milliseconds. */
  readonly retryMs?: number;
  /** Most bundles that wait. The one that waits longest is forgotten: the next visitor's loader makes it again. */
  readonly most?: number;
}

/** Other processes find a bundle as soon as it is kept, so the first visitor of a loader waits a little. */
const TIMEOUT_MS = 500;
const RETRY_MS = 10 * SECOND_MS;
const MOST_WAITING = 1000;

/**
 * Makes an empty write-behind queue.
 * @param write puts a bundle into the database; rejects if it may succeed later
 */
export function createWriteBehind<Bundle extends object | string>(
  write: (bundle: Bundle) => Promise<void>,
  { timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS, most = MOST_WAITING }: WriteLimits = {},
): WriteBehind<Bundle> {
  // Read by `peek`, so that its order is that of the additions.
  const waiting = new LRUCache<string, Bundle>({ max: most });
  const running = new Map<string, Promise<boolean>>();
  let failedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  /** @returns whether the bundle is kept */
  const attempt = (key: string): Promise<boolean> => {
    const bundle = waiting.peek(key);
    if (bundle === undefined) return Promise.resolve(true);
    const writing =
      running.get(key) ??
      write(bundle)
        .then(
          () => {
            if (waiting.peek(key) === bundle) waiting.delete(key);
            answered();
            return true;
          },
          () => failed(),
        )
        .finally(() => running.delete(key));
    running.set(key, writing);
    return writing;
  };
  /** After a silence, what came meanwhile is kept at once. */
  const answered = (): void => {
    if (failedAt === Number.NEGATIVE_INFINITY) return;
    failedAt = Number.NEGATIVE_INFINITY;
    void keepAll();
  };
  const failed = (): boolean => {
    failedAt = performance.now();
    retryLater();
    return false;
  };
  const retryLater = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      void keepAll();
    }, retryMs).unref();
  };
  /** One after another: visitors need the database, too. The first failure ends the round. */
  const keepAll = async (): Promise<void> => {
    for (const key of [...waiting.rkeys()]) if (!(await attempt(key))) return;
    if (waiting.size > 0) retryLater();
  };

  return {
    add: async (key, bundle) => {
      waiting.set(key, bundle);
      if (performance.now() - failedAt < retryMs) return retryLater();
      await withTimeout(attempt(key), timeoutMs).catch(failed);
    },
    waiting: (key) => waiting.peek(key),
    close: async () => {
      if (waiting.size > 0) await withTimeout(keepAll(), timeoutMs).catch(() => {});
      if (timer !== null) clearTimeout(timer);
    },
  };
}
