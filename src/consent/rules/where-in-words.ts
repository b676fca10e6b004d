import { listed } from "../values/describe-value";
import type { WarningReason } from "./level-table";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import type { Rule } from "./rule";

/** Places that a sentence names before it counts the rest; `places` of the finding has them all. */
const MAX_PLACES = 6;

const causes: Readonly<Record<WarningReason, string>> = {
  "not verified": "we have not checked the source",
  "the law leaves room": "the law leaves room",
  "outside regimes.audience": "outside regimes.audience",
};

/** The sentences at the end of a message: a finding's places, and the reason of each; null is a place without one. */
export function whereInWords(
  { level }: Rule,
  rows: readonly RegimeRow[],
  reasons: readonly (WarningReason | null)[],
): string[] {
  // A visitor whose place is unknown has no code.
  const named = rows.map((row, i) => ({ place: placeOf(row), reason: reasons[i] })).filter(({ place }) => place !== "");
  const all = named.map(({ place }) => place);
  const withReason = (wanted: WarningReason) =>
    named.flatMap(({ place, reason }) => (reason === wanted ? [place] : []));
  const known = [...new Set(reasons.filter((reason) => reason !== null))].sort();
  const applies = all.length === 0 ? [] : [`Applies${inPlaces(all)}.`];
  if (known.length === 0) return applies;
  if (level === "E") return known.map((reason) => `Only a warning${inPlaces(withReason(reason))}: ${causes[reason]}.`);
  const unchecked = withReason("not verified");
  const of = unchecked.length < all.length ? ` for ${listed(unchecked, MAX_PLACES)}` : "";
  return [...applies, `We have not checked the source${of}.`];
}

function inPlaces(places: readonly string[]): string {
  return places.length === 0 ? "" : ` in ${listed(places, MAX_PLACES)}`;
}
