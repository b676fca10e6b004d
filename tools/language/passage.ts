/** The kinds of text that rules distinguish. `message` is a string literal of the sources. */
export type PassageKind = "page" | "description" | "docstring" | "comment" | "message" | "title";

/** A text that someone reads as one piece. */
export interface Passage {
  readonly kind: PassageKind;
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  /** Offset of `text` in its file. */
  readonly start: number;
  /** The text at its place in the file: marks of comments and code are replaced by spaces, one for one. */
  readonly text: string;
}

/** Replaces what `pattern` matches by spaces, so that offsets and line numbers stay correct. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));
}
