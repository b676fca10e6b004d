import type { RuleContext } from "@consentform/consent/rules";

/** Rules that need more than the document, by what they need. The codes are those of the rules that read it. */
export interface NotEvaluated {
  /** The missing context. */
  readonly missing: string;
  /** The place where these rules are evaluated, or the way to evaluate them here. */
  readonly advice: string;
  readonly codes: readonly string[];
}

/**
 * Parts of the context that rules read, and the codes of those rules. A group is left out without the first of its
 * members.
 */
export const contextualRules: readonly (NotEvaluated & {
  readonly members: readonly [keyof RuleContext, ...(keyof RuleContext)[]];
})[] = [
  {
    members: ["retentionDays"],
    missing: "the site's retention",
    advice: "pass --retention <days>",
    codes: ["retention-shorter-than-consent", "retention-ccpa"],
  },
  {
    members: ["services", "catalogue"],
    missing: "the site's tracked services",
    advice: "the service evaluates these when a draft is saved",
    codes: [
      "service-unknown",
      "service-category-unknown",
      "service-unclassified",
      "services-need-review",
      "legitimate-interest-storage",
      "necessary-but-tracker",
      "many-blocking-patterns",
      "duration-over-limit",
    ],
  },
  {
    members: ["catalogue"],
    missing: "the catalogue of trackers",
    advice: "the service and `validate` have it",
    codes: ["allowed-tracker"],
  },
  {
    members: ["production", "publishReconsent"],
    missing: "what production serves",
    advice: "the service evaluates these when a draft is saved or published",
    codes: ["reconsent-needed", "reconsent-suppressed"],
  },
  {
    members: ["vendorListVersion"],
    missing: "the service's vendor list",
    advice: "the service evaluates this part of the rule when a version is published",
    codes: ["tcf-not-started"],
  },
  {
    members: ["template"],
    missing: "the template that the site follows",
    advice: "the service evaluates this when a draft is saved",
    codes: ["locked-path"],
  },
  {
    members: ["logoFault"],
    missing: "the host of the logo",
    advice: "the service evaluates this when a version is published",
    codes: ["logo-not-served"],
  },
];

/** The rules that a context leaves out. */
export function notEvaluated(context: RuleContext): NotEvaluated[] {
  return contextualRules
    .filter(({ members: [first] }) => context[first] === undefined)
    .map(({ missing, advice, codes }) => ({ missing, advice, codes }));
}
