import {
  createRateLimiter,
  type LeaseSource,
  leaseFromMemory,
  type Policy,
  rateLimitHeaders,
} from "../../../../src/service/request/rate-limit";

const policy: Policy = { name: "per-token", requests: 12, windowS: 60 };

/** A clock that tests move. */
function movedClock() {
  let ms = Date.parse("2026-11-21T10:00:00Z");
  const advance = (by: number): void => {
    ms += by;
  };
  return { now: () => new Date(ms), advance };
}

/** The database's arithmetic, for any number of limiters. */
function sharedLeases(clock: { now(): Date }, blockSize = 5): LeaseSource {
  let window = { startedAt: Number.NEGATIVE_INFINITY, leased: 0 };
  return async (_bucket, { requests, windowS }) => {
    const now = clock.now().getTime();
    if (window.startedAt + windowS * 1000 <= now) window = { startedAt: now, leased: 0 };
    const granted = Math.min(blockSize, requests - window.leased);
    window.leased += granted;
    return { granted, unleased: requests - window.leased, remainingMs: window.startedAt + windowS * 1000 - now };
  };
}

test("two processes together admit no more than the quota", async () => {
  const clock = movedClock();
  const lease = sharedLeases(clock);
  const limiters = [createRateLimiter(lease, clock), createRateLimiter(lease, clock)];
  const taken = await Promise.all(Array.from({ length: 40 }, (_, n) => limiters[n % 2]?.take("t", policy)));
  expect(taken.filter((admission) => admission?.isAdmitted).length).toBeLessThanOrEqual(12);
  expect(taken.filter((admission) => admission?.isAdmitted).length).toBeGreaterThanOrEqual(7);
});

test("a share is not used after its window has ended", async () => {
  const clock = movedClock();
  const lease = sharedLeases(clock);
  const [a, b] = [createRateLimiter(lease, clock), createRateLimiter(lease, clock)];
  await a.take("t", policy);
  clock.advance(60_000);
  const admitted: boolean[] = [];
  for (let count = 0; count < 20; count += 1) admitted.push((await b.take("t", policy)).isAdmitted);
  // Four of the first window's five are left to a; they must not be added to the new window's twelve.
  for (let count = 0; count < 20; count += 1) admitted.push((await a.take("t", policy)).isAdmitted);
  expect(admitted.filter(Boolean)).toHaveLength(12);
});

test("parallel requests of one process lease once", async () => {
  const clock = movedClock();
  let leases = 0;
  const source = sharedLeases(clock);
  const limiter = createRateLimiter((bucket, asked) => {
    leases += 1;
    return source(bucket, asked);
  }, clock);
  await Promise.all(Array.from({ length: 5 }, () => limiter.take("t", policy)));
  expect(leases).toBe(1);
});

test("an exhausted window asks no store until it ends", async () => {
  const clock = movedClock();
  let leases = 0;
  const source = sharedLeases(clock, 100);
  const limiter = createRateLimiter((bucket, asked) => {
    leases += 1;
    return source(bucket, asked);
  }, clock);
  for (let count = 0; count < 50; count += 1) await limiter.take("t", policy);
  expect(leases).toBe(1);
});

test("keeps the newest ten thousand of a flood of buckets", async () => {
  const clock = movedClock();
  let leases = 0;
  const limiter = createRateLimiter(async () => {
    leases += 1;
    return { granted: 12, unleased: 0, remainingMs: 60_000 };
  }, clock);
  for (let count = 0; count < 30_000; count += 1) await limiter.take(`bucket ${count}`, policy);
  await limiter.take("bucket 29999", policy);
  await limiter.take("bucket 20000", policy);
  expect(leases).toBe(30_000);
  await limiter.take("bucket 19999", policy);
  expect(leases).toBe(30_001);
});

test("a client that goes on asking stays limited through a flood of others", async () => {
  const clock = movedClock();
  const limiter = createRateLimiter(leaseFromMemory(), clock);
  const isAdmitted = async () => (await limiter.take("client", policy)).isAdmitted;
  for (let count = 0; count < policy.requests; count += 1) await isAdmitted();
  for (let count = 0; count < 12_000; count += 1) {
    await limiter.take(`bucket ${count}`, policy);
    if (count % 1_000 === 0) expect(await isAdmitted()).toBe(false);
  }
  expect(await isAdmitted()).toBe(false);
});

test("the headers name the policy, what is left and when the window ends", async () => {
  const clock = movedClock();
  const limiter = createRateLimiter(leaseFromMemory(), clock);
  await limiter.take("a", policy);
  clock.advance(10_500);
  const admission = await limiter.take("a", policy);
  expect(rateLimitHeaders(admission)).toEqual({
    "RateLimit-Policy": '"per-token";q=12;w=60',
    RateLimit: '"per-token";r=10;t=50',
  });
});
