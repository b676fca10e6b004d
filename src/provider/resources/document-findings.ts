import {
  isMarked,
  markedPlaces,
  type RuleFinding,
  rules,
  validateBanner,
  type Waiver,
  withNeutralValues,
} from "@consentform/consent/rules";
import { listed } from "@consentform/consent/values";
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

/** Code of the warning that names what could not be evaluated. */
export const NOT_EVALUATED = "not-evaluated";

/** Unknown places and codes that a message names before it counts the rest. */
const MAX_NAMED = 6;

/**
 * The findings of the rules in a declared document. Marked parts are unknown (`markUnknown`): rules that read them find
 * nothing, and a warning names them.
 */
export function documentFindings(
  document: unknown,
  { property, waiversProperty, waivers, acceptedRulesVersion }: EvaluationOptions,
): Finding[] {
  if (isMarked(document)) return [unevaluatedDocument(property)];
  const unknownPlaces = markedPlaces(document);
  const isKnown = unknownPlaces.length === 0;
  const { errors, warnings, unevaluated } = validateBanner(isKnown ? document : withNeutralValues(document), {
    day: new Date().toISOString().slice(0, 10),
    ...(waivers !== null && { waivers }),
    ...(acceptedRulesVersion !== undefined && { acceptedRulesVersion }),
    ...(!isKnown && { unknownPlaces }),
  });
  const finding = (found: RuleFinding, severity: Finding["severity"]): Finding => {
    const { code, pointer, message, basis } = found;
    const whole = canBeWaived(found) ? text`${message} ${waiverAdvice(found, waiversProperty)}` : message;
    return { property, pointer, code, basis, severity, message: whole };
  };
  return [
    ...(isKnown ? [] : [unevaluatedRules(property, unknownPlaces, unevaluated ?? [])]),
    ...errors.filter((found) => waivers !== null || !canBeWaived(found)).map((found) => finding(found, "error")),
    ...warnings.map((found) => finding(found, "warning")),
  ];
}

/** The warning about a document that is not known yet. */
export function unevaluatedDocument(property: Place): Finding {
  const message = "is not known yet, so no rule could be evaluated. The deployment evaluates it when it is known.";
  return { property, message, severity: "warning", code: NOT_EVALUATED };
}

/** The warning about rules that read values that are not known yet. */
export function unevaluatedRules(property: Place, places: readonly string[], codes: readonly string[]): Finding {
  const isOne = places.length === 1;
  const known = `has ${isOne ? "a value that is" : `${places.length} values that are`} not known yet, at ${listed(places, MAX_NAMED)}.`;
  const left =
    codes.length === 0
      ? `No rule depends on ${isOne ? "it" : "them"}.`
      : `Not evaluated without ${isOne ? "it" : "them"}: ${listed(codes, MAX_NAMED)}. The deployment evaluates them.`;
  return { property, message: `${known} ${left}`, severity: "warning", code: NOT_EVALUATED };
}

function waiverAdvice({ code, pointer }: Pick<RuleFinding, "code" | "pointer">, place: Place): Text {
  const approver = member(...place, 0, "approved_by");
  return text`Or waive it, naming who approved it: ${member(...place)}: [{ code: "${code}", pointer: "${pointer}", reason: "...", ${approver}: "..." }].`;
}

function canBeWaived({ code, level }: Pick<RuleFinding, "code" | "level">): boolean {
  return level === "E" && rules.some((rule) => rule.code === code && rule.isWaivable);
}
