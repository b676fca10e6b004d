/**
 * Reports whether a text fits a pattern in which `*` matches any characters. Takes time in proportion to their lengths,
 * for any input.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
  const first = parts.shift() ?? "";
  const last = parts.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  const areInOrder = parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
  return areInOrder && text.length - at >= last.length && text.endsWith(last);
}
