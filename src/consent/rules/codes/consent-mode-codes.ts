import { listed } from "../../values/describe-value";
import { european, everywhere, nationalActs, serviceRule } from "../basis";
import { type ConsentSignal, consentSignals } from "../consent-signal";
import type { EvaluatedCategory, Evaluation, PlaceGroup } from "../evaluation";
import { texts } from "../legal-texts";
import { needsChoice } from "../needs-choice";
import { googleConsentPlaces, optInPlaces, optInPlacesOfAnyVisitor } from "../place-selector";
import { placeOf } from "../regimes/regime-table";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";

/** Google's consent mode. */
export const consentModeCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "consent-mode-advanced",
    level: "W",
    condition: "implementation is advanced.",
    basis: [european("EDPB Guidelines 2/2023", texts.edpbTracking)],
    fix: "Set `implementation` to `basic`.",
    find: ({ document: { consent_mode } }) =>
      consent_mode?.enabled === true && consent_mode.implementation === "advanced"
        ? [
            {
              pointer: "/consent_mode/implementation",
              message: "With implementation: advanced, Google's tags send data to Google before visitors agree.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "consent-mode-unmapped",
    level: "W",
    condition:
      "With consent_mode.enabled, an optional category names Google in its label or description, but no optional category has analytics_storage or an ad_* signal.",
    basis: [everywhere("Google, consent types of consent mode", texts.googleSignals)],
    // Not to add a signal: whoever obeys must not grant more than before.
    fix: "If no tag of Google's runs on the website, set `consent_mode.enabled` to false.",
    find: ({ document: { consent_mode, categories } }) =>
      consent_mode?.enabled !== true || !categories.some(isAboutGoogle) || categories.some(isAskedForGoogle)
        ? []
        : [
            {
              pointer: "/consent_mode/enabled",
              message:
                "consent_mode is on, but no choice of a visitor grants measurement or advertising to Google's tags. Both stay denied, which is safe.",
            },
          ],
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "consent-mode-default-permissive",
    level: "E",
    condition:
      "A regional default grants a signal that no required category and no category exempt there has, in its regions.",
    basis: [nationalActs],
    fix: "Set the signal to `denied`.",
    find: grantedByDefault,
  }),
  placeRule(optInPlaces, {
    code: "url-passthrough",
    level: "W",
    condition: "url_passthrough is true.",
    basis: [european("EDPB Guidelines 2/2023", texts.edpbTracking)],
    fix: "Set `url_passthrough` to false.",
    find: ({ document: { consent_mode } }) =>
      consent_mode?.enabled === true && consent_mode.url_passthrough
        ? [
            {
              pointer: "/consent_mode/url_passthrough",
              message: "With url_passthrough: true, links pass identifiers on to Google before visitors agree.",
            },
          ]
        : [],
  }),
  placeRule(googleConsentPlaces, {
    code: "consent-mode-off",
    level: "W",
    condition: "A category has an ad_* signal, an optional category names Google, and consent_mode is off.",
    basis: [everywhere("Google EU user consent policy", texts.googleConsent)],
    fix: "If tags of Google's run, set `consent_mode.enabled` to true. If not, remove the `ad_*` signals.",
    since: SECOND_RULES_VERSION,
    find: ({ document: { consent_mode, categories } }) =>
      consent_mode?.enabled !== true && categories.some(hasAdSignal) && categories.some(isAboutGoogle)
        ? [
            {
              pointer: "/consent_mode",
              message:
                "Do tags of Google's run on the website? Categories have its signals for advertising, but consent_mode is off, so its tags do not learn what visitors chose.",
              fix: "If so, set consent_mode.enabled to true. If not, remove the ad_* signals.",
            },
          ]
        : [],
  }),
  placeRule(googleConsentPlaces, {
    code: "ads-data-unredacted",
    level: "W",
    condition: "With consent_mode.enabled, ads_data_redaction is false.",
    basis: [serviceRule],
    fix: "Set `ads_data_redaction` to true.",
    since: SECOND_RULES_VERSION,
    find: ({ document: { consent_mode } }) =>
      consent_mode?.enabled === true && !consent_mode.ads_data_redaction
        ? [
            {
              pointer: "/consent_mode/ads_data_redaction",
              message:
                "With ads_data_redaction: false, Google learns which ad a visitor clicked, even if the visitor refuses.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "ad-signals-split",
    level: "W",
    condition: "A category has ad_user_data or ad_personalization without ad_storage.",
    basis: [everywhere("Google, consent types of consent mode", texts.googleSignals)],
    // Not to add ad_storage: whoever obeys must not grant more than before.
    fix: "Remove these `signals` from the category.",
    since: SECOND_RULES_VERSION,
    find: ({ document: { categories } }) =>
      categories.flatMap((category, i) =>
        hasAdSignal(category) && !category.signals.includes("ad_storage")
          ? [
              {
                pointer: `/categories/${i}/signals`,
                message: `The category ${category.key} lets Google use data for advertising (${listed(category.signals.filter(isAdSignal))}), but has no ad_storage, so visitors never choose advertising there.`,
                fix: `Remove ${listed(category.signals.filter(isAdSignal))} from ${category.key}.`,
              },
            ]
          : [],
      ),
  }),
];

function isAdSignal(signal: string): boolean {
  return signal.startsWith("ad_");
}

/** Reports whether visitors read of Google in an optional category. */
function isAboutGoogle({ required, label, description }: EvaluatedCategory): boolean {
  const texts = [...Object.values(label), ...Object.values(description ?? {})];
  return !required && texts.some((text) => /\bgoogle\b/i.test(text));
}

/** Reports whether a visitor can grant measurement or advertising to Google's tags with a category. */
function isAskedForGoogle({ required, signals }: EvaluatedCategory): boolean {
  return !required && signals.some((signal) => signal === "analytics_storage" || isAdSignal(signal));
}

function hasAdSignal({ signals }: EvaluatedCategory): boolean {
  return signals.some(isAdSignal);
}

function grantedByDefault(
  { document: { consent_mode, categories }, reads: { each } }: Evaluation,
  { rows }: PlaceGroup,
): Candidate[] {
  if (consent_mode?.enabled !== true) return [];
  const withSignal = (signal: ConsentSignal) => categories.filter(({ signals }) => signals.includes(signal));
  return each(consent_mode.regional_defaults, ({ regions, signals }, i) => {
    const inRegions = rows.filter((row) => regions.includes(row.country) || regions.includes(placeOf(row)));
    if (inRegions.length === 0) return [];
    return each(consentSignals, (signal): Candidate[] => {
      if (!Object.hasOwn(signals, signal) || signals[signal] !== "granted") return [];
      const carriers = withSignal(signal);
      return [
        {
          pointer: `/consent_mode/regional_defaults/${i}/signals/${signal}`,
          message: `Google's tags get ${signal} before visitors in ${listed(regions, 6)} choose.`,
          fix: `Set ${signal} to denied for ${listed(regions, 6)}.`,
          joint: {
            item: signal,
            fault: `Google's tags get {items} before visitors in ${listed(regions, 6)} choose.`,
            fix: `Set {items} to denied for ${listed(regions, 6)}.`,
          },
          rows: inRegions.filter((row) => carriers.every((category) => needsChoice(category, row))),
        },
      ];
    });
  });
}
