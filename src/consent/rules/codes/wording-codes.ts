import { clipped } from "../../values/describe-value";
import { european, gdprAndUk, inPlaces } from "../basis";
import type { Evaluation, PlaceGroup } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { texts as sources } from "../legal-texts";
import { europeAndBritain, optInAndJapan, optInOrStates, optInPlaces, optInStatesAndJapan } from "../place-selector";
import { describedSentences, type FaultKind, proseSentences, textsOf } from "../prose-sentences";
import { type Candidate, FOURTH_RULES_VERSION, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { starterLabel } from "../starter/starter-label";
import { claimedDutyIn, claimedNecessityIn } from "../wording/claimed-duty";
import { consentWallIn } from "../wording/consent-wall";
import { impliedConsentIn } from "../wording/implied-consent";
import { isReproach, isRewarded, isUnclearGrant, isUnclearRefusal, isUnclearSettings } from "../wording/label-meaning";
import { lostPerkIn, penalizedRefusalIn, reproachIn, rewardedConsentIn } from "../wording/penalized-refusal";
import { urgedConsentIn } from "../wording/urged-consent";

const SINCE = SECOND_RULES_VERSION;

/** Phrases that indicate practices. They are a hint for a reader, so they only warn. */
export const wordingCodes: readonly Rule[] = [
  placeRule(optInStatesAndJapan, {
    code: "implied-consent-text",
    level: "W",
    condition:
      'A sentence of the banner treats continuing, closing or silence as consent, such as "by continuing you agree", or says that visitors are tracked unless they object.',
    readsPhrases: true,
    basis: [
      european("EDPB Guidelines 05/2020, paragraph 86; CJEU C-673/17", sources.edpbConsentElsewhere),
      inPlaces("GB", "UK GDPR article 4(11) and recital 32 (silence is not consent)", sources.ukGdpr),
      inPlaces("US-CA", "Cal. Civ. Code 1798.140(h) (closing or general terms are not consent)", sources.ccpa),
    ],
    fix: "If so, delete the sentence: only a click on a button is consent.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : once("implied consent", () => proseSentences(document, "implying", impliedConsentIn)).map(
            ({ pointer, sentence }) => ({
              pointer,
              message: `Does "${clipped(sentence)}" treat browsing on, or doing nothing, as agreement?`,
            }),
          ),
  }),
  placeRule(optInPlaces, {
    code: "consent-wall-text",
    level: "W",
    condition:
      'A sentence of the banner presses visitors to agree, and the rule does not declare refuse_by: pay. Such a sentence makes access depend on consent, such as "you can only read on if you accept". It can also say that refusing costs visitors a service, money or security, or promise a reward for consent. It can say that a law obliges visitors to agree, hurry them, or point at what others do.',
    readsPhrases: true,
    basis: [
      european("EDPB Guidelines 05/2020, paragraph 39 and example 6a", sources.edpbConsent),
      inPlaces("GB", "UK GDPR articles 4(11) and 7(4) (freely given)", sources.ukGdpr),
    ],
    fix: "If so, treat visitors who refuse alike, and delete the sentence.",
    since: FOURTH_RULES_VERSION,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.length === 0 || rule.refuse_by === "pay"
        ? []
        : once("pressing sentences", () => pressingSentences(document)),
  }),
  placeRule(optInOrStates, {
    code: "reject-label-misleading",
    level: "W",
    condition:
      "The label of reject_all names settings, information, leaving or a later answer instead of a refusal, has no word of refusal, or reproaches visitors who refuse.",
    readsPhrases: true,
    basis: [
      european("EDPB cookie banner taskforce, report of 2023-01-17, type C", sources.edpbTaskforce),
      inPlaces("GB", "UK GDPR article 5(1)(a) (fair and transparent processing)", sources.ukGdpr),
      inPlaces("US-CA", "11 CCR 7004(a)", sources.ccr7004),
    ],
    fix: 'Write what it does, such as "Reject all".',
    since: SINCE,
    find: misleadingRefusals,
  }),
  placeRule(optInAndJapan, {
    code: "accept-label-unclear",
    level: "W",
    condition:
      'The label of accept_all names closing, skipping, going on, saving, information or understanding instead of agreement, or promises something in return. It is also raised if the label of embed.always only goes on or closes. "OK" counts as agreement.',
    readsPhrases: true,
    basis: gdprAndUk("article 4(11)"),
    fix: 'Write what it does, such as "Accept all".',
    since: FOURTH_RULES_VERSION,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.includes("accept_all")
        ? once(`unclear grants ${rule.refuse_by === "pay"}`, () => unclearGrants(document, rule.refuse_by === "pay"))
        : [],
  }),
  placeRule(optInAndJapan, {
    code: "customize-label-unclear",
    level: "W",
    condition:
      'The label of customize only goes on, closes, agrees or puts the answer off, such as "Continue" or "Not now", so that visitors do not find the choice between purposes.',
    readsPhrases: true,
    basis: gdprAndUk("article 4(11) and recital 43"),
    fix: 'Write what it does, such as "Choose purposes".',
    since: FOURTH_RULES_VERSION,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.includes("customize") ? once("unclear settings", () => unclearSettings(document)) : [],
  }),
];

