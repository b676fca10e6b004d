import type { PhraseGroup, Wording } from "./wording";
import { wordingOf } from "./wording-of";

/** Words that `…` leaves out, within a clause. */
const GAP = "(?: [^ ,]+){0,2}?";

/** The same in a script without spaces. */
const UNSPACED_GAP = "[^,]{0,8}?";

const compiled = new Map<string, RegExp>();

/** Reports whether a text in a language (BCP 47) has a phrase of a group; false in a language without phrases. */
export function hasPhrase(text: string, tag: string, group: PhraseGroup): boolean {
  const wording = wordingOf(tag);
  if (wording === null || wording[group] === "") return false;
  const { isUnspaced = false } = wording;
  return expressionOf(wording, group, isUnspaced).test(folded(text, isUnspaced));
}

function expressionOf(wording: Wording, group: PhraseGroup, isUnspaced: boolean): RegExp {
  const phrases = wording[group];
  const key = `${isUnspaced} ${phrases}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const all = phrases.split(";").map((phrase) => patternOf(phrase.trim(), isUnspaced));
  const expression = new RegExp(all.join("|"), "u");
  compiled.set(key, expression);
  return expression;
}

function patternOf(phrase: string, isUnspaced: boolean): string {
  const tokens = phrase.match(/\([^)]*\)\*?|[^\s()]+/g) ?? [];
  const parts = tokens.map((token) => {
    if (token === "…") return isUnspaced ? UNSPACED_GAP : GAP;
    const isOptional = token.endsWith(")*");
    const choices = (token.startsWith("(") ? token.slice(1, token.lastIndexOf(")")) : token).split("|");
    const words = choices.map((choice) => choiceOf(choice, isUnspaced)).join("|");
    return `(?:${words})${isOptional ? "?" : ""}`;
  });
  return isUnspaced ? parts.join("") : `${parts.join("")}(?= )`;
}

/** The words of a choice, each with the space before it. */
function choiceOf(choice: string, isUnspaced: boolean): string {
  return folded(choice, isUnspaced)
    .trimEnd()
    .replaceAll("*", isUnspaced ? "" : "[^ ,]*");
}

/** Letters that are not a base and an accent in Unicode, but are typed as one. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", ß: "ss", ı: "i", đ: "d", ð: "d", þ: "th" };

/** A text in lower case without accents and marks, a space around each word and comma. */
function folded(text: string, isUnspaced: boolean): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[łøæßıđðþ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[,،、，:–—]/g, " , ")
    .replace(/[^\p{L}\p{N},*]+/gu, " ")
    .trim();
  return isUnspaced ? letters.replaceAll(" ", "") : ` ${letters} `;
}
