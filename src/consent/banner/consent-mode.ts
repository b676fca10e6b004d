import { type ConsentSignal, consentSignals } from "../rules/consent-signal";
import type { FirstLayerSlice, SliceCategory } from "./slice";

/** State of all seven signals. */
export type SignalStates = Record<ConsentSignal, "granted" | "denied">;

/** The signals of what is on: a signal is granted while a category that has it is on. */
export function signalsOf(categories: readonly SliceCategory[], isOn: (category: string) => boolean): SignalStates {
  const states = {} as SignalStates;
  for (const signal of consentSignals) {
    const isGranted = categories.some(
      ({ key, required, signals }) => (required || isOn(key)) && signals.includes(signal),
    );
    states[signal] = isGranted ? "granted" : "denied";
  }
  return states;
}

/**
 * The signals before a choice: those of what the rule switches on, changed by the regional defaults of the place. A
 * signal that the privacy signal switched off stays denied.
 */
export function signalsBeforeChoice(
  slice: Pick<FirstLayerSlice, "categories" | "consent_mode">,
  isOn: (category: string) => boolean,
  place: { readonly country: string | null; readonly region: string | null },
  isHeldOff: (category: string) => boolean,
): SignalStates {
  const states = signalsOf(slice.categories, isOn);
  for (const { regions, signals } of slice.consent_mode?.regional_defaults ?? []) {
    const isHere = regions.some((region) => region === place.country || region === place.region);
    if (!isHere) continue;
    for (const [signal, state] of Object.entries(signals) as [ConsentSignal, "granted" | "denied"][]) {
      const isOff = slice.categories.some(({ key, signals: own }) => isHeldOff(key) && own.includes(signal));
      states[signal] = isOff ? "denied" : state;
    }
  }
  return states;
}
