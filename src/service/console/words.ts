/** Makes a heading of a member's name: `first_layer` becomes `First layer`. */
export function inWords(name: string): string {
  const spaced = name.replaceAll(/[_-]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Turns a fragment such as `must be an address` into a sentence. */
export function asSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** A count with its noun: `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? "" : "s"}`;
}

/** Place that a path of a document leads to, in words. */
export function placeInWords(path: readonly string[]): string {
  return path.map((name) => (/^\d+$/.test(name) ? `#${Number(name) + 1}` : inWords(name))).join(" › ");
}
