import { type AuditActor, systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import type { Runtime } from "../runtime/runtime";
import { lockChains } from "../store/consent-chains";
import { eraseReceipts } from "../store/consent-receipts";
import { eraseConsents } from "../store/consents";
import type { Store, Transaction } from "../store/database";
import { type Environment, environments } from "../store/environment";
import { dropExports } from "../store/exports";
import { forgetExports } from "../store/idempotency-keys";
import { waitAtMost } from "../store/lock-patience";
import {
  exportsOfPerson,
  type PersonIds,
  type PersonRecord,
  recordsOfPerson,
  subjectsOf,
} from "../store/person-records";
import { requestTime } from "../store/request-time";
import { siteExists } from "../store/versions";

/** A person of a site: one browser by its `subject_id`, or all that ever had an `external_id`. */
export type Person = { readonly subjectId: string } | { readonly externalId: string };

/** The result of an erasure. It does not contain the person's ids. */
export interface Erasure {
  readonly site_id: string;
  /** Time of the tombstones. */
  readonly erased_at: string;
  readonly records: Readonly<Record<Environment, number>>;
  /** Built or building exports that contained the records, or selected them by a subject id of the person. */
  readonly exports_dropped: number;
}

/** Longest wait for a batch of choices or a purge that has the chain. */
const CHAIN_PATIENCE_MS = 20_000;

/**
 * Erases a person from the records of a site, which may be deleted (contract 5.2). Each record becomes a tombstone,
 * whose hash keeps the chain verifiable. Exports with the records are dropped. Erasing is the operator's duty towards
 * the person, so it is outside the API.
 * @param options `isRehearsal` counts only, and changes nothing; `actor` is for the audit log
 * @returns null if there is neither the site nor a record of it
 */
export function erasePerson(
  { store, runtime }: { readonly store: Store; readonly runtime: Pick<Runtime, "clockOffsetMs" | "newId"> },
  siteId: string,
  person: Person,
  { isRehearsal = false, actor = systemActor }: { readonly isRehearsal?: boolean; readonly actor?: AuditActor } = {},
): Promise<Erasure | null> {
  return store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    await waitAtMost(tx, CHAIN_PATIENCE_MS);
    // A withdrawal that is being written either has the grant's ids and is erased, too, or finds the grant erased. An
    // export locks the chain before it reads.
    const chains = await lockChains(
      tx,
      environments.map((environment) => ({ siteId, environment })),
      false,
    );
    if (chains.length === 0 && !(await siteExists(tx, siteId))) return null;
    const ids = await idsOf(tx, siteId, person);
    const records = await recordsOfPerson(tx, siteId, ids);
    const exportIds = await exportsOfPerson(tx, siteId, ids, records);
    const counts = { records: counted(records), exports_dropped: exportIds.length };
    if (!isRehearsal) {
      await erase(tx, siteId, { records, exportIds }, now);
      // The row has nothing of the person.
      await recordAct(tx, runtime, {
        act: "consents erase",
        actor,
        workspaceId: chains[0]?.workspace_id ?? null,
        siteId,
        object: { type: "site", id: siteId },
        after: counts,
        at: now,
      });
    }
    return { site_id: siteId, erased_at: now.toISOString(), ...counts };
  });
}

/** A client may have sent an external id as the id of a browser. */
async function idsOf(tx: Transaction, siteId: string, person: Person): Promise<PersonIds> {
  if ("subjectId" in person) return { subjectIds: [person.subjectId], externalId: null };
  const { externalId } = person;
  return { subjectIds: [externalId, ...(await subjectsOf(tx, siteId, externalId))], externalId };
}

async function erase(
  tx: Transaction,
  siteId: string,
  found: { readonly records: readonly PersonRecord[]; readonly exportIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { records, exportIds } = found;
  await eraseConsents(tx, siteId, records, now);
  await eraseReceipts(tx, siteId, records);
  // The row with its files: a process that is building one finds it gone, and its pieces cannot be added any more.
  await dropExports(tx, exportIds);
  await forgetExports(tx, exportIds);
}

function counted(records: readonly PersonRecord[]): Record<Environment, number> {
  const countOf = (environment: Environment) => records.filter((record) => record.environment === environment).length;
  return { preview: countOf("preview"), production: countOf("production") };
}
