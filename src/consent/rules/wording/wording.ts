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
  /** Going on: what some banners take for consent. */
  goingOn: string;
  /** Closing, staying, silence, in the first to the third person: likewise. */
  idle: string;
  /** A click, with the "or" after it: what follows is offered in its place. */
  clickingOr: string;
  /** Consent, or its effect. */
  consenting: string;
  /** A yes, or everything switched on: consent in other words. */
  affirming: string;
  /** Not objecting, as a condition. */
  unopposed: string;
  /** Effects on visitors who did not object: tracking, sharing, profiles. */
  processing: string;
  /** Words that make a sentence with both lawful: it denies consent, or says that going on is possible without it. */
  notConsenting: string;
  /** The same: a refusal, other websites, a way to withdraw. */
  denying: string;
  /** Labels that grant. */
  accepting: string;
  /** Labels that refuse; they win over those that grant: "accept only necessary". */
  refusing: string;
  /** Labels that lead to settings, or save them. */
  settings: string;
  /** Labels that lead elsewhere: away, to information, to a later question. */
  elsewhere: string;
  /** Labels that say "OK" or "yes": visitors mean consent by them. */
  acknowledging: string;
  /** Labels that name everything, or say that the visitor is glad to: a grant in other words. */
  embracing: string;
  /** Labels that put the answer off: "not now". */
  deferring: string;
  /** Something in return: a gift, a discount. */
  rewarding: string;
  /** Labels that deny agreement in its own words: "I do not agree". */
  disagreeing: string;
  /** Labels that reproach whoever refuses. */
  shaming: string;
  /** Access under the condition of consent. */
  walling: string;
  /** The same in words that nothing else in the sentence denies: "please leave if you do not agree". */
  barring: string;
  /** Names of the website and its contents, and of their use: the other side of a wall. */
  access: string;
  /** Words that make a sentence with walling and access lawful: access without consent, or only to a video. */
  open: string;
  /** The right to withdraw or change a choice. */
  withdrawing: string;
  /** Withdrawing consent, and nothing else. */
  revoking: string;
  /** More than a click: a letter, a call, a fee, a reason, a delay, or no way at all. */
  burdening: string;
  /** As easy as agreeing: a link, a button, the settings. */
  easing: string;
  /** Legitimate interest, as a basis for processing. */
  interest: string;
  /** The statement that something cannot be refused. */
  imposing: string;
  /** Words that deny both: "we never rely on it", "only with your consent". */
  disclaiming: string;
  /** Boxes or switches that are on from the start. */
  preselecting: string;
  /** Necessary things, which may be on. */
  required: string;
  /** Purposes that say nothing: "other purposes". */
  vague: string;
  /** A better experience, which is a reason and no purpose. */
  pleasing: string;
  /** Things that a purpose can be about: language, videos, chat. */
  concrete: string;
  /** Names of advertising in labels. Some of them, such as "offers", are harmless elsewhere. */
  advertising: string;
  /** Advertising and profiles, as a description says what is done. */
  advertises: string;
  /** Measurement of visitors, as a description says what is done. */
  measures: string;
  /** Words that make such a sentence harmless: it denies, keeps a choice, or speaks of attacks and errors. */
  excluding: string;
}

/** A group of phrases. */
export type PhraseGroup = Exclude<keyof Wording, "sources" | "isUnspaced">;

/** The groups about withdrawing, refusing and purposes, which each language keeps in a second file. */
export type PromiseWording = Pick<
  Wording,
  | "revoking"
  | "burdening"
  | "easing"
  | "interest"
  | "imposing"
  | "disclaiming"
  | "preselecting"
  | "required"
  | "vague"
  | "pleasing"
  | "concrete"
  | "rewarding"
>;
