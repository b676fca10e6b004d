import { nowhere } from "../question";
import type { Kit } from "./kit";
import type { Runtime } from "./runtime";

/** The line that says that a signal is in effect, or that the visitor opted out; false if there is nothing to say. */
export function statusLine({ slice, state, place }: Runtime, { element }: Pick<Kit, "element">): HTMLElement | false {
  const { status } = slice.texts;
  if (!slice.gpc.show_status) return false;
  const sold = slice.categories.filter((category) => category.sale_or_share && !category.required);
  const isOptedOut =
    state.isDecided &&
    state.rule.model === "opt_out" &&
    sold.length > 0 &&
    sold.every(({ key }) => !state.granted.includes(key));
  // Where no law asks to confirm the signal, an opt-in has no opt-out to confirm.
  const isConfirmed = state.rule.model !== "opt_in" || (place ?? nowhere).gpcRequired;
  const isHonored = state.isSignalHonored && isConfirmed && state.heldOff.every((key) => !state.granted.includes(key));
  const text = isHonored ? status?.gpc_honoured : isOptedOut ? status?.opted_out : undefined;
  return text !== undefined && element("p", { class: "status", text });
}
