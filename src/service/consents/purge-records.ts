import type { JobParts } from "../jobs/job-handler";
import { removeAddressKeysBefore } from "../store/address-keys";
import { type DueChain, dueChains, lockChain, removeChain, updateChain } from "../store/consent-chains";
import { purgeConsents } from "../store/consents";
import { removeExports } from "../store/exports";

/** Chains of one round, and records of one transaction: visitors wait for the chain meanwhile. */
const CHAINS_AT_ONCE = 20;
const RECORDS_AT_ONCE = 2000;

/** Months for which an address can be matched to its hash (contract 5.2). */
const ADDRESS_KEY_MONTHS = 24;

/**
 * Deletes records whose retention has ended, the oldest of each chain first, and keeps their anchor: last hash, its
 * time, how many in all (contract 5.2). The rest of a chain is contiguous.
 * @returns whether more may be due
 */
export async function purgeRecords(parts: Pick<JobParts, "store" | "runtime">): Promise<boolean> {
  const due = await dueChains(parts.store.db, parts.runtime.now(), CHAINS_AT_ONCE);
  let isProgress = false;
  for (const chain of due) isProgress = (await purgeChain(parts, chain)) || isProgress;
  return isProgress;
}

/** @returns whether there was something to delete */
function purgeChain({ store }: Pick<JobParts, "store">, { cutoff, ...name }: DueChain): Promise<boolean> {
  return store.transaction(async (tx) => {
    const chain = await lockChain(tx, name);
    const purged = chain === null ? null : await purgeConsents(tx, name, cutoff, RECORDS_AT_ONCE);
    if (chain === null || purged === null) return false;
    if (purged.oldestAt === null && chain.kept_days !== null) {
      await removeChain(tx, name);
      // Their files have the records that were purged.
      await removeExports(tx, name);
      return true;
    }
    const { sequence, hash, event_at } = purged.last;
    await updateChain(tx, name, {
      oldest_at: purged.oldestAt,
      // Not the number of deleted rows: records that were missing among them would count as missing permanently. Rows
      // that a partial restore brought back were purged before.
      ...(sequence > chain.purged_count && { purged_hash: hash, purged_at: event_at, purged_count: sequence }),
    });
    return true;
  });
}

/** Deletes the keys of visitors' addresses after 24 months. */
export async function dropAddressKeys({ store, runtime }: Pick<JobParts, "store" | "runtime">): Promise<boolean> {
  const oldest = runtime.now();
  oldest.setUTCDate(1);
  oldest.setUTCMonth(oldest.getUTCMonth() - ADDRESS_KEY_MONTHS);
  await removeAddressKeysBefore(store.db, oldest.toISOString().slice(0, 7));
  return false;
}
