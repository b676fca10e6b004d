import { type Basis, citedIn, ownLaws, sourceIn } from "./basis";
import { canonicalJson, digestOfCanonical, NotCanonicalError } from "./canonical-json";
import { listed } from "./describe-value";
import { type Evaluation, evaluationOf } from "./evaluation";
import { findHits, type LocatedHit } from "./find-hits";
import type { BannerDocument } from "./generated/banner-document";
import { depthOf } from "./json-depth";
import { everyPlaceInAudience } from "./place-selector";
import { caveatOf, reasonOfDocument, reasonToWarn, sourceOfDocument } from "./reason-to-warn";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { FIRST_RULES_VERSION, type Rule } from "./rule";
import type { RuleContext } from "./rule-context";
import type { RuleFinding, RuleLevel, ValidationResult, Waiver } from "./rule-finding";
import { RULES_VERSION, rules } from "./rules";
import { type SchemaFinding, schemaFindings } from "./schema-findings";
import { waiverFindings } from "./waivers";

/** Largest document: UTF-8 bytes of its canonical JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

/** Deepest document: the document itself is level 1. */
export const MAX_DOCUMENT_DEPTH = 12;

/** Places that a message names before it counts the rest; `places` has them all. */
const MAX_PLACES_IN_MESSAGE = 6;

/**
 * Validates a banner document (contract 3.2). Takes any value and never throws: what is not a document in form gets
 * findings of level S only, since the other rules need the form. The same input gives the same findings in the same
 * order: by code as in rules, then as in the document.
 */
export function validateBanner(document: unknown, context: RuleContext = {}): ValidationResult {
  const rulesVersion = context.rulesVersion ?? RULES_VERSION;
  const day = context.day ?? rulesVersion;
  const form = checkForm(document, context);
  const { findings, unevaluated } =
    form.refusals.length > 0
      ? { findings: form.refusals, unevaluated: [] }
      : // The schema has just said that it is one.
        evaluate(document as BannerDocument, context, rulesVersion, day);
  const errors = findings.filter((finding) => finding.level !== "W");
  const warnings = findings.filter((finding) => finding.level === "W");
  return {
    valid: errors.length === 0,
    digest: form.digest,
    rules_version: rulesVersion,
    law_day: day,
    errors,
    warnings,
    ...(context.unknownPlaces !== undefined && { unevaluated }),
  };
}

