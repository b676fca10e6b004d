import { canonicalJson, digestOfCanonical, NotCanonicalError } from "../values/canonical-json";
import { depthOf } from "../values/json-depth";
import type { BannerFinding, PlacedReason } from "./banner-finding";
import { type Basis, citedIn, isUnread, sourceIn, sourcesOfRows } from "./basis";
import { type Evaluation, evaluationOf } from "./evaluation";
import { findCandidates, type LocatedCandidate } from "./find-candidates";
import type { BannerDocument } from "./generated/banner-document";
import { isFixConditional } from "./is-fix-conditional";
import { type LevelFacts, type LevelOutcome, levelFor, type WarningReason } from "./level-table";
import { placeFacts, sourceOfDocument } from "./reason-to-warn";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { FIRST_RULES_VERSION, type Rule } from "./rule";
import type { RuleContext } from "./rule-context";
import type { ValidationResult, Waiver } from "./rule-finding";
import { RULES_VERSION, rules } from "./rules";
import { type SchemaFinding, schemaFindings } from "./schema-findings";
import { waiverFindings } from "./waivers";

/** Largest document: UTF-8 bytes of its canonical JSON. */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

/** Deepest document: the document itself is level 1. */
export const MAX_DOCUMENT_DEPTH = 12;

/**
 * Validates a banner document, with its findings as data. Takes any value and never throws: what is not a document in
 * form gets findings of level S only, since the other rules need the form. The same input gives the same findings in
 * the same order: by code as in rules, then as in the document.
 */
export function evaluateBanner(document: unknown, context: RuleContext = {}): ValidationResult<BannerFinding> {
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
): { digest: string | null; refusals: BannerFinding[] } {
  let canonical: string;
  try {
    canonical = known ?? canonicalJson(document);
  } catch (error) {
    if (!(error instanceof NotCanonicalError)) throw error;
    const code = error.isTooDeep ? "too-large" : "schema-violation";
    return {
      digest: null,
      refusals: [refusal({ code, pointer: error.pointer, message: `${error.message}; send plain JSON.` })],
    };
  }
  const digest = digestOfCanonical(canonical);
  const excess = excessOf(document, canonical);
  if (excess !== null) return { digest, refusals: [refusal({ code: "too-large", pointer: "", message: excess })] };
  const refusals = schemaFindings(document, unknownPlaces).map(refusal);
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
): { findings: BannerFinding[]; unevaluated: string[] } {
  const evaluation = evaluationOf(document, context, day);
  const sent = evaluation.reads.watched(document);
  const unevaluated = new Set<string>();
  const findings = rules
    .filter((rule) => rule.since <= rulesVersion)
    .flatMap((rule) => {
      const { candidates, unknown } = findCandidates(rule, evaluation, sent);
      const verdictOf = verdictsOf(rule);
      // Where the document is served decides about the level.
      const found = evaluation.reads.during(() =>
        evaluation.reads.each(candidates, (candidate) => findingsOf(rule, candidate, { evaluation, verdictOf })),
      );
      if (unknown.size > 0 || found.skipped.size > 0) unevaluated.add(rule.code);
      return found.result;
    });
  const codes = rules.map(({ code }) => code);
  // A waiver of what was not evaluated may be needed.
  const decided = (context.waivers ?? []).filter(({ code }) => !unevaluated.has(code));
  return { findings: [...findings, ...waiverFindings(decided, findings, codes)], unevaluated: [...unevaluated] };
}

/** The places of a candidate that share a level and a grace: one finding. */
interface VerdictGroup {
  outcome: LevelOutcome;
  rows: RegimeRow[];
  /** The source of each row; null: the law of the place itself. Of a candidate without rows: its one source. */
  sources: (Basis | null)[];
  /** Why an error only warns in each row, or whether a warning was not verified there. */
  reasons: (WarningReason | null)[];
}

/** The level of a rule in one row, and its source there. */
interface Verdict {
  outcome: LevelOutcome;
  /** Equal for outcomes that one finding reports. */
  group: string;
  source: Basis | null;
}

/** The facts about a row that depend on the candidate. */
type CandidateFacts = Required<Pick<LevelFacts, "isOutside" | "isNewer">>;

type VerdictOf = (row: RegimeRow, facts: CandidateFacts) => Verdict;

/** Evaluates a rule once for each row: a document may have 60 candidates, each in the same hundreds of places. */
function verdictsOf(rule: Rule): VerdictOf {
  const known = new Map<RegimeRow, Verdict[]>();
  const verdict = (row: RegimeRow, facts: CandidateFacts): Verdict => {
    const outcome = levelFor({ ...placeFacts(rule, row), ...facts });
    return { outcome, group: `${outcome.level} ${outcome.isGrace}`, source: sourceIn(rule.basis, row) };
  };
  return (row, facts) => {
    const verdicts = known.get(row) ?? [];
    if (verdicts.length === 0) known.set(row, verdicts);
    const at = Number(facts.isOutside) + 2 * Number(facts.isNewer);
    const decided = verdicts[at] ?? verdict(row, facts);
    verdicts[at] = decided;
    return decided;
  };
}

