import { RULES, type RuleFinding, validateBanner, type Waiver } from "../rules";
import type { Finding } from "./definition";

/** A waiver as programs spell it. */
export interface DeclaredWaiver {
  code: string;
  pointer?: string;
  reason: string;
  approvedBy: string;
}

/** A waiver as the service spells it. */
export function wireWaiver({ approvedBy, ...waiver }: DeclaredWaiver): Waiver {
  return { ...waiver, approved_by: approvedBy };
}

/** Options for evaluating a document before it is sent. */
export interface EvaluationOptions {
  /** Where the document comes from, as a program writes it. */
  path: string;
  /** Null while they are not known: one may be for any finding that can be waived. */
  waivers: Waiver[] | null;
  /** Rules that accepted the document before. */
  acceptedRulesVersion?: string;
}

/** The findings of the rules in a declared document. */
export function documentFindings(
  document: unknown,
  { path, waivers, acceptedRulesVersion }: EvaluationOptions,
): Finding[] {
  const { errors, warnings } = validateBanner(document, {
    day: new Date().toISOString().slice(0, 10),
    ...(waivers !== null && { waivers }),
    ...(acceptedRulesVersion !== undefined && { acceptedRulesVersion }),
  });
  return [
    ...errors
      .filter((found) => waivers !== null || !canBeWaived(found))
      .map((found) => findingAt(path, found, "error")),
    ...warnings.map((found) => findingAt(path, found, "warning")),
  ];
}

function findingAt(
  path: string,
  { code, pointer, message, basis, level }: RuleFinding,
  severity: Finding["severity"],
): Finding {
  const isWaivable = canBeWaived({ code, level });
  const waiver = `Or record who answers for it: waivers: [{ code: "${code}", pointer: "${pointer}", reason: "...", approvedBy: "..." }].`;
  return { path, pointer, code, basis, severity, message: isWaivable ? `${message} ${waiver}` : message };
}

function canBeWaived({ code, level }: Pick<RuleFinding, "code" | "level">): boolean {
  return level === "E" && RULES.some((rule) => rule.code === code && rule.isWaivable);
}
