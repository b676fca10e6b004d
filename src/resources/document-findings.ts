import { type RuleFinding, rules, validateBanner, type Waiver } from "../rules";
import type { Finding } from "./definition";
import { member, type Place, type Text, text } from "./text";

/** Options for evaluating a document before it is sent. */
export interface EvaluationOptions {
  /** The property that has the document. */
  property: Place;
  /** The property that takes waivers of its findings. */
  waiversProperty: Place;
  /** Null while they are not known: one may be for any finding that can be waived. */
  waivers: Waiver[] | null;
  /** Rules that accepted the document before. */
  acceptedRulesVersion?: string;
}

/** The findings of the rules in a declared document. */
export function documentFindings(
  document: unknown,
  { property, waiversProperty, waivers, acceptedRulesVersion }: EvaluationOptions,
): Finding[] {
  const { errors, warnings } = validateBanner(document, {
    day: new Date().toISOString().slice(0, 10),
    ...(waivers !== null && { waivers }),
    ...(acceptedRulesVersion !== undefined && { acceptedRulesVersion }),
  });
  const finding = (found: RuleFinding, severity: Finding["severity"]): Finding => {
    const { code, pointer, message, basis } = found;
    const whole = canBeWaived(found) ? text`${message} ${waiverAdvice(found, waiversProperty)}` : message;
    return { property, pointer, code, basis, severity, message: whole };
  };
  return [
    ...errors.filter((found) => waivers !== null || !canBeWaived(found)).map((found) => finding(found, "error")),
    ...warnings.map((found) => finding(found, "warning")),
  ];
}

function waiverAdvice({ code, pointer }: Pick<RuleFinding, "code" | "pointer">, place: Place): Text {
  const approver = member(...place, 0, "approved_by");
  return text`Or waive it, naming who approved it: ${member(...place)}: [{ code: "${code}", pointer: "${pointer}", reason: "...", ${approver}: "..." }].`;
}

function canBeWaived({ code, level }: Pick<RuleFinding, "code" | "level">): boolean {
  return level === "E" && rules.some((rule) => rule.code === code && rule.isWaivable);
}
