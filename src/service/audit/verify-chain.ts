import { type AuditChain, readAuditChain } from "../store/audit-chain";
import { chainedEvents } from "../store/audit-events";
import type { Queryable, Row, Store } from "../store/database";
import { auditHash } from "./audit-event";
import { rowCount } from "./row-count";

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
 * end, which is stored apart. Rows are read page by page, up to the end at the beginning: the one connection of a data
 * folder is free between them.
 * @param known an earlier end that was kept elsewhere; it alone shows a chain that was made again as a whole
 */
export async function verifyChain({ db }: Pick<Store, "db">, known: AuditHead | null = null): Promise<AuditVerdict> {
  const chain = await readAuditChain(db);
  const { purged, faults } = await faultsOf(stepsOf(db, chain), chain, known);
  return { length: chain.length, purged, head: chain.last_hash, faults };
}

/** A place of the chain, and its row; null if everything up to there is purged. */
interface Step {
  readonly sequence: number;
  readonly hash: string | null;
  readonly row: Row<"audit_events"> | null;
}

/** The places from the last purged row to the end, in order. A purge meanwhile is a step, too. */
async function* stepsOf(db: Queryable, { length, purged_count, purged_hash }: AuditChain): AsyncGenerator<Step> {
  yield { sequence: purged_count, hash: purged_hash, row: null };
  for (let at = purged_count; at < length; ) {
    const rows = await chainedEvents(db, { after: at, until: length, limit: ROWS_AT_ONCE });
    if (rows[0]?.sequence !== at + 1) {
      const now = await readAuditChain(db);
      if (now.purged_count > at) {
        at = now.purged_count;
        yield { sequence: at, hash: now.purged_hash, row: null };
        continue;
      }
    }
    for (const row of rows) {
      at = row.sequence ?? length;
      yield { sequence: at, hash: row.hash, row };
    }
    if (rows.length === 0) return;
  }
}

async function faultsOf(
  steps: AsyncIterable<Step>,
  chain: AuditChain,
  known: AuditHead | null,
): Promise<Pick<AuditVerdict, "purged" | "faults">> {
  const faults: string[] = [];
  const note = (fault: string) => faults.length < MAX_FAULTS && faults.push(fault);
  let purged = chain.purged_count;
  let [last, end]: [number, string | null] = [-1, null];
  for await (const { sequence, hash, row } of steps) {
    if (row === null) {
      purged = sequence;
      if (known !== null && known.sequence > last && known.sequence < purged)
        note(`Row ${known.sequence} was purged. Pass a later end of the chain with --head.`);
    } else if (sequence === last + 2) note(`Row ${last + 1} is missing.`);
    else if (sequence !== last + 1) note(`Rows ${last + 1} to ${sequence - 1} are missing.`);
    else if (hash !== auditHash(row, sequence, end)) note(`Row ${sequence} (${row.id}) was changed.`);
    if (known?.sequence === sequence && known.hash !== hash)
      note(`Row ${sequence} has the hash ${hash}, not the one in --head: ${known.hash}.`);
    [last, end] = [sequence, hash];
  }
  if (last < chain.length) note(`The chain has ${rowCount(chain.length)}, but ends with row ${last}.`);
  else if (last === chain.length && end !== chain.last_hash) note(`Row ${last} is not the stored end of the chain.`);
  if (known !== null && known.sequence > chain.length)
    note(`The chain has ${rowCount(chain.length)}, fewer than ${known.sequence}, the row in --head.`);
  return { purged, faults };
}
