import type { Paint, Print } from "./validate/human-report";

const codes: Readonly<Record<Parameters<Paint>[0], number>> = { error: 31, warning: 33, good: 32, faint: 2 };

/** Width where the result does not go to a terminal. */
const DEFAULT_COLUMNS = 100;

/** Colors a text. */
const colors: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;

/** Leaves a text as it is. */
const plain: Paint = (_style, text) => text;

/** The marks and the width that fit where the result goes. */
export function printOf({ isColorful: colored, columns }: { isColorful?: boolean; columns?: number }): Print {
  return { paint: colored === true ? colors : plain, columns: columns || DEFAULT_COLUMNS };
}

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
