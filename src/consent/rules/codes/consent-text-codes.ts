import { clipped } from "../../values/describe-value";
import { pointerTo } from "../../values/json-pointer";
import { gdprAndUk, inCountry, inPlaces, noKnownSection, storageAndAccess, untrueStatements } from "../basis";
import { deniedSharing, deniedTransfers } from "../denied-recipients";
import type { Evaluation, PlaceGroup } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { texts } from "../legal-texts";
import { everyPlaceInAudience, optInPlaces } from "../place-selector";
import { describedSentences, proseSentences, sentencesOf, textsOf } from "../prose-sentences";
import { type Candidate, FOURTH_RULES_VERSION, placeRule, type Rule } from "../rule";
import { bundledConsentIn, isBundledGrant } from "../wording/bundled-consent";
import {
  burdenedOptOutIn,
  burdenedRefusalIn,
  burdenInOptOut,
  isBurdenedLabel,
  isLockedLabel,
} from "../wording/burdened-refusal";
import { burdenedWithdrawalIn } from "../wording/burdened-withdrawal";
import { claimedForAdvertisingIn, claimedInterestIn } from "../wording/claimed-interest";
import { claimedNeedIn } from "../wording/claimed-need";
import { consentWallIn } from "../wording/consent-wall";
import { earlyProcessingIn } from "../wording/early-processing";
import { minorConsentIn, sentenceForMinors } from "../wording/minor-consent";
import { penalizedRefusalIn } from "../wording/penalized-refusal";
import { preselectionIn } from "../wording/preselection";
import { unboundedConsentIn } from "../wording/unbounded-consent";
import { vagueBodyIn, vaguePurposeIn } from "../wording/vague-purpose";

const SINCE = FOURTH_RULES_VERSION;

