import type { Lane } from "./outgoing";

/** The order in which waiting requests go. */
const priorities: readonly Lane[] = ["write", "read", "poll"];

/** Something that waits in a lane. */
export interface Waiting {
  readonly lane: Lane;
  /** When it began to wait, in milliseconds of the clock. */
  readonly sinceMs: number;
}

/** Three first-in-first-out queues, emptied in order of priority. */
export interface Lanes<Entry extends Waiting> {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  /** Takes the next entry out, or undefined when nothing waits. */
  take(nowMs: number): Entry | undefined;
  readonly size: number;
}

/**
 * Makes empty lanes. An entry that has waited for more than `maxWaitMs` goes before everything else, oldest first, so
 * that a long deployment never starves a read that someone waits for.
 */
export function createLanes<Entry extends Waiting>(maxWaitMs: () => number): Lanes<Entry> {
  const queues: Record<Lane, Entry[]> = { write: [], read: [], poll: [] };
  const heads = () => priorities.map((lane) => queues[lane][0]).filter((head) => head !== undefined);
  return {
    add: (entry) => {
      queues[entry.lane].push(entry);
    },
    remove: (entry) => {
      queues[entry.lane] = queues[entry.lane].filter((other) => other !== entry);
    },
    take: (nowMs) => {
      const overdue = heads()
        .filter((head) => nowMs - head.sinceMs > maxWaitMs())
        .sort((one, other) => one.sinceMs - other.sinceMs);
      const next = overdue[0] ?? heads()[0];
      return next === undefined ? undefined : queues[next.lane].shift();
    },
    get size() {
      return priorities.reduce((sum, lane) => sum + queues[lane].length, 0);
    },
  };
}
