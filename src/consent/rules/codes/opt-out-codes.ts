import { listed } from "../../values/describe-value";
import { everywhere, inPlaces } from "../basis";
import type { Evaluation } from "../evaluation";
import { languageChain } from "../language-lookup";
import { texts } from "../legal-texts";
import { everyPlace, only, optOutStates, signalStates } from "../place-selector";
import { gppSections } from "../regimes/gpp-sections";
import type { RegimeRow } from "../regimes/regime-row";
import { conditionalSignalStates, disclosureStates } from "../regimes/requirements";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import type { EffectiveRule } from "../rule-choice";

/** Titles of the one link that covers both rights. */
const alternativeTitles: readonly string[] = ["Your Privacy Choices", "Your California Privacy Choices"];

/** Titles that California's regulations name for the link. */
const californianTitles: readonly string[] = ["Do Not Sell or Share My Personal Information", ...alternativeTitles];

const california = only("US-CA");

/**
 * Universal opt-out signals, opt-out links and GPP sections: the law of the United States, and of other places that ask
 * for a way out.
 */
export const optOutCodes: readonly Rule[] = [
  placeRule(signalStates, {
    code: "gpc-ignored",
    level: "E",
    warnsIn: ({ subdivision = "" }) => conditionalSignalStates.has(subdivision),
    condition: "the rule's gpc is ignore, or gpc.honour is never.",
    basis: [inPlaces("US-CA", "11 CCR 7025(c)(1)", texts.ccr7025)],
    fix: "Set `gpc` to `honour`.",
    find: ({ document, reads: { each } }, { rule }) => [
      ...each([rule], ({ gpc, pointer }) =>
        gpc === "ignore"
          ? [
              {
                pointer: `${pointer}/gpc`,
                message: "gpc is ignore, but these places require the signal to be honored. Set it to honour.",
              },
            ]
          : [],
      ),
      ...each([document], ({ gpc }) =>
        gpc.honour === "never"
          ? [
              {
                pointer: "/gpc/honour",
                message: "honour is never, but these places require the signal to be honored. Set it to required.",
              },
            ]
          : [],
      ),
    ],
  }),
  placeRule(california, {
    code: "gpc-status-hidden",
    level: "E",
    since: SECOND_RULES_VERSION,
    condition: "gpc.show_status is false.",
    basis: [everywhere("11 CCR 7025(c)(6), since 2026-01-01", texts.ccr7025)],
    fix: "Set `show_status` to true.",
    find: ({ document: { gpc } }) =>
      gpc.show_status
        ? []
        : [
            {
              pointer: "/gpc/show_status",
              message: "show_status is false, so visitors do not see that the signal was honored. Set it to true.",
            },
          ],
  }),
  placeRule(optOutStates, {
    code: "opt-out-link-missing",
    level: "E",
    // Their acts ask for a clear disclosure of how to opt out, not for a link.
    warnsIn: ({ subdivision = "" }) => disclosureStates.has(subdivision),
    condition:
      "A category has sale_or_share and opt_out_link is false, in California under any model, elsewhere unless the model is opt_in; except in California with frictionless signals.",
    basis: [inPlaces("US-CA", "Cal. Civ. Code 1798.135(a); 11 CCR 7013", texts.ccpa135)],
    fix: "Set `opt_out_link` to true.",
    find: (evaluation, { rule, rows }) =>
      lacksLink(evaluation, rule, rows) && !(rows.every(california.includes) && isFrictionless(evaluation, rule))
        ? [
            {
              pointer: rule.id === null ? "/regimes" : `${rule.pointer}/opt_out_link`,
              message: `${listed(soldCategories(evaluation))} may be sold or shared, and there is no opt-out link. ${rule.id === null ? "Add a rule for these places with opt_out_link true" : "Set opt_out_link to true"}.`,
              // The first rules asked for the link only where the rule's own model is opt_out.
              ...(rule.model !== "opt_out" && { since: SECOND_RULES_VERSION }),
            },
          ]
        : [],
  }),
  placeRule(california, {
    code: "optout-link-wording",
    level: "W",
    condition: `opt_out_link is true and the English opt_out.link is none of "${californianTitles.join('", "')}".`,
    basis: [everywhere("11 CCR 7013 and 7015(b)", texts.ccr7013)],
    fix: "Use one of the titles.",
    find: (evaluation, { rule }) => (rule.opt_out_link ? unusualTitle(evaluation) : []),
  }),
  placeRule(california, {
    code: "banner-not-an-optout-method",
    level: "W",
    condition:
      "the rule's model opt_out, a category has sale_or_share, opt_out_link false, first_layer has reject_all, customize or opt_out.",
    basis: [everywhere("11 CCR 7026(a)(4)", texts.ccr7026)],
    fix: "Set `opt_out_link` to true.",
    find: (evaluation, { rule, rows }) =>
      rule.id !== null &&
      lacksLink(evaluation, rule, rows) &&
      rule.first_layer.some((button) => ["reject_all", "customize", "opt_out"].includes(button))
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message:
                "A banner alone is not a method to opt out of sale and sharing. Set opt_out_link to true as well.",
            },
          ]
        : [],
  }),
  placeRule(california, {
    code: "sensitive-limit-link-missing",
    level: "W",
    condition: "A category is sensitive, and limit_link is false.",
    basis: [everywhere("11 CCR 7014; Cal. Civ. Code 1798.135(a)(2)", texts.ccr7014)],
    fix: "Set `limit_link` to true, or use one of the alternative titles for the opt-out link.",
    find: ({ document }, { rule }) => {
      const sensitive = document.categories.filter((category) => category.sensitive).map(({ key }) => key);
      return sensitive.length > 0 && !rule.limit_link && !isLinkForBoth(document, rule)
        ? [
            {
              pointer: rule.id === null ? "/regimes" : `${rule.pointer}/limit_link`,
              message: `${listed(sensitive)} ${sensitive.length === 1 ? "is" : "are"} sensitive, and there is no link to limit their use. ${rule.id === null ? "Add a rule for these places with limit_link true" : "Set limit_link to true"}.`,
            },
          ]
        : [];
    },
  }),
  documentRule({
    code: "gpp-section-unknown",
    level: "W",
    condition:
      "A section is not in the shipped list, or no rule but the fallback applies to its place (usnat: to any US place).",
    basis: [everywhere("IAB Global Privacy Platform, sections", texts.gpp)],
    fix: "Add a rule for the place, or remove the section.",
    find: (evaluation) =>
      (evaluation.document.gpp?.sections ?? []).flatMap((section, i) => {
        const problem = sectionProblem(evaluation, section);
        return problem === null ? [] : [{ pointer: `/gpp/sections/${i}`, message: problem }];
      }),
  }),
];

