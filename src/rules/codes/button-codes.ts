import { contrastRatio, formatRatio } from "../contrast";
import type { ResolvedBannerComponents } from "../generated/resolved-banner-document";
import type { Judgement, PlaceGroup } from "../judgement";
import { only, optInPlaces, otherSignalStates } from "../place-selector";
import { documentRule, type Hit, placeRule, type Rule } from "../rule";

type Tokens = ResolvedBannerComponents["BannerTokens"];
type Button = "accept" | "reject" | "customize";

/** WCAG 2.2, 1.4.3: text of normal size. */
const TEXT_RATIO = 4.5;
/** WCAG 2.2, 1.4.11: parts of controls. */
const CONTROL_RATIO = 3;

/** Reject beside accept, equally visible and readable. */
export const buttonCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "reject-missing",
    level: "E",
    condition: "rule(P).first_layer has accept_all without reject_all.",
    basis: "EDPB taskforce 2023; CNIL 2020-091",
    isWaivable: false,
    find: (_judgement, group) => acceptWithoutReject(group),
  }),
  documentRule({
    code: "reject-unreadable",
    level: "E",
    condition: "reject fg on bg is under 4.5:1 in any token set.",
    basis: "EDPB taskforce 2023; WCAG 1.4.3",
    find: (judgement) => tokenSets(judgement).flatMap(({ at, tokens }) => unreadable(at, tokens, "reject")),
  }),
  documentRule({
    code: "reject-less-prominent",
    level: "W",
    condition:
      "reject's strongest edge against the surface (max of bg, border) is under 3:1 while accept's is at least 3:1; or button_order does not put reject_all beside accept_all.",
    basis: "CNIL 2020-091, -092; 11 CCR 7004(a)(2)",
    find: (judgement) => [...tokenSets(judgement).flatMap(paleReject), ...separatedReject(judgement)],
  }),
  placeRule(only("IT"), {
    code: "close-x-missing",
    level: "E",
    condition: "close_button is none.",
    basis: "Garante 231/2021",
    find: ({ document: { layout } }) =>
      layout.close_button === "none"
        ? [
            {
              pointer: "/layout/close_button",
              message: "There is no close button, which must be there and reject. Set close_button to reject.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "contrast-buttons",
    level: "E",
    condition: "accept or customize fg on bg is under 4.5:1.",
    basis: "WCAG 1.4.3",
    find: (judgement) =>
      tokenSets(judgement).flatMap(({ at, tokens }) => [
        ...unreadable(at, tokens, "accept"),
        ...unreadable(at, tokens, "customize"),
      ]),
  }),
  documentRule({
    code: "contrast-text",
    level: "W",
    condition: "text or muted on surface under 4.5:1, or focus under 3:1.",
    basis: "WCAG 1.4.3, 1.4.11",
    find: (judgement) => tokenSets(judgement).flatMap(paleText),
  }),
  placeRule(only("US-CA"), {
    code: "asymmetric-choice",
    level: "E",
    condition: "rule(P).first_layer has accept_all without reject_all.",
    basis: "11 CCR 7004(a)(2)(C)",
    find: (_judgement, group) => acceptWithoutReject(group),
  }),
  placeRule(otherSignalStates, {
    code: "asymmetric-choice-state",
    level: "W",
    condition: "The same.",
    basis: "11 CCR 7004(a)(2)(C), by analogy",
    find: (_judgement, group) => acceptWithoutReject(group),
  }),
];

function acceptWithoutReject({ rule }: PlaceGroup): Hit[] {
  return rule.first_layer.includes("accept_all") && !rule.first_layer.includes("reject_all")
    ? [
        {
          pointer: `${rule.pointer}/first_layer`,
          message:
            "The first layer has accept_all without reject_all. Add reject_all; it must be as easy as accepting.",
        },
      ]
    : [];
}

interface TokenSet {
  /** JSON pointer of the set. */
  at: string;
  tokens: Tokens;
}

function tokenSets({ document: { theme } }: Judgement): TokenSet[] {
  const { light, dark } = theme.tokens;
  return [
    { at: "/theme/tokens/light", tokens: light },
    ...(dark === undefined ? [] : [{ at: "/theme/tokens/dark", tokens: dark }]),
  ];
}

function unreadable(at: string, tokens: Tokens, button: Button): Hit[] {
  const { fg, bg } = tokens[button];
  return tooPale(`${at}/${button}`, `The label of ${button}, ${fg} on ${bg},`, contrastRatio(fg, bg), TEXT_RATIO);
}

function paleText({ at, tokens }: TokenSet): Hit[] {
  const { surface, text, muted, focus } = tokens;
  return [
    ...tooPale(`${at}/text`, `The text ${text} on ${surface}`, contrastRatio(text, surface), TEXT_RATIO),
    ...tooPale(`${at}/muted`, `The muted text ${muted} on ${surface}`, contrastRatio(muted, surface), TEXT_RATIO),
    ...tooPale(`${at}/focus`, `The focus ring ${focus} on ${surface}`, contrastRatio(focus, surface), CONTROL_RATIO),
  ];
}

function tooPale(pointer: string, subject: string, ratio: number, least: number): Hit[] {
  return ratio >= least
    ? []
    : [
        {
          pointer,
          message: `${subject} has a contrast of ${formatRatio(ratio)}; at least ${least}:1 is needed. Choose colours further apart.`,
        },
      ];
}

function paleReject({ at, tokens }: TokenSet): Hit[] {
  const accept = edgeRatio(tokens, "accept");
  const reject = edgeRatio(tokens, "reject");
  return accept >= CONTROL_RATIO && reject < CONTROL_RATIO
    ? [
        {
          pointer: `${at}/reject`,
          message: `reject stands out from the surface by ${formatRatio(reject)} and accept by ${formatRatio(accept)}. Give reject a background or border of at least ${CONTROL_RATIO}:1.`,
        },
      ]
    : [];
}

/** How much a button stands out: the stronger of its background and its border against the surface. */
function edgeRatio(tokens: Tokens, button: Button): number {
  const { bg, border } = tokens[button];
  return Math.max(contrastRatio(bg, tokens.surface), contrastRatio(border, tokens.surface));
}

function separatedReject({ document: { layout } }: Judgement): Hit[] {
  const order = layout.button_order;
  return Math.abs(order.indexOf("accept_all") - order.indexOf("reject_all")) === 1
    ? []
    : [
        {
          pointer: "/layout/button_order",
          message: "button_order puts customize between accept_all and reject_all. Put reject_all beside accept_all.",
        },
      ];
}
