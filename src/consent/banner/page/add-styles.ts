import type { Kit } from "./kit";

/** Adds the rules of a part that is loaded later. */
export function addStyles({ sheet }: Pick<Kit, "sheet">, more: string): void {
  const part = new CSSStyleSheet();
  part.replaceSync(more);
  for (const { cssText } of part.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
