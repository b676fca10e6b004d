import { closeSync, fdatasync, fdatasyncSync } from "node:fs";
import { promisify } from "node:util";

const sync = promisify(fdatasync);

/** Puts the write-ahead log on the disk beside the thread that runs statements. */
export interface SyncedLog {
  /** Notes that what was written to a file of the log so far must reach the disk; the database goes on at once. */
  ask(file: number): void;
  /**
   * Waits until all that was asked for so far is on the disk. What is asked for while one sync runs shares the next.
   * @throws {Error} if a sync failed, now or at any time before: what Linux could not write once it does not report
   * again
   */
  synced(): Promise<void>;
  /** Does the same at once, blocking the thread: before anything that must not reach the disk ahead of the log. */
  syncNow(): void;
  /** Closes a file of the log, once no sync uses it anymore. */
  close(file: number): void;
}

/** The log of one database. The database writes one file of it at a time and closes it before it writes the next. */
export function syncedLog(): SyncedLog {
  let current = -1;
  let asked = 0;
  let done = 0;
  let running: { readonly file: number; readonly ended: Promise<void> } | null = null;
  let failure: Error | null = null;

  const fail = (error: unknown): void => {
    failure ??= error instanceof Error ? error : new Error(String(error));
  };
  const syncBeside = async (file: number, upTo: number): Promise<void> => {
    await sync(file).then(() => {
      done = Math.max(done, upTo);
    }, fail);
    running = null;
  };
  const syncNow = (): void => {
    if (failure !== null) throw failure;
    if (done === asked) return;
    try {
      fdatasyncSync(current);
    } catch (error) {
      fail(error);
      throw error;
    }
    done = asked;
  };

  return {
    ask: (file) => {
      current = file;
      asked += 1;
    },
    synced: async () => {
      const upTo = asked;
      while (failure === null && done < upTo) {
        running ??= { file: current, ended: syncBeside(current, asked) };
        await running.ended;
      }
      if (failure !== null) throw failure;
    },
    syncNow,
    close: (file) => {
      if (file === current) syncNow();
      if (running?.file === file) void running.ended.then(() => closeSync(file));
      else closeSync(file);
    },
  };
}
