import { type Basis, isUnread, serviceRule, sourceAmong, sourceIn } from "./basis";
import { type LevelFacts, levelFor, type WarningReason } from "./level-table";
import type { RegimeRow } from "./regimes/regime-row";
import type { Rule } from "./rule";

/** The facts about a rule in a row that decide about its level, apart from the document. */
export function placeFacts(rule: Rule, row: RegimeRow): LevelFacts {
  const hasRoom = row.cautious || rule.warnsIn?.(row) === true;
  return { level: rule.level, hasRoom, isUnverified: isUnverifiedIn(rule, row) };
}

/** Why an error of a rule only warns in a row; null where it is an error, and for rules that are nowhere an error. */
export function reasonToWarn(rule: Rule, row: RegimeRow): WarningReason | null {
  return rule.level === "E" ? levelFor(placeFacts(rule, row)).reason : null;
}

/**
 * The source of a rule about the document as a whole, which is for these places. Where no one has read the law of any
 * of them, an error is the service's own: it holds in places without such a law too.
 */
export function sourceOfDocument({ basis, level }: Rule, rows: readonly RegimeRow[]): Basis {
  const source = sourceAmong(basis, rows);
  if (level !== "E" || !isUnread(source) || source.binds === undefined) return source;
  return { text: `${serviceRule.text}; ${source.text} may ask for it too, which we have not checked` };
}

/** Reports whether no one has read what a rule rests on in a row: the source that it names, or else the row's law. */
function isUnverifiedIn({ basis }: Rule, row: RegimeRow): boolean {
  const source = sourceIn(basis, row);
  return source === null ? row.reviewed_at === null : isUnread(source);
}