/** One finding for each level: a fault is one, regardless of how many acts forbid it. */
function findingsOf(
  rule: Rule,
  candidate: LocatedCandidate,
  { evaluation, verdictOf }: { evaluation: Evaluation; verdictOf: VerdictOf },
): BannerFinding[] {
  const groups =
    candidate.rows.length === 0
      ? [documentGroup(rule, candidate, evaluation)]
      : verdictGroups(candidate, verdictOf, evaluation);
  return groups.map((group) => findingOf(rule, candidate, group, evaluation.context));
}

function documentGroup(rule: Rule, { sinceIn, source: own }: LocatedCandidate, evaluation: Evaluation): VerdictGroup {
  const served = isSameEverywhere(rule) ? [] : evaluation.placesServed();
  const source = citedIn(own ?? sourceOfDocument(rule, served), served);
  const outcome = levelFor({
    level: rule.level,
    isUnverified: isUnread(source),
    isNewer: isAfter(sinceIn(), evaluation.context.acceptedRulesVersion),
  });
  return { outcome, rows: [], sources: [source], reasons: [outcome.reason] };
}

function verdictGroups(
  { rows, sinceIn, unaddressed }: LocatedCandidate,
  verdictOf: VerdictOf,
  evaluation: Evaluation,
): VerdictGroup[] {
  const { acceptedRulesVersion } = evaluation.context;
  const groups = new Map<string, VerdictGroup>();
  for (const row of rows) {
    const isNewer = isAfter(sinceIn(row), acceptedRulesVersion) || isNewRow(row, acceptedRulesVersion);
    const { outcome, group: key, source } = verdictOf(row, { isOutside: unaddressed.has(row), isNewer });
    const group = groups.get(key) ?? { outcome, rows: [], sources: [], reasons: [] };
    groups.set(key, group);
    group.rows.push(row);
    group.sources.push(source);
    group.reasons.push(outcome.reason);
  }
  return withoutEchoes([...groups.values()], evaluation);
}

/** Leaves out warnings about places outside the audience, where the same fault is an error inside it. */
function withoutEchoes(groups: readonly VerdictGroup[], { isInAudience }: Evaluation): VerdictGroup[] {
  const isErrorInside = ({ outcome, rows }: VerdictGroup) =>
    (outcome.level === "E" || outcome.isGrace) && rows.some(isInAudience);
  return groups.some(isErrorInside) ? groups.filter(({ rows }) => rows.some(isInAudience)) : [...groups];
}

/** Reports whether no source of a rule depends on where the document is served. */
function isSameEverywhere({ basis }: Rule): boolean {
  return basis.every(({ binds, cite }) => binds === undefined && cite === undefined);
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
  { pointer, message, fix = plain(rule.fix), joint }: LocatedCandidate,
  { outcome, sources, reasons, rows }: VerdictGroup,
  context: RuleContext,
): BannerFinding {
  const isWaivable = rule.isWaivable && (outcome.level === "E" || outcome.isGrace);
  const waiver = isWaivable ? waiverOf(rule.code, pointer, context.waivers) : undefined;
  return {
    code: rule.code,
    level: waiver === undefined ? outcome.level : "W",
    pointer,
    fault: message,
    fix,
    isFixConditional: isFixConditional(fix),
    joint: joint ?? null,
    ruleLevel: rule.level,
    places: rows.map(placeOf).filter((place) => place !== ""),
    regimes: [...new Set(rows.map((row) => row.regime))].sort(),
    reasons: placedReasons(rows, reasons),
    sources: sourcesOfRows(sources, rows),
    isWaivable,
    grace: outcome.isGrace,
    waived: waiver === undefined ? null : { reason: waiver.reason, approved_by: waiver.approved_by },
  };
}

/** Each reason once, with its places. A visitor whose place is unknown has no code. */
function placedReasons(rows: readonly RegimeRow[], reasons: readonly (WarningReason | null)[]): PlacedReason[] {
  const distinct = [...new Set(reasons.filter((reason) => reason !== null))].sort();
  return distinct.map((reason) => ({
    reason,
    places: rows
      .filter((_, i) => reasons[i] === reason)
      .map(placeOf)
      .filter((place) => place !== ""),
  }));
}

/** A rule's fix without its marks of Markdown. */
function plain(fix: string): string {
  return fix.replaceAll("`", "");
}

function waiverOf(code: string, pointer: string, waivers: readonly Waiver[] = []): Waiver | undefined {
  return waivers.find((waiver) => waiver.code === code && (waiver.pointer === undefined || waiver.pointer === pointer));
}

function codeOrder(code: string): number {
  return rules.findIndex((rule) => rule.code === code);
}

function refusal({ code, pointer, message, joint }: Omit<SchemaFinding, "code"> & { code: string }): BannerFinding {
  return {
    code,
    level: "S",
    pointer,
    fault: message,
    fix: null,
    isFixConditional: false,
    joint: joint ?? null,
    ruleLevel: "S",
    places: [],
    regimes: [],
    reasons: [],
    sources: [{ text: "Schema of the document", places: [] }],
    isWaivable: false,
    grace: false,
    waived: null,
  };
}
