/** The source of a language's phrases, and whether someone compared them with it. */
export interface WordingSource {
  /** The text, and the practice that it describes. */
  name: string;
  url?: string;
  /** Day, `YYYY-MM-DD`, on which the text or a quotation of it was read; null if it was not. */
  read_at: string | null;
}

/**
 * The phrases of one language, each group a list divided by semicolons. In a phrase, `*` begins or ends a stem,
 * `(a|b)` is one of several words, `(a|b)*` one of them or none, and `…` up to two words of the same clause. Case and
 * accents do not matter.
 */
export interface Wording {
  sources: readonly WordingSource[];
  /** True for a script without spaces, or with free ones: phrases are found inside words there. */
  isUnspaced?: boolean;
  /** Going on, closing, silence: what some banners take for consent. */
  goingOn: string;
  /** Consent, or its effect. */
  consenting: string;
  /** Words that make a sentence with both lawful: it denies consent, or says that going on is possible without it. */
  notConsenting: string;
  /** Labels that grant. */
  accepting: string;
  /** Labels that refuse; they win over those that grant: "accept only necessary". */
  refusing: string;
  /** Labels that lead to settings, or save them. */
  settings: string;
  /** Labels that lead elsewhere: away, to information, to a later question. */
  elsewhere: string;
  /** The right to withdraw or change a choice. */
  withdrawing: string;
  /** Names of advertising. */
  advertising: string;
}

/** A group of phrases. */
export type PhraseGroup = Exclude<keyof Wording, "sources" | "isUnspaced">;
