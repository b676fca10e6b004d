import type { Schemas } from "@consentform/consent/contract";
import { type Candidate, classified } from "./candidate";
import type { Classification } from "./classify";
import type { PageVisit, SeenRequest } from "./page-visit";
import { isOwnHost, type ScanContext, siteOf } from "./scan-context";
import { belonging, consentBreaches, occasionOf, unclassified } from "./storage-findings";

/** Findings about the requests of a visit. Requests to the site itself count where a service of the site names them. */
export function requestFindings(visit: PageVisit, context: ScanContext): Candidate[] {
  return visit.requests
    .filter((request) => !request.isHeldBack)
    .flatMap((request) => {
      const found = context.classifier.request(request);
      const isOwn = isOwnHost(request.host, visit.page) && found?.source !== "service";
      return isOwn || isBannerHost(request, visit) ? [] : findingsOfRequest(request, found, visit, context);
    });
}

/** The host that the banner itself comes from. */
function isBannerHost({ host }: SeenRequest, { loaders }: PageVisit): boolean {
  return loaders.some(({ address }) => address.hostname === host);
}

function findingsOfRequest(
  request: SeenRequest,
  found: Classification | null,
  visit: PageVisit,
  context: ScanContext,
): Candidate[] {
  const { firstProfile, declared, ignored } = context;
  const about = {
    page: visit.page,
    consentState: visit.consentState,
    subject: { kind: "host" as const, name: request.host, domain: siteOf(request.host) },
    ...classified(found),
  };
  const tell = (ruleId: Schemas["ScanRuleId"], evidence: string, profile = firstProfile.id): Candidate => ({
    ...about,
    ruleId,
    profile,
    evidence,
  });
  if (found?.isConsentManager === true) {
    return visit.loaders.length === 0
      ? []
      : [tell("multiple-cmps", `${found.name} (${request.host}) is loaded beside the banner.`)];
  }
  const candidates =
    request.mayWait || isHeldByBanner(request, found, context)
      ? []
      : consentBreaches("pre-consent-request", visit, found, context).map(([ruleId, profile]) =>
          tell(ruleId, `${request.host} (${found?.name}) received a request ${occasionOf(ruleId, visit)}.`, profile),
        );
  if (found === null || found.category === null) {
    candidates.push(tell("unclassified-service", `${request.host} received a request; ${unclassified(found)}.`));
  } else if (!declared.has(found.key) && !ignored.has(found.key)) {
    candidates.push(
      tell("undeclared-service", `${request.host} ${belonging(found)}, which the version does not declare.`),
    );
  }
  return candidates;
}

/**
 * Reports whether the banner script holds the request back in a browser: the static engine sees the tag, not whether it
 * runs. The browser engine sees what really happens.
 */
function isHeldByBanner(
  { isAfterLoader }: SeenRequest,
  found: Classification | null,
  { engine, declared, document }: ScanContext,
): boolean {
  return (
    engine === "static" &&
    isAfterLoader &&
    found !== null &&
    (document.blocking?.mode ?? "auto") === "auto" &&
    declared.get(found.key)?.blocking === "auto"
  );
}
