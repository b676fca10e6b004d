import type { Runtime } from "../runtime/runtime";
import { lockChains } from "../store/consent-chains";
import { eraseConsents } from "../store/consents";
import type { Store } from "../store/database";
import { environments } from "../store/in-each-environment";
import { requestTime } from "../store/request-time";

/**
 * Erases a subject from the records of a site (contract 5.2): each record becomes a tombstone, whose hash keeps the
 * chain verifiable. Erasing is the operator's duty towards the subject, so it is outside the API. Exports that were
 * built before still hold the records for their 7 days.
 * @returns how many records were erased
 */
export function eraseSubject(
  { store, runtime }: { readonly store: Store; readonly runtime: Runtime },
  siteId: string,
  subjectId: string,
): Promise<number> {
  return store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    // A withdrawal that is being written either has the grant's ids and is erased, too, or finds the grant erased.
    const chains = environments.map((environment) => ({ siteId, environment }));
    await lockChains(tx, chains, false);
    return eraseConsents(tx, siteId, subjectId, now);
  });
}