function soldCategories({ document: { categories }, reads: { each } }: Evaluation): string[] {
  return each(categories, ({ sale_or_share, key }) => (sale_or_share ? [key] : []));
}

/** California asks for the link under any model; the other acts speak of it where processing starts without consent. */
function lacksLink(evaluation: Evaluation, rule: EffectiveRule, rows: readonly RegimeRow[]): boolean {
  const isAsked = rule.model !== "opt_in" || rows.every(california.includes);
  return isAsked && !rule.opt_out_link && soldCategories(evaluation).length > 0;
}

/**
 * Reports whether the opt-out link is an alternative opt-out link, which also covers the right to limit (11 CCR 7015).
 */
function isLinkForBoth({ languages, texts }: Evaluation["document"], rule: EffectiveRule): boolean {
  const title = languageChain(languages, "en-US")
    .map((tag) => (Object.hasOwn(texts, tag) ? texts[tag]?.opt_out?.link : undefined))
    .find((link) => link !== undefined);
  return rule.opt_out_link && title !== undefined && alternativeTitles.includes(title.trim());
}

function isFrictionless({ document: { gpc } }: Evaluation, rule: EffectiveRule): boolean {
  return rule.frictionless && rule.gpc === "honour" && gpc.honour !== "never";
}

function unusualTitle({ document: { languages, texts } }: Evaluation): Candidate[] {
  // What a visitor in California reads: American English, else English, else the default language.
  for (const tag of languageChain(languages, "en-US")) {
    const title = Object.hasOwn(texts, tag) ? texts[tag]?.opt_out?.link : undefined;
    if (title === undefined) continue;
    return californianTitles.includes(title.trim())
      ? []
      : [
          {
            pointer: `/texts/${tag}/opt_out/link`,
            message: `The link reads "${title}"; the regulations name ${listed(californianTitles.map((each) => `"${each}"`))}. Use one of these.`,
          },
        ];
  }
  return [];
}

function sectionProblem({ groupsTestedBy }: Evaluation, section: string): string | null {
  if (!Object.hasOwn(gppSections, section)) {
    return `${section} is not among the sections ${listed(Object.keys(gppSections))}. A state without its own section uses usnat.`;
  }
  const isInSection = (row: { country: string; subdivision?: string }) =>
    section === "usnat" ? row.country === "US" : row.subdivision === `US-${section.slice(2).toUpperCase()}`;
  const isRuled = groupsTestedBy(everyPlace).some(({ rule, rows }) => rule.id !== null && rows.some(isInSection));
  return isRuled
    ? null
    : `No rule but the fallback applies where ${section} is meant for. Add a rule for it, or remove the section.`;
}
