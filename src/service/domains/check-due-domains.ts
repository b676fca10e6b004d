import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Row, Store, Transaction } from "../store/database";
import { leaseDueDomains, lockDomain } from "../store/domains";
import { domainFailure } from "./domain-check";
import type { DomainChange } from "./domain-claims";
import { applyEvidence, type CheckResult, type Evidence, gatherEvidence } from "./verify-domain";

/** The parts that the job uses. */
export interface DueCheckParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "isLocalAllowed" | "localPort">;
}

/** Domains checked in one round; they are looked up at the same time. */
const BATCH_SIZE = 10;
/** A process that dies in a round leaves its domains due again after this time: longer than any check takes. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Makes the checks that are due (contract 2.2: hourly while pending, weekly when verified). Several processes may run
 * it at the same time: each domain is leased to one of them.
 * @returns whether more may be due: the round was full
 */
export async function checkDueDomains(parts: DueCheckParts): Promise<boolean> {
  const { store, runtime, settings } = parts;
  const now = runtime.now();
  const due = await store.transaction((tx) => leaseDueDomains(tx, now, new Date(now.getTime() + LEASE_MS), BATCH_SIZE));
  await Promise.all(
    due.map(async (domain) => {
      const evidence = await gatherEvidence(store.db, domain, domain.verification_method, runtime, settings);
      const result = await record(parts, domain, evidence);
      if (result?.kind === "claimed") {
        await record(parts, domain, { ...evidence, failure: domainFailure("claim-lost"), holder: null });
      }
    }),
  );
  return due.length === BATCH_SIZE;
}

/** Thrown to undo the transaction of a proof that lost against another workspace's claim. */
class ClaimedError extends Error {
  override readonly name = "ClaimedError";
}

/** Applies what was found, unless the domain is gone or a caller changed its method meanwhile. */
async function record(
  { store, runtime }: DueCheckParts,
  domain: Row<"domains">,
  evidence: Evidence,
): Promise<CheckResult | null> {
  const apply = async (tx: Transaction): Promise<CheckResult | null> => {
    const current = await lockDomain(tx, domain.id);
    if (current?.verification_method !== evidence.method) {
      return null;
    }
    const change: DomainChange = { tx, runtime, now: runtime.now(), caller: null };
    const result = await applyEvidence(change, current, evidence, "due");
    if (result.kind === "claimed") {
      throw new ClaimedError();
    }
    return result;
  };
  try {
    return await store.transaction(apply);
  } catch (error) {
    if (error instanceof ClaimedError) {
      return { kind: "claimed" };
    }
    throw error;
  }
}
