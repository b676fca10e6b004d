import { type Clock, systemClock } from "../../../src/client/clock";

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
