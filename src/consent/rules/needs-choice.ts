import type { EvaluatedCategory } from "./evaluation";
import { contradictionsOf, isExemptIn } from "./exemptions";
import type { RegimeRow } from "./regimes/regime-row";

/**
 * Reports whether visitors of a place have to get a choice about a category. In the United States the choice is about
 * sale, advertising and sensitive data, whoever measures the audience.
 */
export function needsChoice(category: EvaluatedCategory, row: RegimeRow): boolean {
  if (category.required) return false;
  return row.country === "US" ? contradictionsOf(category).length > 0 : !isExemptIn(category, row);
}
