import { type SignalStates, signalsOf } from "../consent-mode";
import type { PageState } from "../decide";
import type { FirstLayerSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import { gtag } from "./gtag";
import { toJson } from "./to-json";

/**
 * Sends Consent Mode signals if they differ from those that were sent last. A choice is sent even if it changes
 * nothing, because tags wait for it.
 */
export function sendSignals(
  bridge: LoaderBridge,
  slice: FirstLayerSlice,
  states: SignalStates,
  isDecided: boolean,
): void {
  const text = toJson(states);
  const before = isDecided ? "" : toJson(signalsOf(slice.categories, () => false));
  if (text === (bridge.sent ?? before)) return;
  bridge.sent = text;
  gtag("consent", "update", states);
}

/** The signals of a choice: each needs its category and, if that has services, one of them. */
export function chosenSignals(
  slice: FirstLayerSlice,
  { granted, servicesOff }: Pick<PageState, "granted" | "servicesOff">,
): SignalStates {
  return signalsOf(slice.categories, (key) => granted.includes(key) && !isEveryServiceOff(slice, key, servicesOff));
}

/** Reports whether a category has services that are off, and none that is on. */
export function isEveryServiceOff({ services }: FirstLayerSlice, category: string, off: readonly string[]): boolean {
  const own = Object.keys(services).filter((key) => services[key] === category);
  return own.length > 0 && own.every((key) => off.includes(key));
}
