import { ATTEMPT_MS, attemptOf, newAttempt } from "../../../../src/service/single-sign-on/attempt";

const begun = new Date("2026-11-28T12:00:00Z");
const at = (ms: number) => new Date(begun.getTime() + ms);
const runtime = { now: () => begun, randomBytes: (size: number) => new Uint8Array(size).fill(7) };

test("a sign-in at an issuer ends after ten minutes, in every process", () => {
  const cookie = newAttempt(runtime, []);
  expect(attemptOf(cookie, at(ATTEMPT_MS - 1))).toMatchObject({ endsAt: at(ATTEMPT_MS), formerHashes: [] });
  expect(attemptOf(cookie, at(ATTEMPT_MS))).toBeNull();
  // A process whose clock is a little behind.
  expect(attemptOf(cookie, at(-30_000))).not.toBeNull();
});

test("refuses a cookie that claims to begin in the future", () => {
  for (const startedMs of [at(120_000).getTime(), 999_999_999_999_999]) {
    const [, ...rest] = newAttempt(runtime, []).split(".");
    expect(attemptOf([startedMs, ...rest].join("."), begun)).toBeNull();
  }
});

test("remembers every stored form of the former session", () => {
  const formerHashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
  expect(attemptOf(newAttempt(runtime, formerHashes), begun)?.formerHashes).toEqual(formerHashes);
  expect(attemptOf(`${newAttempt(runtime, formerHashes)}.short`, begun)).toBeNull();
});
