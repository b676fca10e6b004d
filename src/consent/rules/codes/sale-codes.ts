import { clipped, listed } from "../../values/describe-value";
import { european, inPlaces, nationalActs, serviceRule } from "../basis";
import type { EvaluatedCategory, Evaluation, PlaceGroup } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { texts } from "../legal-texts";
import { isOptionalKey, isOptionalLabel, isSensitiveName } from "../optional-purposes";
import {
  locationSaleBans,
  optInOrStates,
  optOutStates,
  sensitiveSaleBans,
  signalStates,
  underActs,
} from "../place-selector";
import { isLocationName, isPreciseLocationName, mentionsPreciseLocation } from "../precise-location";
import { sentencesOf } from "../prose-sentences";
import { conditionalSignalStates } from "../regimes/requirements";
import {
  type Candidate,
  documentRule,
  FOURTH_RULES_VERSION,
  placeRule,
  type Rule,
  SECOND_RULES_VERSION,
  THIRD_RULES_VERSION,
} from "../rule";
import { trackingProductIn } from "../tracking-products";
import { promotionIn, purposeIn } from "../wording/described-purpose";

const SINCE = SECOND_RULES_VERSION;

const marylandSale = inPlaces(
  "US-MD",
  "Maryland Online Data Privacy Act, Md. Code, Com. Law 14-4707(a)(2) (enacted as 14-4607)",
  texts.marylandSale,
);

const newJerseySale = inPlaces("US-NJ", "N.J.S.A. 56:8-166.12(a)(6)", texts.newJerseySale);

/** Rules for sale and sharing, and for categories wrongly called necessary. */
export const saleCodes: readonly Rule[] = [
  placeRule(optInOrStates, {
    code: "required-category-sells",
    level: "E",
    condition: "A required category has sale_or_share.",
    basis: [nationalActs, inPlaces("US-CA", "Cal. Civ. Code 1798.135(c)(4)", texts.ccpa135)],
    fix: "Make the category optional.",
    since: SINCE,
    find: ({ document: { categories }, reads: { each } }) =>
      each(categories, ({ key, required, sale_or_share }, i) =>
        required && sale_or_share
          ? [
              {
                pointer: `/categories/${i}/required`,
                message: `The category ${key} sells or shares personal information, and no visitor can refuse it. Make it optional.`,
              },
            ]
          : [],
      ),
  }),
  documentRule({
    code: "required-category-suspect",
    level: "W",
    condition:
      "A required category is sensitive, its key or a label names advertising, statistics or a similar purpose, or its description says that it serves them or names a product for them, such as Google Analytics; or the note about what is necessary does. Names are recognized in English and in the label's language, if a starter exists in that language; descriptions in the languages of implied-consent-text.",
    basis: [
      european(
        "EDPB cookie banner taskforce, report of 2023-01-17, type I (inaccurately classified essential cookies)",
        texts.edpbTaskforce,
      ),
    ],
    fix: "Make the category optional, or name and describe it for what it does.",
    since: SINCE,
    find: ({ document }) => [
      ...promotingNotes(document),
      ...document.categories.flatMap((category, i) => {
        const reason = suspicionOf(category);
        return !category.required || reason === null
          ? []
          : [
              {
                pointer: `/categories/${i}/required`,
                message: `The category ${category.key} is required, but ${reason}. Only what the service cannot work without is exempt from consent; make it optional, or correct its name and description.`,
              },
            ];
      }),
    ],
  }),
  placeRule(signalStates, {
    code: "gpc-categories-incomplete",
    level: "E",
    warnsIn: ({ subdivision = "" }) => conditionalSignalStates.has(subdivision),
    condition: "gpc.categories is not empty and lacks a category with sale_or_share.",
    basis: [inPlaces("US-CA", "11 CCR 7025(c)(1)", texts.ccr7025)],
    fix: "Name every category with `sale_or_share`, or leave `gpc.categories` empty.",
    since: SINCE,
    find: ({ document: { gpc, categories }, reads: { each } }) => {
      const missing = each(categories, ({ key, sale_or_share }) =>
        sale_or_share && !gpc.categories.includes(key) ? [key] : [],
      );
      return gpc.categories.length === 0 || missing.length === 0
        ? []
        : [
            {
              pointer: "/gpc/categories",
              message: `${listed(missing)} may be sold or shared, and the signal does not switch it off. Add it to gpc.categories, or leave the list empty, which means everything with sale_or_share.`,
            },
          ];
    },
  }),
  placeRule(optOutStates, {
    code: "ad-signals-not-sold",
    level: "W",
    condition: "An optional category has an ad_* signal but not sale_or_share.",
    basis: [inPlaces("US-CA", "Cal. Civ. Code 1798.140(ah)", texts.ccpa)],
    fix: "Set `sale_or_share`, unless the data never leaves for advertising.",
    since: SINCE,
    find: ({ document: { categories } }) =>
      categories.flatMap(({ key, required, signals, sale_or_share }, i) =>
        !required && !sale_or_share && signals.some((signal) => signal.startsWith("ad_"))
          ? [
              {
                pointer: `/categories/${i}`,
                message: `The category ${key} has signals for advertising, but sale_or_share is false, so duties to offer an opt-out are not evaluated. Set sale_or_share, unless nothing is passed on for advertising.`,
              },
            ]
          : [],
      ),
  }),
  documentRule({
    code: "sensitive-undeclared",
    level: "W",
    condition:
      "The key or a label of an optional category names health, biometric data or precise location in a language of the starters, and sensitive is false.",
    basis: [serviceRule],
    fix: "Set `sensitive` on the category and leave it out of `defaults`, or name it for what it does.",
    since: THIRD_RULES_VERSION,
    find: ({ document: { categories } }) =>
      categories.flatMap(({ key, label, required, sensitive }, i) => {
        const names = [key, ...Object.values(label)];
        const health = names.find(isSensitiveName);
        const named = health ?? names.find(isPreciseLocationName);
        return required || sensitive || named === undefined
          ? []
          : [
              {
                pointer: `/categories/${i}`,
                ...(health === undefined && { since: FOURTH_RULES_VERSION }),
                message: `The category ${key} is called "${named}", but sensitive is false, so rules for sensitive data are not evaluated. Set sensitive to true and leave the category out of defaults, or correct the name.`,
              },
            ];
      }),
  }),
  placeRule(sensitiveSaleBans, {
    code: "sensitive-sale-forbidden",
    level: "E",
    condition: "A category is sensitive and has sale_or_share.",
    basis: [marylandSale, newJerseySale],
    fix: "Separate what is sensitive from what is sold.",
    since: SINCE,
    find: (evaluation) =>
      sensitiveAndSold(
        evaluation,
        (key) =>
          `The category ${key} sells sensitive data, which is forbidden even with consent. Separate what is sensitive from what is sold.`,
      ),
  }),
  placeRule(locationSaleBans, {
    code: "location-sale-forbidden",
    level: "E",
    condition:
      "A category has sale_or_share, and its key, a label or a description names precise location in a language of the starters, or it is sensitive and named for location. Where a ban covers all sensitive data, sensitive categories have sensitive-sale-forbidden instead. In Virginia, only a sale for money counts.",
    basis: [
      marylandSale,
      newJerseySale,
      inPlaces("US-OR", "ORS 646A.578(2), as amended by HB 2008 (2025)", texts.oregonLocation),
      inPlaces("US-VA", "Va. Code 59.1-578(A)(6)", texts.virginiaLocation),
      inPlaces("US-CT", "Connecticut Public Act 26-64", texts.connecticutLocation),
    ],
    fix: "Take precise location out of what is sold, or set `sale_or_share: false` if the category is not sold.",
    since: FOURTH_RULES_VERSION,
    find: soldLocation,
  }),
  placeRule(underActs("us_tx", "us_fl", "us_la"), {
    code: "sensitive-sale-notice",
    level: "W",
    condition: "A category is sensitive and has sale_or_share.",
    basis: [inPlaces("US-TX", "Tex. Bus. & Com. Code 541.102(b)", texts.texasSensitive)],
    fix: "Post the notice in the words of the act.",
    since: SINCE,
    find: (evaluation) =>
      sensitiveAndSold(
        evaluation,
        (key) =>
          `The category ${key} sells sensitive data. The act requires a notice of this on the website, in Texas "NOTICE: We may sell your sensitive personal data."; make sure that yours uses the words of the act.`,
      ),
  }),
];