/** Sentences that promise less than the law grants. Like all phrases, they only warn. */
export const consentTextCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "withdrawal-burdened",
    level: "W",
    condition:
      "A sentence of the banner asks for more than a click to withdraw consent (a letter, a call, a fee, a reason, a delay), or says that consent is final.",
    readsPhrases: true,
    basis: gdprAndUk("article 7(3), fourth sentence"),
    fix: "If so, write instead that visitors can withdraw their consent at any time in the privacy preferences.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : once("burdened withdrawal", () =>
            candidates(
              proseSentences(document, "binding", burdenedWithdrawalIn),
              "ask visitors for more than a click to withdraw consent? The banner can always be opened again.",
            ),
          ),
  }),
  placeRule(everyPlaceInAudience, {
    code: "refusal-burdened",
    level: "W",
    condition:
      "A sentence of the banner requires an account or an identity card to refuse or opt out, or says that no one can refuse. In opt_in places, it also finds one that requires a letter, a call or a form, or says that visitors who refuse are tracked all the same.",
    readsPhrases: true,
    basis: [...gdprAndUk("article 4(11) and recital 42"), inPlaces("US-CA", "11 CCR 7004(a)", texts.ccr7004)],
    fix: "If so, delete that demand: one click must be enough.",
    since: SINCE,
    find: burdenedRefusals,
  }),
  placeRule(optInPlaces, {
    code: "consent-bundled",
    level: "W",
    condition: "A sentence of the banner, or the label of accept_all, ties consent to terms or a newsletter.",
    readsPhrases: true,
    basis: gdprAndUk("article 7(2) and recital 43"),
    fix: "If so, ask for consent alone, and for anything else separately.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : once("bundled consent", () =>
            candidates(
              [...proseSentences(document, "bundling", bundledConsentIn), ...bundledGrants(document)],
              "tie consent to terms, a newsletter or calls?",
            ),
          ),
  }),
  placeRule(everyPlaceInAudience, {
    code: "sharing-denied",
    level: "W",
    condition:
      "A category has sale_or_share or an ad_* signal, but its description or a sentence of the banner says unconditionally that no data is passed on, or that it is anonymous. It is also raised if a sentence says that data stays in the EU, and a category describes its transfer elsewhere.",
    readsPhrases: true,
    basis: [...gdprAndUk("articles 5(1)(a) and 13(1)(e)"), untrueStatements, noKnownSection],
    fix: "If partners get data, delete the sentence.",
    since: SINCE,
    find: ({ document, once }) =>
      once("denied sharing", () => [...deniedSharing(document), ...deniedTransfers(document)]),
  }),
  placeRule(optInPlaces, {
    code: "legitimate-interest-text",
    level: "W",
    condition:
      "With tcf off, a sentence of the banner or a description bases advertising on a legitimate interest, says that it cannot be refused, or calls it necessary. Where no category is exempt, the same applies to measurement.",
    readsPhrases: true,
    basis: storageAndAccess,
    fix: "If so, delete the sentence: advertising and measurement need consent here.",
    since: SINCE,
    find: ({ document, once }) =>
      document.tcf?.enabled === true
        ? []
        : once("claimed interest", () => {
            const find = hasExemption(document) ? claimedForAdvertisingIn : claimedInterestIn;
            const based = candidates(
              [
                ...proseSentences(document, "basing", find),
                // A notice says what is measured without consent; another rule compares the model.
                ...sentencesOf(document, ["banner", "notice"], claimedForAdvertisingIn),
                ...describedSentences(document, find),
              ],
              "say that you advertise or measure on the basis of legitimate interest?",
            );
            const needed = candidates(
              [
                ...proseSentences(document, "basing", claimedNeedIn),
                ...describedSentences(document, claimedNeedIn).filter(({ category }) => !category.required),
              ],
              "call necessary what visitors decide about?",
            );
            return firstByText([...based, ...needed]);
          }),
  }),
  placeRule(optInPlaces, {
    code: "preselected-text",
    level: "W",
    condition:
      "A sentence of the banner says that switches are on, or cookies are set, before visitors choose, and no category is exempt.",
    readsPhrases: true,
    basis: gdprAndUk("article 4(11) and recital 32"),
    fix: "If so, delete the sentence, and leave everything optional off.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0 || hasExemption(document)
        ? []
        : once("preselection", () =>
            candidates(
              [
                ...proseSentences(document, "preselecting", preselectionIn),
                ...proseSentences(document, "preselecting", earlyProcessingIn),
              ],
              "say that something is on before visitors choose? They must switch it on themselves.",
            ),
          ),
  }),
  placeRule(optInPlaces, {
    code: "purpose-vague",
    level: "W",
    condition:
      'The description of an optional category, or the body, names no purpose ("other purposes", "a better experience"), or a sentence lets consent cover future purposes or partners.',
    readsPhrases: true,
    basis: gdprAndUk("article 4(11)"),
    fix: "If not, write what you do with the data, and why.",
    since: SINCE,
    find: ({ document, once }) =>
      once("vague purposes", () =>
        firstByText([
          ...candidates(
            [
              ...describedSentences(document, vaguePurposeIn).filter(({ category }) => !category.required),
              ...sentencesOf(document, ["banner", "body"], vagueBodyIn),
            ],
            "name a purpose? Visitors can agree only to what they know.",
          ),
          ...candidates(
            proseSentences(document, "basing", unboundedConsentIn),
            "let consent cover what visitors do not know yet?",
          ).map((candidate) => ({ ...candidate, fix: "If so, delete the sentence, and ask again for what is new." })),
        ]),
      ),
  }),
  placeRule(everyPlaceInAudience, {
    code: "minors-text",
    level: "W",
    condition:
      "A sentence of the banner or a description lets children agree without their parents, or includes them from the start. It is also raised if a text names children as its readers, and a rule switches a category with an ad_* signal on before a choice.",
    readsPhrases: true,
    basis: [
      ...gdprAndUk("article 8 (a child's consent)"),
      inPlaces("US-CA", "Cal. Civ. Code 1798.120(c)", texts.ccpa),
      inCountry("US", "COPPA, 15 U.S.C. 6502; 16 CFR 312.5 (consent of parents)", texts.coppa),
      noKnownSection,
    ],
    fix: "If so, leave advertising off for children.",
    since: SINCE,
    find: ({ document, once }, { rule }) => [
      ...once("minors", () =>
        candidates(
          [...proseSentences(document, "addressing", minorConsentIn), ...describedSentences(document, minorConsentIn)],
          "let children agree without their parents, or include them from the start?",
        ),
      ),
      ...minorsAdvertisedTo(
        document,
        rule,
        once("texts for minors", () => textsForMinors(document)),
      ),
    ],
  }),
];

