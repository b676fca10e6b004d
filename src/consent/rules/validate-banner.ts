import { evaluateBanner } from "./evaluate-banner";
import type { RuleContext } from "./rule-context";
import type { ValidationResult } from "./rule-finding";
import { wireFinding } from "./wire-finding";

/** Validates a banner document as {@link evaluateBanner} does, with findings in the words of the contract (3.2). */
export function validateBanner(document: unknown, context: RuleContext = {}): ValidationResult {
  const result = evaluateBanner(document, context);
  return { ...result, errors: result.errors.map(wireFinding), warnings: result.warnings.map(wireFinding) };
}
