import type { ConsentSignal } from "../consent-signal";
import { consentSignals } from "../consent-signal";
import { listed } from "../describe-value";
import type { Judgement, PlaceGroup } from "../judgement";
import { optInPlaces } from "../place-selector";
import { placeOf } from "../regimes/regime-table";
import { documentRule, type Hit, placeRule, type Rule } from "../rule";

/** Google's consent mode and the IAB's TCF. */
export const frameworkCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "consent-mode-advanced",
    level: "W",
    condition: "implementation is advanced.",
    basis: "EDPB 2/2023",
    find: ({ document: { consent_mode } }) =>
      consent_mode?.enabled === true && consent_mode.implementation === "advanced"
        ? [
            {
              pointer: "/consent_mode/implementation",
              message: "advanced sends pings to Google before consent. Use basic, or have it examined.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "consent-mode-unmapped",
    level: "E",
    condition: "consent_mode.enabled and a signal is in no category.",
    basis: "Google's rules",
    find: ({ document: { consent_mode, categories } }) => {
      const mapped = new Set(categories.flatMap(({ signals }) => signals));
      const missing = consentSignals.filter((signal) => !mapped.has(signal));
      return consent_mode?.enabled !== true || missing.length === 0
        ? []
        : [
            {
              pointer: "/categories",
              message: `No category grants ${listed(missing)}. Add each to the signals of a category, or switch consent_mode off.`,
            },
          ];
    },
  }),
  placeRule(optInPlaces, {
    code: "consent-mode-default-permissive",
    level: "E",
    condition: "A regional default grants a signal whose categories are optional, in its regions.",
    basis: "ePrivacy 5(3)",
    find: grantedByDefault,
  }),
  placeRule(optInPlaces, {
    code: "url-passthrough",
    level: "W",
    condition: "url_passthrough is true.",
    basis: "EDPB 2/2023",
    find: ({ document: { consent_mode } }) =>
      consent_mode?.enabled === true && consent_mode.url_passthrough
        ? [
            {
              pointer: "/consent_mode/url_passthrough",
              message: "url_passthrough hands identifiers on in links without consent. Set it to false.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "tcf-incomplete",
    level: "E",
    condition: "tcf.enabled and cmp_id, publisher_country or a privacy policy link is missing.",
    basis: "TCF policies",
    find: incompleteTcf,
  }),
  documentRule({
    code: "tcf-vendor-count",
    level: "E",
    condition: "tcf.enabled and banner.body of the default language lacks `{vendor_count}`.",
    basis: "TCF policies, app. B",
    find: ({ document: { tcf, texts, languages } }) =>
      tcf?.enabled !== true || texts[languages.default]?.banner?.body?.includes("{vendor_count}") === true
        ? []
        : [
            {
              pointer: `/texts/${languages.default}/banner/body`,
              message: "The first layer must tell how many vendors there are. Put {vendor_count} into banner.body.",
            },
          ],
  }),
  documentRule({
    code: "tcf-li-purposes",
    level: "E",
    condition: "A restriction of type require_li for a purpose 3 to 6.",
    basis: "TCF policies 2.2",
    find: ({ document: { tcf } }) =>
      (tcf?.publisher_restrictions ?? []).flatMap(({ purpose, type }, i) =>
        type === "require_li" && purpose >= 3 && purpose <= 6
          ? [
              {
                pointer: `/tcf/publisher_restrictions/${i}/type`,
                message: `Purpose ${purpose} cannot rest on legitimate interest since TCF 2.2. Use require_consent or not_allowed.`,
              },
            ]
          : [],
      ),
  }),
  documentRule({
    code: "tcf-all-vendors",
    level: "W",
    condition: "tcf.enabled and vendors is all.",
    basis: "TCF policies",
    find: ({ document: { tcf } }) =>
      tcf?.enabled === true && tcf.vendors === "all"
        ? [
            {
              pointer: "/tcf/vendors",
              message: "All vendors of the Global Vendor List are disclosed. List those that the site works with.",
            },
          ]
        : [],
  }),
];

function* grantedByDefault({ document: { consent_mode, categories } }: Judgement, { rows }: PlaceGroup): Iterable<Hit> {
  if (consent_mode?.enabled !== true) return;
  const isOptional = (signal: ConsentSignal) =>
    !categories.some(({ required, signals }) => required && signals.includes(signal));
  for (const [i, { regions, signals }] of consent_mode.regional_defaults.entries()) {
    const inRegions = rows.filter((row) => regions.includes(row.country) || regions.includes(placeOf(row)));
    if (inRegions.length === 0) continue;
    for (const signal of consentSignals) {
      if (!Object.hasOwn(signals, signal) || signals[signal] !== "granted" || !isOptional(signal)) continue;
      yield {
        pointer: `/consent_mode/regional_defaults/${i}/signals/${signal}`,
        message: `${signal} is granted before a choice, but no required category has it. Set it to denied there.`,
        rows: inRegions,
      };
    }
  }
}

function incompleteTcf({ document: { tcf, links, languages } }: Judgement): Hit[] {
  if (tcf?.enabled !== true) return [];
  const hasPolicy = links.privacy_policy !== undefined && Object.hasOwn(links.privacy_policy, languages.default);
  const parts: [pointer: string, isThere: boolean, what: string][] = [
    ["/tcf/cmp_id", tcf.cmp_id !== undefined, "cmp_id, the id of the consent management platform"],
    ["/tcf/publisher_country", tcf.publisher_country !== undefined, "publisher_country"],
    [`/links/privacy_policy/${languages.default}`, hasPolicy, "a privacy policy link in the default language"],
  ];
  return parts
    .filter(([, isThere]) => !isThere)
    .map(([pointer, , what]) => ({ pointer, message: `The TCF needs ${what}. Add it, or switch tcf off.` }));
}
