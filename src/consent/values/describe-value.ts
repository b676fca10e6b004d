const MAX_SHOWN = 60;

/**
 * How a message shows a value that it found: scalars as JSON, at most 60 characters of a text; objects and lists by
 * what they are.
 */
export function describeValue(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "string") return JSON.stringify(clipped(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** The text, cut to 60 characters with an ellipsis, never inside a surrogate pair. */
export function clipped(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1).replace(/[\ud800-\udbff]$/, "")}…` : text;
}

/**
 * Words as a sentence lists them: `a`, `a and b`, `a, b and c`; past `most` items only their number: `a, b and 7 more`.
 */
export function listed(words: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const shown = words.length > most ? [...words.slice(0, most), `${words.length - most} more`] : words;
  const head = shown.slice(0, -1).join(", ");
  const last = shown[shown.length - 1] ?? "nothing";
  return head === "" ? last : `${head} and ${last}`;
}
