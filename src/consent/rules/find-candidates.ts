import type { Basis } from "./basis";
import type { Evaluation, PlaceGroup } from "./evaluation";
import type { BannerDocument } from "./generated/banner-document";
import type { PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { type Candidate, type PlaceRule, type Rule, SECOND_RULES_VERSION } from "./rule";

/** A candidate with the rows of the regime table that it rests on; none for a rule of the document as a whole. */
export interface LocatedCandidate extends Pick<Candidate, "pointer" | "message" | "fix" | "joint"> {
  rows: readonly RegimeRow[];
  /** rules_version since which the rule finds this in a row; without a row, in the document as a whole. */
  sinceIn(row?: RegimeRow): string;
  /**
   * Rows outside the audience that get a setting of the whole document: whom the site addresses is its owner's
   * statement.
   */
  unaddressed: ReadonlySet<RegimeRow>;
  /** The source of a candidate about the document that differs from the rule's. */
  source?: Basis;
}

/** A candidate while its rows are collected. */
interface OpenCandidate {
  candidate: Candidate;
  rows: RegimeRow[];
  /** Rows in which the rule finds this later than the rule itself, with that rules_version. */
  widened: Map<RegimeRow, string>;
  unaddressed: Set<RegimeRow>;
}

/** The candidates of one rule, and the unknown places that it read: nothing that depends on these is a candidate. */
interface Found {
  readonly candidates: readonly LocatedCandidate[];
  readonly unknown: ReadonlySet<string>;
}

/** Everything that one rule finds, one candidate for each pointer, message and fix, in the order of the document. */
export function findCandidates(rule: Rule, evaluation: Evaluation, sent: BannerDocument): Found {
  if (rule.places !== null) return findInPlaces(rule, evaluation);
  const { result: candidates, read, skipped } = evaluation.reads.during(() => [...rule.find(evaluation, sent)]);
  if (read.size > 0) return { candidates: [], unknown: read };
  const located = candidates.map(({ pointer, message, fix, source, since = rule.since }) => ({
    pointer,
    message,
    rows: [],
    ...(fix !== undefined && { fix }),
    sinceIn: () => since,
    ...(source !== undefined && { source }),
    unaddressed: new Set<RegimeRow>(),
  }));
  return { candidates: located, unknown: skipped };
}

function findInPlaces(rule: PlaceRule, evaluation: Evaluation): Found {
  const { during } = evaluation.reads;
  const groups = during(() => evaluation.groupsTestedBy(rule.places));
  if (groups.read.size > 0) return { candidates: [], unknown: groups.read };
  const located = new Map<string, OpenCandidate>();
  const unknown = new Set(groups.skipped);
  for (const group of groups.result) {
    const { result: found, read, skipped } = during(() => findInGroup(rule, evaluation, group));
    for (const pointer of [...read, ...skipped]) unknown.add(pointer);
    for (const { candidate, ...more } of read.size > 0 ? [] : found) {
      const key = `${candidate.pointer}\n${candidate.message}\n${candidate.fix}`;
      const known: OpenCandidate = located.get(key) ?? {
        candidate,
        rows: [],
        widened: new Map(),
        unaddressed: new Set(),
      };
      known.rows.push(...more.rows);
      for (const [row, since] of more.widened) known.widened.set(row, since);
      for (const row of more.unaddressed) known.unaddressed.add(row);
      located.set(key, known);
    }
  }
  const candidates = [...located.values()].map(
    ({ candidate: { pointer, message, fix, joint }, rows, widened, unaddressed }) => ({
      pointer,
      message,
      rows: rows.sort(byPlace),
      unaddressed,
      ...(fix !== undefined && { fix }),
      ...(joint !== undefined && { joint }),
      sinceIn: (row?: RegimeRow) => (row && widened.get(row)) ?? rule.since,
    }),
  );
  return { candidates, unknown };
}

function findInGroup(rule: PlaceRule, evaluation: Evaluation, group: PlaceGroup): OpenCandidate[] {
  const { isRegardlessOfAudience } = rule.places;
  const candidates = [...rule.find(evaluation, group)].filter(({ rows }) => rows?.length !== 0);
  return candidates.map((candidate) => {
    const open: OpenCandidate = {
      candidate,
      rows: [...(candidate.rows ?? group.rows)],
      widened: new Map(),
      unaddressed: new Set(),
    };
    for (const row of open.rows) {
      // Outside the audience no rule was tested by the first rules.
      const isWidened = !isRegardlessOfAudience && !evaluation.isInAudience(row);
      if (isWidened && isOnlyAdvised(rule.places, group, candidate)) open.unaddressed.add(row);
      const since = isWidened ? SECOND_RULES_VERSION : candidate.since;
      if (since !== undefined && since > rule.since) open.widened.set(row, since);
    }
    return open;
  });
}

/** Outside the audience, an error stays one in a rule that names the place, and in what runs there before a choice. */
function isOnlyAdvised({ isFallbackTested }: PlaceSelector, { rule }: PlaceGroup, { pointer }: Candidate): boolean {
  return rule.id === null || !(isFallbackTested || pointer.startsWith(`${rule.pointer}/`));
}

function byPlace(a: RegimeRow, b: RegimeRow): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
