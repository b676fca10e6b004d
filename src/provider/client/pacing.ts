import type { Operation } from "@consentform/consent/contract";
import type { Clock } from "./clock";
import { TransportError } from "./errors";
import { createLanes, type Waiting } from "./lanes";
import type { Outgoing, Wrapper } from "./outgoing";
import { type RateLimitReport, readRateLimit } from "./rate-limit-header";
import { createRequestBudget } from "./request-budget";
import { retryAfterMs } from "./retry-after";

/** Requests under way at the same time. The built-in fetch opens a connection for each, so there must be an end. */
const MAX_UNDER_WAY = 32;

/** A pause that is worth a line to the user. */
const NOTABLE_PAUSE_MS = 3000;

/** A request that has waited for this many windows goes before everything else. */
const MAX_WAIT_WINDOWS = 3;

/** Pause after a 429 that names none. */
const DEFAULT_PAUSE_MS = 1000;

/**
 * One rate limit of the service (contract 4.2): its name in the headers, and what is assumed before the first answer.
 */
interface Policy {
  readonly name: "per-token" | "per-ip" | "session";
  readonly quota: number;
}

const policyOf: Readonly<Record<Operation["auth"], Policy>> = {
  token: { name: "per-token", quota: 600 },
  "any-token": { name: "per-token", quota: 600 },
  public: { name: "per-ip", quota: 6000 },
  user: { name: "session", quota: 120 },
};

const ASSUMED_WINDOW_MS = 60_000;

/** Options of `withPacing`. */
export interface PacingOptions {
  clock: Clock;
  /** Cap on requests with the token per minute, to leave the rest to others; null: all that the service allows. */
  maxRequestsPerMinute: number | null;
  /** Receives one line per window in which requests have to wait noticeably. */
  notify: (line: string) => void;
}

/**
 * Lets each attempt through when the service's rate limit has room for it: at full speed while there is budget, then at
 * once when the next window opens. Writes go first, then reads, then polls. The time an attempt waited is added to its
 * call's meter, since waiting for a shared budget is not the service's fault.
 */
export function withPacing(options: PacingOptions): Wrapper {
  const gates = new Map<string, Gate>();
  const gateFor = (policy: Policy): Gate => {
    const gate = gates.get(policy.name) ?? createGate(policy, options);
    gates.set(policy.name, gate);
    return gate;
  };
  return (next) => async (request) => {
    const gate = gateFor(policyOf[request.auth]);
    const askedAtMs = options.clock.now();
    try {
      await gate.enter(request);
    } finally {
      request.meter.pacedMs += options.clock.now() - askedAtMs;
    }
    let response: Response | null = null;
    try {
      response = await next(request);
      return response;
    } finally {
      gate.leave(response);
    }
  };
}

interface Gate {
  /** Resolves when the request may be sent; rejects when its caller gives up or stops first. */
  enter(request: Outgoing): Promise<void>;
  /** Must follow each resolved `enter`, with the answer or null. */
  leave(response: Response | null): void;
}

interface Entry extends Waiting {
  readonly admit: () => void;
}

