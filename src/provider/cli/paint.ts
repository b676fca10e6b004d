import type { Paint } from "./validate/human-report";

const codes: Readonly<Record<Parameters<Paint>[0], number>> = { error: 31, warning: 33, good: 32, faint: 2 };

/** Colors a text. */
export const colors: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;

/** Leaves a text as it is. */
export const plain: Paint = (_style, text) => text;

/**
 * Reports whether to color what goes to a stream: only on a terminal, and not where NO_COLOR is set
 * (https://no-color.org).
 */
export function isColorful(
  stream: { readonly isTTY?: boolean },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && (NO_COLOR ?? "") === "" && TERM !== "dumb";
}
