/** Letters that are not a base and an accent in Unicode, but are typed as one. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", ß: "ss", ı: "i", đ: "d", ð: "d", þ: "th" };

/** A text in lower case without accents and marks, and with English "won't" as two words. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/n['’]t(?!\p{L})/gu, " not")
    .replace(/[łøæßıđðþ]/g, (letter) => plain[letter] ?? letter);
}

/** The words of such a text, a space around each word and comma; without spaces in a script that has none. */
export function wordsIn(letters: string, isUnspaced: boolean): string {
  const words = letters
    .replace(/[,،、，:;；–—\u00b7]/g, " , ")
    .replace(/[^\p{L}\p{N},*]+/gu, " ")
    .trim();
  return isUnspaced ? words.replaceAll(" ", "") : ` ${words} `;
}
