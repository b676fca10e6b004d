import type { PhraseGroup, Wording } from "./wording";
import { wordingOf } from "./wording-of";

/** Words that `…` leaves out, within a clause. */
const GAP = "(?: [^ ,]+){0,2}?";

/** The same in a script without spaces. */
const UNSPACED_GAP = "[^,]{0,8}?";

/** The expressions of each language, made when they are first needed. */
const compiled = new WeakMap<Wording, Map<PhraseGroup, RegExp>>();

/** Reports whether a text in a language (BCP 47) has a phrase of a group; false in a language without phrases. */
export function hasPhrase(text: string, tag: string, group: PhraseGroup): boolean {
  const wording = wordingOf(tag);
  if (wording === null || wording[group] === "") return false;
  return expressionOf(wording, group).test(folded(text, wording.isUnspaced === true));
}

function expressionOf(wording: Wording, group: PhraseGroup): RegExp {
  const known = compiled.get(wording) ?? new Map<PhraseGroup, RegExp>();
  compiled.set(wording, known);
  const expression = known.get(group) ?? compile(wording, group);
  known.set(group, expression);
  return expression;
}

function compile({ isUnspaced = false, ...groups }: Wording, group: PhraseGroup): RegExp {
  const phrases = groups[group].split(";").map((phrase) => patternOf(phrase.trim(), isUnspaced));
  return new RegExp(phrases.join("|"), "u");
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
