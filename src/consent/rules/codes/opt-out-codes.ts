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

const NO_EFFECT = "the opt-out signal of a visitor's browser (Global Privacy Control) has no effect.";

/**
 * Universal opt-out signals, opt-out links and GPP sections: the law of the United States, and of other places that ask
 * for a way out.
 */
export const optOutCodes: readonly Rule[] = [
  placeRule(signalStates, {
    code: "gpc-ignored",
    level: "E",
    warnsIn: ({ subdivision = "" }) => conditionalSignalStates.has(subdivision),
    condition: "The rule's gpc is ignore, or gpc.honour is never.",
    basis: [inPlaces("US-CA", "11 CCR 7025(c)(1)", texts.ccr7025)],
    fix: "Set the rule's `gpc` to `honour`, and `gpc.honour` to `required`.",
    find: ({ document, reads: { each } }, { rule }) => [
      ...each([rule], ({ gpc, pointer }) =>
        gpc === "ignore"
          ? [
              {
                pointer: `${pointer}/gpc`,
                message: `With gpc: ignore, ${NO_EFFECT}`,
                fix: "Set gpc to honour.",
              },
            ]
          : [],
      ),
      ...each([document], ({ gpc }) =>
        gpc.honour === "never"
          ? [
              {
                pointer: "/gpc/honour",
                message: `With gpc.honour: never, ${NO_EFFECT}`,
                fix: "Set gpc.honour to required.",
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
              message: "With show_status: false, visitors do not see that their browser's opt-out signal was honored.",
            },
          ],
  }),
  placeRule(optOutStates, {
    code: "opt-out-link-missing",
    level: "E",
    // Their acts ask for a clear disclosure of how to opt out, not for a link.
    warnsIn: ({ subdivision = "" }) => disclosureStates.has(subdivision),
    condition:
      "A category has sale_or_share, and opt_out_link is false. In California, this is raised under any model, but not with frictionless signals. Elsewhere, it is not raised under opt_in.",
    basis: [inPlaces("US-CA", "Cal. Civ. Code 1798.135(a); 11 CCR 7013", texts.ccpa135)],
    fix: "Set `opt_out_link` to true.",
    find: (evaluation, { rule, rows }) =>
      lacksLink(evaluation, rule, rows) && !(rows.every(california.includes) && isFrictionless(evaluation, rule))
        ? [
            {
              pointer: rule.id === null ? "/regimes" : `${rule.pointer}/opt_out_link`,
              message: `You sell or share data (${listed(soldCategories(evaluation))}), but visitors find no link to opt out.`,
              fix: advised(rule, "opt_out_link"),
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
    fix: "Write one of these titles.",
    find: (evaluation, { rule }) => (rule.opt_out_link ? unusualTitle(evaluation) : []),
  }),
  placeRule(california, {
    code: "banner-not-an-optout-method",
    level: "W",
    condition:
      "A rule with the model opt_out shows reject_all, customize or opt_out, a category has sale_or_share, and opt_out_link is false.",
    basis: [everywhere("11 CCR 7026(a)(4)", texts.ccr7026)],
    fix: "Set `opt_out_link` to true.",
    find: (evaluation, { rule, rows }) =>
      rule.id !== null &&
      lacksLink(evaluation, rule, rows) &&
      rule.first_layer.some((button) => ["reject_all", "customize", "opt_out"].includes(button))
        ? [
            {
              pointer: `${rule.pointer}/opt_out_link`,
              message: "In California, a banner alone is not a way to opt out of sale and sharing.",
            },
          ]
        : [],
  }),
  placeRule(california, {
    code: "sensitive-limit-link-missing",
    level: "W",
    condition: "A category is sensitive, and limit_link is false.",
    basis: [everywhere("11 CCR 7014; Cal. Civ. Code 1798.135(a)(2)", texts.ccr7014)],
    fix: "If it is used for more than visitors asked for, set `limit_link` to true.",
    find: ({ document }, { rule }) => {
      const sensitive = document.categories.filter((category) => category.sensitive).map(({ key }) => key);
      return sensitive.length > 0 && !rule.limit_link && !isLinkForBoth(document, rule)
        ? [
            {
              pointer: rule.id === null ? "/regimes" : `${rule.pointer}/limit_link`,
              message: `Do you use sensitive data (${listed(sensitive)}) for more than visitors asked for? California gives them a link to limit that.`,
              fix: `If so, ${advised(rule, "limit_link").replace(/^[AS]/, (first) => first.toLowerCase())}`,
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
    fix: "Remove the section.",
    find: (evaluation) =>
      (evaluation.document.gpp?.sections ?? []).flatMap((section, i) => {
        const problem = sectionProblem(evaluation, section);
        return problem === null ? [] : [{ pointer: `/gpp/sections/${i}`, ...problem }];
      }),
  }),
];

/** The link that a rule lacks; the fallback has none to set. */
function advised({ id }: EffectiveRule, member: "opt_out_link" | "limit_link"): string {
  return id === null ? `Add a rule for these places with ${member}: true.` : `Set ${member} to true.`;
}

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
            message: `The link reads "${title}", but California's regulations name other titles.`,
            fix: `Write one of ${listed(californianTitles.map((each) => `"${each}"`))}.`,
          },
        ];
  }
  return [];
}

function sectionProblem({ groupsTestedBy }: Evaluation, section: string): Pick<Candidate, "message" | "fix"> | null {
  if (!Object.hasOwn(gppSections, section)) {
    return {
      message: `gpp.sections lists ${section}, which is not a section. A state without its own section uses usnat.`,
      fix: `Remove ${section}, or write one of ${listed(Object.keys(gppSections))}.`,
    };
  }
  const isInSection = (row: { country: string; subdivision?: string }) =>
    section === "usnat" ? row.country === "US" : row.subdivision === `US-${section.slice(2).toUpperCase()}`;
  const isRuled = groupsTestedBy(everyPlace).some(({ rule, rows }) => rule.id !== null && rows.some(isInSection));
  return isRuled
    ? null
    : {
        message: `gpp.sections lists ${section}, but no rule covers ${section === "usnat" ? "the United States" : `US-${section.slice(2).toUpperCase()}`}.`,
        fix: `Remove ${section}.`,
      };
}
