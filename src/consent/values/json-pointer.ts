/**
 * The RFC 6901 JSON pointer of a path: `["texts", "en", 0]` is `/texts/en/0`; no segment is the whole document, `""`.
 */
export function pointerTo(path: readonly (string | number)[]): string {
  let pointer = "";
  for (const segment of path) pointer += `/${escaped(String(segment))}`;
  return pointer;
}

function escaped(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** The path of an RFC 6901 JSON pointer. Segments are strings, those of array items too. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a pointer, or undefined where there is none. Only own members count, so `/__proto__` finds nothing. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const segment of pathOf(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}
