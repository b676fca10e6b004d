import type { RateLimitReport } from "./rate-limit-header";

/** The longest error of one estimate of a window's end: `t` is sent in whole seconds, rounded up. */
const ROUNDING_MS = 1000;

/** A service that asks for a longer pause than this is asked again meanwhile, and its refusal shown to the caller. */
const MAX_WAIT_WINDOWS = 2;

/** Under way at most while nothing fresh is known of the window: other clients may have used it up. */
const UNINFORMED = 4;

/** A report that is older says little about what is left. */
const FRESH_MS = 1000;

/** Parts of what is left that a client has under way at most, once it knows that others spend from it, too. */
const LEAST_PART = 1 / 16;
const MOST_PART = 1 / 4;

/** How many requests may be sent now, and when more may. All times are milliseconds of the same clock. */
export interface RequestBudget {
  /** Requests that may be sent now; zero or less: wait. */
  available(nowMs: number): number;
  /** Requests that may be in flight at the same time, at least one. */
  maxInFlight(nowMs: number): number;
  /** When the current window ends, or null while none is open. */
  endsAtMs(nowMs: number): number | null;
  /** Length of a window. */
  windowMs(): number;
  /** Requests per window, the smaller of the service's quota and the caller's own cap. */
  quota(): number;
  /** Counts a request that is being sent. */
  sent(nowMs: number): void;
  /** Takes in the end of a request: what the answer said, or an empty report when it said nothing or never came. */
  settled(report: RateLimitReport, receivedAtMs: number): void;
}

/** Settings of a budget before the first response. */
export interface BudgetStart {
  /** Requests per window. */
  quota: number;
  windowMs: number;
  /** The caller's own cap on requests per minute, or null for the service's limit only. */
  maxRequestsPerMinute: number | null;
}

/**
 * Follows the service's own account of a fixed-window limit (contract 4.2) instead of keeping a private one, so that
 * several processes on one token share it without knowing of each other.
 *
 * - The service's `left` is believed; requests under way, whose answers may not be counted in it yet, are set aside. So
 *   a single client never sends one request too many, and still uses the last one.
 * - The end of the window is known to a second only. Each answer narrows it: the true end is never later than the
 *   arrival of an answer plus its `t`, so the smallest such sum is kept. The first request of a window gets the whole
 *   length as `t`, which makes the estimate as exact as the network.
 * - What others have sent since the last answer is not known. So a few requests go first after a silence, and once more
 *   is counted than was sent here, fewer are under way the less is left. That costs a round trip, not budget.
 * - Without any header it counts its own requests.
 */
export function createRequestBudget(start: BudgetStart): RequestBudget {
  let { quota, windowMs } = start;
  let left = quota;
  let underWay = 0;
  let sentInWindow = 0;
  /** Estimated end of the open window, and whether the service has said anything about it yet. */
  let endMs: number | null = null;
  let isReported = false;
  /** When the last answer in the open window arrived. */
  let heardAtMs: number | null = null;
  /** Others were noticed in the window before. */
  let wasShared = false;

  const isShared = () => quota - left > sentInWindow;

  const ownCap = () =>
    start.maxRequestsPerMinute === null
      ? Number.POSITIVE_INFINITY
      : Math.max(1, Math.floor((start.maxRequestsPerMinute * windowMs) / 60_000));

  const closeIfOver = (nowMs: number) => {
    if (endMs !== null && nowMs >= endMs) {
      endMs = null;
      isReported = false;
      heardAtMs = null;
      wasShared = isShared();
      left = quota;
      sentInWindow = 0;
    }
  };

  /**
   * Places a report in time: it speaks of the open window, of an earlier one (a late answer), or of a new one that
   * another client opened.
   */
  const placeReport = (reportedEndMs: number): "current" | "past" | "new" => {
    if (endMs === null || !isReported) {
      return "new";
    }
    const toleranceMs = (ROUNDING_MS + windowMs) / 2;
    if (reportedEndMs > endMs + toleranceMs) {
      return "new";
    }
    return reportedEndMs < endMs - toleranceMs ? "past" : "current";
  };

  const learn = (reportedLeft: number, reportedEndMs: number) => {
    const place = placeReport(reportedEndMs);
    if (place === "past") {
      return;
    }
    if (place === "new" && isReported) {
      sentInWindow = 0;
    }
    left = place === "new" ? reportedLeft : Math.min(left, reportedLeft);
    endMs = place === "new" || endMs === null ? reportedEndMs : Math.min(endMs, reportedEndMs);
    isReported = true;
  };

  return {
    available: (nowMs) => {
      closeIfOver(nowMs);
      return Math.min(left - underWay, ownCap() - sentInWindow);
    },
    maxInFlight: (nowMs) => {
      closeIfOver(nowMs);
      // Half of this client's own share, so that what others have sent meanwhile finds room.
      const part = Math.min(MOST_PART, Math.max(LEAST_PART, sentInWindow / Math.max(1, quota - left) / 2));
      const shared = wasShared || isShared() ? Math.max(1, Math.floor(left * part)) : Number.POSITIVE_INFINITY;
      const isFresh = heardAtMs !== null && nowMs - heardAtMs <= FRESH_MS;
      return isFresh ? shared : Math.min(shared, UNINFORMED);
    },
    endsAtMs: (nowMs) => {
      closeIfOver(nowMs);
      return endMs;
    },
    windowMs: () => windowMs,
    quota: () => Math.min(quota, ownCap()),
    sent: (nowMs) => {
      closeIfOver(nowMs);
      underWay += 1;
      sentInWindow += 1;
      endMs ??= nowMs + windowMs;
    },
    settled: (report, receivedAtMs) => {
      underWay -= 1;
      heardAtMs = receivedAtMs;
      windowMs = report.windowMs ?? windowMs;
      if (report.quota !== undefined && report.quota !== quota) {
        left = Math.min(left, report.quota);
        quota = report.quota;
      }
      if (report.left !== undefined && report.endsInMs !== undefined) {
        learn(report.left, receivedAtMs + Math.min(report.endsInMs, MAX_WAIT_WINDOWS * windowMs));
        return;
      }
      // Nothing was said. In a window that the service reports on, its next report counts this request if it did.
      if (!isReported) {
        left -= 1;
        if (endMs !== null && left === quota - 1) {
          // The service opened the window no later than this first answer.
          endMs = receivedAtMs + windowMs;
        }
      }
    },
  };
}
