import { domainFailure } from "../../../../src/service/domains/domain-check";
import {
  afterCheck,
  type CheckTrigger,
  inheritedFrom,
  orphaned,
  pendingFrom,
  type VerificationState,
} from "../../../../src/service/domains/domain-verification";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-11-21T10:00:00.000Z");
const missing = { failure: domainFailure("record-missing"), inheritedFrom: null };
const proved = { failure: null, inheritedFrom: null };

const at = (ms: number) => new Date(start.getTime() + ms);
const waitMs = (state: VerificationState, now: Date) =>
  state.next_check_at === null ? null : state.next_check_at.getTime() - now.getTime();

/** Runs the scheduled checks, each when it is due, and returns the results. */
function runDue(from: VerificationState, outcome: typeof missing | typeof proved, count: number) {
  const steps: { afterMs: number; status: string; event: string | null }[] = [];
  let state = from;
  for (let index = 0; index < count && state.next_check_at !== null; index += 1) {
    const now = state.next_check_at;
    const { after, event } = afterCheck(state, outcome, "due", now);
    steps.push({ afterMs: now.getTime() - start.getTime(), status: after.status, event });
    state = after;
  }
  return { steps, state };
}

const verified = afterCheck(pendingFrom(start), proved, "asked", start).after;

test("a pending domain is checked hourly and fails after 72 hours", () => {
  const { steps, state } = runDue(pendingFrom(start), missing, 100);
  expect(steps.map(({ afterMs }) => afterMs / hourMs)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1));
  expect(steps.slice(0, 71).every(({ status, event }) => status === "pending" && event === null)).toBe(true);
  expect(steps[71]).toMatchObject({ status: "failed", event: "domain.failed" });
  expect(state).toMatchObject({ next_check_at: null, verified_at: null, failure: { code: "record-missing" } });
});

test("a proof makes a domain verified, once, and it is checked again after a week", () => {
  const first = afterCheck(pendingFrom(start), proved, "asked", at(5000));
  expect(first.event).toBe("domain.verified");
  expect(first.after).toMatchObject({ status: "verified", failure: null, verified_at: at(5000), pending_since: null });
  expect(waitMs(first.after, at(5000))).toBe(7 * dayMs);
  const second = afterCheck(first.after, proved, "due", at(7 * dayMs));
  expect([second.event, second.after.verified_at]).toEqual([null, at(5000)]);
});

test("a verified domain fails after the weekly check and two more, 2 and 7 days later", () => {
  const { steps } = runDue(verified, missing, 10);
  expect(steps).toEqual([
    { afterMs: 7 * dayMs, status: "verified", event: "domain.recheck_failing" },
    { afterMs: 9 * dayMs, status: "verified", event: null },
    { afterMs: 16 * dayMs, status: "failed", event: "domain.failed" },
  ]);
});

test("a success in between forgets the failures", () => {
  const { state } = runDue(verified, missing, 2);
  const again = afterCheck(state, proved, "due", at(16 * dayMs)).after;
  expect([again.status, again.failed_rechecks, waitMs(again, at(16 * dayMs))]).toEqual(["verified", 0, 7 * dayMs]);
});

test("checks that callers ask for never make a verified domain fail, however many", () => {
  let state = verified;
  for (let index = 1; index <= 20; index += 1) {
    state = afterCheck(state, missing, "asked", at(index * 10_000)).after;
  }
  expect(state).toMatchObject({ status: "verified", failed_rechecks: 0, failure: { code: "record-missing" } });
  expect(state.next_check_at).toEqual(verified.next_check_at);
});

test("a failed domain is pending again after a caller's failed check, for 72 hours", () => {
  const { state } = runDue(pendingFrom(start), missing, 100);
  const now = at(10 * dayMs);
  const { after, event } = afterCheck(state, missing, "asked", now);
  expect([after.status, after.pending_since, event, waitMs(after, now)]).toEqual(["pending", now, null, hourMs]);
});

test.each<[CheckTrigger, string]>([
  ["asked", "pending"],
  ["asked", "failed"],
  ["due", "pending"],
])("a proof found by a check that is %s verifies a %s domain", (trigger, status) => {
  const before = status === "failed" ? runDue(pendingFrom(start), missing, 100).state : pendingFrom(start);
  const { after, event } = afterCheck(before, proved, trigger, at(9 * dayMs));
  expect([after.status, event]).toEqual(["verified", "domain.verified"]);
});

test("a host below a proven one is verified by it, and checked when that proof ends", () => {
  const child = inheritedFrom("dom_parent", start);
  expect(child).toMatchObject({
    status: "verified",
    inherited_from: "dom_parent",
    verified_at: start,
    pending_since: null,
  });
  const alone = orphaned(child, at(dayMs));
  expect(alone).toMatchObject({ status: "verified", inherited_from: null, next_check_at: at(dayMs) });
  expect(runDue(alone, missing, 10).steps.map(({ afterMs }) => afterMs / dayMs)).toEqual([1, 3, 10]);
});

test("failures report at most five strings of at most 255 characters", () => {
  const failure = domainFailure("value-mismatch", Array(9).fill("x".repeat(300)));
  expect(failure.found?.map((text) => text.length)).toEqual([255, 255, 255, 255, 255]);
});
