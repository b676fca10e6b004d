import type { Schemas } from "@consentform/consent/contract";
import { isRejectMissing } from "@consentform/consent/rules";
import { type Candidate, pageSubject } from "./candidate";
import type { PageVisit } from "./page-visit";
import type { ProfileFacts } from "./profile-facts";
import { type ScanContext, siteOf } from "./scan-context";

/** One rule about a page as a whole: what it found, or null; and as which regime it looks. */
interface PageRule {
  readonly ruleId: Schemas["ScanRuleId"];
  readonly finds: (visit: PageVisit, context: ScanContext, profile: ProfileFacts) => string | null;
  /** True if it only warns where the law of the profile leaves room. */
  readonly isOfLaw?: true;
}

const pageRules: readonly PageRule[] = [
  {
    ruleId: "banner-absent",
    finds: (visit, context) => {
      const { loaders } = visit;
      const { siteId, environment } = context;
      if (loaders.length === 0 && mayBeDrawn(visit, context)) return null;
      if (loaders.some((loader) => loader.siteId === siteId && loader.environment === environment)) return null;
      return loaders.length === 0
        ? "The page does not load the banner script."
        : `The page loads the banner script of another site or environment, not that of ${siteId}/${environment}.`;
    },
  },
  {
    ruleId: "multiple-cmps",
    finds: ({ loaders }) => {
      const scripts = new Set(loaders.map(({ siteId, environment }) => `${siteId}/${environment}`));
      return scripts.size > 1 ? "The page loads the banner scripts of several sites or environments." : null;
    },
  },
  {
    ruleId: "reject-absent",
    isOfLaw: true,
    finds: ({ loaders }, { document }, { model, rule, country }) =>
      loaders.length > 0 && model === "opt_in" && isRejectMissing(document, rule, country)
        ? "The banner's first layer offers to accept and not to reject."
        : null,
  },
  {
    ruleId: "reopen-control-absent",
    finds: (visit, context) =>
      visit.loaders.length > 0 &&
      context.document.layout.reopen.kind === "link" &&
      !visit.hasSettingsLink &&
      !mayBeDrawn(visit, context)
        ? "The page has no link to #consent-settings, so the banner draws a floating control that the document does not ask for."
        : null,
  },
  {
    ruleId: "consent-mode-mismatch",
    finds: (visit, context) => {
      if (context.document.consent_mode?.enabled !== true) return null;
      const granted = grantedSignal(visit, context);
      if (granted !== null) return `The page grants ${granted} by default, which the banner denies until consent.`;
      return visit.hasTagBeforeDefault ? "A Google tag comes before the banner script, so it knows no default." : null;
    },
  },
];

/**
 * Reports whether a script of the page may add what its markup lacks. The static engine runs none, so it cannot know.
 */
function mayBeDrawn({ runsScripts }: PageVisit, { engine }: ScanContext): boolean {
  return engine === "static" && runsScripts;
}

/** A signal that the page grants for all visitors although no required category carries it. */
function grantedSignal({ consentDefaults }: PageVisit, { document }: ScanContext): string | null {
  const necessary = document.categories
    .filter(({ required }) => required)
    .flatMap(({ signals }) => signals as string[]);
  const granted = consentDefaults
    .filter(({ isRegional }) => !isRegional)
    .flatMap(({ signals }) => Object.entries(signals))
    .find(([signal, value]) => value === "granted" && !necessary.includes(signal));
  return granted?.[0] ?? null;
}

/** Findings about a page as a whole; none for content that is not markup. */
export function pageFindings(visit: PageVisit, context: ScanContext): Candidate[] {
  if (!visit.isMarkup || visit.consentState !== "none") return [];
  // A place with clear law decides before one that leaves room.
  const profiles = [...context.profiles].sort((a, b) => Number(a.isCautious) - Number(b.isCautious));
  return pageRules.flatMap(({ ruleId, finds, isOfLaw = false }) => {
    for (const profile of profiles) {
      const evidence = finds(visit, context, profile);
      if (evidence === null) continue;
      return [
        {
          ruleId,
          evidence,
          page: visit.page,
          profile: profile.id,
          consentState: visit.consentState,
          subject: pageSubject(visit.page, siteOf),
          pattern: null,
          category: null,
          serviceKey: null,
          ...(isOfLaw && profile.isCautious && { isLeftRoom: true }),
        },
      ];
    }
    return [];
  });
}
