import { sourceIn } from "./basis";
import type { RegimeRow } from "./regimes/regime-row";
import type { Rule } from "./rule";

const LEAVES_ROOM = "The law of these places leaves room for interpretation, so this is only a warning.";
const NOT_COMPARED = "The law of these places has not been compared with its source, so this is only a warning.";

/**
 * Why an error of a rule only warns in a row; null where it is an error. A rule that warns anyway says the same
 * everywhere.
 */
export function reasonToWarn(rule: Rule, row: RegimeRow): string | null {
  if (rule.level !== "E") return null;
  if (row.cautious || rule.warnsIn?.(row) === true) return LEAVES_ROOM;
  return isRead(rule, row) ? null : NOT_COMPARED;
}

/** Reports whether someone read what the rule rests on in a row: the row's own law, or a source that the rule names. */
function isRead({ basis }: Rule, row: RegimeRow): boolean {
  const source = sourceIn(basis, row);
  return row.reviewed_at !== null || (source !== null && source.isUnread !== true);
}
