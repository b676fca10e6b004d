import type { Judgement, PlaceGroup } from "../judgement";
import { only, optInBut, optInPlaces, type PlaceSelector } from "../place-selector";
import { documentRule, type Hit, placeRule, type Rule } from "../rule";
import { type EffectiveRule, effectiveRule } from "../rule-choice";

type Kept = keyof EffectiveRule["expiry"];

const bothKept: readonly Kept[] = ["accept_days", "reject_days"];

/** How long choices are kept, and how soon visitors are asked again. */
export const expiryCodes: readonly Rule[] = [
  keptTooLong("expiry-over-six-months", only("FR", "IE"), 190, "six months", "CNIL guidance; DPC 2020"),
  documentRule({
    code: "expiry-over-13-months",
    level: "W",
    condition: "tcf.enabled and an accept_days over 395.",
    basis: "TCF policies",
    find: (judgement) =>
      judgement.document.tcf?.enabled === true
        ? allRules(judgement).flatMap((rule) => overLimit(judgement, rule, ["accept_days"], 395, "13 months"))
        : [],
  }),
  keptTooLong("expiry-over-24-months", only("ES"), 730, "24 months", "AEPD guidance"),
  placeRule(only("IT"), {
    code: "reprompt-too-soon",
    level: "E",
    condition: "rule(P).reject_days under 180.",
    basis: "Garante 231/2021",
    find: (judgement, { rule }) => askedTooSoon(judgement, rule, 180),
  }),
  placeRule(optInBut("IT"), {
    code: "reprompt-soon",
    level: "W",
    condition: "rule(P).reject_days under 90.",
    basis: "EDPB 03/2022",
    find: (judgement, { rule }) => askedTooSoon(judgement, rule, 90),
  }),
  placeRule(optInPlaces, {
    code: "reject-expires-sooner",
    level: "E",
    condition: "rule(P).reject_days under accept_days.",
    basis: "EDPB 03/2022",
    find: (judgement, { rule: { expiry, ...rule } }) =>
      expiry.reject_days < expiry.accept_days
        ? [
            {
              pointer: expiryPointer(judgement, rule, "reject_days"),
              message: `A refusal is kept ${expiry.reject_days} days and a grant ${expiry.accept_days}. Keep a refusal at least as long.`,
            },
          ]
        : [],
  }),
  placeRule(only("US-CA"), {
    code: "optout-reprompt-too-soon",
    level: "E",
    condition: "rule(P).model opt_out and reject_days under 365.",
    basis: "Cal. Civ. Code 1798.135(c)(4)",
    find: (judgement, { rule }) => (rule.model === "opt_out" ? askedTooSoon(judgement, rule, 365) : []),
  }),
  documentRule({
    code: "retention-shorter-than-consent",
    level: "E",
    condition: "Site retention is under the largest accept_days or reject_days.",
    basis: "GDPR 7(1)",
    find: retentionTooShort,
  }),
  placeRule(only("US-CA"), {
    code: "retention-ccpa",
    level: "W",
    condition: "Site retention under 730 and a category has sale_or_share.",
    basis: "11 CCR 7101(a)",
    find: ({ context: { retentionDays }, document: { categories } }) =>
      retentionDays !== undefined && retentionDays < 730 && categories.some(({ sale_or_share }) => sale_or_share)
        ? [
            {
              pointer: "",
              message: `The site keeps consent records ${retentionDays} days; requests to opt out of sale and sharing must be kept 24 months (730 days). Raise the site's retention.`,
            },
          ]
        : [],
  }),
];

function keptTooLong(code: string, places: PlaceSelector, limitDays: number, inWords: string, basis: string): Rule {
  return placeRule(places, {
    code,
    level: "W",
    condition: `rule(P) accept_days or reject_days over ${limitDays}.`,
    basis,
    find: (judgement, { rule }: PlaceGroup) => overLimit(judgement, rule, bothKept, limitDays, inWords),
  });
}

function overLimit(
  judgement: Judgement,
  rule: EffectiveRule,
  members: readonly Kept[],
  limitDays: number,
  inWords: string,
): Hit[] {
  return members
    .filter((member) => rule.expiry[member] > limitDays)
    .map((member) => ({
      pointer: expiryPointer(judgement, rule, member),
      message: `${member} is ${rule.expiry[member]}; at most ${limitDays} (${inWords}) are advised. Shorten it.`,
    }));
}

function askedTooSoon(judgement: Judgement, rule: EffectiveRule, leastDays: number): Hit[] {
  return rule.expiry.reject_days < leastDays
    ? [
        {
          pointer: expiryPointer(judgement, rule, "reject_days"),
          message: `reject_days is ${rule.expiry.reject_days}, so a visitor who refused is asked again too soon; at least ${leastDays} are needed. Raise it.`,
        },
      ]
    : [];
}

function* retentionTooShort(judgement: Judgement): Iterable<Hit> {
  const { retentionDays } = judgement.context;
  if (retentionDays === undefined) return;
  const choices = allRules(judgement).flatMap((rule) =>
    bothKept.map((member) => ({ rule, member, days: rule.expiry[member] })),
  );
  const longest = choices.reduce((a, b) => (b.days > a.days ? b : a));
  if (retentionDays >= longest.days) return;
  yield {
    pointer: expiryPointer(judgement, longest.rule, longest.member),
    message: `${longest.member} is ${longest.days}, but the site keeps consent records only ${retentionDays} days, so the proof ends before the choice. Raise the site's retention or shorten it.`,
  };
}

function allRules({ document }: Judgement): EffectiveRule[] {
  return [null, ...document.regimes.rules.keys()].map((index) => effectiveRule(document, index));
}

/** Where the value stands: in the rule when it has one of its own, else in the expiry of all regimes. */
function expiryPointer(
  { document: { regimes } }: Judgement,
  rule: Pick<EffectiveRule, "id" | "pointer">,
  member: Kept,
): string {
  const own = rule.id === null ? undefined : regimes.rules.find(({ id }) => id === rule.id)?.expiry?.[member];
  return own === undefined ? `/regimes/expiry/${member}` : `${rule.pointer}/expiry/${member}`;
}
