import { scanRules } from "@consentform/consent/catalogue";
import type { Schemas } from "@consentform/consent/contract";
import type { DnsLookup } from "../dns/dns-lookup";
import { LINGER_MS } from "./browser/linger-time";
import type { Candidate } from "./candidate";
import { cloakedHosts, type OwnSubHost, ownSubHosts } from "./cloaked-hosts";
import { fingerprintOf } from "./fingerprint";
import { pageFindings } from "./page-findings";
import type { PageVisit } from "./page-visit";
import { requestFindings } from "./request-findings";
import { type ScanContext, type ScannedSite, scanContext } from "./scan-context";
import type { SeenService } from "./seen-service";
import { seenServices } from "./seen-services";
import { storableText } from "./storable-text";
import { storageFindings } from "./storage-findings";

/** A finding before it is stored: without ids, issue and baseline. */
export interface FoundFinding extends Omit<Candidate, "pattern"> {
  readonly severity: Schemas["FindingSeverity"];
  readonly fingerprint: string;
}

/** A page that was visited in one consent state. */
interface VisitedPage {
  readonly page: string;
  readonly consentState: PageVisit["consentState"];
}

/** The findings of a scan. */
export interface ScanFindings {
  readonly findings: readonly FoundFinding[];
  /** Findings beyond the most that are kept. */
  readonly dropped: number;
  readonly seen: readonly SeenService[];
  readonly visits: readonly VisitedPage[];
}

/** Evaluates visits as they come and keeps what they show, not the visits: its memory is limited for any pages. */
export interface FindingsCollector {
  add(visit: PageVisit): void;
  /** Consent states that were visited so far, in the order of the first visit of each. */
  consentStates(): readonly PageVisit["consentState"][];
  /** How many findings of each severity there are so far. */
  counts(): Pick<Schemas["ScanCounts"], "error" | "warning" | "note" | "dropped">;
  /** Looks up which hosts of the site are aliases of another company's. Call it once, after the last visit. */
  resolveCloakedHosts(dns: Pick<DnsLookup, "canonicalName">): Promise<void>;
  /** The findings. `isWhole`: every page was visited, so declared but unseen things are reported too. */
  result(isWhole: boolean): ScanFindings;
}

/** Contract 2.5. */
const MAX_FINDINGS = 10_000;
/** Dropped findings that are distinguished; beyond that, each sighting counts. */
const MAX_DROPPED = 50_000;
/** Sightings kept; a service takes as many as it has hosts, scripts and stored things. */
const MAX_SIGHTINGS = 5000;
/** Hosts of the site that are looked up. */
const MAX_SUB_HOSTS = 50;
const MAX_EVIDENCE_LENGTH = 500;
const MAX_NAME_LENGTH = 2048;

interface Collected {
  readonly finding: FoundFinding;
  pages: number;
  lastPage: string;
}

/** Makes the collector of one scan. */
export function createFindingsCollector(site: ScannedSite): FindingsCollector {
  const context = scanContext(site);
  const collected = new Map<string, Collected>();
  const dropped = new Set<string>();
  const sightings = new Map<string, SeenService>();
  const subHosts = new Map<string, OwnSubHost>();
  const visits: VisitedPage[] = [];
  const collect = (candidate: Candidate): void => {
    const finding = foundFinding(candidate);
    const former = collected.get(finding.fingerprint);
    if (former !== undefined) countPage(former, finding.page);
    else if (collected.size < MAX_FINDINGS) {
      collected.set(finding.fingerprint, { finding, pages: 1, lastPage: finding.page });
    } else if (dropped.size < MAX_DROPPED) dropped.add(finding.fingerprint);
  };
  return {
    add: (visit) => {
      visits.push({ page: visit.page, consentState: visit.consentState });
      for (const findingsOf of [pageFindings, storageFindings, requestFindings])
        findingsOf(visit, context).forEach(collect);
      for (const own of ownSubHosts(visit, context)) {
        if (subHosts.size < MAX_SUB_HOSTS && !subHosts.has(own.host)) subHosts.set(own.host, own);
      }
      for (const service of seenServices(visit, context)) {
        if (sightings.size < MAX_SIGHTINGS) sightings.set(JSON.stringify(service), service);
      }
    },
    consentStates: () => [...new Set(visits.map(({ consentState }) => consentState))],
    counts: () => ({ ...bySeverity([...collected.values()].map(({ finding }) => finding)), dropped: dropped.size }),
    resolveCloakedHosts: async (dns) => {
      (await cloakedHosts([...subHosts.values()], dns, context)).forEach(collect);
    },
    result: (isWhole) => {
      const seen = [...sightings.values()];
      if (isWhole) notSeen(context, seen, visits).forEach(collect);
      const findings = [...collected.values()].map((each) => findingOf(each, watchNotes[site.engine]));
      return { findings, dropped: dropped.size, seen, visits };
    },
  };
}

function foundFinding({ pattern, isLeftRoom = false, ...candidate }: Candidate): FoundFinding {
  // Cut first: a cut may leave half of a character.
  const name = storableText(candidate.subject.name.slice(0, MAX_NAME_LENGTH));
  const subject = { ...candidate.subject, name };
  const { severity } = scanRules[candidate.ruleId];
  return {
    ...candidate,
    subject,
    severity: isLeftRoom && severity === "error" ? "warning" : severity,
    fingerprint: fingerprintOf(candidate.ruleId, subject, pattern),
  };
}

/** The visits of a page in several states follow one another. */
function countPage(collected: Collected, page: string): void {
  if (collected.lastPage === page) return;
  collected.pages += 1;
  collected.lastPage = page;
}

/** How an engine watches a page. The text does not depend on the page or scan, so equal findings have equal texts. */
const watchNotes = {
  browser: ` The browser scrolled, moved the pointer, and watched for at most ${LINGER_MS / 1000} more seconds.`,
  static: " Scripts of the page were not run.",
};

function findingOf({ finding, pages }: Collected, note: string): FoundFinding {
  const seen = pages === 1 ? "" : ` Seen on ${pages} pages.`;
  const suffix = finding.subject.kind === "page" ? seen : seen + note;
  return { ...finding, evidence: finding.evidence.slice(0, MAX_EVIDENCE_LENGTH - suffix.length) + suffix };
}

function bySeverity(findings: readonly FoundFinding[]): Pick<Schemas["ScanCounts"], "error" | "warning" | "note"> {
  const count = (severity: Schemas["FindingSeverity"]) => findings.filter((each) => each.severity === severity).length;
  return { error: count("error"), warning: count("warning"), note: count("note") };
}

/** Declared services of which no page showed anything. They are on no page, so the first page represents all. */
function notSeen(context: ScanContext, seen: readonly SeenService[], visits: readonly VisitedPage[]): Candidate[] {
  const [first] = visits;
  if (first === undefined) return [];
  const keys = new Set(seen.map(({ key }) => key));
  const { hostname } = new URL(first.page);
  return [...context.declared.values()]
    .filter(({ key, hosts, scripts, storage }) => !keys.has(key) && hosts.length + scripts.length + storage.length > 0)
    .map((service) => ({
      ruleId: "declared-not-seen" as const,
      ...first,
      profile: context.firstProfile.id,
      subject: { kind: "host" as const, name: service.hosts[0] ?? service.key, domain: hostname },
      pattern: service.key,
      category: service.category === "unclassified" ? null : service.category,
      serviceKey: service.key,
      evidence: `No page showed a trace of ${service.name}.`,
    }));
}
