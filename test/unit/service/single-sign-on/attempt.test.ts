import { ATTEMPT_MS, attemptOf, newAttempt } from "../../../../src/service/single-sign-on/attempt";

const begun = new Date("2026-11-28T12:00:00Z");
const at = (ms: number) => new Date(begun.getTime() + ms);
const runtime = { now: () => begun, randomBytes: (size: number) => new Uint8Array(size).fill(7) };

test("a sign-in at an issuer ends after ten minutes, in every process", () => {
  const cookie = newAttempt(runtime, null);
  expect(attemptOf(cookie, at(ATTEMPT_MS - 1))).toMatchObject({ endsAt: at(ATTEMPT_MS), formerHash: null });
  expect(attemptOf(cookie, at(ATTEMPT_MS))).toBeNull();
  // A process whose clock is a little behind.
  expect(attemptOf(cookie, at(-30_000))).not.toBeNull();
});

test("refuses a cookie that claims to begin in the future", () => {
  for (const startedMs of [at(120_000).getTime(), 999_999_999_999_999]) {
    const [, ...rest] = newAttempt(runtime, null).split(".");
    expect(attemptOf([startedMs, ...rest].join("."), begun)).toBeNull();
  }
});
