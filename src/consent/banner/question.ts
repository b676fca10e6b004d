import { chosenIndex } from "../rules/rule-choice";
import type { FirstLayerSlice, SliceRule } from "./slice";

/** The visitor's place; null members are unknown. */
export interface VisitorPlace {
  readonly country: string | null;
  readonly region: string | null;
  readonly regime: string;
  readonly gpcRequired: boolean;
  /** Proves the place to the service. */
  readonly token?: string | undefined;
}

/** The question of a page to a visitor who has not chosen. It stays the same while the page is open. */
export interface Question {
  readonly rule: SliceRule;
  /** Keys of optional categories. */
  readonly optional: readonly string[];
  /** True if the signal counts here. */
  readonly isSignalHonored: boolean;
  /** Optional categories that the signal switches off; empty without one, or where it does not count. */
  readonly heldOff: readonly string[];
  /** True if the first layer asks it. */
  readonly isAsked: boolean;
}

/** Place of a visitor of whom nothing is known. */
export const nowhere: VisitorPlace = { country: null, region: null, regime: "unknown", gpcRequired: true };

type Slice = Pick<FirstLayerSlice, "categories" | "rules" | "gpc">;

/**
 * The question of a place.
 *
 * @param signal true if the browser sends Global Privacy Control
 */
export function questionOf(slice: Slice, place: VisitorPlace | null, signal: boolean): Question {
  const { rules, gpc } = slice;
  const { country, gpcRequired } = place ?? nowhere;
  // The last one is the fallback.
  const index = chosenIndex({ regimes: { rules } }, place ?? nowhere) ?? rules.length - 1;
  const isCounted = gpc.honour === "everywhere" || country === null || gpcRequired;
  return questionUnder(slice, rules[index] as SliceRule, signal && isCounted);
}

/** The question under a rule, where the signal counts unless the document or the rule ignores it. */
export function questionUnder({ categories, gpc }: Slice, rule: SliceRule, signal: boolean): Question {
  const isSignalHonored = signal && gpc.honour !== "never" && rule.gpc !== "ignore";
  const optional = categories.filter(({ required }) => !required);
  const isHeldOff = ({ key, sale_or_share }: Slice["categories"][number]) =>
    gpc.categories.length === 0 ? sale_or_share : gpc.categories.includes(key);
  return {
    rule,
    optional: optional.map(({ key }) => key),
    isSignalHonored,
    heldOff: isSignalHonored ? optional.filter(isHeldOff).map(({ key }) => key) : [],
    isAsked: rule.model !== "none" && rule.first_layer.length > 0 && !(isSignalHonored && rule.frictionless),
  };
}
