import { LRUCache } from "lru-cache";
import type { Runtime } from "../runtime/runtime";
import type { Lease } from "../store/rate-windows";

/** Names of the budgets, as in the header RateLimit-Policy (contract 4.2). */
export type PolicyName = "per-token" | "auth" | "session" | "per-ip";

/** Requests that a bucket admits in each window. */
export interface Policy {
  readonly name: PolicyName;
  readonly requests: number;
  readonly windowS: number;
}

/** A bucket's response to a request. */
export interface Admission {
  readonly policy: Policy;
  readonly isAdmitted: boolean;
  /** Requests left in the window, as far as this process knows. */
  readonly left: number;
  /** Seconds to the end of the window, rounded up. */
  readonly resetS: number;
}

/** Counts requests against budgets. */
export interface RateLimiter {
  /** Takes one request from the bucket. */
  take(bucket: string, policy: Policy): Promise<Admission>;
}

/** The source of shares. */
export type LeaseSource = (bucket: string, policy: Policy) => Promise<Lease>;

/** The share of a bucket's window that this process has. */
interface Holding {
  left: number;
  unleased: number;
  endsAt: number;
  readonly windowMs: number;
}

/**
 * The share, unless its window is over: after its length, and when it seems to begin a whole length from now, because
 * the clock was set back meanwhile.
 */
function openHolding(holding: Holding | undefined, nowMs: number): Holding | null {
  if (holding === undefined) return null;
  const { endsAt, windowMs } = holding;
  return Math.abs(nowMs - (endsAt - windowMs)) < windowMs ? holding : null;
}

/**
 * The windows that no request needed for longest are forgotten when more buckets are known, so that many addresses cost
 * no memory, and a client that goes on asking stays limited.
 */
const MAX_BUCKETS = 10_000;

/**
 * Makes a limiter that admits requests from leased shares. A window is never admitted more often than its source
 * grants.
 */
export function createRateLimiter(lease: LeaseSource, runtime: Pick<Runtime, "now">): RateLimiter {
  const holdings = new LRUCache<string, Holding>({ max: MAX_BUCKETS });
  const leasing = new Map<string, Promise<void>>();
  const nowMs = (): number => runtime.now().getTime();

  const current = (bucket: string): Holding | null => openHolding(holdings.get(bucket), nowMs());

  const renew = async (bucket: string, policy: Policy): Promise<void> => {
    // The end is counted from before the question, so that this process never uses a share after its window has ended.
    const askedAt = nowMs();
    const { granted, unleased, remainingMs } = await lease(bucket, policy);
    const held = current(bucket);
    const windowMs = policy.windowS * 1000;
    holdings.set(bucket, { left: (held?.left ?? 0) + granted, unleased, endsAt: askedAt + remainingMs, windowMs });
  };

  const renewOnce = (bucket: string, policy: Policy): Promise<void> => {
    const running = leasing.get(bucket);
    if (running !== undefined) return running;
    const started = renew(bucket, policy).finally(() => leasing.delete(bucket));
    leasing.set(bucket, started);
    return started;
  };

  return {
    take: async (bucket, policy) => {
      for (;;) {
        const holding = current(bucket);
        if (holding !== null && holding.left > 0) {
          holding.left -= 1;
          return admission(policy, holding, true, nowMs());
        }
        if (holding !== null && holding.unleased === 0) return admission(policy, holding, false, nowMs());
        await renewOnce(bucket, policy);
      }
    },
  };
}

function admission(policy: Policy, holding: Holding, isAdmitted: boolean, nowMs: number): Admission {
  const { left, unleased, endsAt } = holding;
  return { policy, isAdmitted, left: left + unleased, resetS: Math.max(1, Math.ceil((endsAt - nowMs) / 1000)) };
}

/** Whole windows at once, in this process's memory only: for addresses, which are never stored. */
export function leaseFromMemory(): LeaseSource {
  return async (_bucket, policy) => ({ granted: policy.requests, unleased: 0, remainingMs: policy.windowS * 1000 });
}

/** The headers that report a bucket's state (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders({ policy, left, resetS }: Admission): Record<string, string> {
  return {
    "RateLimit-Policy": `"${policy.name}";q=${policy.requests};w=${policy.windowS}`,
    RateLimit: `"${policy.name}";r=${left};t=${resetS}`,
  };
}
