/** Letters that are not a base and an accent in Unicode, but are typed as one. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", ß: "ss", ı: "i", đ: "d", ð: "d", þ: "th" };

/** English contractions, and the words that they join. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/n['’]t(?!\p{L})/gu, " not"],
  [/['’]re(?!\p{L})/gu, " are"],
];

/** A text in lower case without accents and marks, unless they make other words as in Vietnamese; "won't" is two. */
export function plainLetters(text: string, isMarked = false): string {
  const lower = text.normalize("NFKD").toLowerCase();
  const letters = (isMarked ? lower : lower.replace(/[\u0300-\u036f]/g, "")).normalize("NFC");
  return joined
    .reduce((words, [contraction, full]) => words.replace(contraction, full), letters)
    .replace(/[łøæßıđðþ]/g, (letter) => plain[letter] ?? letter);
}

/** The words of such a text, a space around each word and comma; without spaces in a script that has none. */
export function wordsIn(letters: string, isUnspaced = false): string {
  const words = letters
    .replace(/[,،、，:;；–—\u00b7]/g, " , ")
    .replace(/[^\p{L}\p{N},*]+/gu, " ")
    .trim();
  return isUnspaced ? words.replaceAll(" ", "") : ` ${words} `;
}