function checkForm(
  document: unknown,
  { canonical: known, unknownPlaces = [] }: RuleContext,
): { digest: string | null; refusals: RuleFinding[] } {
  let canonical: string;
  try {
    canonical = known ?? canonicalJson(document);
  } catch (error) {
    if (!(error instanceof NotCanonicalError)) throw error;
    const code = error.isTooDeep ? "too-large" : "schema-violation";
    return { digest: null, refusals: [refusal(code, error.pointer, `${error.message}; send plain JSON.`)] };
  }
  const digest = digestOfCanonical(canonical);
  const excess = excessOf(document, canonical);
  if (excess !== null) return { digest, refusals: [refusal("too-large", "", excess)] };
  const refusals = schemaFindings(document, unknownPlaces).map(({ code, pointer, message }: SchemaFinding) =>
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

function evaluate(
  document: BannerDocument,
  context: RuleContext,
  rulesVersion: string,
  day: string,
): { findings: RuleFinding[]; unevaluated: string[] } {
  const evaluation = evaluationOf(document, context, day);
  const sent = evaluation.reads.watched(document);
  const unevaluated = new Set<string>();
  const findings = rules
    .filter((rule) => rule.since <= rulesVersion)
    .flatMap((rule) => {
      const { hits, unknown } = findHits(rule, evaluation, sent);
      // Where the document is served decides about the level.
      const found = evaluation.reads.during(() =>
        evaluation.reads.each(hits, (hit) => findingsOf(rule, hit, evaluation)),
      );
      if (unknown.size > 0 || found.skipped.size > 0) unevaluated.add(rule.code);
      return found.result;
    });
  const codes = rules.map(({ code }) => code);
  // A waiver of what was not evaluated may be needed.
  const decided = (context.waivers ?? []).filter(({ code }) => !unevaluated.has(code));
  return { findings: [...findings, ...waiverFindings(decided, findings, codes)], unevaluated: [...unevaluated] };
}

/** The places of a hit that share a level, a grace and a source: one finding. */
interface Share {
  level: RuleLevel;
  isGrace: boolean;
  /** null: the laws of the places themselves. */
  source: Basis | null;
  /** Why an error only warns in these places, or what no one has read of a warning; null where there is neither. */
  reason: string | null;
  rows: RegimeRow[];
}

const OUTSIDE_AUDIENCE = "These places are outside regimes.audience, so this is only a warning.";

/** One finding for each level and source: what rests on the law of one place is never said of another. */
function findingsOf(rule: Rule, hit: LocatedHit, evaluation: Evaluation): RuleFinding[] {
  return sharesOf(rule, hit, evaluation).map((share) => findingOf(rule, hit, share, evaluation.context));
}

function sharesOf(
  rule: Rule,
  { rows, sinceIn, unaddressed, source: own }: LocatedHit,
  evaluation: Evaluation,
): Share[] {
  const { acceptedRulesVersion } = evaluation.context;
  if (rows.length === 0) {
    const served = isSameEverywhere(rule) ? [] : servedIn(evaluation);
    const source = citedIn(own ?? sourceOfDocument(rule, served), served);
    const reason = reasonOfDocument(rule, source);
    const isError = rule.level === "E" && reason === null;
    const isGrace = isError && isAfter(sinceIn(), acceptedRulesVersion);
    const level = rule.level === "S" || (isError && !isGrace) ? rule.level : "W";
    return [{ level, isGrace, source, reason, rows: [] }];
  }
  const shares = new Map<string, Share>();
  for (const row of rows) {
    const ownReason = reasonToWarn(rule, row);
    const weaker = ownReason ?? (rule.level === "E" && unaddressed.has(row) ? OUTSIDE_AUDIENCE : null);
    const reason = weaker ?? caveatOf(rule, row);
    const isError = rule.level === "E" && reason === null;
    const isNew = isAfter(sinceIn(row), acceptedRulesVersion) || isNewRow(row, acceptedRulesVersion);
    const isGrace = isError && isNew;
    const level = rule.level === "S" || (isError && !isGrace) ? rule.level : "W";
    const source = sourceIn(rule.basis, row);
    const key = `${level} ${isGrace} ${reason} ${source?.text ?? ""}`;
    const share = shares.get(key) ?? { level, isGrace, source, reason, rows: [] };
    share.rows.push(row);
    shares.set(key, share);
  }
  return [...shares.values()];
}

/** Reports whether no source of a rule depends on where the document is served. */
function isSameEverywhere({ basis }: Rule): boolean {
  return basis.every(({ binds, cite }) => binds === undefined && cite === undefined);
}

function servedIn(evaluation: Evaluation): RegimeRow[] {
  return evaluation.groupsTestedBy(everyPlaceInAudience).flatMap((group) => group.rows);
}

/** Reports whether a row took effect, or was written, after the rules that accepted the document. */
function isNewRow({ from, since = FIRST_RULES_VERSION }: RegimeRow, accepted: string | undefined): boolean {
  return isAfter(from, accepted) || isAfter(since, accepted);
}

function isAfter(day: string, accepted: string | undefined): boolean {
  return accepted !== undefined && day > accepted;
}

function findingOf(
  rule: Rule,
  { pointer, message }: LocatedHit,
  { level, isGrace, source, reason, rows }: Share,
  context: RuleContext,
): RuleFinding {
  const isWaivable = rule.isWaivable && (level === "E" || isGrace);
  const waiver = isWaivable ? waiverOf(rule.code, pointer, context.waivers) : undefined;
  const places = rows.map(placeOf).filter((place) => place !== "");
  const { text, url } = source === null ? ownLaws(rows) : citedIn(source, rows);
  const isUnwaivable = rule.level === "E" && level === "E" && !rule.isWaivable;
  return {
    code: rule.code,
    level: waiver === undefined ? level : "W",
    pointer,
    message: [
      message,
      ...(places.length === 0 ? [] : [`Applies in ${listed(places, MAX_PLACES_IN_MESSAGE)}.`]),
      ...(reason === null ? [] : [reason]),
      ...(isUnwaivable ? ["This error cannot be waived."] : []),
    ].join(" "),
    places,
    regimes: [...new Set(rows.map((row) => row.regime))].sort(),
    basis: text,
    source_url: url ?? null,
    waivable: isWaivable,
    grace: isGrace,
    waived: waiver === undefined ? null : { reason: waiver.reason, approved_by: waiver.approved_by },
  };
}

function waiverOf(code: string, pointer: string, waivers: readonly Waiver[] = []): Waiver | undefined {
  return waivers.find((waiver) => waiver.code === code && (waiver.pointer === undefined || waiver.pointer === pointer));
}

function codeOrder(code: string): number {
  return rules.findIndex((rule) => rule.code === code);
}

function refusal(code: string, pointer: string, message: string): RuleFinding {
  const basis = "Schema of the document";
  const sure = { places: [], regimes: [], basis, source_url: null, waivable: false, grace: false, waived: null };
  return { code, level: "S", pointer, message, ...sure };
}
