import { type AuditChain, readAuditChain } from "../store/audit-chain";
import { chainedEvents } from "../store/audit-events";
import type { Queryable, Store } from "../store/database";
import { auditHash } from "./audit-event";

const ROWS_AT_ONCE = 1000;

/** The end of a chain, as an operator noted it before. */
export interface AuditHead {
  readonly sequence: number;
  readonly hash: string;
}

/** The result of a verification. */
export interface AuditVerdict {
  /** Rows that were chained, purged ones included. */
  readonly length: number;
  readonly purged: number;
  readonly head: string | null;
  /** One sentence for each break. Empty if the chain is whole. */
  readonly faults: readonly string[];
}

/** No more faults are listed: the first one says enough. */
const MAX_FAULTS = 20;

/**
 * Verifies that no chained row was deleted or changed: each hash, each place, the beginning that purges left, and the
 * end, which is stored apart.
 * @param known an earlier end that was kept elsewhere; it alone shows a chain that was made again as a whole
 */
export function verifyChain(store: Pick<Store, "read">, known: AuditHead | null = null): Promise<AuditVerdict> {
  return store.read(async (tx) => {
    const chain = await readAuditChain(tx);
    const faults = await faultsOf(tx, chain, known);
    return { length: chain.length, purged: chain.purged_count, head: chain.last_hash, faults };
  });
}

async function faultsOf(tx: Queryable, chain: AuditChain, known: AuditHead | null): Promise<string[]> {
  const faults: string[] = [];
  const note = (fault: string) => faults.length < MAX_FAULTS && faults.push(fault);
  let [sequence, hash] = [chain.purged_count, chain.purged_hash];
  const checkKnown = () => {
    if (known?.sequence === sequence && known.hash !== hash)
      note(`Row ${sequence} has the hash ${hash}, not the one in --head: ${known.hash}.`);
  };
  checkKnown();
  for (;;) {
    const rows = await chainedEvents(tx, sequence, ROWS_AT_ONCE);
    for (const row of rows) {
      const place = row.sequence ?? 0;
      if (place !== sequence + 1) note(`Rows ${sequence + 1} to ${place - 1} are missing.`);
      else if (row.hash !== auditHash(row, place, hash)) note(`Row ${place} (${row.id}) was changed.`);
      [sequence, hash] = [place, row.hash];
      checkKnown();
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (sequence !== chain.length) note(`The chain has ${chain.length} rows, but ends with row ${sequence}.`);
  else if (hash !== chain.last_hash) note(`Row ${sequence} is not the stored end of the chain.`);
  if (known !== null && known.sequence > chain.length)
    note(`The chain has ${chain.length} rows, fewer than ${known.sequence}, the row in --head.`);
  if (known !== null && known.sequence < chain.purged_count)
    note(`Row ${known.sequence} was purged. Pass a later end of the chain with --head.`);
  return faults;
}
