import { createPlanLedger, type PlanLedger, type Session } from "../../lifecycle";
import type { Value } from "../values";

/** State that the resources of one configured provider share. */
export interface ProviderContext {
  readonly session: Session;
  /** The provider's argument `owner`; UNKNOWN while it is. */
  readonly owner: Value;
  /**
   * Name of this run, the time from one configuration of the provider to the next: a plan is one, and its apply
   * another.
   */
  readonly run: string;
  /** The objects that the resources of this run plan to manage; the session's ledger has those of the apply. */
  readonly planLedger: PlanLedger;
  /**
   * False for the first failure that the provider's configuration causes, and true for each later one.
   */
  isConfigurationReported(): boolean;
}

/** A context without any history: those of a new run. */
export function createProviderContext(session: Session, owner: Value): ProviderContext {
  let isReported = false;
  return {
    session,
    owner,
    run: session.service.randomId(),
    planLedger: createPlanLedger(),
    isConfigurationReported: () => {
      const wasReported = isReported;
      isReported = true;
      return wasReported;
    },
  };
}
