import type { Schemas } from "@consentform/consent/contract";
import { isoDurationDays } from "@consentform/consent/values";
import { DAY_MS } from "../runtime/durations";
import { type Candidate, classified } from "./candidate";
import type { Classification } from "./classify";
import { isPressed, type PageVisit, type SeenStorage } from "./page-visit";
import { isOffByGpc, isOwnHost, optionalCategory, type ScanContext, siteOf } from "./scan-context";

/** Lifetimes are counted from a moment a little later than that of the header. */
const TOLERANCE_DAYS = 1;

const kindNames: Readonly<Record<SeenStorage["kind"], string>> = {
  cookie: "Cookie",
  local: "Local storage entry",
  session: "Session storage entry",
  indexeddb: "IndexedDB database",
};

/** Findings about the things that a visit found stored. */
export function storageFindings(visit: PageVisit, context: ScanContext): Candidate[] {
  return visit.storage
    .filter((entry) => !isOwnConsent(entry, context))
    .flatMap((entry) =>
      findingsOfEntry(entry, context.classifier.storage(entry, isOwnHost(entry.host, visit.page)), visit, context),
    );
}

/** The visitor's choice itself needs no consent. */
function isOwnConsent({ name }: SeenStorage, { ownNames, document }: ScanContext): boolean {
  return ownNames.includes(name) || name === (document.storage?.name ?? "cf_consent");
}

function findingsOfEntry(
  entry: SeenStorage,
  found: Classification | null,
  visit: PageVisit,
  context: ScanContext,
): Candidate[] {
  const { firstProfile, declared, ignored } = context;
  const what = `${kindNames[entry.kind]} ${entry.name === "" ? "without a name" : entry.name}`;
  const place = { page: visit.page, consentState: visit.consentState };
  const about = { ...place, subject: subjectOf(entry), ...classified(found) };
  const tell = (ruleId: Schemas["ScanRuleId"], evidence: string, profile = firstProfile.id): Candidate => ({
    ...about,
    ruleId,
    profile,
    evidence,
  });
  const breaches = isAccusable(entry, visit) ? consentBreaches("pre-consent-storage", visit, found, context) : [];
  const verb = entry.since === "kept" ? "is still stored" : "was set";
  const candidates: Candidate[] = breaches.map(([ruleId, profile]) =>
    tell(ruleId, `${what} ${verb} for ${entry.host} ${occasionOf(ruleId, visit)}.`, profile),
  );
  if (found === null || found.category === null) {
    candidates.push(tell("unclassified-service", `${what} was set for ${entry.host}; ${unclassified(found)}.`));
  } else if (!declared.has(found.key) && !ignored.has(found.key)) {
    candidates.push(tell("undeclared-service", `${what} ${belonging(found)}, which the version does not declare.`));
  }
  if (isTooLong(entry, found)) {
    candidates.push(
      tell("duration-exceeds-declared", `${what} lasts longer than ${found?.declaredDuration}, which is declared.`),
    );
  }
  const weakness = weaknessOf(entry, visit);
  if (weakness !== null) candidates.push(tell("insecure-cookie", `${what} is set ${weakness}.`));
  return candidates;
}

/** The reason why an item has no category: it is unknown, or its service has various purposes. */
export function unclassified(found: Classification | null): string {
  return found === null ? "nothing declares its purpose" : `it ${belonging(found)}, which has no known category`;
}

/** How something is related to the service that it was recognized as. */
export function belonging({ name, confidence }: Classification): string {
  return confidence === "certain" ? `belongs to ${name}` : `probably belongs to ${name}`;
}

/**
 * Reports whether something stored may be against the visitor's choice. After a press, what the page's own response
 * sets is that of a server which answered before any button, and pre-consent-storage reports it. What another host
 * stored before the press is not the site's to delete.
 */
function isAccusable({ since, host }: SeenStorage, { page }: PageVisit): boolean {
  return since !== "page" && (since !== "kept" || isOwnHost(host, page));
}

const occasions: Readonly<Record<string, string>> = {
  "pre-consent-storage": "before any choice",
  "pre-consent-request": "before any choice",
  "fires-despite-gpc": "although the browser sent Global Privacy Control",
};

/** The occasion on which a rule about consent found what it forbids. */
export function occasionOf(ruleId: string, { consentState }: PageVisit): string {
  if (ruleId !== "fires-after-reject") return occasions[ruleId] ?? "";
  return consentState === "reject"
    ? "after the visitor rejected everything optional"
    : `after the visitor granted only ${consentState.slice("category:".length)}`;
}

/**
 * Rules about consent that something breaks by being there at all: before a choice where consent is asked for first,
 * despite the signal where it has to be honored, and after a choice that refused it.
 */
export function consentBreaches(
  preConsent: "pre-consent-storage" | "pre-consent-request",
  { consentState }: PageVisit,
  found: Classification | null,
  context: ScanContext,
): [Schemas["ScanRuleId"], string][] {
  const category = found === null ? null : optionalCategory(context, found);
  if (category === null) return [];
  if (isPressed(consentState)) {
    // A refusal holds everywhere.
    const isGranted = consentState === "accept" || consentState === `category:${category}`;
    return isGranted ? [] : [["fires-after-reject", context.firstProfile.id]];
  }
  const breaking = context.profiles.find(({ model, isGpcRequired, rule }) =>
    consentState === "gpc"
      ? (isGpcRequired || context.document.gpc?.honour === "everywhere") && isOffByGpc(context, category)
      : model === "opt_in" && rule.defaults[category] !== "on",
  );
  if (breaking === undefined) return [];
  return [[consentState === "gpc" ? "fires-despite-gpc" : preConsent, breaking.id]];
}

function subjectOf({ kind, name, host }: SeenStorage): Schemas["FindingSubject"] {
  return { kind: kind === "cookie" ? "cookie" : "storage", name, domain: siteOf(host) };
}

function isTooLong({ lifetimeMs }: SeenStorage, found: Classification | null): boolean {
  const declaredDays = found?.declaredDuration == null ? null : isoDurationDays(found.declaredDuration);
  return declaredDays !== null && lifetimeMs !== null && lifetimeMs > (declaredDays + TOLERANCE_DAYS) * DAY_MS;
}

/** The missing protection of a cookie; null for a protected one and for other storage. */
function weaknessOf({ kind, isSecure, sameSite }: SeenStorage, { page }: PageVisit): string | null {
  if (kind !== "cookie" || isSecure) return null;
  if (sameSite === "none") return "with SameSite=None and without Secure";
  return page.startsWith("https:") ? "over https without Secure" : null;
}
