import { setTimeout as sleep } from "node:timers/promises";

/** The requests of visitors that the service is answering. */
export interface Visitors {
  /** Does the work of a visitor's request. */
  serve<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the visitors who are being served at this moment, up to {@link PATIENCE_MS}; null if there are none. */
  served(): Promise<unknown> | null;
}

/** Milliseconds that a turn waits for visitors: one whom the database keeps waiting must not stop the API. */
const PATIENCE_MS = 100;

/**
 * Makes the record of visitors. Turns of the API begin after those who are being served, so that a visitor waits for
 * one turn and not for one at each of its steps. Visitors who come while a turn waits do not prolong the wait: a busy
 * site does not stop the API.
 */
export function createVisitors(): Visitors {
  const underWay = new Set<Promise<unknown>>();
  return {
    serve: async (work) => {
      const result = work();
      const end = result.then(
        () => {},
        () => {},
      );
      underWay.add(end);
      try {
        return await result;
      } finally {
        underWay.delete(end);
      }
    },
    served: () => {
      if (underWay.size === 0) return null;
      const patience = new AbortController();
      const end = Promise.all(underWay).finally(() => patience.abort());
      return Promise.race([end, sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {})]);
    },
  };
}
