import { hasGroup } from "../../src/consent/rules/wording/find-phrase";
import type { PhraseGroup } from "../../src/consent/rules/wording/wording";
import { wordingLanguages } from "../../src/consent/rules/wording/wording-of";
import { markdownTable } from "./markdown-table";

/** Rules that find nothing in a language without this group of phrases. */
const decisive: Readonly<Record<string, PhraseGroup>> = {
  "purpose-vague": "vague",
  "minors-text": "minor",
  "withdrawal-unmentioned": "withdrawing",
};

/** Rules that find only some faults in a language without all of these groups. */
const partial: Readonly<Record<string, readonly PhraseGroup[]>> = {
  "consent-wall-text": ["barring", "unlocking", "reserving", "law", "obliging", "bound", "perks", "scolding"],
  "reject-label-misleading": ["rewarding", "scolding", "pleasing"],
  "accept-label-unclear": ["rewarding"],
  "withdrawal-burdened": ["taxing"],
  "refusal-burdened": ["taxing", "unwilling", "partnerwise"],
  "consent-bundled": ["joining", "contacts"],
  "sharing-denied": ["keeping"],
  "legitimate-interest-text": ["interest"],
  "preselected-text": ["preselecting"],
  "label-contradicts-button": ["preset"],
};

/** Languages by the rules that read sentences and labels there; those with the same rules share a row. */
export function languageTable(): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const rows = new Map<string, string[]>();
  for (const tag of wordingLanguages) {
    const lacks = (group: PhraseGroup) => !hasGroup(tag, group);
    const none = Object.keys(decisive).filter((code) => lacks(decisive[code] as PhraseGroup));
    const some = Object.keys(partial).filter((code) => partial[code]?.some(lacks));
    const key = JSON.stringify([none.join(", ") || "none", some.join(", ") || "none"]);
    rows.set(key, [...(rows.get(key) ?? []), names.of(tag) ?? tag]);
  }
  const lengthOf = (key: string) => (key.match(/-/g) ?? []).length;
  return markdownTable(
    ["languages", "rules that find nothing", "rules that find only some faults"],
    [...rows.entries()]
      .sort(([one], [other]) => lengthOf(one) - lengthOf(other))
      .map(([key, languages]) => [languages.sort().join(", "), ...JSON.parse(key)]),
  );
}
