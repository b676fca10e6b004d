import { recordAct } from "../audit/record-act";
import { emit } from "../events/emit";
import { systemActor } from "../http/caller";
import type { JobParts } from "../jobs/job-handler";
import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";
import { clearSuppression, lockEndedSuppressions } from "../store/issues";

/** Lifted in one transaction. */
const BATCH_SIZE = 100;

/** The parts that lifting uses. */
export interface LiftingParts {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId">;
  readonly now: Date;
}

/**
 * Clears suppressions that have ended and writes their events. No job is needed to make them ineffective: that follows
 * from the time (issue-status.ts).
 * @returns true if more may have ended
 */
export function liftDueSuppressions({ store, runtime }: Pick<JobParts, "store" | "runtime">): Promise<boolean> {
  return store.transaction(async (tx) => {
    const now = runtime.now();
    const issues = await lockEndedSuppressions(tx, now, BATCH_SIZE);
    for (const issue of issues) await lift({ tx, runtime, now }, issue);
    return issues.length === BATCH_SIZE;
  });
}

/**
 * The issue as it is; one whose suppression has ended is cleared of it first, so that its end is reported before later
 * events.
 */
export async function liftIfEnded(lifting: LiftingParts, issue: Row<"issues">): Promise<Row<"issues">> {
  const end = issue.suppression_expires_at;
  return end === null || end > lifting.now ? issue : lift(lifting, issue);
}

async function lift({ tx, runtime, now }: LiftingParts, issue: Row<"issues">): Promise<Row<"issues">> {
  const { environment, rule_id, suppression_reason: reason, suppression_expires_at: end } = issue;
  const lifted = await clearSuppression(tx, issue.id);
  await emit(tx, runtime, {
    workspaceId: issue.workspace_id,
    kind: "issue.suppression_expired",
    object: { type: "issue", id: issue.id },
    siteId: issue.site_id,
    actor: systemActor,
    data: { environment, rule_id, reason, expires_at: end?.toISOString() ?? null },
    at: now,
  });
  await recordAct(tx, runtime, {
    act: "end suppression",
    actor: systemActor,
    workspaceId: issue.workspace_id,
    siteId: issue.site_id,
    object: { type: "issue", id: issue.id },
    before: { reason, expires_at: end?.toISOString() ?? null },
    at: now,
  });
  return lifted;
}
