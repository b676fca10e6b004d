import { listed } from "../values/describe-value";
import { type Basis, inPlaces } from "./basis";
import type { ResolvedBannerComponents } from "./generated/resolved-banner-document";
import { texts } from "./legal-texts";
import type { RegimeRow } from "./regimes/regime-row";

type Category = ResolvedBannerComponents["BannerCategory"];
type Exemption = NonNullable<Category["exempt"]>;

const unitedKingdom = inPlaces(
  "GB",
  "PECR schedule A1, by the Data (Use and Access) Act 2025, section 112, since 2026-02-05",
  texts.ukMeasurement,
);

/** Places where storage that is not strictly necessary needs no consent, with the legal text. */
export const exemptions: Readonly<Record<Exemption, readonly Basis[]>> = {
  audience_measurement: [
    inPlaces(
      "FR GF GP MF MQ RE YT NC PF WF TF BL PM",
      "CNIL, deliberations 2020-091, article 5 (conditions), and 2020-092, article 5 (13 and 25 months)",
      texts.cnilGuidelines,
    ),
    inPlaces("IT", "Garante, guidelines of 2021-06-10, no. 231, section 7.2", texts.garante),
    inPlaces("ES", "AEPD, guide on cookies for audience measurement, January 2024", texts.aepdMeasurement),
    inPlaces("NL", "Telecommunicatiewet, article 11.7a(3)(b)", texts.dutchTelecoms),
    unitedKingdom,
  ],
  appearance: [unitedKingdom],
};

/**
 * Reports whether a category may run without consent in a place: it declares an exemption that exists there, and
 * nothing contradicts it.
 */
export function isExemptIn(category: Category, row: RegimeRow): boolean {
  const { exempt } = category;
  return (
    exempt !== undefined &&
    contradictionsOf(category).length === 0 &&
    exemptions[exempt].some(({ binds }) => binds?.(row))
  );
}

/**
 * Reports whether a category that declares no exemption may be one that only measures the audience, in places that all
 * exempt it.
 */
export function couldBeExempt(category: Category, rows: readonly RegimeRow[]): boolean {
  const isMeasuring = category.signals.every((signal) => signal === "analytics_storage");
  const declared: Category = { ...category, exempt: "audience_measurement" };
  return category.exempt === undefined && isMeasuring && rows.every((row) => isExemptIn(declared, row));
}

/** Traits of a category with which no exemption holds, in words. */
export function contradictionsOf({ signals, sale_or_share, sensitive }: Category): string[] {
  const ads = signals.filter((signal) => signal.startsWith("ad_"));
  return [
    ...(ads.length === 0 ? [] : [`grants ${listed(ads)}`]),
    ...(sale_or_share ? ["sells or shares data"] : []),
    ...(sensitive ? ["is sensitive"] : []),
  ];
}
