import { scanRules } from "@consentform/consent/catalogue";
import type { Schemas } from "@consentform/consent/contract";
import { packageVersion } from "@consentform/consent/package-version";
import type { Log, ReportingDescriptor, Result } from "sarif";

/** Media type of a SARIF log. */
export const SARIF_TYPE = "application/sarif+json";

/** The context of a report beside the findings. */
export interface SarifContext {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  /** The address of the service's contract, which describes its scan rules. */
  readonly contractUrl: string;
  /** Justifications of live suppressions, by issue id. */
  readonly suppressions: ReadonlyMap<string, string>;
}

const ruleIds = Object.keys(scanRules) as Schemas["ScanRuleId"][];

/** Findings as SARIF 2.1.0 (contract 4.8): one run, page paths relative to the address of the site. */
export function findingsSarif(findings: readonly Schemas["Finding"][], context: SarifContext): Log {
  const site = siteAddress(findings);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "consent scan",
            version: packageVersion,
            informationUri: context.contractUrl,
            rules: ruleIds.map(descriptorOf),
          },
        },
        automationDetails: { id: `${context.siteId}/${context.environment}` },
        ...(site === null ? {} : { originalUriBaseIds: { SITE: { uri: site } } }),
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => resultOf(finding, site, context.suppressions)),
      },
    ],
  };
}

function descriptorOf(id: Schemas["ScanRuleId"]): ReportingDescriptor {
  const { title, sentence, help, severity } = scanRules[id];
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: sentence },
    help: { text: help },
    defaultConfiguration: { level: severity },
  };
}

function resultOf(finding: Schemas["Finding"], site: string | null, suppressions: ReadonlyMap<string, string>): Result {
  const justification = suppressions.get(finding.issue_id);
  return {
    ruleId: finding.rule_id,
    ruleIndex: ruleIds.indexOf(finding.rule_id),
    level: finding.severity,
    message: { text: withoutLinks(finding.evidence) },
    // The whole page is meant, but code scanning refuses a place without a line.
    locations: [{ physicalLocation: { artifactLocation: locationOf(finding.page, site), region: { startLine: 1 } } }],
    partialFingerprints: { "consent/v1": finding.fingerprint },
    baselineState: finding.baseline,
    ...(justification === undefined
      ? {}
      : { suppressions: [{ kind: "external" as const, status: "accepted" as const, justification }] }),
  };
}

/** Origin of the page that most findings lie on; null without findings. */
function siteAddress(findings: readonly Schemas["Finding"][]): string | null {
  const counts = new Map<string, number>();
  for (const { page } of findings) {
    const { origin } = new URL(page);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return most === undefined ? null : `${most[0]}/`;
}

/** Plain text in which nothing reads as an embedded link (SARIF 3.11.6): names come from scanned pages. */
function withoutLinks(text: string): string {
  return text.includes("](") ? text.replace(/[\\[\]]/g, "\\$&") : text;
}

/** A relative reference may not be empty, so the home page is called index. */
function locationOf(page: string, site: string | null): { uri: string; uriBaseId?: string } {
  if (site === null || !page.startsWith(site)) return { uri: page };
  const path = page.slice(site.length);
  // A first segment with a colon would read as a scheme, a slash as the root (RFC 3986, 4.2).
  const reference = /^(\/|[^/?#]*:)/.test(path) ? `./${path}` : path;
  return { uri: reference === "" ? "index" : reference, uriBaseId: "SITE" };
}
