import { chooseRule, type EffectiveRule } from "../rules/rule-choice";
import { type Choice, isAsStrong } from "./choice";
import type { FirstLayerSlice } from "./slice";

/** The visitor's place; null members are unknown. */
export interface VisitorPlace {
  readonly country: string | null;
  readonly region: string | null;
  readonly regime: string;
  readonly gpcRequired: boolean;
  /** Proves the place to the service. */
  readonly token?: string;
}

/** The facts that the state of a page depends on. */
export interface Situation {
  readonly place: VisitorPlace | null;
  readonly choice: Choice | null;
  /** True if the browser sends Global Privacy Control. */
  readonly signal: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

/** The state of a page: what may run, and what to ask. */
export interface PageState {
  readonly rule: EffectiveRule;
  /** Keys of optional categories that are on. */
  readonly granted: readonly string[];
  readonly servicesOff: readonly string[];
  /** True if a valid choice decides; false before a choice and while one has to be renewed. */
  readonly isDecided: boolean;
  /** True if the first layer is drawn. */
  readonly isAsking: boolean;
  /** Optional categories that the signal switches off; empty without one, or where it does not count. */
  readonly heldOff: readonly string[];
  /** True if the signal counts here. */
  readonly isSignalHonored: boolean;
  /** True if the signal changed something, so that the result is stored as a choice. */
  readonly isSignalChoice: boolean;
}

/** Place of a visitor of whom nothing is known. */
export const nowhere: VisitorPlace = { country: null, region: null, regime: "unknown", gpcRequired: true };

type Slice = Pick<FirstLayerSlice, "categories" | "regimes" | "gpc" | "revision" | "services">;

/** Decides what may run and whether to ask, from the document, the place, the stored choice and the signal. */
export function decide(slice: Slice, { place, choice, signal, now }: Situation): PageState {
  const rule = ruleOf(slice, place);
  const optional = slice.categories.filter(({ required }) => !required).map(({ key }) => key);
  const isSignalHonored = signal && isSignalCounted(slice, rule, place);
  const heldOff = isSignalHonored ? signalCategories(slice) : [];
  const valid = choice !== null && choice.until > now ? choice : null;
  const isDecided = valid !== null && !mustAskAgain(valid, slice, rule);
  const before = isDecided
    ? valid.granted
    : valid !== null
      ? []
      : optional.filter((key) => rule.defaults[key] === "on");
  // What was chosen with the signal known holds; anything else gives way to it.
  const isKept = isDecided && valid.gpc;
  const granted = optional.filter((key) => before.includes(key) && (isKept || !heldOff.includes(key)));
  const isSignalChoice = !isKept && heldOff.some((key) => before.includes(key));
  return {
    rule,
    granted,
    servicesOff: isDecided ? valid.servicesOff.filter((key) => granted.includes(slice.services[key] ?? "")) : [],
    isDecided,
    isAsking: !isDecided && isFirstLayerDrawn(rule) && !(isSignalHonored && rule.frictionless),
    heldOff,
    isSignalHonored,
    isSignalChoice,
  };
}

function ruleOf(slice: Slice, place: VisitorPlace | null): EffectiveRule {
  const document = slice as unknown as Parameters<typeof chooseRule>[0];
  return chooseRule(document, place ?? nowhere);
}

function isFirstLayerDrawn({ model, first_layer }: EffectiveRule): boolean {
  return model !== "none" && first_layer.length > 0;
}

/**
 * A grant holds only where its model is as strong as the rule's; a refusal holds in every place. Both answer one
 * revision.
 */
function mustAskAgain(choice: Choice, { revision }: Slice, { model }: EffectiveRule): boolean {
  return choice.revision < revision || (choice.granted.length > 0 && !isAsStrong(choice.model, model));
}

function isSignalCounted({ gpc }: Slice, rule: EffectiveRule, place: VisitorPlace | null): boolean {
  if (rule.gpc === "ignore" || gpc.honour === "never") return false;
  return gpc.honour === "everywhere" || place === null || place.country === null || place.gpcRequired;
}

/** Optional categories that the signal switches off. */
export function signalCategories({ categories, gpc }: Pick<Slice, "categories" | "gpc">): string[] {
  return categories
    .filter(
      ({ key, required, sale_or_share }) =>
        !required && (gpc.categories.length === 0 ? sale_or_share : gpc.categories.includes(key)),
    )
    .map(({ key }) => key);
}

/** How a visitor chose. */
export interface Decision {
  readonly granted: readonly string[];
  readonly servicesOff: readonly string[];
  /** True if the signal does not change this choice. */
  readonly gpc: boolean;
  /** Id to use if the choice grants something. */
  readonly subject: string | null;
}

/** The choice to store: with a subject only if something optional is granted. */
export function choiceOf(
  { revision }: Pick<Slice, "revision">,
  { rule }: Pick<PageState, "rule">,
  { granted, servicesOff, gpc, subject }: Decision,
  now: number,
): Choice {
  const isRefusal = granted.length === 0;
  const days = isRefusal ? rule.expiry.reject_days : rule.expiry.accept_days;
  return {
    revision,
    model: rule.model,
    gpc,
    rule: rule.id,
    decided: now,
    until: now + days * 86_400,
    granted,
    servicesOff: isRefusal ? [] : servicesOff,
    subject: isRefusal ? null : subject,
  };
}
