import { joined, named, type Place, type Text, text } from "./text";

/** Most sites that one message names. */
const MAX_NAMED = 20;

/** Lines below a sentence; of many, the first ones and a count. */
export function listedLines(lines: readonly Text[]): Text {
  const rest = lines.length - MAX_NAMED;
  const shown = lines.slice(0, MAX_NAMED).map((line) => text`\n  ${line}`);
  return text`${joined(shown, "")}${rest > 0 ? `\n  and ${rest} more` : ""}`;
}

/** Properties in one sentence; of many, the first ones and a count. */
export function listedNames(places: readonly Place[]): Text {
  const rest = places.length - MAX_NAMED;
  const shown = places.slice(0, MAX_NAMED).map((place) => named(...place));
  return text`${joined(shown, ", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
