import type { EvaluatedDocument } from "../rules/fill-defaults";
import { listSeparator } from "../rules/list-separator";
import { questionUnder } from "./question";
import type { FirstLayerSlice, SliceRule } from "./slice";
import { wordsIn } from "./words-in";

/** The sentence about "Accept all" under a signal; absent if the signal keeps nothing off. */
export function keptOff(
  document: EvaluatedDocument,
  rules: readonly SliceRule[],
  tag: string,
): Pick<FirstLayerSlice["words"], "signal"> {
  const { categories, gpc, texts } = document;
  const asked = rules.filter(({ first_layer }) => first_layer.includes("accept_all"));
  const held = asked.flatMap((rule) => questionUnder({ categories, rules, gpc }, rule, true).heldOff);
  if (held.length === 0) return {};
  const values: Readonly<Record<string, string | undefined>> = {
    purposes: categories
      .filter(({ key }) => held.includes(key))
      .map(({ key, label }) => label[tag] ?? key)
      .join(listSeparator(tag)),
    accept_all: texts[tag]?.banner?.accept_all,
  };
  const { signal_keeps_off } = wordsIn(document, tag);
  return { signal: signal_keeps_off.replace(/\{(purposes|accept_all)\}/g, (found, name) => values[name] ?? found) };
}
