import type { Schemas } from "@consentform/consent/contract";
import { isSetBack } from "../store/consent-chains";
import type { Queryable, Row } from "../store/database";
import type { ExportSelection } from "../store/exports";
import { chainGaps, type StoredChain, storedChain } from "../store/stored-chain";

type ChainDamage = Schemas["ChainDamage"];

/** Damage, and the times between which its records happened; null where nothing limits it. */
interface TimedDamage extends ChainDamage {
  readonly since: Date | null;
  readonly until: Date | null;
}

/** A manifest names so many damaged places: their number must not grow with the chain. */
const MAX_DAMAGED = 1000;

/**
 * The chain that a selection comes from, compared with its stored records. A partial restore or a stray DELETE is
 * signed as what it is: without the signature, no other record could be proved.
 * @param tx of one snapshot, in which the records are selected too
 * @param known the row of the chain in that snapshot; null before its first record
 */
export async function wholeChain(
  tx: Queryable,
  selection: ExportSelection,
  known: ChainEnds | null,
): Promise<Schemas["WholeChain"]> {
  const chain = known ?? noChain;
  const stored = await storedChain(tx, selection);
  const { first, last, count } = stored;
  const hasGaps = first !== null && last !== null && count < last.sequence - first.sequence + 1;
  const gaps = hasGaps ? await chainGaps(tx, selection, MAX_DAMAGED) : [];
  const between = gaps.map((gap) =>
    damage("missing", gap.before + 1, gap.after - 1, { since: gap.before_at, until: gap.after_at }),
  );
  const damaged = [...atBeginning(chain, stored), ...between, ...atEnd(chain, stored)];
  return {
    length: chain.length,
    purged: chain.purged_count,
    last_hash: chain.last_hash,
    damaged: damaged
      .filter((one) => isSetBack(chain) || mayBeIn(one, selection))
      .slice(0, MAX_DAMAGED)
      .map(({ kind, first, last }) => ({ kind, first, last })),
  };
}

/** The chain before its first record. */
const noChain = { length: 0, last_hash: null, last_at: null, purged_count: 0, purged_at: null, set_back_at: null };
type ChainEnds = Pick<Row<"consent_chains">, keyof typeof noChain>;

type Times = Pick<TimedDamage, "since" | "until">;

function damage(kind: ChainDamage["kind"], first: number, last: number, times: Times): TimedDamage {
  return { kind, first, last, ...times };
}

function atBeginning({ purged_count, purged_at, length, last_at }: ChainEnds, { first }: StoredChain) {
  const times = { since: purged_at, until: first?.event_at ?? last_at };
  const kept = first?.sequence ?? length + 1;
  if (kept > purged_count + 1) return [damage("missing", purged_count + 1, kept - 1, times)];
  return kept <= purged_count ? [damage("unexpected", kept, purged_count, { since: null, until: purged_at })] : [];
}

function atEnd({ length, last_hash, last_at }: ChainEnds, { last }: StoredChain): TimedDamage[] {
  if (last === null) return [];
  const times = { since: last.event_at, until: last_at };
  if (last.sequence < length) return [damage("missing", last.sequence + 1, length, times)];
  if (last.sequence > length) {
    return [damage("unexpected", length + 1, last.sequence, { since: last_at, until: last.event_at })];
  }
  return last.hash === last_hash ? [] : [damage("changed", length, length, times)];
}

/** Times do not fall along the chain. */
function mayBeIn({ since, until }: TimedDamage, { from, to }: ExportSelection): boolean {
  return (to === null || since === null || since < to) && (from === null || until === null || until >= from);
}
