import { type Basis, isUnread } from "./basis";
import { reasonToWarn, sourceOfDocument } from "./reason-to-warn";
import { regimeTable } from "./regimes/regime-table";
import type { Rule } from "./rule";

const levels = { S: "error; the document is refused", E: "error", W: "warning" } as const;

/** The Markdown list that describes a code: when it is raised, its level, places, law and fix. */
export function ruleEntry(rule: Rule): string {
  const { condition, fix, since, readsPhrases } = rule;
  const languages = readsPhrases ? "- Languages: those of the section *Languages*\n" : "";
  return `- Raised when: ${condition}
- Level: ${levelOf(rule)}${isErrorSomewhere(rule) ? (rule.isWaivable ? "; can be waived" : "; cannot be waived") : ""}
- Places: ${placesOf(rule)}
${languages}- Law: ${lawOf(rule)}
- Fix: ${fix}
- Since: ${since}
`;
}

/** The level of a code in words. */
export function levelOf(rule: Rule): string {
  return rule.level === "E" && !isErrorSomewhere(rule)
    ? "warning; we have not checked the source yet"
    : levels[rule.level];
}

/** Reports whether a rule raises an error that a publish needs a waiver for in some place. */
export function isErrorSomewhere(rule: Rule): boolean {
  const { level, places } = rule;
  if (level !== "E") return false;
  if (places === null) return !isUnread(sourceOfDocument(rule, regimeTable));
  return regimeTable.some((row) => places.includes(row) && reasonToWarn(rule, row) === null);
}

/** The places of a code in words. */
export function placesOf({ places }: Rule): string {
  return places === null ? "all" : places.label;
}

/** The legal basis of a rule: each source once, and the default where none of them binds. */
export function lawOf({ basis, places }: Rule, printed: (source: Basis) => string = linked): string {
  const named = [...new Map(basis.map((source) => [source.text, source])).values()].map(printed);
  const isLeftOver = regimeTable.some(
    (row) =>
      (places === null || places.includes(row)) && basis.every(({ binds }) => binds !== undefined && !binds(row)),
  );
  const rest = places === null ? "a rule of consentform" : "the act in the table of regimes";
  return [...named, ...(isLeftOver ? [named.length === 0 ? rest : `elsewhere ${rest}`] : [])].join("; ");
}

function linked({ text, url, read_at }: Basis): string {
  const name = url === undefined ? text : `[${text}](${url})`;
  return read_at === null ? `${name} (we have not checked this text)` : name;
}
