import { clipped, listed } from "../../values/describe-value";
import { european, inPlaces, nationalActs, serviceRule } from "../basis";
import type { EvaluatedCategory, Evaluation, PlaceGroup } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { texts } from "../legal-texts";
import { isOptionalKey, isOptionalLabel, isRecordingName, isSensitiveName } from "../optional-purposes";
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

const FORBIDDEN = "The law here forbids it, even with consent.";
const STOP_OR_CORRECT = "If so, stop the sale. If not, set sale_or_share to false.";

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
    fix: "If nothing is sold or shared, set `sale_or_share` to false. If it is, move that to an optional category.",
    since: SINCE,
    find: ({ document: { categories }, reads: { each } }) =>
      each(categories, ({ key, required, sale_or_share }, i) =>
        required && sale_or_share
          ? [
              {
                pointer: `/categories/${i}/required`,
                message: `Visitors cannot refuse ${key}, but it has sale_or_share: true. Do you sell or share this data?`,
                fix: "If not, set sale_or_share to false. If so, move what is sold to a category that visitors can refuse.",
              },
            ]
          : [],
      ),
  }),
  documentRule({
    code: "required-category-suspect",
    level: "W",
    condition:
      "A required category is sensitive, or its key or a label names advertising, statistics or a similar purpose. It is also raised if the description, or the note about what is necessary, says so or names a product such as Google Analytics. Names are recognized in English and in the label's language, if a starter exists in that language.",
    readsPhrases: true,
    basis: [
      european(
        "EDPB cookie banner taskforce, report of 2023-01-17, type I (inaccurately classified essential cookies)",
        texts.edpbTaskforce,
      ),
    ],
    fix: "If the website can work without it, set `required` to false. If not, correct its name or description.",
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
                message: `Can your website work without ${category.key}? It has required: true, but ${reason}.`,
                fix: "If it can, set required to false. If not, correct its name or description.",
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
    fix: "Set `gpc.categories` to an empty list: it covers everything with `sale_or_share`.",
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
              message: `A browser's opt-out signal (Global Privacy Control) must switch off all data that you sell or share. It leaves on: ${listed(missing)}.`,
            },
          ];
    },
  }),
  placeRule(optOutStates, {
    code: "ad-signals-not-sold",
    level: "W",
    condition: "An optional category has an ad_* signal but not sale_or_share.",
    basis: [inPlaces("US-CA", "Cal. Civ. Code 1798.140(ah)", texts.ccpa)],
    fix: "If advertising partners get data, set `sale_or_share` to true.",
    since: SINCE,
    find: ({ document: { categories } }) =>
      categories.flatMap(({ key, required, signals, sale_or_share }, i) =>
        !required && !sale_or_share && signals.some((signal) => signal.startsWith("ad_"))
          ? [
              {
                pointer: `/categories/${i}`,
                message: `Do advertising partners get data from ${key}? It has signals for advertising, but sale_or_share: false.`,
                fix: "If so, set sale_or_share to true, so that your opt-out link is checked.",
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
    fix: "If it is, set `sensitive` to true, and leave the category out of `defaults`.",
    since: THIRD_RULES_VERSION,
    find: ({ document: { categories } }) =>
      categories.flatMap(({ key, label, required, sensitive }, i) => {
        const names = [key, ...Object.values(label)];
        // A talk about health says nothing of its visitors.
        const health = names.find((name) => isSensitiveName(name) && !isRecordingName(name));
        const named = health ?? names.find(isPreciseLocationName);
        return required || sensitive || named === undefined
          ? []
          : [
              {
                pointer: `/categories/${i}`,
                ...(health === undefined && { since: FOURTH_RULES_VERSION }),
                message: `Is the data of ${key} sensitive? The category is called "${named}", but has sensitive: false.`,
                fix: "If so, set sensitive to true, and leave the category out of defaults.",
              },
            ];
      }),
  }),
  placeRule(sensitiveSaleBans, {
    code: "sensitive-sale-forbidden",
    level: "E",
    condition: "A category is sensitive and has sale_or_share.",
    basis: [marylandSale, newJerseySale],
    fix: "Stop the sale. If there is none, set `sale_or_share` to false.",
    since: SINCE,
    find: (evaluation) =>
      sensitiveAndSold(
        evaluation,
        (key) => `The category ${key} has sensitive: true and sale_or_share: true. Do you sell this data? ${FORBIDDEN}`,
        STOP_OR_CORRECT,
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
    fix: "Stop the sale. If there is none, set `sale_or_share` to false.",
    since: FOURTH_RULES_VERSION,
    find: soldLocation,
  }),
  placeRule(underActs("us_tx", "us_fl", "us_la"), {
    code: "sensitive-sale-notice",
    level: "W",
    condition: "A category is sensitive and has sale_or_share.",
    basis: [inPlaces("US-TX", "Tex. Bus. & Com. Code 541.102(b)", texts.texasSensitive)],
    fix: "If you sell this data, publish the notice in the words of the act.",
    since: SINCE,
    find: (evaluation) =>
      sensitiveAndSold(
        evaluation,
        (key) =>
          `The category ${key} has sensitive: true and sale_or_share: true. Do you sell this data? The act requires a notice of it on the website, in Texas: "NOTICE: We may sell your sensitive personal data."`,
      ),
  }),
];

/** Notes about what is necessary that name advertising, or a product for it. */
function promotingNotes(document: EvaluatedDocument): Candidate[] {
  return sentencesOf(document, ["preferences", "necessary_note"], promotionOrProductIn).map(
    ({ pointer, sentence }) => ({
      pointer,
      message: `Does what you call necessary advertise or measure? Its note says "${clipped(sentence)}".`,
      fix: "If so, move that to a category that visitors can refuse. If not, correct the note.",
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
  fix?: string,
): Candidate[] {
  return each(categories, ({ key, sensitive, sale_or_share }, i) =>
    sensitive && sale_or_share
      ? [{ pointer: `/categories/${i}/sale_or_share`, message: messageFor(key), ...(fix !== undefined && { fix }) }]
      : [],
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
        message: `The category ${key} has sale_or_share: true and is named for precise location. Do you sell that data? ${FORBIDDEN}`,
        fix: STOP_OR_CORRECT,
        rows: rows.filter(({ saleBan }) => !(sensitive && saleBan === "sensitive")),
      },
    ];
  });
}
