import { european, everywhere, freeConsent, inPlaces } from "../basis";
import { contrastRatio, formatRatio, saturation } from "../contrast";
import type { Evaluation, PlaceGroup } from "../evaluation";
import type { ResolvedBannerComponents } from "../generated/resolved-banner-document";
import { acceptsWithoutReject, isRejectMissing } from "../is-reject-missing";
import { texts } from "../legal-texts";
import { everyPlaceInAudience, only, optInPlaces, otherSignalStates } from "../place-selector";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { type EffectiveRule, isChoiceOffered } from "../rule-choice";

type Tokens = ResolvedBannerComponents["BannerTokens"];
type Button = "accept" | "reject" | "customize";

/** WCAG 2.2, 1.4.3: text of normal size. */
const TEXT_RATIO = 4.5;
/** WCAG 2.2, 1.4.11: parts of controls. */
const CONTROL_RATIO = 3;
/** An edge of less is not seen as one. */
const NO_EDGE = 1.5;
/** Contrast beyond which buttons are noticed alike. */
const MOST_NOTICED = 7;
/** The ratio of edge contrasts above which a button looks weaker. */
const WEAKER = 1.5;
/** Saturation in percent (HSL) up to which a color is a gray, and from which it is a color. */
const GRAY = 12;
const COLORED = 40;

/** The binding articles come first: the report itself binds no one. */
const FREE_CHOICE = "GDPR articles 4(11) and 7 (a free choice), as the EDPB cookie banner taskforce reads them";

