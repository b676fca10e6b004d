import type { BannerDocument } from "../rules/generated/banner-document";
import type { PreviewRule } from "./preview-scenario";

/** Models, the one that asks most first. */
const models = ["opt_in", "opt_out", "notice", "none"];

/**
 * The place that a preview shows first, as the index of its rule and its index in that rule: the first place of the
 * audience; else a place of the European Union that a rule names, in the country of the document's language if
 * possible; else visitors of the strictest rule that asks.
 */
export function firstPreviewedPlace(
  { regimes, languages }: Pick<BannerDocument, "regimes" | "languages">,
  rules: readonly PreviewRule[],
): string {
  const shown = rules.flatMap((rule, ruleIndex) =>
    rule.places.map((place, index) => ({ rule, place, value: `${ruleIndex} ${index}` })),
  );
  const [audience] = regimes.audience ?? [];
  const addressed = shown.filter(({ place }) => audience !== undefined && place.country === audience.slice(0, 2));
  const exact = addressed.find(({ place }) => (place.region ?? place.country) === audience);
  const { region } = new Intl.Locale(languages.default).maximize();
  const european = shown.filter(({ rule, place }) => rule.id !== null && rule.isAsking && place.regime === "gdpr");
  const asked = shown
    .filter(({ rule }) => rule.isAsking)
    .sort((one, other) => models.indexOf(one.rule.model) - models.indexOf(other.rule.model));
  const first =
    exact ??
    // A part of a country whose law is the country's.
    addressed[0] ??
    european.find(({ place }) => place.country === region) ??
    // Its largest country, because the first in the alphabet is not a member.
    european.find(({ place }) => place.country === "DE") ??
    european[0] ??
    asked.find(({ place, rule }) => place.country === null && rule.model === asked[0]?.rule.model) ??
    asked[0] ??
    shown[0];
  return first?.value ?? "";
}
