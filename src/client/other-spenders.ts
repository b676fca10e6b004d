/** Shares of a budget that a client counts on while others spend from it, too. */
const MOST_SHARE = 1 / 2;
const LEAST_SHARE = 1 / 8;

/** Part of its share that a client has under way at most: the rest covers what others have sent since the last report. */
const PART_UNDER_WAY = 1 / 2;

/** After this long without a report a client asks once before it sends more: others may have used everything up. */
const STALE_MS = 1000;

/** What others spend of a budget, as far as this client's own answers show. All times are milliseconds of the same clock. */
export interface OtherSpenders {
  /** A window opened; requests that are under way may be counted in it. */
  windowOpened(nowMs: number, underWay: number): void;
  /** This client sends a request. */
  sent(): void;
  /** The service reported that `used` requests are counted in the window. */
  reported(used: number, nowMs: number): void;
  /** Most requests that may be under way now, `left` being the last report; null while this client seems to be alone. */
  mostUnderWay(left: number, nowMs: number): number | null;
}

/**
 * Notices others by what is counted and was not sent here, in this window or the one before. From then on only a part of what is left is under way, less
 * and less towards the end of the window. The last few requests stay unused: which of two clients may send the last one, neither can know.
 */
export function createOtherSpenders(): OtherSpenders {
  let openedAtMs = 0;
  let reportedAtMs = 0;
  /** Requests sent here that may be counted in the window, and those of others in it, at least. */
  let own = 0;
  let foreign = 0;
  let share: number | null = null;
  return {
    windowOpened: (nowMs, underWay) => {
      // A window without others ends the restraint with the next one.
      if (foreign === 0) share = null;
      foreign = 0;
      own = underWay;
      openedAtMs = nowMs;
      reportedAtMs = nowMs;
    },
    sent: () => {
      own += 1;
    },
    reported: (used, nowMs) => {
      foreign = Math.max(foreign, used - own);
      reportedAtMs = nowMs;
      if (foreign > 0) share = Math.min(MOST_SHARE, Math.max(LEAST_SHARE, own / used));
    },
    mostUnderWay: (left, nowMs) => {
      if (share === null) return null;
      // What they have spent since is guessed from their pace in this window.
      const pace = foreign / Math.max(1, reportedAtMs - openedAtMs);
      const leftNow = left - pace * (nowMs - reportedAtMs);
      const most = Math.floor(leftNow * share * PART_UNDER_WAY);
      return nowMs - reportedAtMs > STALE_MS ? Math.min(1, most) : most;
    },
  };
}
