import { listed } from "../values/describe-value";
import type { BannerFinding, PlacedReason } from "./banner-finding";
import type { WarningReason } from "./level-table";

/** Places that a sentence names before it counts the rest; `places` of the finding has them all. */
const MAX_PLACES = 6;

/** The parts of a finding that say where it applies, and as what. */
type Placed = Pick<BannerFinding, "ruleLevel" | "places" | "reasons">;

const causes: Readonly<Record<WarningReason, string>> = {
  "not verified": "we have not checked the source",
  "the law leaves room": "the law leaves room",
  "outside regimes.audience": "outside regimes.audience",
};

/** Places as a sentence lists them; "everywhere" for none. */
export function placesInWords(places: readonly string[]): string {
  return places.length === 0 ? "everywhere" : listed(places, MAX_PLACES);
}

/** A reason of a finding in words, with its places where it does not hold in all of the finding's. */
export function reasonInWords({ ruleLevel, places: all }: Placed, { reason, places }: PlacedReason): string {
  // The clause of each reason of an error names its places already.
  const isNamed = ruleLevel !== "E" && places.length < all.length;
  return `${causes[reason]}${isNamed ? ` for ${listed(places, MAX_PLACES)}` : ""}`;
}

/** The sentences at the end of a message: a finding's places, and the reason of each. */
export function sentencesOfPlaces(finding: Placed): string[] {
  const { ruleLevel, places, reasons } = finding;
  const inPlaces = (named: readonly string[]) => (named.length === 0 ? "" : ` in ${placesInWords(named)}`);
  if (ruleLevel === "E" && reasons.length > 0)
    return reasons.map((each) => `Only a warning${inPlaces(each.places)}: ${reasonInWords(finding, each)}.`);
  const notes = reasons.map((each) => reasonInWords(finding, each));
  return [
    ...(places.length === 0 ? [] : [`Applies${inPlaces(places)}.`]),
    ...notes.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`),
  ];
}
