import { clipped } from "../../values/describe-value";
import { gdprAndUk, storageAndAccess } from "../basis";
import type { EvaluatedDocument } from "../fill-defaults";
import { optInPlaces } from "../place-selector";
import { describedSentences, proseSentences } from "../prose-sentences";
import { type Candidate, FOURTH_RULES_VERSION, placeRule, type Rule } from "../rule";
import { burdenedWithdrawalIn } from "../wording/burdened-withdrawal";
import { claimedForAdvertisingIn, claimedInterestIn } from "../wording/claimed-interest";
import { preselectionIn } from "../wording/preselection";
import { vaguePurposeIn } from "../wording/vague-purpose";

const SINCE = FOURTH_RULES_VERSION;

/** Sentences that promise less than the law grants. Like all phrases, they only warn. */
export const consentTextCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "withdrawal-burdened",
    level: "W",
    condition:
      "A sentence of the body, the notice or the preferences asks for more than a click to withdraw consent (a letter, a call, a fee, a reason, a delay), or says that consent is final. Sentences are understood in the languages of implied-consent-text.",
    basis: gdprAndUk("article 7(3), fourth sentence"),
    fix: "Let visitors withdraw with a click, and say where.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : once("burdened withdrawal", () =>
            candidates(
              proseSentences(document, burdenedWithdrawalIn),
              "makes withdrawing consent harder than giving it. Let visitors withdraw with a click, and say where.",
            ),
          ),
  }),
  placeRule(optInPlaces, {
    code: "legitimate-interest-text",
    level: "W",
    condition:
      "With tcf off, a sentence of the body, the notice, the preferences or a description bases advertising, or measurement where no category is exempt, on a legitimate interest, or says that it cannot be refused. Sentences are understood in the languages of implied-consent-text.",
    basis: storageAndAccess,
    fix: "Ask for consent, and correct the sentence.",
    since: SINCE,
    find: ({ document, once }) =>
      document.tcf?.enabled === true
        ? []
        : once("claimed interest", () => {
            const find = hasExemption(document) ? claimedForAdvertisingIn : claimedInterestIn;
            return candidates(
              [...proseSentences(document, find), ...describedSentences(document, find)],
              "does without the consent that the law requires for advertising or measurement. Ask for consent, and correct the sentence.",
            );
          }),
  }),
  placeRule(optInPlaces, {
    code: "preselected-text",
    level: "W",
    condition:
      "A sentence of the body, the notice or the preferences says that boxes or switches are on before visitors choose, and no category is exempt. Sentences are understood in the languages of implied-consent-text.",
    basis: gdprAndUk("article 4(11) and recital 32"),
    fix: "Leave every optional switch off, and remove the sentence.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0 || hasExemption(document)
        ? []
        : once("preselection", () =>
            candidates(
              proseSentences(document, preselectionIn),
              "says that switches are on before visitors choose. Consent requires an action of the visitor: leave the switches off, and remove the sentence.",
            ),
          ),
  }),
  placeRule(optInPlaces, {
    code: "purpose-vague",
    level: "W",
    condition:
      'The description of an optional category names no purpose ("other purposes", "a better experience"). Descriptions are understood in the languages of implied-consent-text.',
    basis: gdprAndUk("article 4(11)"),
    fix: "Say what is done with the data, and why.",
    since: SINCE,
    find: ({ document, once }) =>
      once("vague purposes", () =>
        candidates(
          describedSentences(document, vaguePurposeIn).filter(({ category }) => !category.required),
          "names no purpose that visitors can agree to. Say what is done with the data, and why.",
        ),
      ),
  }),
];

/** Exempt categories may be on before a choice, on a basis other than consent. */
function hasExemption({ categories }: EvaluatedDocument): boolean {
  return categories.some(({ exempt }) => exempt !== undefined);
}

function candidates(found: readonly { pointer: string; sentence: string }[], fault: string): Candidate[] {
  return found.map(({ pointer, sentence }) => ({ pointer, message: `"${clipped(sentence)}" ${fault}` }));
}
