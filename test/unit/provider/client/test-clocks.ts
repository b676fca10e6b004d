import { setImmediate as nextTurn } from "node:timers/promises";
import { type Clock, systemClock } from "../../../../src/provider/client/clock";

/** Real time running `factor` times as fast: 60 s of it pass in 60 / factor s. */
export function fastClock(factor: number): Clock {
  const startMs = systemClock.now();
  return {
    now: () => startMs + (systemClock.now() - startMs) * factor,
    sleep: (ms, signal) => systemClock.sleep(ms / factor, signal),
  };
}

/** A clock that jumps over every sleep and remembers how long it was. */
export function jumpingClock(
  startMs = Date.UTC(2026, 0, 1),
): Clock & { sleeps: number[]; advance: (ms: number) => void } {
  let nowMs = startMs;
  const sleeps: number[] = [];
  return {
    sleeps,
    advance: (ms) => {
      nowMs += ms;
    },
    now: () => nowMs,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      sleeps.push(ms);
      nowMs += ms;
    },
  };
}

/** `clock` that knows how many of its sleeps have neither ended nor been cancelled. */
export function countingClock(clock: Clock): Clock & { sleeping: () => number } {
  let sleeping = 0;
  return {
    sleeping: () => sleeping,
    now: clock.now,
    sleep: async (ms, signal) => {
      sleeping += 1;
      try {
        await clock.sleep(ms, signal);
      } finally {
        sleeping -= 1;
      }
    },
  };
}

/**
 * Turns of the event loop after which nothing but sleepers is taken to be left: reading a body in memory needs a few.
 */
const IDLE_TURNS = 4;

/**
 * A clock that stops while anything else happens, and then jumps to the next sleeper: the same figures on every
 * machine, however busy. Only for work that waits for nothing but this clock.
 */
export function virtualClock(): Clock & { run: <Result>(work: Promise<Result>) => Promise<Result> } {
  let nowMs = Date.UTC(2026, 0, 1);
  const sleepers = new Map<symbol, { atMs: number; wake: () => void }>();
  return {
    now: () => nowMs,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const id = Symbol("sleeper");
        signal?.throwIfAborted();
        signal?.addEventListener("abort", () => {
          sleepers.delete(id);
          reject(signal.reason);
        });
        sleepers.set(id, { atMs: nowMs + Math.max(0, ms), wake: resolve });
      }),
    run: async (work) => {
      let isDone = false;
      const finish = () => {
        isDone = true;
      };
      work.then(finish, finish);
      while (!isDone) {
        for (let turn = 0; turn < IDLE_TURNS; turn += 1) {
          await nextTurn();
        }
        // Thousands of calls sleep at a time, so they are not sorted.
        let next: [id: symbol, sleeper: { atMs: number; wake: () => void }] | undefined;
        for (const one of sleepers) if (next === undefined || one[1].atMs < next[1].atMs) next = one;
        if (next !== undefined && !isDone) {
          sleepers.delete(next[0]);
          nowMs = Math.max(nowMs, next[1].atMs);
          next[1].wake();
        }
      }
      return work;
    },
  };
}
