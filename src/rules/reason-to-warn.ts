import { type Basis, isUnread, serviceRule, sourceAmong, sourceIn } from "./basis";
import type { RegimeRow } from "./regimes/regime-row";
import type { Rule } from "./rule";

const ONLY_A_WARNING = ", so this is only a warning.";
const LEAVES_ROOM = `The law of these places leaves room for interpretation${ONLY_A_WARNING}`;
const LAW_UNREAD = "The law of these places has not been compared with its source";
const SOURCE_UNREAD = "The source of this rule has not been read";

/** Why an error of a rule only warns in a row; null where it is an error, and for rules that are nowhere an error. */
export function reasonToWarn(rule: Rule, row: RegimeRow): string | null {
  if (rule.level !== "E") return null;
  if (row.cautious || rule.warnsIn?.(row) === true) return LEAVES_ROOM;
  const unread = unreadIn(rule, row);
  return unread === null ? null : `${unread}${ONLY_A_WARNING}`;
}

/** The caveat of a warning about a row whose law or source no one has read; null where someone has. */
export function caveatOf(rule: Rule, row: RegimeRow): string | null {
  const unread = rule.level === "W" ? unreadIn(rule, row) : null;
  return unread === null ? null : `${unread}.`;
}

/**
 * The source of a rule about the document as a whole, which is for these places. Where no one has read the law of any
 * of them, an error is the service's own: it holds in places without such a law too.
 */
export function sourceOfDocument({ basis, level }: Rule, rows: readonly RegimeRow[]): Basis {
  const source = sourceAmong(basis, rows);
  return level === "E" && isUnread(source) && source.binds !== undefined ? serviceRule : source;
}

/** As `reasonToWarn`, for a rule about the document as a whole, with the source that it rests on. */
export function reasonOfDocument({ level }: Rule, source: Basis): string | null {
  if (level === "S" || !isUnread(source)) return null;
  return `${SOURCE_UNREAD}${level === "E" ? ONLY_A_WARNING : "."}`;
}

/** The unread basis of a rule in a row: the source that it names for the row, or else the row's own law. */
function unreadIn({ basis }: Rule, row: RegimeRow): string | null {
  const source = sourceIn(basis, row);
  if (source !== null) return isUnread(source) ? SOURCE_UNREAD : null;
  return row.reviewed_at === null ? LAW_UNREAD : null;
}
