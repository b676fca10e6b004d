import type { ReportParts } from "./generated/report";

/** Longest value in a Markdown or HTML report, in characters; the JSON report has all of it. */
const MAX_VALUE_LENGTH = 400;

/** A value as a reader sees it. */
export function shownValue({ state, value }: ReportParts["ReportValue"]): string {
  if (state === "unknown") return "known after apply";
  if (state === "sensitive") return "(sensitive)";
  if (state === "absent") return "(not set)";
  return shownText(typeof value === "string" ? value : JSON.stringify(value));
}

/** A text with its invisible characters made visible: they could hide what a reviewer approves. */
export function shownText(text: string): string {
  const clipped =
    text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}… (${text.length} characters)` : text;
  return clipped.replace(/[\p{Control}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (character) =>
    character === "\n" ? "⏎ " : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** `1 site`, `3 sites`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Addresses of a group: all of a few, or the first ones and how many there are. */
export function shownAddresses(addresses: readonly string[], most = 5): string {
  // Keys of sites are a part of them, and anyone's to choose.
  const shown = addresses.slice(0, most).map(shownText).join(", ");
  return addresses.length <= most ? shown : `${shown} and ${addresses.length - most} more`;
}
