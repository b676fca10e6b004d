import {
  type BannerDocument,
  type RuleContext,
  type RuleFinding,
  validateBanner,
  type Waiver,
} from "@consentform/consent/rules";
import { digest } from "@consentform/consent/values";
import type { ReportParts } from "./generated/report";
import { holdsMark, type PlannedResource, planned, plannedText, SENSITIVE } from "./plan";
import { asObject } from "./plan-json";
import type { PlannedDocument } from "./planned-document";
import { propertyChanges } from "./property-changes";
import { rolloutDocuments } from "./rollout-documents";

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

/** The documents that a resource changes. */
export function plannedDocuments(resource: PlannedResource): PlannedDocument[] {
  const { address, action, before, after } = resource;
  if (action === "unchanged" || after === null) return [];
  if (resource.kind === "TemplateRollout") return rolloutDocuments(resource);
  const document = planned(after, "document");
  if (document === undefined) return [];
  return [
    {
      address,
      before: planned(before, "document"),
      after: document,
      waivers: planned(after, "waivers"),
      siteId: plannedText(after, "site_id"),
      isWhole: resource.kind !== "BannerTemplate",
      beforeDigest: plannedText(before, "digest"),
      afterDigest: plannedText(after, "digest"),
    },
  ];
}

/** The change of a banner document, or null if the plan leaves it as it is. */
export function bannerChange(
  subject: PlannedDocument,
  retentionDays: number | undefined,
  evaluate: Evaluate,
): BannerChange | null {
  const { address, before, after, beforeDigest, afterDigest } = subject;
  const former = documentOf(before);
  const next = documentOf(after);
  const digests = {
    before_digest: former === null ? beforeDigest : digestOf(former),
    after_digest: next === null ? afterDigest : digestOf(next),
  };
  if (digests.after_digest !== null && digests.after_digest === digests.before_digest) return null;
  const context = contextOf(subject, retentionDays);
  const isCompared = next !== null && (former !== null || before === undefined);
  return {
    resources: [address],
    document: isCompared ? "known" : holdsMark(after, SENSITIVE) ? "sensitive" : "unknown",
    ...digests,
    // A new banner is shown whole by its texts; its other members would be a second copy of the file.
    ...sorted(isCompared ? propertyChanges(former ?? {}, next) : [], former === null),
    findings:
      next === null || !subject.isWhole ? [] : findingsOf(next, former, (document) => evaluate(document, context)),
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

const textPath = /^texts(?:\.([\w-]+)|\["([^"]+)"\])\.(.+)$/;
const labelPath = /^(categories\[.+\]\.(?:label|description)|links\..+)\.([a-zA-Z]{2,3}(?:-\w+)*)$/;

function sorted(changes: readonly PropertyChange[], isNew: boolean) {
  const parts: Pick<BannerChange, "texts" | Section> = { texts: [], design: [], categories: [], rules: [], other: [] };
  for (const change of changes) {
    const text = textPath.exec(change.path);
    const label = labelPath.exec(change.path);
    if (text !== null) parts.texts.push({ ...change, language: text[1] ?? text[2] ?? "", path: text[3] ?? "" });
    else if (label !== null) parts.texts.push({ ...change, language: label[2] ?? "", path: label[1] ?? "" });
    else if (!isNew) parts[sections[change.path.split(/[.[]/)[0] ?? ""] ?? "other"].push(change);
  }
  return parts;
}

function contextOf({ waivers }: PlannedDocument, retentionDays: number | undefined): RuleContext {
  return {
    day: new Date().toISOString().slice(0, 10),
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
    approved_by: plannedText(properties, "approved_by") ?? "",
  };
}

function findingsOf(
  next: BannerDocument,
  former: BannerDocument | null,
  evaluate: (document: BannerDocument) => readonly RuleFinding[],
): BannerChange["findings"] {
  const known = new Set(former === null ? [] : evaluate(former).map(identityOf));
  return evaluate(next).map((finding) => ({
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

/** Validates documents. */
export type Evaluate = (document: BannerDocument, context: RuleContext) => readonly RuleFinding[];

/** Validates each document once: many sites of a plan have the same document before, and often after. */
export function evaluateOnce(): Evaluate {
  const known = new Map<string, readonly RuleFinding[]>();
  return (document, context) => {
    const key = JSON.stringify([document, context]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { errors, warnings } = validateBanner(document, context);
    const findings = [...errors, ...warnings];
    known.set(key, findings);
    return findings;
  };
}

function identityOf({ code, pointer, message }: RuleFinding): string {
  return JSON.stringify([code, pointer, message]);
}