/** Reject beside accept, equally visible and readable. */
export const buttonCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "reject-missing",
    level: "E",
    condition:
      "The first layer has accept_all without reject_all, and the rule declares neither refuse_by: pay nor, in Italy with a close button, refuse_by: close.",
    basis: freeConsent,
    fix: "Add `reject_all` to `first_layer`.",
    isWaivable: false,
    find: ({ document }, group) =>
      acceptWithoutReject(group, refusalOf(group)).map((candidate) => ({
        ...candidate,
        rows: group.rows.filter(({ country }) => isRejectMissing(document, group.rule, country)),
      })),
  }),
  placeRule(everyPlaceInAudience, {
    code: "reject-unreadable",
    level: "E",
    // Elsewhere only WCAG asks for it, and WCAG alone does not bind a site.
    warnsIn: ({ regime }) => regime !== "gdpr",
    condition:
      "The label of reject has a contrast under 4.5:1 with its background in any token set, and the first layer or the preferences show reject.",
    basis: [
      european(`${FREE_CHOICE} (report of 2023-01-17, types D and E)`, texts.edpbTaskforce),
      everywhere("WCAG 2.2, success criterion 1.4.3", texts.wcag),
    ],
    fix: "Choose colors with a contrast of at least 4.5:1.",
    find: (evaluation, { rule }) =>
      isRejectShown(evaluation, rule)
        ? inEachTokenSet(evaluation, ({ at, tokens }) => unreadable(at, tokens, "reject"))
        : [],
  }),
  documentRule({
    code: "reject-less-prominent",
    level: "W",
    condition:
      "The reject button is less prominent than the accept button: its contrast with the surface, counted to 7:1, is over 1.5 times smaller. It is also raised if accept is filled and reject is not, or is a gray of less than 7:1 beside a color. The last case is a button_order that does not put reject_all beside accept_all.",
    basis: [
      european("EDPB cookie banner taskforce, report of 2023-01-17, types D and E", texts.edpbTaskforce),
      inPlaces("US-CA", "11 CCR 7004(a)(2)", texts.ccr7004),
    ],
    fix: "Give `reject` the colors of `accept`.",
    find: (evaluation) => [...inEachTokenSet(evaluation, paleReject), ...separatedReject(evaluation)],
  }),
  placeRule(optInPlaces, {
    code: "reject-not-a-button",
    level: "E",
    // What the British authority says of buttons was not read.
    warnsIn: ({ country }) => country === "GB",
    condition:
      "Background and border of reject are under 1.5:1 against the surface, while accept's edge is at least 3:1, and the first layer or the preferences show reject.",
    basis: [
      inPlaces("FR", "CNIL, formal notices of 2024-12-12; deliberation 2020-092", texts.cnilRecommendation),
      european(`${FREE_CHOICE} (report of 2023-01-17, types C to E)`, texts.edpbTaskforce),
    ],
    fix: "Give `reject` the colors of `accept`.",
    since: SECOND_RULES_VERSION,
    find: (evaluation, { rule }) => (isRejectShown(evaluation, rule) ? inEachTokenSet(evaluation, rejectAsText) : []),
  }),
  placeRule(only("IT"), {
    code: "close-x-missing",
    level: "E",
    condition: "close_button is none, and a first layer is shown.",
    basis: [everywhere("Garante, guidelines of 2021-06-10, no. 231", texts.garante)],
    fix: "Set `close_button` to `reject`.",
    find: ({ document: { layout } }, { rule }) =>
      layout.close_button === "none" && rule.first_layer.length > 0
        ? [
            {
              pointer: "/layout/close_button",
              message:
                "With close_button: none, the banner has no X. In Italy it must have one, and the X must refuse.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "contrast-buttons",
    level: "W",
    condition: "The label of accept or customize has a contrast under 4.5:1 with its background.",
    basis: [everywhere("WCAG 2.2, success criterion 1.4.3", texts.wcag)],
    fix: "Choose colors with a contrast of at least 4.5:1.",
    find: (evaluation) =>
      inEachTokenSet(evaluation, ({ at, tokens }) => [
        ...unreadable(at, tokens, "accept"),
        ...unreadable(at, tokens, "customize"),
      ]),
  }),
  documentRule({
    code: "contrast-text",
    level: "W",
    condition: "text or muted has a contrast under 4.5:1 with surface, or focus one under 3:1.",
    basis: [everywhere("WCAG 2.2, success criteria 1.4.3 and 1.4.11", texts.wcag)],
    fix: "Choose colors with a contrast of at least 4.5:1.",
    find: (evaluation) => inEachTokenSet(evaluation, paleText),
  }),
  placeRule(only("US-CA"), {
    code: "asymmetric-choice",
    level: "E",
    condition: "The rule's first_layer has accept_all without reject_all.",
    basis: [everywhere("11 CCR 7004(a)(2)(C)", texts.ccr7004)],
    fix: "Add `reject_all` to `first_layer`.",
    find: (_judgement, group) => acceptWithoutReject(group, "California requires a refusal that is as easy."),
  }),
  placeRule(otherSignalStates, {
    code: "asymmetric-choice-state",
    level: "W",
    condition: "The rule's first_layer has accept_all without reject_all.",
    basis: [],
    fix: "Add `reject_all` to `first_layer`.",
    find: (_judgement, group) => acceptWithoutReject(group, "Consent obtained this way may not count."),
  }),
];

/**
 * Reports whether a visitor sees the reject button: on the first layer, or beside accept in the preferences, where
 * consent or pay has none.
 */
function isRejectShown({ document: { categories } }: Evaluation, rule: EffectiveRule): boolean {
  return rule.first_layer.includes("reject_all") || (rule.refuse_by !== "pay" && isChoiceOffered(categories));
}

function acceptWithoutReject({ rule }: PlaceGroup, why: string): Candidate[] {
  return acceptsWithoutReject(rule)
    ? [{ pointer: `${rule.pointer}/first_layer`, message: `The banner has accept_all but no reject_all. ${why}` }]
    : [];
}

/** The effect on visitors, for whoever declared another way to refuse and for whoever declared none. */
function refusalOf({ rule: { refuse_by } }: PlaceGroup): string {
  return refuse_by === "close"
    ? "Closing counts as refusing only in Italy, with close_button: reject."
    : "Refusing must be as easy as accepting.";
}

interface TokenSet {
  /** JSON pointer of the set. */
  at: string;
  tokens: Tokens;
}

function inEachTokenSet({ document, reads: { each } }: Evaluation, find: (set: TokenSet) => Candidate[]): Candidate[] {
  return each(["light", "dark"] as const, (name) => {
    const tokens = document.theme.tokens[name];
    return tokens === undefined ? [] : find({ at: `/theme/tokens/${name}`, tokens });
  });
}

function unreadable(at: string, tokens: Tokens, button: Button): Candidate[] {
  const { fg, bg } = tokens[button];
  return tooPale(`${at}/${button}`, `The label of ${button} (${fg} on ${bg})`, contrastRatio(fg, bg), TEXT_RATIO);
}

function paleText({ at, tokens }: TokenSet): Candidate[] {
  const { surface, text, muted, focus } = tokens;
  return [
    ...tooPale(`${at}/text`, `The text (${text} on ${surface})`, contrastRatio(text, surface), TEXT_RATIO),
    ...tooPale(`${at}/muted`, `The muted text (${muted} on ${surface})`, contrastRatio(muted, surface), TEXT_RATIO),
    ...tooPale(`${at}/focus`, `The focus ring (${focus} on ${surface})`, contrastRatio(focus, surface), CONTROL_RATIO),
  ];
}

function tooPale(pointer: string, subject: string, ratio: number, least: number): Candidate[] {
  return ratio >= least
    ? []
    : [
        {
          pointer,
          message: `${subject} is hard to see: its contrast is ${formatRatio(ratio)}, and WCAG asks for ${least}:1.`,
          fix: `Choose colors with a contrast of at least ${least}:1.`,
        },
      ];
}

function paleReject({ at, tokens }: TokenSet): Candidate[] {
  const accept = edgeRatio(tokens, "accept");
  const reject = edgeRatio(tokens, "reject");
  const isWeaker = Math.min(accept, MOST_NOTICED) / Math.min(reject, MOST_NOTICED) > WEAKER;
  const pointer = `${at}/reject`;
  if (isWeaker) {
    return [
      {
        pointer,
        message: `The reject button is less visible than the accept button: its contrast with the banner is ${formatRatio(reject)}, and that of accept is ${formatRatio(accept)}.`,
      },
    ];
  }
  if (!isFilled(tokens, "accept")) return [];
  if (!isFilled(tokens, "reject")) {
    return [{ pointer, message: "The accept button is filled and the reject button is not, so visitors overlook it." }];
  }
  return looksDisabled(tokens)
    ? [
        {
          pointer,
          message: "The accept button is colored and the reject button is gray, as if it were disabled.",
        },
      ]
    : [];
}

/** A gray that differs from the surface less than text does is how interfaces draw what cannot be pressed. */
function looksDisabled({ accept, reject, surface }: Tokens): boolean {
  return (
    saturation(accept.bg) >= COLORED &&
    saturation(reject.bg) <= GRAY &&
    contrastRatio(reject.bg, surface) < MOST_NOTICED
  );
}

function rejectAsText({ at, tokens }: TokenSet): Candidate[] {
  return edgeRatio(tokens, "accept") >= CONTROL_RATIO && edgeRatio(tokens, "reject") < NO_EDGE
    ? [
        {
          pointer: `${at}/reject`,
          message:
            "The accept button looks like a button, and the reject button like plain text, so visitors overlook that they can refuse.",
        },
      ]
    : [];
}

function isFilled(tokens: Tokens, button: Button): boolean {
  return contrastRatio(tokens[button].bg, tokens.surface) >= CONTROL_RATIO;
}

/** The prominence of a button: the stronger of its background and its border against the surface. */
function edgeRatio(tokens: Tokens, button: Button): number {
  const { bg, border } = tokens[button];
  return Math.max(contrastRatio(bg, tokens.surface), contrastRatio(border, tokens.surface));
}

function separatedReject({ document: { layout } }: Evaluation): Candidate[] {
  const order = layout.button_order;
  return Math.abs(order.indexOf("accept_all") - order.indexOf("reject_all")) === 1
    ? []
    : [
        {
          pointer: "/layout/button_order",
          message:
            "button_order puts customize between accept_all and reject_all, so visitors overlook that they can refuse.",
          fix: "Put reject_all beside accept_all in button_order.",
        },
      ];
}
