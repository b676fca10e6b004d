import { type Choice, formatChoice, isAsStrong, MAX_CHOICE_LENGTH } from "./choice";
import { type Question, questionUnder } from "./question";
import type { FirstLayerSlice, SliceRule } from "./slice";

/** The facts that the state of a page depends on, beside its question. */
export interface Situation {
  readonly choice: Choice | null;
  /** Seconds since 1970. */
  readonly now: number;
}

/** The state of a page: what may run, and what to ask. */
export interface PageState {
  readonly rule: SliceRule;
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

type Slice = Pick<FirstLayerSlice, "revision" | "services">;

/** Decides what may run and whether to ask, from the document, the question and the stored choice. */
export function decide(slice: Slice, question: Question, { choice, now }: Situation): PageState {
  const { rule, optional, heldOff, isSignalHonored, isAsked } = question;
  const valid = choice !== null && choice.until > now ? choice : null;
  const isDecided = valid !== null && !mustAskAgain(valid, slice, rule, now);
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
    isAsking: !isDecided && isAsked,
    heldOff,
    isSignalHonored,
    isSignalChoice,
  };
}

/**
 * The granted categories and the services that are off, as far as a stored choice decides them equally in every place.
 * For a page whose visitor's place is unknown. Null if any place asks again. If the signal may count, its categories
 * wait.
 */
export function decideAnywhere(
  slice: Slice & Pick<FirstLayerSlice, "categories" | "rules" | "gpc">,
  situation: Situation,
  signal: boolean,
): Pick<PageState, "granted" | "servicesOff"> | null {
  const states = slice.rules.map((rule) => decide(slice, questionUnder(slice, rule, signal), situation));
  const [first] = states;
  if (!first || !states.every(({ isDecided }) => isDecided)) return null;
  const granted = first.granted.filter((key) => states.every((state) => state.granted.includes(key)));
  return { granted, servicesOff: first.servicesOff.filter((key) => granted.includes(slice.services[key] ?? "")) };
}

/** A grant from further ahead was made under a wrong clock, and its end is as wrong. In seconds. */
const FURTHEST_AHEAD_S = 86_400;

/**
 * A grant holds only where its model is as strong as the rule's, and not before it was made; a refusal always holds.
 * Both answer one revision.
 */
function mustAskAgain(choice: Choice, { revision }: Slice, { model }: SliceRule, now: number): boolean {
  const holds = choice.decided <= now + FURTHEST_AHEAD_S && isAsStrong(choice.model, model);
  return choice.revision < revision || (choice.granted.length > 0 && !holds);
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

/**
 * The choice to store: with a subject only if something optional is granted. If the services that are off take more
 * than a cookie holds, their categories are off.
 */
export function choiceOf(slice: Slice, state: Pick<PageState, "rule">, decision: Decision, now: number): Choice {
  const choice = wholeChoice(slice, state, decision, now);
  if (formatChoice(choice).length <= MAX_CHOICE_LENGTH) return choice;
  const off = decision.servicesOff.map((key) => slice.services[key]);
  const granted = decision.granted.filter((key) => !off.includes(key));
  return wholeChoice(slice, state, { ...decision, granted, servicesOff: [] }, now);
}

function wholeChoice(
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
