import type { EvaluatedCategory } from "./evaluation";
import { contradictionsOf, isExemptIn } from "./exemptions";
import type { RegimeRow } from "./regimes/regime-row";

/** Signals of categories that only run the website or keep its settings. */
const settingsSignals: readonly string[] = ["functionality_storage", "security_storage"];

/** Reports whether visitors of a place have to get a choice about a category. */
export function needsChoice(category: EvaluatedCategory, row: RegimeRow): boolean {
  if (category.required) return false;
  if (row.choiceAbout === undefined) return !isExemptIn(category, row);
  return contradictionsOf(category).length > 0 || (row.choiceAbout === "profiling" && mayProfile(category));
}

/** Reports whether a category may identify, locate or profile visitors, as far as its declaration says. */
function mayProfile({ exempt, signals }: EvaluatedCategory): boolean {
  const isSettingsOnly = signals.length > 0 && signals.every((signal) => settingsSignals.includes(signal));
  return exempt === undefined && !isSettingsOnly;
}
