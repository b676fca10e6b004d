import { rowOfLanguage } from "@consentform/consent/rules";
import type { DeclarationWords } from "./declaration-words";
import { wordsByLanguage } from "./words-by-language";

/** The words of a language, with the tag of the language that they are in: English where there are none. */
export function wordsIn(language: string): { readonly words: DeclarationWords; readonly language: string } {
  const { tag, row } = rowOfLanguage(wordsByLanguage, language) ?? { tag: "en", row: wordsByLanguage.en };
  return { words: row, language: tag };
}

const units = ["year", "month", "week", "day", "hour", "minute", "second"] as const;
const duration = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** An ISO 8601 duration, or `session`, for people: `P13M` is 13 months. `language`: that of {@link wordsIn}. */
export function durationText(text: string, words: DeclarationWords, language: string): string {
  const [, ...amounts] = duration.exec(text) ?? [];
  const parts = units.flatMap((unit, index) => {
    const amount = Number(amounts[index] ?? 0);
    return amount === 0
      ? []
      : [new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount)];
  });
  if (text === "session") return words.session;
  return parts.length === 0 ? text : parts.join(" ");
}
