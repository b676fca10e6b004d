import { systemActor } from "../audit/audit-act";
import { countAct } from "../audit/record-act";
import type { JobParts } from "../jobs/job-handler";
import { DAY_MS, MINUTE_MS } from "../runtime/durations";
import { removeAddressKeysBefore } from "../store/address-keys";
import {
  type ChainName,
  chainsOf,
  isSetBack,
  keepChainsOf,
  lockChain,
  removeChain,
  updateChain,
} from "../store/consent-chains";
import { removeOldReceipts } from "../store/consent-receipts";
import { purgeConsents } from "../store/consents";
import type { Row } from "../store/database";
import { removeExports } from "../store/exports";
import { type DueRecords, leaseDueRecords, removeRecordCheck, setRecordCheck } from "../store/record-checks";
import { hasWorkspace } from "../store/workspaces";
import { oldestChoiceId } from "./choice-times";

/** Sites of one round, and rows of one transaction: visitors wait for the chain meanwhile. */
const SITES_AT_ONCE = 100;
const ROWS_AT_ONCE = 2000;
/** A process that dies in a round leaves its sites to others after this time. */
const LEASE_MS = 10 * MINUTE_MS;
/** Each site is looked at this often, in case its retention changed. */
const LONGEST_PAUSE_MS = DAY_MS;
/** No receipt that was made today is kept for this long. */
const AFTER_ALL_MS = 100 * DAY_MS;

/** Months for which an address can be matched to its hash (contract 5.2). */
const ADDRESS_KEY_MONTHS = 24;

type PurgeParts = Pick<JobParts, "store" | "runtime">;

/**
 * Deletes records whose retention has ended, the oldest of each chain first, and keeps their anchor: last hash, its
 * time, how many in all (contract 5.2). The rest of a chain is contiguous. Receipts of choices that are refused by
 * their age go with them. Each statement is about one site (docs/scale.md).
 * @returns whether more may be due
 */
export async function purgeRecords(parts: PurgeParts): Promise<boolean> {
  const now = parts.runtime.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await parts.store.transaction((tx) => leaseDueRecords(tx, now, leaseUntil, SITES_AT_ONCE));
  for (const one of due) {
    const next = await purgeSite(parts, one, now);
    if (next === null) await removeRecordCheck(parts.store.db, one.siteId);
    else await setRecordCheck(parts.store.db, one.siteId, leaseUntil, next);
  }
  return due.length > 0;
}

/** @returns when the site is to be looked at again; null if nothing is left of it */
async function purgeSite(parts: PurgeParts, due: DueRecords, now: Date): Promise<Date | null> {
  const { siteId } = due;
  const { db } = parts.store;
  const chains = await chainsOf(db, siteId);
  const [chain] = chains;
  const isOrphan = due.keptDays === null && chain !== undefined && !(await hasWorkspace(db, chain.workspace_id));
  if (isOrphan && chains.some(({ kept_days }) => kept_days !== 0)) {
    await parts.store.transaction((tx) => keepChainsOf(tx, { id: siteId, name: siteId }, 0));
    return now;
  }
  let next = now.getTime() + LONGEST_PAUSE_MS;
  for (const one of chains) {
    const keptDays = due.keptDays ?? one.kept_days;
    if (one.oldest_at === null || keptDays === null) continue;
    const endOfOldest = one.oldest_at.getTime() + keptDays * DAY_MS;
    const isPurged = endOfOldest < now.getTime() && (await purgeChain(parts, one, cutoffOf(now, keptDays)));
    if (isPurged || endOfOldest >= now.getTime()) next = Math.min(next, isPurged ? now.getTime() : endOfOldest + 1);
  }
  const isGone = due.keptDays === null && chains.length === 0;
  const at = new Date(now.getTime() + (isGone ? AFTER_ALL_MS : 0));
  const old = { now: at, before: oldestChoiceId(at) };
  if ((await removeOldReceipts(db, siteId, old, ROWS_AT_ONCE)) === ROWS_AT_ONCE) return now;
  return isGone ? null : new Date(next);
}

function cutoffOf(now: Date, keptDays: number): Date {
  return new Date(now.getTime() - keptDays * DAY_MS);
}

/** @returns whether there was something to delete */
function purgeChain(
  { store, runtime }: PurgeParts,
  { site_id, workspace_id, environment }: Row<"consent_chains">,
  cutoff: Date,
): Promise<boolean> {
  const name: ChainName = { siteId: site_id, environment };
  return store.transaction(async (tx) => {
    const chain = await lockChain(tx, name);
    if (chain === null) return false;
    const purged = await purgeConsents(tx, name, cutoff, { limit: ROWS_AT_ONCE, isSetBack: isSetBack(chain) });
    if (purged === null) return false;
    await countAct(
      tx,
      runtime,
      {
        act: "purge records",
        actor: systemActor,
        workspaceId: workspace_id,
        siteId: site_id,
        object: { type: "site", id: site_id },
        after: { environment },
        at: runtime.now(),
      },
      DAY_MS,
    );
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
