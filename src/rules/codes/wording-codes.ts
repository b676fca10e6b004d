import { european, inPlaces } from "../basis";
import { clipped } from "../describe-value";
import type { EvaluatedDocument } from "../fill-defaults";
import { pointerTo } from "../json-pointer";
import { texts as sources } from "../legal-texts";
import { europeAndBritain, optInPlaces } from "../place-selector";
import { placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { impliedConsentIn } from "../wording/implied-consent";
import { labelMeaning } from "../wording/label-meaning";

const SINCE = SECOND_RULES_VERSION;

/** Phrases that indicate practices. They are a hint for a reader, so they only warn. */
export const wordingCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "implied-consent-text",
    level: "W",
    condition:
      'A sentence of the body takes continuing, closing or silence for consent, such as "by continuing you agree". Sentences are understood in the languages of the starters, the Nordic languages, Czech, Greek, Romanian, Hungarian, Japanese, Korean and Turkish.',
    basis: [
      european("EDPB Guidelines 05/2020, paragraph 86; CJEU C-673/17", sources.edpbConsentElsewhere),
      inPlaces("GB", "UK GDPR article 4(11) and recital 32 (silence is not consent)", sources.ukGdpr),
    ],
    fix: "Ask for an action, and remove the sentence.",
    since: SINCE,
    find: ({ document }, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : stringsOf(document, "body").flatMap(({ pointer, text, tag }) => {
            const sentence = impliedConsentIn(text, tag);
            return sentence === null
              ? []
              : [
                  {
                    pointer,
                    message: `"${clipped(sentence)}" takes going on or silence for consent. Only an action such as a click on a button is consent. Remove the sentence.`,
                  },
                ];
          }),
  }),
  placeRule(europeAndBritain, {
    code: "reject-label-misleading",
    level: "W",
    condition:
      "The label of reject_all names settings, information, leaving or a later answer instead of a refusal. Labels are understood in the languages of implied-consent-text.",
    basis: [
      european("EDPB cookie banner taskforce, report of 2023-01-17, type C", sources.edpbTaskforce),
      inPlaces("GB", "UK GDPR article 5(1)(a) (fair and transparent processing)", sources.ukGdpr),
    ],
    fix: 'Label it for what it does, such as "Reject all".',
    since: SINCE,
    find: ({ document }) =>
      stringsOf(document, "reject_all").flatMap(({ pointer, text, tag }) =>
        ["settings", "elsewhere"].includes(labelMeaning(text, tag) ?? "")
          ? [
              {
                pointer,
                message: `The button that refuses is labeled "${clipped(text)}", which does not say that it refuses. Write for example "Reject all".`,
              },
            ]
          : [],
      ),
  }),
];

/** Strings of the first layer in each language that has them. */
function stringsOf(
  { languages, texts }: EvaluatedDocument,
  member: "body" | "reject_all",
): { tag: string; pointer: string; text: string }[] {
  return languages.available.flatMap((tag) => {
    const text = Object.hasOwn(texts, tag) ? texts[tag]?.banner?.[member] : undefined;
    return text === undefined ? [] : [{ tag, pointer: pointerTo(["texts", tag, "banner", member]), text }];
  });
}
