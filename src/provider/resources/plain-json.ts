/** A text, or the name of a member with the colon after it. */
const jsonText = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * The value of a JSON text; undefined if it is not valid JSON, or if an object has two members of one name. The
 * built-in parser would drop one of these.
 */
export function plainJson(text: string): unknown {
  let value: unknown;
  let members = 0;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const open = [value];
  for (const part of open) {
    if (typeof part !== "object" || part === null) continue;
    const inside = Object.values(part);
    if (!Array.isArray(part)) members += inside.length;
    for (const each of inside) open.push(each);
  }
  for (const [, colon] of text.matchAll(jsonText)) if (colon !== undefined) members -= 1;
  return members === 0 ? value : undefined;
}
