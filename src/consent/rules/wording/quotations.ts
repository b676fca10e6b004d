/** A text between the quotation marks of any language. An apostrophe ends none, and a label is never this long. */
const quotation =
  /«[^«»\n]{1,200}»|»[^«»\n]{1,200}«|„[^„“”"\n]{1,200}[“”"]|“[^“”\n]{1,200}”|”[^“”\n]{1,200}”|‘[^‘’\n]{1,200}’(?!\p{L})|「[^「」\n]{1,200}」|『[^『』\n]{1,200}』|"[^"\n]{1,200}"/gu;

/** Words of a quotation from which it is a sentence, and not the label of a button. */
const MIN_WORDS = 4;

/** The same for characters, in a script without spaces. */
const MIN_CHARACTERS = 12;

/**
 * A text without the sentences that it quotes. A website that quotes what others write, or what a swindler does, says
 * none of it. The labels of buttons stay.
 */
export function withoutQuotations(text: string, minWords = MIN_WORDS): string {
  return text.replace(quotation, (quoted) => (isSentence(quoted.slice(1, -1), minWords) ? ", " : quoted));
}

function isSentence(words: string, minWords: number): boolean {
  return (
    /[,、，]/u.test(words) ||
    words.trim().split(/\s+/u).length >= minWords ||
    (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u.test(words) &&
      words.length >= MIN_CHARACTERS)
  );
}

/**
 * A text of the same length in which no quotation has an end of a sentence inside. The end that is the last sign of a
 * quotation takes the place of its closing mark: the sentence around it may end there.
 */
export function withQuotationsWhole(text: string): string {
  return text.replace(quotation, (quoted) => {
    const end = /[.!?。！？]$/u.exec(quoted.slice(1, -1))?.[0] ?? quoted.slice(-1);
    return quoted.slice(0, 1) + "x".repeat(quoted.length - 2) + end;
  });
}
