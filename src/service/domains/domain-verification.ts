import { DAY_MS, HOUR_MS } from "../runtime/durations";
import type { Row } from "../store/database";
import type { DomainFailure } from "./domain-check";

/** The members of a domain that a check may change. */
export type VerificationState = Pick<
  Row<"domains">,
  | "status"
  | "inherited_from"
  | "failure"
  | "verified_at"
  | "last_checked_at"
  | "next_check_at"
  | "pending_since"
  | "failed_rechecks"
>;

/** The result of a check: the proof itself, or a proven parent that covers the host, or why there is neither. */
export interface CheckOutcome {
  /** null: proved. */
  readonly failure: DomainFailure | null;
  /** The parent domain whose proof covers the host; null if the host itself is proved. */
  readonly inheritedFrom: string | null;
}

/** The origin of the check: a caller, or the schedule. Only scheduled failures make a verified domain fail. */
export type CheckTrigger = "asked" | "due";

/** Event that a change of state sends. */
export type DomainEvent = "domain.verified" | "domain.failed" | "domain.recheck_failing";

/** A pending domain is checked this often. */
const PENDING_INTERVAL_MS = HOUR_MS;
/** A pending domain fails after this time without success. */
const PENDING_TIMEOUT_MS = 72 * HOUR_MS;
/** A verified domain is checked again after this time. */
const RECHECK_INTERVAL_MS = 7 * DAY_MS;
/** Waiting time after the first and the second failed re-check in a row; after the third the domain has failed. */
const failedRecheckIntervalsMs: readonly number[] = [2 * DAY_MS, 7 * DAY_MS];

/** The state of an unproven domain. Its 72 hours start now. */
export function pendingFrom(now: Date): VerificationState {
  return {
    status: "pending",
    inherited_from: null,
    failure: null,
    verified_at: null,
    last_checked_at: null,
    next_check_at: later(now, PENDING_INTERVAL_MS),
    pending_since: now,
    failed_rechecks: 0,
  };
}

/** State of a domain whose host a proven parent covers. */
export function inheritedFrom(parentId: string, now: Date): VerificationState {
  return {
    ...pendingFrom(now),
    status: "verified",
    inherited_from: parentId,
    verified_at: now,
    next_check_at: later(now, RECHECK_INTERVAL_MS),
    pending_since: null,
  };
}

/** State of a domain that another workspace's more recent proof has displaced (contract 2.2, claim-lost). */
export function claimLost(before: VerificationState, failure: DomainFailure): VerificationState {
  return { ...failedState(before), failure };
}

/** State of a verified domain whose parent's proof is gone: its own proof is looked for at once. */
export function orphaned(before: VerificationState, now: Date): VerificationState {
  return { ...before, inherited_from: null, next_check_at: now, failed_rechecks: 0 };
}

/** The state machine of contract 2.2: the domain after a check, and the event that reports it. */
export function afterCheck(
  before: VerificationState,
  outcome: CheckOutcome,
  trigger: CheckTrigger,
  now: Date,
): { after: VerificationState; event: DomainEvent | null } {
  const checked = { ...before, failure: outcome.failure, last_checked_at: now };
  if (outcome.failure === null) {
    return afterSuccess(checked, outcome.inheritedFrom, now);
  }
  if (before.status === "verified") {
    return trigger === "due" ? afterFailedRecheck(checked, now) : { after: checked, event: null };
  }
  if (before.status === "failed" || before.pending_since === null) {
    const restarted = { ...pendingFrom(now), failure: outcome.failure, last_checked_at: now };
    return trigger === "asked" ? { after: restarted, event: null } : { after: checked, event: null };
  }
  const isOver = trigger === "due" && now.getTime() - before.pending_since.getTime() >= PENDING_TIMEOUT_MS;
  return isOver
    ? { after: failedState(checked), event: "domain.failed" }
    : { after: { ...checked, next_check_at: later(now, PENDING_INTERVAL_MS) }, event: null };
}

function afterSuccess(
  checked: VerificationState,
  inheritedFrom: string | null,
  now: Date,
): { after: VerificationState; event: DomainEvent | null } {
  const isNew = checked.status !== "verified";
  const after: VerificationState = {
    ...checked,
    status: "verified",
    inherited_from: inheritedFrom,
    verified_at: isNew ? now : checked.verified_at,
    next_check_at: later(now, RECHECK_INTERVAL_MS),
    pending_since: null,
    failed_rechecks: 0,
  };
  return { after, event: isNew ? "domain.verified" : null };
}

function afterFailedRecheck(
  checked: VerificationState,
  now: Date,
): { after: VerificationState; event: DomainEvent | null } {
  const waitMs = failedRecheckIntervalsMs[checked.failed_rechecks];
  if (waitMs === undefined) {
    return { after: failedState(checked), event: "domain.failed" };
  }
  const after = { ...checked, failed_rechecks: checked.failed_rechecks + 1, next_check_at: later(now, waitMs) };
  return { after, event: checked.failed_rechecks === 0 ? "domain.recheck_failing" : null };
}

function failedState(before: VerificationState): VerificationState {
  return {
    ...before,
    status: "failed",
    inherited_from: null,
    verified_at: null,
    next_check_at: null,
    pending_since: null,
    failed_rechecks: 0,
  };
}

function later(now: Date, byMs: number): Date {
  return new Date(now.getTime() + byMs);
}
