import type { Schemas } from "@consentform/consent/contract";
import { joined, named, type Text, text } from "../text";
import type { Service } from "../work";
import { type FailOn, failingSeverities, findingLines, findingsOf, suppressedIssues } from "./findings";
import type { GateTarget } from "./gate-inputs";
import { newFindings } from "./new-findings";
import { scanFailure } from "./wait-for-scan";

type Scan = Schemas["Scan"];
type Calls = Pick<Service, "call" | "isProblem">;

/** Findings that a failure lists before it only counts them. */
const MOST_LISTED = 10;

/** The scan of production to compare with; null without one, which the note explains. */
export interface ProductionScan {
  readonly scan: Scan | null;
  readonly note: string | null;
}

/** A scan that has ended, and what it means. */
export interface EvaluatedScan {
  readonly scan: Scan;
  readonly base: ProductionScan;
  /** Why the version does not pass; null if it does. */
  readonly problem: Text | null;
  /** True if a page without the banner is among what fails. */
  readonly lacksBanner: boolean;
  readonly known: number;
  readonly suppressed: number;
}

/** The newest completed scan of production, of any version. A token bound to preview does not see it. */
export async function newestOfProduction({ call, isProblem }: Calls, siteId: string): Promise<ProductionScan> {
  const query = { environment: ["production" as const], status: ["completed" as const], limit: 1 };
  try {
    const [scan] = (await call("listScans", { path: { id: siteId }, query })).data.data;
    if (scan !== undefined) return { scan, note: null };
    return { scan: null, note: "Production has no completed scan, so every finding counts." };
  } catch (error) {
    if (!isProblem(error, "token-binding-mismatch")) throw error;
    const note = "The token is bound to preview and does not see scans of production, so every finding counts.";
    return { scan: null, note };
  }
}

/** Decides whether a version passes with this scan of it. */
export async function evaluateScan(
  calls: Calls,
  { scan, base, target, failOn }: { scan: Scan; base: ProductionScan; target: GateTarget; failOn: FailOn },
): Promise<EvaluatedScan> {
  const evaluated = { scan, base, problem: null, lacksBanner: false, known: 0, suppressed: 0 };
  const invalid = whyInvalid(scan, target);
  if (invalid !== null) return { ...evaluated, problem: invalid };
  const severities = failingSeverities[failOn];
  if (severities.every((severity) => scan.counts[severity] === 0)) return evaluated;
  const head = await findingsOf(calls, scan.id, severities);
  const added = newFindings(head, base.scan === null ? [] : await findingsOf(calls, base.scan.id, severities));
  const accepted = added.length === 0 ? new Set<string>() : await suppressedIssues(calls, scan);
  const failing = added.filter(({ issue_id }) => !accepted.has(issue_id));
  return {
    ...evaluated,
    known: head.length - added.length,
    suppressed: added.length - failing.length,
    lacksBanner: failing.some(isBannerAbsent),
    problem: failing.length === 0 ? null : describe(failing, { scan, base, failOn }),
  };
}

/** Why a scan proves nothing about the version; null if it does. */
function whyInvalid(scan: Scan, { versionNumber }: GateTarget): string | null {
  if (scan.status !== "completed") return scanFailure(scan);
  if (scan.version_number !== versionNumber)
    return `the scan ${scan.id} is of version ${scan.version_number}, not of version ${versionNumber}, because preview was changed before it started. Deploy again with the version that preview is meant to hold.`;
  if (scan.stale)
    return `another version was published to preview while the scan ${scan.id} of version ${versionNumber} ran, so the result may cover both versions. Deploy again.`;
  return null;
}

/** The first deployment of a gated site comes before its tag: the tag contains the id of the site. */
const ADD_THE_TAG =
  "  banner-absent: put the site's preview script tag (`snippets.preview`) into the head of its preview pages.";

function isBannerAbsent({ rule_id: rule }: Schemas["Finding"]): boolean {
  return rule === "banner-absent";
}

function describe(
  failing: readonly Schemas["Finding"][],
  { scan, base, failOn }: { scan: Scan; base: ProductionScan; failOn: FailOn },
): Text {
  const count = failing.length === 1 ? "1 finding" : `${failing.length} findings`;
  const listed = failing.slice(0, MOST_LISTED).flatMap((finding) => findingLines(finding, []));
  const rest = failing.length - MOST_LISTED;
  const against =
    base.scan === null
      ? ""
      : `, which the scan ${base.scan.id} of production (version ${base.scan.version_number}) does not have`;
  const lines: Text[] = [
    `the scan ${scan.id} of version ${scan.version_number} has ${count} at or above ${failOn}${against}.${base.note === null ? "" : ` ${base.note}`} Fix the site or the banner and deploy again, or suppress the issues.`,
    ...listed.map((line) => `  ${line}`),
    ...(failing.some(isBannerAbsent) ? [ADD_THE_TAG] : []),
    ...(rest > 0 ? [text`  and ${rest} more. Set ${named("sarif_path")} to write all findings to a file.`] : []),
  ];
  return joined(lines, "\n");
}
