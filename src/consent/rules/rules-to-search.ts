import type { EvaluatedRule } from "./fill-defaults";
import type { PlacedRule, PlaceNames } from "./rule-choice";

/**
 * The rules in a form that is searched in the same time for any number of places. Every place of the regime table is
 * looked up in each rule, and a rule may name hundreds.
 */
export function rulesToSearch(rules: readonly EvaluatedRule[]): PlacedRule[] {
  return rules.map(({ priority, match }) => ({
    priority,
    match: Object.fromEntries(Object.entries(match).map(([kind, names]) => [kind, placeNames(names)])),
  }));
}

/** Names of places that are looked up by hash. */
function placeNames(names: readonly string[]): PlaceNames {
  const set = new Set(names);
  return { includes: (name) => set.has(name) };
}
