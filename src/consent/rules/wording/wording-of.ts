import { kept } from "./kept";
import type { Wording } from "./wording";

/** The languages that have phrases, by their primary tags: each has a file in `languages`. */
export const wordingLanguages: readonly string[] = [
  ...["bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "hr", "hu", "is", "it", "ja"],
  ...["ko", "lt", "lv", "nb", "nl", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi"],
];

/** Nynorsk, and Norwegian whose written form is not named. The phrases in nb cover both. */
const spelledIn: ReadonlyMap<string, string> = new Map([
  ["nn", "nb"],
  ["no", "nb"],
]);

/** The files that have been read. Each is read when its language is first needed. */
const known = new Map<string, Wording>();

/** The phrases by tag as it was written. */
const byTag = new Map<string, Wording | null>();

/** The phrases of a language (BCP 47); null where there are none. */
export function wordingOf(tag: string): Wording | null {
  return kept(byTag, tag, () => found(tag));
}

function found(tag: string): Wording | null {
  const primary = tag.split("-")[0]?.toLowerCase() ?? "";
  const language = spelledIn.get(primary) ?? primary;
  return wordingLanguages.includes(language) ? (known.get(language) ?? read(language)) : null;
}

function read(language: string): Wording {
  // A bundler includes every file that the pattern can match.
  const wording = require(`./languages/${language}.json`) as Wording;
  known.set(language, wording);
  return wording;
}
