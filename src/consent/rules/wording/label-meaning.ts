import { hasPhrase } from "./find-phrase";

/** The effect that a visitor expects of a button, from its label. */
export type LabelMeaning = "grant" | "refuse" | "settings" | "elsewhere";

/**
 * The meaning of a label in a language (BCP 47); null where its words are not known. A refusal wins over the rest
 * ("continue without accepting"), and settings over a grant ("manage consent").
 */
export function labelMeaning(label: string, tag: string): LabelMeaning | null {
  const has = (group: Parameters<typeof hasPhrase>[2]) => hasPhrase(label, tag, group);
  if (has("refusing")) return "refuse";
  if (has("settings")) return "settings";
  if (has("accepting")) return "grant";
  return has("elsewhere") || has("access") ? "elsewhere" : null;
}

/** Reports whether the label of a button that grants says something else than yes: close, skip, save, continue. */
export function isUnclearGrant(label: string, tag: string): boolean {
  const meaning = labelMeaning(label, tag);
  return (meaning === "settings" || meaning === "elsewhere") && !hasPhrase(label, tag, "accepting", "acknowledging");
}