function textsForMinors(document: EvaluatedDocument): { pointer: string; sentence: string }[] {
  return proseSentences(document, "addressing", sentenceForMinors);
}

/** Categories of advertising that a rule switches on before a choice, on a website whose texts are for children. */
function minorsAdvertisedTo(
  { categories }: EvaluatedDocument,
  { defaults, pointer }: PlaceGroup["rule"],
  forMinors: readonly { sentence: string }[],
): Candidate[] {
  const [first] = forMinors;
  if (first === undefined) return [];
  return categories
    .filter(({ key, signals }) => defaults[key] === "on" && signals.some((signal) => signal.startsWith("ad_")))
    .map(({ key }) => ({
      pointer: `${pointer}/defaults${pointerTo([key])}`,
      message: `Is this site for children? The text says "${clipped(first.sentence)}", and ${key} advertises before visitors choose.`,
      fix: `If so, set ${key} to off.`,
    }));
}

/** One finding for each text. Where processing starts without consent, visitors may opt out by a form or a message. */
function burdenedRefusals({ document, once }: Evaluation, { rows, rule }: PlaceGroup): Candidate[] {
  const fault = "ask visitors for more than a click to refuse?";
  const found = once("burdened opt-outs", () =>
    candidates(
      [
        ...proseSentences(document, "refusing", burdenedOptOutIn),
        ...sentencesOf(document, ["opt_out", "body"], burdenInOptOut),
        ...burdenedLabels(document),
      ],
      fault,
    ),
  );
  const others = once("burdened refusals", () =>
    candidates(proseSentences(document, "refusing", burdenedRefusalIn), fault),
  );
  const penalties = once("penalized opt-outs", () =>
    candidates(
      proseSentences(document, "pressing", penalizedRefusalIn),
      "say that refusing costs visitors something?",
    ).map((candidate) => ({ ...candidate, fix: "If so, serve all visitors alike, and delete the sentence." })),
  );
  // Where the banner asks for consent, it must be free, whether or not the law asks for it.
  const walls = rule.first_layer.includes("accept_all")
    ? once("walls without opt-in", () =>
        candidates(proseSentences(document, "reserving", consentWallIn), "mean that visitors must agree?").map(
          (candidate) => ({ ...candidate, fix: "If so, serve all visitors alike, and delete the sentence." }),
        ),
      )
    : [];
  // `consent-wall-text` reports penalties in the places of `opt_in`.
  const optOut = rows.filter((row) => !optInPlaces.includes(row));
  return firstByText([
    ...found,
    ...others.map((candidate) => ({ ...candidate, rows: rows.filter(optInPlaces.includes) })),
    ...[...penalties, ...walls].map((candidate) => ({ ...candidate, rows: optOut })),
  ]);
}

function firstByText(all: readonly Candidate[]): Candidate[] {
  const held = all.filter(({ rows }) => rows?.length !== 0);
  return held.filter(({ pointer }, i) => held.findIndex((other) => other.pointer === pointer) === i);
}

/** A button that refuses and asks for more, and one to the preferences that asks for a login. */
function burdenedLabels(document: EvaluatedDocument): { pointer: string; sentence: string }[] {
  return [
    ...textsOf(document, ["banner", "reject_all"]).filter(({ text, tag }) => isBurdenedLabel(text, tag)),
    ...textsOf(document, ["banner", "customize"]).filter(({ text, tag }) => isLockedLabel(text, tag)),
  ].map(({ pointer, text }) => ({ pointer, sentence: text }));
}

function bundledGrants(document: EvaluatedDocument): { pointer: string; sentence: string }[] {
  return textsOf(document, ["banner", "accept_all"]).flatMap(({ pointer, text, tag }) =>
    isBundledGrant(text, tag) ? [{ pointer, sentence: text }] : [],
  );
}

/** Exempt categories may be on before a choice, on a basis other than consent. */
function hasExemption({ categories }: EvaluatedDocument): boolean {
  return categories.some(({ exempt }) => exempt !== undefined);
}

/** A phrase is a hint, so each is a question. */
function candidates(found: readonly { pointer: string; sentence: string }[], fault: string): Candidate[] {
  return found.map(({ pointer, sentence }) => ({ pointer, message: `Does "${clipped(sentence)}" ${fault}` }));
}
