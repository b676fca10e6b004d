import { canonicalJson, digestOfCanonical, NotCanonicalError } from "./canonical-json";
import { listed } from "./describe-value";
import { findHits, type LocatedHit } from "./find-hits";
import type { BannerDocument } from "./generated/banner-document";
import { depthOf } from "./json-depth";
import { judgementOf } from "./judgement";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import type { Rule } from "./rule";
import type { RuleContext } from "./rule-context";
import type { RuleFinding, ValidationResult, Waiver } from "./rule-finding";
import { RULES, RULES_VERSION } from "./rules";
import { type SchemaFinding, schemaFindings } from "./schema-findings";
import { waiverFindings } from "./waivers";

/** Largest document: UTF-8 bytes of its canonical JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

/** Deepest document: the document itself is level 1. */
export const MAX_DOCUMENT_DEPTH = 12;

/** Places that a message names before it counts the rest; `places` has them all. */
const MAX_PLACES_IN_MESSAGE = 6;

/**
 * Judges a banner document (contract 3.2). Takes any value and never throws: what is not a document in form gets findings of level S only,
 * since the other rules need the form. The same input gives the same findings in the same order: by code as in RULES, then as in the document.
 */
export function validateBanner(document: unknown, context: RuleContext = {}): ValidationResult {
  const rulesVersion = context.rulesVersion ?? RULES_VERSION;
  const form = checkForm(document);
  const findings =
    form.refusals.length > 0
      ? form.refusals
      : // The schema has just said that it is one.
        judge(document as BannerDocument, context, rulesVersion);
  const errors = findings.filter((finding) => finding.level !== "W");
  const warnings = findings.filter((finding) => finding.level === "W");
  return { valid: errors.length === 0, digest: form.digest, rules_version: rulesVersion, errors, warnings };
}

function checkForm(document: unknown): { digest: string | null; refusals: RuleFinding[] } {
  let canonical: string;
  try {
    canonical = canonicalJson(document);
  } catch (error) {
    if (!(error instanceof NotCanonicalError)) throw error;
    const code = error.isTooDeep ? "too-large" : "schema-violation";
    return { digest: null, refusals: [refusal(code, error.pointer, `${error.message}; send plain JSON.`)] };
  }
  const digest = digestOfCanonical(canonical);
  const excess = excessOf(document, canonical);
  if (excess !== null) return { digest, refusals: [refusal("too-large", "", excess)] };
  const refusals = schemaFindings(document).map(({ code, pointer, message }: SchemaFinding) =>
    refusal(code, pointer, message),
  );
  return { digest, refusals: refusals.sort((a, b) => codeOrder(a.code) - codeOrder(b.code)) };
}

function excessOf(document: unknown, canonical: string): string | null {
  const bytes = Buffer.byteLength(canonical, "utf8");
  if (bytes > MAX_DOCUMENT_BYTES) {
    return `The document has ${bytes} bytes as canonical JSON; at most ${MAX_DOCUMENT_BYTES} are allowed. Remove languages or rules.`;
  }
  const depth = depthOf(document);
  return depth > MAX_DOCUMENT_DEPTH
    ? `The document is nested ${depth} levels deep; at most ${MAX_DOCUMENT_DEPTH} are allowed.`
    : null;
}

function judge(document: BannerDocument, context: RuleContext, rulesVersion: string): RuleFinding[] {
  const judgement = judgementOf(document, context, rulesVersion);
  const findings = RULES.filter((rule) => rule.since <= rulesVersion).flatMap((rule) =>
    findHits(rule, judgement, document).flatMap((hit) => findingsOf(rule, hit, context)),
  );
  const codes = RULES.map(({ code }) => code);
  return [...findings, ...waiverFindings(context.waivers ?? [], findings, codes)];
}

/** One finding, or two where the hit is excused by grace in some of its places only. */
function findingsOf(rule: Rule, hit: LocatedHit, context: RuleContext): RuleFinding[] {
  const isNewer = (row: RegimeRow) => isAfter(row.from, context.acceptedRulesVersion);
  if (rule.level !== "E" || isAfter(rule.since, context.acceptedRulesVersion) || hit.rows.length === 0) {
    return [
      findingOf(rule, hit, hit.rows, context, rule.level === "E" && isAfter(rule.since, context.acceptedRulesVersion)),
    ];
  }
  const old = hit.rows.filter((row) => !isNewer(row));
  const recent = hit.rows.filter(isNewer);
  return [
    ...(old.length > 0 ? [findingOf(rule, hit, old, context, false)] : []),
    ...(recent.length > 0 ? [findingOf(rule, hit, recent, context, true)] : []),
  ];
}

function isAfter(day: string, accepted: string | undefined): boolean {
  return accepted !== undefined && day > accepted;
}

function findingOf(
  rule: Rule,
  hit: LocatedHit,
  rows: readonly RegimeRow[],
  context: RuleContext,
  grace: boolean,
): RuleFinding {
  const waiver = rule.level === "E" && rule.isWaivable ? waiverOf(rule.code, hit.pointer, context.waivers) : undefined;
  const places = rows.map(placeOf).filter((place) => place !== "");
  return {
    code: rule.code,
    level: waiver !== undefined || grace ? "W" : rule.level,
    pointer: hit.pointer,
    message: places.length === 0 ? hit.message : `${hit.message} Applies in ${listed(places, MAX_PLACES_IN_MESSAGE)}.`,
    places,
    regimes: [...new Set(rows.map((row) => row.regime))].sort(),
    basis: rule.basis,
    grace,
    waived: waiver === undefined ? null : { reason: waiver.reason, approved_by: waiver.approved_by },
  };
}

function waiverOf(code: string, pointer: string, waivers: readonly Waiver[] = []): Waiver | undefined {
  return waivers.find((waiver) => waiver.code === code && (waiver.pointer === undefined || waiver.pointer === pointer));
}

function codeOrder(code: string): number {
  return RULES.findIndex((rule) => rule.code === code);
}

function refusal(code: string, pointer: string, message: string): RuleFinding {
  return { code, level: "S", pointer, message, places: [], regimes: [], basis: "schema", grace: false, waived: null };
}