function createGate(policy: Policy, { clock, maxRequestsPerMinute, notify }: PacingOptions): Gate {
  const budget = createRequestBudget({
    quota: policy.quota,
    windowMs: ASSUMED_WINDOW_MS,
    maxRequestsPerMinute: policy.name === "per-token" ? maxRequestsPerMinute : null,
  });
  const lanes = createLanes<Entry>(() => MAX_WAIT_WINDOWS * budget.windowMs());
  let underWay = 0;
  let wake: { readonly atMs: number; readonly cancel: AbortController } | null = null;
  let notifiedUntilMs = 0;

  const maxInFlight = (nowMs: number): number => Math.min(MAX_UNDER_WAY, budget.maxInFlight(nowMs));

  const admitWaiting = (): void => {
    // Read the clock once: a timer may fire just before the window ends, and a window that ends between two readings
    // would wake no one.
    const nowMs = clock.now();
    while (lanes.size > 0 && underWay < maxInFlight(nowMs) && budget.available(nowMs) > 0) {
      underWay += 1;
      budget.sent(nowMs);
      lanes.take(nowMs)?.admit();
    }
    wakeAtWindowEnd(nowMs);
  };

  /** Sleeps exactly while something waits for the budget: a timer left behind would keep the process alive. */
  const wakeAtWindowEnd = (nowMs: number): void => {
    const waitsForBudget = lanes.size > 0 && underWay < MAX_UNDER_WAY;
    const atMs = waitsForBudget ? budget.endsAtMs(nowMs) : null;
    // The budget is short, and not only the answers under way are missing.
    if (atMs !== null && underWay === 0) {
      notifyPause(atMs);
    }
    if (atMs === (wake?.atMs ?? null)) {
      return;
    }
    wake?.cancel.abort();
    wake = null;
    if (atMs === null) {
      return;
    }
    const cancel = new AbortController();
    wake = { atMs, cancel };
    clock.sleep(atMs - clock.now(), cancel.signal).then(
      () => {
        wake = null;
        admitWaiting();
      },
      () => undefined,
    );
  };

  /** One line a window. */
  const notifyPause = (endsAtMs: number): void => {
    const nowMs = clock.now();
    if (endsAtMs - nowMs >= NOTABLE_PAUSE_MS && nowMs >= notifiedUntilMs) {
      notifiedUntilMs = endsAtMs;
      notify(pauseLine(policy, budget.quota(), budget.windowMs(), endsAtMs - nowMs));
    }
  };

  return {
    enter: async (request) => {
      const { operation, lane, signal, stop } = request;
      if (signal?.aborted) {
        throw new TransportError({ operation, reason: "aborted" });
      }
      await new Promise<void>((resolve, reject) => {
        const leaveQueue = () => {
          signal?.removeEventListener("abort", giveUp);
          stop?.removeEventListener("abort", giveUp);
        };
        const giveUp = () => {
          leaveQueue();
          lanes.remove(entry);
          admitWaiting();
          reject(new TransportError({ operation, reason: "aborted" }));
        };
        let isWaiting = true;
        const admit = () => {
          isWaiting = false;
          leaveQueue();
          resolve();
        };
        const entry: Entry = { lane, sinceMs: clock.now(), admit };
        signal?.addEventListener("abort", giveUp, { once: true });
        stop?.addEventListener("abort", giveUp, { once: true });
        lanes.add(entry);
        admitWaiting();
        // What is stopped already may be sent, and may not wait for it.
        if (isWaiting && stop?.aborted) giveUp();
      });
    },
    leave: (response) => {
      underWay -= 1;
      budget.settled(reportOf(response, policy, clock.now()), clock.now());
      // Another client used the rest: the call waits as if the budget were its own, and reports the same to the user.
      if (response?.status === 429) notifyPause(budget.endsAtMs(clock.now()) ?? 0);
      admitWaiting();
    },
  };
}

/** The report of a response about the limit. A 429 means that nothing is left for as long as it asks to wait. */
function reportOf(response: Response | null, policy: Policy, nowMs: number): RateLimitReport {
  if (response === null) {
    return {};
  }
  const report = readRateLimit(response.headers, policy.name);
  if (response.status !== 429) {
    return report;
  }
  const pauseMs = retryAfterMs(response.headers, nowMs) ?? DEFAULT_PAUSE_MS;
  return { ...report, left: 0, endsInMs: Math.max(pauseMs, report.endsInMs ?? 0) };
}

function pauseLine(policy: Policy, quota: number, windowMs: number, pauseMs: number): string {
  const owner = policy.name === "per-token" ? "The token's" : "The";
  return `${owner} budget of ${quota} requests per ${windowMs / 1000} s is used up; continuing in ${Math.ceil(pauseMs / 1000)} s.`;
}