/** Finders of sentences that leave visitors no free choice, with the question about each, and what to do then. */
const pressures: readonly (readonly [FaultKind, (text: string, tag: string) => string | null, string, string])[] = [
  [
    "reserving",
    consentWallIn,
    "mean that visitors must agree to use the site?",
    "If so, let them in without consent, and delete the sentence.",
  ],
  [
    "pressing",
    penalizedRefusalIn,
    "say that refusing costs visitors something?",
    "If so, treat all visitors alike, and delete the sentence.",
  ],
  [
    "pressing",
    rewardedConsentIn,
    "promise visitors something for agreeing?",
    "If so, give it to all visitors, and delete the sentence.",
  ],
  [
    "pressing",
    claimedDutyIn,
    "say that a law obliges visitors to agree?",
    "If so, delete the sentence: consent is voluntary.",
  ],
  [
    "pressing",
    claimedNecessityIn,
    "say that a law requires what visitors decide about?",
    "If so, delete the sentence.",
  ],
  [
    "pressing",
    urgedConsentIn,
    "hurry visitors, or point at what others do?",
    "If so, delete the sentence: consent is free.",
  ],
  ["pressing", reproachIn, "reproach visitors who refuse?", "If so, delete the sentence."],
];

/** One finding for each text: its first fault. */
function pressingSentences(document: EvaluatedDocument): Candidate[] {
  const found = pressures.flatMap(([kind, find, question, fix]) =>
    [
      ...proseSentences(document, kind, find),
      // "Videos do not play" describes a category, and costs visitors nothing else.
      ...(find === penalizedRefusalIn ? describedSentences(document, lostPerkIn) : []),
    ].map(({ pointer, sentence }) => ({
      pointer,
      message: `Does "${clipped(sentence)}" ${question}`,
      fix,
    })),
  );
  return found.filter(({ pointer }, i) => found.findIndex((other) => other.pointer === pointer) === i);
}

/** Grants whose label is unclear. Beside a paid alternative, "accept and read for free" says what the button does. */
function unclearGrants(document: EvaluatedDocument, isPaidElse: boolean): Candidate[] {
  const settling = textsOf(document, ["embed", "always"])
    .filter(({ text, tag }) => isUnclearSettings(text, tag))
    .map(({ pointer, text, tag }) => ({
      pointer,
      message: `The button that allows content for good is labeled "${clipped(text)}", which does not say that visitors agree.`,
      fix: suchAs(starterLabel(tag, "always", "embed") ?? "Always allow"),
    }));
  const granting = textsOf(document, ["banner", "accept_all"]).flatMap(({ pointer, text, tag }) => {
    const label = `The button that grants everything is labeled "${clipped(text)}", which`;
    const fault = isUnclearGrant(text, tag)
      ? "does not say that visitors agree"
      : !isPaidElse && isRewarded(text, tag)
        ? "promises something in return for consent"
        : null;
    return fault === null ? [] : [{ pointer, message: `${label} ${fault}.`, ...asStarter(tag, "accept_all") }];
  });
  return [...granting, ...settling];
}

function unclearSettings(document: EvaluatedDocument): Candidate[] {
  return textsOf(document, ["banner", "customize"])
    .filter(({ text, tag }) => isUnclearSettings(text, tag))
    .map(({ pointer, text, tag }) => ({
      pointer,
      message: `The button that opens the preferences is labeled "${clipped(text)}", so visitors do not expect a choice behind it.`,
      ...asStarter(tag, "customize"),
    }));
}

/** Outside Europe, only where the first layer shows the button. */
function misleadingRefusals({ document, once }: Evaluation, { rule, rows }: PlaceGroup): Candidate[] {
  const isShown = rule.first_layer.includes("reject_all");
  const concerned = isShown ? rows : rows.filter(europeAndBritain.includes);
  return once("misleading refusals", () => misleadingLabels(document)).map((candidate) => ({
    ...candidate,
    rows: concerned,
  }));
}

function misleadingLabels(document: EvaluatedDocument): Candidate[] {
  return textsOf(document, ["banner", "reject_all"]).flatMap(({ pointer, text, tag }) => {
    const label = `The button that refuses is labeled "${clipped(text)}", which`;
    const fix = asStarter(tag, "reject_all");
    if (isUnclearRefusal(text, tag)) return [{ pointer, message: `${label} does not say that it refuses.`, ...fix }];
    return isReproach(text, tag)
      ? [
          {
            pointer,
            since: FOURTH_RULES_VERSION,
            message: `${label} reproaches visitors who refuse.`,
            ...fix,
          },
        ]
      : [];
  });
}

function suchAs(label: string): string {
  return `Write what it does, such as "${label}".`;
}

/** The advice with the starter's label, which a reader of the language understands; without one, the rule's own. */
function asStarter(tag: string, button: string): Pick<Candidate, "fix"> {
  const label = starterLabel(tag, button);
  return label === undefined ? {} : { fix: suchAs(label) };
}
