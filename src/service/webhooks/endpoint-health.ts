import { DAY_MS } from "../runtime/durations";
import type { Row } from "../store/database";

/** The health of an endpoint, from its deliveries. */
export type EndpointHealth = Pick<
  Row<"webhook_endpoints">,
  "consecutive_failures" | "failing_since" | "disabled_reason" | "last_success_at"
>;

/** The effect of an attempt on its endpoint. */
export interface AttemptVerdict {
  readonly isSuccess: boolean;
  /** The receiver answered 410: never again. */
  readonly isGone: boolean;
  /** Only a test revives a disabled endpoint. */
  readonly isTest: boolean;
}

/** Failures for this long disable an endpoint (contract 2.12). */
const MAX_FAILING_MS = 5 * DAY_MS;

/** An endpoint that nothing has failed at. */
export const healthy = { consecutive_failures: 0, failing_since: null, disabled_reason: null } as const;

/** The state machine of contract 2.12, as far as attempts drive it. */
export function afterAttempt(before: EndpointHealth, verdict: AttemptVerdict, now: Date): EndpointHealth {
  if (verdict.isSuccess) {
    const disabled_reason = verdict.isTest ? null : before.disabled_reason;
    return { ...healthy, disabled_reason, last_success_at: now };
  }
  const failing_since = before.failing_since ?? now;
  const isOver = now.getTime() - failing_since.getTime() >= MAX_FAILING_MS;
  return {
    last_success_at: before.last_success_at,
    consecutive_failures: before.consecutive_failures + 1,
    failing_since,
    disabled_reason: before.disabled_reason ?? (verdict.isGone ? "gone" : isOver ? "failures" : null),
  };
}
