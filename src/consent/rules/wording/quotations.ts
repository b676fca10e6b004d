/** A text between the quotation marks of any language. An apostrophe ends none, and a label is never this long. */
const quotation =
  /„[^„“”"\n]{1,200}[“”"]|“[^“”\n]{1,200}”|”[^“”\n]{1,200}”|‘[^‘’\n]{1,200}’(?!\p{L})|「[^「」\n]{1,200}」|『[^『』\n]{1,200}』|"[^"\n]{1,200}"/gu;

/** The same with «…», and with »…« as in German. Both in one would take the text between two quotations for a third. */
const outward = new RegExp(`«[^«»\\n]{1,200}»|${quotation.source}`, quotation.flags);
const inward = new RegExp(`»[^«»\\n]{1,200}«|${quotation.source}`, quotation.flags);

/** The first mark of a text decides, regardless of whether its quotation is short enough to count. */
function quotationIn(text: string): RegExp {
  return /[«»]/u.exec(text)?.[0] === "»" ? inward : outward;
}

/** Words of a quotation from which it is a sentence, and not the label of a button. */
const MIN_WORDS = 4;

/** The same for characters, in a script without spaces. */
const MIN_CHARACTERS = 12;

/**
 * A text without the sentences that it quotes. A website that quotes what others write, or what a swindler does, says
 * none of it. A sentence that is only a quotation is the website's own. The labels of buttons stay.
 */
export function withoutQuotations(text: string, minWords = MIN_WORDS): string {
  return text.replace(quotationIn(text), (quoted, start: number) =>
    isSentence(quoted.slice(1, -1), minWords) && isInSentence(text, start, quoted) ? ", " : quoted,
  );
}

/** An end of a sentence. The period after one letter is that of an abbreviation: "z. B." */
const end = /[!?。！？\n]|(?<!(?<!\p{L})\p{L})\./u;

/** Reports whether words of the same sentence are around a quotation, outside other quotations. */
function isInSentence(text: string, start: number, quoted: string): boolean {
  const unquoted = (part: string) => part.replace(quotationIn(text), "");
  const before = unquoted(text.slice(0, start)).split(end).at(-1) ?? "";
  const rest = text.slice(start + quoted.length);
  const isEnded = /[.!?。！？]$/u.test(quoted.slice(0, -1)) && !/^\s*\p{Ll}/u.test(rest);
  const [after = ""] = isEnded ? [] : unquoted(rest).split(end, 1);
  return /\p{L}/u.test(before + after);
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
  return text.replace(quotationIn(text), (quoted) => {
    const end = /[.!?。！？]$/u.exec(quoted.slice(1, -1))?.[0] ?? quoted.slice(-1);
    return quoted.slice(0, 1) + "x".repeat(quoted.length - 2) + end;
  });
}
