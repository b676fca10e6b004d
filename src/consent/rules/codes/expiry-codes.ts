import { european, everywhere, gdprAndUk, inPlaces, serviceRuleElsewhere } from "../basis";
import type { Evaluation, PlaceGroup } from "../evaluation";
import { texts } from "../legal-texts";
import { only, optInBut, optInPlaces } from "../place-selector";
import {
  type Candidate,
  documentRule,
  FOURTH_RULES_VERSION,
  placeRule,
  type Rule,
  SECOND_RULES_VERSION,
} from "../rule";
import { type EffectiveRule, effectiveRule } from "../rule-choice";

type Kept = keyof EffectiveRule["expiry"];

const bothKept: readonly Kept[] = ["accept_days", "reject_days"];

/** Days that count as six months. */
const SIX_MONTHS = 190;

const CALIFORNIAN_YEAR = "California requires 12 months.";

/** Rules about the time choices are kept and the time until visitors are asked again. */
export const expiryCodes: readonly Rule[] = [
  placeRule(only("FR", "IE"), {
    code: "expiry-over-six-months",
    level: "W",
    condition:
      "The first layer asks, and accept_days is over 190; in France also reject_days. Longer than 730 days is found by expiry-over-24-months.",
    basis: [
      inPlaces("FR", "CNIL, deliberation 2020-092", texts.cnilRecommendation),
      inPlaces("IE", "DPC, guidance note on cookies, April 2020", texts.dpc),
    ],
    fix: "Set the days to 180.",
    find: (evaluation, { rule, rows }: PlaceGroup) =>
      overLimit(evaluation, rule, [...acceptedTooLong(rule), ...(isAsking(rule) ? ["reject_days" as const] : [])], {
        days: SIX_MONTHS,
        // A refusal is kept for as long as a consent, or reject-expires-sooner follows.
        advised: rule.expiry.accept_days > SIX_MONTHS ? 180 : Math.max(180, rule.expiry.accept_days),
        reason: "The data protection authority there advises six months.",
      }).map((candidate) => ({
        ...candidate,
        // The Irish guidance is about consent.
        rows: rows.filter(({ country }) => country === "FR" || !candidate.pointer.endsWith("/reject_days")),
      })),
  }),
  placeRule(optInBut("ES", "FR", "IE"), {
    code: "expiry-over-13-months",
    level: "W",
    condition:
      "The first layer asks, and accept_days is over 395. Spain accepts 24 months. With tcf.enabled, tcf-expiry-over-13-months finds it.",
    basis: [
      european(
        "EDPB Guidelines 05/2020, paragraphs 110 and 111 (refresh at intervals; no number)",
        texts.edpbConsentElsewhere,
      ),
      serviceRuleElsewhere,
    ],
    fix: "Set `accept_days` to 395.",
    find: (evaluation, { rule }: PlaceGroup) =>
      evaluation.document.tcf?.enabled === true
        ? []
        : overLimit(evaluation, rule, acceptedTooLong(rule), {
            days: 395,
            advised: 395,
            reason: "Consent has to be renewed, but no law names a number; we recommend 13 months.",
          }),
  }),
  placeRule(optInPlaces, {
    code: "tcf-expiry-over-13-months",
    level: "W",
    condition: "With tcf.enabled, the first layer asks, and accept_days is over 395.",
    basis: [everywhere("IAB Europe TCF Policies", texts.tcfPolicies)],
    fix: "Set `accept_days` to 395.",
    since: FOURTH_RULES_VERSION,
    find: (evaluation, { rule }: PlaceGroup) =>
      evaluation.document.tcf?.enabled === true
        ? overLimit(evaluation, rule, acceptedTooLong(rule), {
            days: 395,
            advised: 395,
            reason: "The TCF asks for 13 months at most.",
          })
        : [],
  }),
  placeRule(optInPlaces, {
    code: "expiry-over-24-months",
    // No act names a number, so nothing blocks a publish.
    level: "W",
    condition: "accept_days is over 730: longer than the longest period that a listed authority advises.",
    basis: [
      inPlaces("ES", "AEPD, guide on cookies, section on renewing consent (24 months at most)", texts.aepd),
      european(
        "EDPB Guidelines 05/2020, paragraphs 110 and 111 (refresh at intervals; no number)",
        texts.edpbConsentElsewhere,
      ),
      serviceRuleElsewhere,
    ],
    fix: "Set `accept_days` to 180.",
    since: SECOND_RULES_VERSION,
    find: (evaluation, { rule }: PlaceGroup) =>
      overLimit(evaluation, rule, ["accept_days"], {
        days: 730,
        advised: 180,
        reason: "No listed authority advises more than 24 months, and some advise six.",
      }),
  }),
  placeRule(only("IT"), {
    code: "reprompt-too-soon",
    level: "E",
    condition: "A first layer is shown, and reject_days is under 180.",
    basis: [everywhere("Garante, guidelines of 2021-06-10, no. 231", texts.garante)],
    fix: "Set `reject_days` to 180.",
    find: (evaluation, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : askedTooSoon(evaluation, rule, 180, "The Italian authority asks for six months."),
  }),
  placeRule(optInBut("IT"), {
    code: "reprompt-soon",
    level: "W",
    condition: "A first layer is shown, and reject_days is under 90.",
    basis: [
      european(
        "EDPB Guidelines 03/2022, continuous prompting (written for social media; used here by analogy)",
        texts.edpbPatterns,
      ),
      serviceRuleElsewhere,
    ],
    fix: "Set `reject_days` to 180.",
    find: (evaluation, { rule }) =>
      rule.first_layer.length === 0
        ? []
        : askedTooSoon(evaluation, rule, 90, "No law names a number here; some authorities advise six months."),
  }),
  placeRule(only("FR"), {
    code: "reject-expires-sooner",
    level: "W",
    condition: "The first layer asks, and reject_days is under accept_days.",
    basis: [everywhere("CNIL, deliberation 2020-092", texts.cnilRecommendation)],
    fix: "Set `reject_days` to the value of `accept_days`.",
    find: (evaluation, { rule: { expiry, ...rule } }) =>
      rule.first_layer.includes("accept_all") && expiry.reject_days < expiry.accept_days
        ? [
            {
              pointer: expiryPointer(evaluation, rule, "reject_days"),
              message: `Visitors who refuse are asked again after ${expiry.reject_days} days, visitors who agree only after ${expiry.accept_days}.`,
              // Six months is what the authority advises for both; the other rules about these days name it too.
              fix:
                expiry.accept_days > 180
                  ? "Set accept_days and reject_days to 180."
                  : `Set reject_days to ${Math.max(expiry.accept_days, 180)}.`,
            },
          ]
        : [],
  }),
  placeRule(only("US-CA"), {
    code: "optout-reprompt-too-soon",
    level: "E",
    condition: "reject_days is under 365, and the rule's model is opt_out or a category has sale_or_share.",
    basis: [everywhere("Cal. Civ. Code 1798.135(c)(4)", texts.ccpa135)],
    fix: "Set `reject_days` to 365.",
    find: (evaluation, { rule }) => {
      // A year for every place would be longer than other authorities advise.
      const where = rule.id === null ? "" : ` in the rule ${rule.id}`;
      const found = askedTooSoon(evaluation, rule, 365, CALIFORNIAN_YEAR).map((candidate) => ({
        ...candidate,
        fix: `Set expiry.reject_days to 365${where}.`,
      }));
      if (rule.model === "opt_out") return found;
      // The first rules asked only where the rule's own model is opt_out.
      return evaluation.document.categories.some(({ sale_or_share }) => sale_or_share)
        ? found.map((candidate) => ({ ...candidate, since: SECOND_RULES_VERSION }))
        : [];
    },
  }),
  documentRule({
    code: "retention-shorter-than-consent",
    level: "E",
    condition: "The site's retention is under the largest accept_days or reject_days.",
    basis: gdprAndUk("article 7(1)"),
    fix: "Raise the site's retention to the longest of these days.",
    find: retentionTooShort,
  }),
  placeRule(only("US-CA"), {
    code: "retention-ccpa",
    level: "W",
    condition: "The site's retention is under 730 days, and a category has sale_or_share.",
    basis: [everywhere("11 CCR 7101(a)", texts.ccr7101)],
    fix: "Raise the site's retention to 730 days.",
    find: ({ context: { retentionDays }, document: { categories } }) =>
      retentionDays !== undefined && retentionDays < 730 && categories.some(({ sale_or_share }) => sale_or_share)
        ? [
            {
              pointer: "",
              message: `The site keeps consent records ${retentionDays} days. In California, requests to opt out of sale and sharing must be kept for 24 months (730 days).`,
            },
          ]
        : [],
  }),
];

/** Reports whether visitors are asked: what no one is asked for is kept for no one. */
function isAsking({ first_layer }: EffectiveRule): boolean {
  return first_layer.includes("accept_all");
}

/** The member to compare with limits below 24 months, beyond which another rule finds the same fault. */
function acceptedTooLong(rule: EffectiveRule): Kept[] {
  return isAsking(rule) && rule.expiry.accept_days <= 730 ? ["accept_days"] : [];
}

function overLimit(
  evaluation: Evaluation,
  rule: EffectiveRule,
  members: readonly Kept[],
  { days: limitDays, advised, reason }: { days: number; advised: number; reason: string },
): Candidate[] {
  return members
    .filter((member) => rule.expiry[member] > limitDays)
    .map((member) => ({
      pointer: expiryPointer(evaluation, rule, member),
      message: `With ${member}: ${rule.expiry[member]}, visitors are asked again only after ${rule.expiry[member]} days. ${reason}`,
      fix: `Set ${member} to ${advised}.`,
    }));
}

/** The advice is never under the six months that Italy requires: the value may be that of all rules. */
function askedTooSoon(evaluation: Evaluation, rule: EffectiveRule, leastDays: number, reason: string): Candidate[] {
  return rule.expiry.reject_days < leastDays
    ? [
        {
          pointer: expiryPointer(evaluation, rule, "reject_days"),
          message: `With reject_days: ${rule.expiry.reject_days}, visitors who refuse are asked again after ${rule.expiry.reject_days} days. ${reason}`,
          fix: `Set reject_days to ${Math.max(leastDays, 180)}.`,
        },
      ]
    : [];
}

function* retentionTooShort(evaluation: Evaluation): Iterable<Candidate> {
  const { retentionDays } = evaluation.context;
  if (retentionDays === undefined) return;
  const choices = allRules(evaluation).flatMap((rule) =>
    bothKept.map((member) => ({ rule, member, days: rule.expiry[member] })),
  );
  const longest = choices.reduce((a, b) => (b.days > a.days ? b : a));
  if (retentionDays >= longest.days) return;
  yield {
    pointer: expiryPointer(evaluation, longest.rule, longest.member),
    message: `With ${longest.member}: ${longest.days}, a choice lasts longer than the site keeps its proof (${retentionDays} days).`,
    fix: `Raise the site's retention to ${longest.days} days.`,
  };
}

function allRules({ document }: Evaluation): EffectiveRule[] {
  return [null, ...document.regimes.rules.keys()].map((index) => effectiveRule(document, index));
}

/** The place of the value: in the rule if it has a value, else in the expiry of all regimes. */
function expiryPointer(
  { document: { regimes } }: Evaluation,
  rule: Pick<EffectiveRule, "id" | "pointer">,
  member: Kept,
): string {
  const own = rule.id === null ? undefined : regimes.rules.find(({ id }) => id === rule.id)?.expiry?.[member];
  return own === undefined ? `/regimes/expiry/${member}` : `${rule.pointer}/expiry/${member}`;
}
