import { normalizedName } from "@consentform/consent/values";
import { DAY_MS } from "../runtime/durations";
import type { Classification } from "./classify";
import type { PageVisit, SeenStorage } from "./page-visit";
import { isOwnHost, type ScanContext } from "./scan-context";
import type { SeenService } from "./seen-service";

/** Trackers that one visit showed, whether declared or not, held back or not. */
export function seenServices(visit: PageVisit, context: ScanContext): SeenService[] {
  const requests = visit.requests.flatMap((request) => {
    const found = context.classifier.request(request);
    if (found === null || found.isConsentManager) return [];
    if (isOwnHost(request.host, visit.page) && found.source !== "service") return [];
    const scripts = request.kind === "script" ? [request.address] : [];
    return [{ ...suggestion(found, context), hosts: [request.host], scripts }];
  });
  const storage = visit.storage.flatMap((entry) => {
    const found = context.classifier.storage(entry, isOwnHost(entry.host, visit.page));
    return found === null || found.isConsentManager
      ? []
      : [{ ...suggestion(found, context), storage: [storageOf(entry, found, visit)] }];
  });
  return [...requests, ...storage];
}

/** A category that the document lacks could not be chosen there, so it is not suggested. */
function suggestion(found: Classification, { document }: ScanContext): SeenService {
  const { key, name, company, category, source } = found;
  const isKnown = document.categories.some((known) => known.key === category && !known.required);
  return {
    key,
    name,
    company,
    category: category !== null && (isKnown || source === "service") ? category : "unclassified",
    source: source === "catalogue" || source === "template" ? source : "scan",
  };
}

function storageOf(entry: SeenStorage, found: Classification, { page }: PageVisit) {
  const days = entry.lifetimeMs === null ? null : Math.max(1, Math.round(entry.lifetimeMs / DAY_MS));
  const pattern = found.pattern?.includes("*") === true ? found.pattern : null;
  const name = pattern ?? normalizedName(entry.name);
  return {
    ...(name.includes("*") ? { pattern: name } : { name }),
    kind: entry.kind,
    party: isOwnHost(entry.host, page) ? ("first" as const) : ("third" as const),
    domain: isOwnHost(entry.host, page) ? null : entry.host,
    duration: days === null || entry.kind === "session" ? "session" : `P${days}D`,
    purpose: {},
  };
}
