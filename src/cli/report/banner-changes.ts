import {
  type BannerDocument,
  digest,
  type RuleContext,
  type RuleFinding,
  validateBanner,
  type Waiver,
} from "../../rules";
import type { ReportParts } from "./generated/report";
import { holdsMark, type PlannedResource, planned, plannedText, sensitive } from "./plan";
import { asObject } from "./plan-json";
import { propertyChanges } from "./property-changes";

type BannerChange = ReportParts["ReportBannerChange"];
type PropertyChange = ReportParts["ReportPropertyChange"];
type Section = "design" | "categories" | "rules" | "other";

/** Members of a document and the part of the report that they belong to; all others are in `other`. */
const sections: Readonly<Record<string, Section>> = {
  theme: "design",
  layout: "design",
  categories: "categories",
  regimes: "rules",
  consent_mode: "rules",
  gpc: "rules",
  tcf: "rules",
  gpp: "rules",
  blocking: "rules",
  reconsent: "rules",
  storage: "rules",
  records: "rules",
};

/** The change of a banner document, or null if the resource has no document or the plan leaves it as it is. */
export function bannerChange(resource: PlannedResource, retentionDays: number | undefined): BannerChange | null {
  const before = planned(resource.before, "document");
  const after = planned(resource.after, "document");
  if (after === undefined || resource.action === "unchanged") return null;
  const former = documentOf(before);
  const next = documentOf(after);
  if (next !== null && former !== null && digestOf(next) === digestOf(former)) return null;
  const isCompared = next !== null && (former !== null || before === undefined);
  return {
    resources: [resource.address],
    document: next !== null ? "known" : holdsMark(after, sensitive) ? "sensitive" : "unknown",
    before_digest: former === null ? plannedText(resource.before, "digest") : digestOf(former),
    after_digest: next === null ? plannedText(resource.after, "digest") : digestOf(next),
    // A new banner is shown whole by its texts; its other members would be a second copy of the file.
    ...sorted(isCompared ? propertyChanges(former ?? {}, next) : [], former === null),
    findings: next === null ? [] : findingsOf(next, former, contextOf(resource, retentionDays)),
  };
}

function documentOf(value: unknown): BannerDocument | null {
  return asObject(value) === null || holdsMark(value) ? null : (value as BannerDocument);
}

function digestOf(document: BannerDocument): string | null {
  try {
    return digest(document);
  } catch {
    return null;
  }
}

const TEXT = /^texts(?:\.([\w-]+)|\["([^"]+)"\])\.(.+)$/;
const LABEL = /^(categories\[.+\]\.(?:label|description)|links\..+)\.([a-zA-Z]{2,3}(?:-\w+)*)$/;

function sorted(changes: readonly PropertyChange[], isNew: boolean) {
  const parts: Pick<BannerChange, "texts" | Section> = { texts: [], design: [], categories: [], rules: [], other: [] };
  for (const change of changes) {
    const text = TEXT.exec(change.path);
    const label = LABEL.exec(change.path);
    if (text !== null) parts.texts.push({ ...change, language: text[1] ?? text[2] ?? "", path: text[3] ?? "" });
    else if (label !== null) parts.texts.push({ ...change, language: label[2] ?? "", path: label[1] ?? "" });
    else if (!isNew) parts[sections[change.path.split(/[.[]/)[0] ?? ""] ?? "other"].push(change);
  }
  return parts;
}

function contextOf({ after }: PlannedResource, retentionDays: number | undefined): RuleContext {
  const waivers = planned(after, "waivers");
  return {
    ...(retentionDays !== undefined && { retentionDays }),
    ...(Array.isArray(waivers) && !holdsMark(waivers) && { waivers: waivers.map(waiverOf) }),
  };
}

/** Waivers are spelled as the tool spells properties. */
function waiverOf(waiver: unknown): Waiver {
  const properties = asObject(waiver);
  const pointer = plannedText(properties, "pointer");
  return {
    code: plannedText(properties, "code") ?? "",
    ...(pointer !== null && { pointer }),
    reason: plannedText(properties, "reason") ?? "",
    approved_by: plannedText(properties, "approvedBy") ?? "",
  };
}

function findingsOf(
  next: BannerDocument,
  former: BannerDocument | null,
  context: RuleContext,
): BannerChange["findings"] {
  const known = new Set(former === null ? [] : judged(former, context).map(identityOf));
  return judged(next, context).map((finding) => ({
    code: finding.code,
    level: finding.level === "W" ? "warning" : "error",
    pointer: finding.pointer,
    message: finding.message,
    basis: finding.basis,
    places: finding.places,
    is_new: !known.has(identityOf(finding)),
    waived: finding.waived === null ? null : `${finding.waived.approved_by}: ${finding.waived.reason}`,
  }));
}

/** Findings by document and context: many sites of a plan have the same document before, and often after. */
const judgements = new Map<string, RuleFinding[]>();

function judged(document: BannerDocument, context: RuleContext): RuleFinding[] {
  const key = JSON.stringify([document, context]);
  const known = judgements.get(key);
  if (known !== undefined) return known;
  const { errors, warnings } = validateBanner(document, context);
  const findings = [...errors, ...warnings];
  judgements.set(key, findings);
  return findings;
}

function identityOf({ code, pointer, message }: RuleFinding): string {
  return JSON.stringify([code, pointer, message]);
}