/** Notes about what is necessary that name advertising, or a product for it. */
function promotingNotes(document: EvaluatedDocument): Candidate[] {
  return sentencesOf(document, ["preferences", "necessary_note"], promotionOrProductIn).map(
    ({ pointer, sentence }) => ({
      pointer,
      message: `The note about what is necessary says "${clipped(sentence)}". Advertising and measurement are not exempt from consent; move them to an optional category, or correct the note.`,
    }),
  );
}

function promotionOrProductIn(text: string, tag: string): string | null {
  return promotionIn(text, tag) ?? (trackingProductIn(text) === null ? null : text);
}

function suspicionOf({ key, label, description, sensitive }: EvaluatedCategory): string | null {
  if (sensitive) return "it is sensitive";
  const product = Object.values(description)
    .map(trackingProductIn)
    .find((found) => found !== null);
  if (product !== undefined && product !== null) return `its description names ${product}`;
  const named = isOptionalKey(key) ? key : Object.entries(label).find(([tag, text]) => isOptionalLabel(text, tag))?.[1];
  if (named !== undefined) return `it is called "${named}"`;
  const said = Object.entries(description)
    .map(([tag, text]) => purposeIn(text, tag, "advertises", "measures") ?? promotionIn(text, tag))
    .find((sentence) => sentence !== null);
  return said === undefined || said === null ? null : `its description says "${clipped(said)}"`;
}

function sensitiveAndSold(
  { document: { categories }, reads: { each } }: Evaluation,
  messageFor: (key: string) => string,
): Candidate[] {
  return each(categories, ({ key, sensitive, sale_or_share }, i) =>
    sensitive && sale_or_share ? [{ pointer: `/categories/${i}/sale_or_share`, message: messageFor(key) }] : [],
  );
}

function soldLocation({ document: { categories } }: Evaluation, { rows }: PlaceGroup): Candidate[] {
  return categories.flatMap(({ key, label, description, sensitive, sale_or_share }, i) => {
    const names = [key, ...Object.values(label)];
    const isPrecise =
      names.some(isPreciseLocationName) || Object.values(description ?? {}).some(mentionsPreciseLocation);
    if (!sale_or_share || !(isPrecise || (sensitive && names.some(isLocationName)))) return [];
    return [
      {
        pointer: `/categories/${i}/sale_or_share`,
        message: `The category ${key} sells precise location, which is forbidden even with consent. Take precise location out of what is sold.`,
        rows: rows.filter(({ saleBan }) => !(sensitive && saleBan === "sensitive")),
      },
    ];
  });
}
