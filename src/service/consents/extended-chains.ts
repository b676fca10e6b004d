import type { Schemas } from "@consentform/consent/contract";
import { recordHash } from "@consentform/consent/proof";
import { canonicalJson } from "@consentform/consent/values";
import { type ChainEnd, type ChainName, keyOf, lockChains, moveChainEnds } from "../store/consent-chains";
import { insertRecords } from "../store/consents";
import type { Row, Transaction } from "../store/database";
import { earlier } from "./choice-times";
import type { HashedRecord, UnchainedRecord } from "./consent-record";

type Chain = Row<"consent_chains">;
type NewRow = Parameters<typeof insertRecords>[1][number];

/** A record of a chain, unmasked. */
export type ChainedRecord = Schemas["ConsentRecord"] & { readonly hash: string };

/** A locked chain with the records that were added to its end. They are stored by {@link writeExtended}. */
export interface ExtendedChain {
  readonly locked: Chain;
  readonly rows: readonly NewRow[];
  /** Time of the newest record; null if there has never been one. */
  lastAt(): Date | null;
  /** Adds a record of this time. @param choice how analytics counts it @returns the record, unmasked */
  add(record: UnchainedRecord, at: Date, choice: Row<"consent_records">["choice"]): ChainedRecord;
  /** The new end; null if no record was added. */
  end(): ChainEnd | null;
}

/**
 * Locks chains for new records.
 * @param isSkipping leaves out chains that another transaction holds, instead of waiting for them
 * @returns the chains by their keys
 */
export async function lockForRecords(
  tx: Transaction,
  names: readonly ChainName[],
  isSkipping: boolean,
): Promise<Map<string, ExtendedChain>> {
  const locked = await lockChains(tx, names, isSkipping);
  return new Map(
    locked.map((chain) => [keyOf({ siteId: chain.site_id, environment: chain.environment }), extended(chain)]),
  );
}

/** Stores the records that were added to chains, and moves the ends of these chains. */
export async function writeExtended(tx: Transaction, chains: readonly ExtendedChain[]): Promise<void> {
  const rows = chains.flatMap((chain) => chain.rows);
  if (rows.length === 0) return;
  await insertRecords(tx, rows);
  await moveChainEnds(
    tx,
    chains.flatMap(({ end }) => end() ?? []),
  );
}

function extended(locked: Chain): ExtendedChain {
  const { site_id, environment, workspace_id } = locked;
  const rows: NewRow[] = [];
  let { length, last_id, last_hash, last_at, oldest_at } = locked;
  let set_back_at: number | null = null;
  return {
    locked,
    rows,
    lastAt: () => last_at,
    add: (unchained, at, choice) => {
      length += 1;
      if (last_at !== null && at < last_at) set_back_at = length;
      const event = { ...unchained.event, time: at.toISOString() };
      const record = { ...unchained, event, previous_id: last_id, prev_hash: last_hash };
      const canonical = canonicalJson(record);
      const hash = recordHash(canonical);
      rows.push({
        ...columnsOf(record),
        workspace_id,
        sequence: length,
        event_at: at,
        hash,
        record: canonical,
        choice,
      });
      [last_id, last_hash, last_at, oldest_at] = [record.id, hash, at, earlier(oldest_at, at)];
      return { ...record, hash, masked: false };
    },
    end: () => {
      if (rows.length === 0 || last_id === null || last_hash === null || last_at === null || oldest_at === null) {
        return null;
      }
      return { site_id, environment, length, last_id, last_hash, last_at, oldest_at, set_back_at };
    },
  };
}

function columnsOf(record: HashedRecord) {
  const { site_id, environment, id, event, regime, version_number, subject_id, external_id } = record;
  return { site_id, environment, id, event_type: event.type, regime, version_number, subject_id, external_id };
}
