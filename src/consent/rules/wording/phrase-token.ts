/** A part of a phrase: words of which one appears, or null for `…`. */
interface PhraseToken {
  choices: readonly string[] | null;
  /** True if the part can be left out. */
  isOptional: boolean;
}

/** The sign `…` in plain letters. */
const GAP = "...";

/** The parts of a phrase in plain letters. */
export function tokensOf(phrase: string): PhraseToken[] {
  return (phrase.match(/\([^)]*\)\*?|[^\s()]+/g) ?? []).map((token) => ({
    choices: token === GAP ? null : (token.startsWith("(") ? token.slice(1, token.lastIndexOf(")")) : token).split("|"),
    isOptional: token.endsWith(")*"),
  }));
}
