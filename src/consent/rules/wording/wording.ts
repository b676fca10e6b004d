/** The source of a language's phrases, and whether someone compared them with it. */
interface WordingSource {
  /** The text, and the practice that it describes. */
  name: string;
  url?: string;
  /** Day, `YYYY-MM-DD`, on which the text or a quotation of it was read; null if it was not. */
  read_at: string | null;
}

/** Groups of phrases, and their meaning. A language can lack a group: then nothing is found by it. */
export const phraseGroups = {
  goingOn: "Going on: what some banners take for consent.",
  idle: "Closing, staying, silence, in the first to the third person: likewise.",
  clickingOr: 'A click, with the "or" after it: what follows is offered in its place.',
  consenting: "Consent, or its effect.",
  affirming: "A yes, or everything switched on: consent in other words.",
  unopposed: "Not objecting, as a condition.",
  processing: "Effects on visitors who did not object: tracking, sharing, profiles.",
  notConsenting:
    "Words that make a sentence with both lawful: it denies consent, or says that going on is possible without it.",
  denying: "The same: a refusal, other websites, a way to withdraw.",
  accepting: "Labels that grant.",
  refusing: 'Labels that refuse; they win over those that grant: "accept only necessary".',
  settings: "Labels that lead to settings, or save them.",
  elsewhere: "Labels that lead elsewhere: away, to information, to a later question.",
  acknowledging: 'Labels that say "OK" or "yes": visitors mean consent by them.',
  embracing: "Labels that name everything, or say that the visitor is glad to: a grant in other words.",
  deferring: 'Labels that put the answer off: "not now".',
  rewarding: "Something in return: a gift, a discount.",
  disagreeing: 'Labels that deny agreement in its own words: "I do not agree".',
  shaming: "Labels that reproach whoever refuses.",
  walling: "Access under the condition of consent.",
  barring: 'The same in words that nothing else in the sentence denies: "please leave if you do not agree".',
  access: "Names of the website and its contents, and of their use: the other side of a wall.",
  open: "Words that make a sentence with walling and access lawful: access without consent, or only to a video.",
  withdrawing: "The right to withdraw or change a choice.",
  revoking: "Withdrawing consent, and nothing else.",
  burdening: "More than a click: a letter, a call, a fee, a reason, a delay, or no way at all.",
  easing: "As easy as agreeing: a link, a button, the settings.",
  interest: "Legitimate interest, as a basis for processing.",
  imposing: "The statement that something cannot be refused.",
  disclaiming: 'Words that deny both: "we never rely on it", "only with your consent".',
  preselecting: "Boxes or switches that are on from the start.",
  required: "Necessary things, which may be on.",
  vague: 'Purposes that say nothing: "other purposes".',
  pleasing: "A better experience, which is a reason and no purpose.",
  concrete: "Things that a purpose can be about: language, videos, chat.",
  advertising: 'Names of advertising in labels. Some of them, such as "offers", are harmless elsewhere.',
  advertises: "Advertising and profiles, as a description says what is done.",
  measures: "Measurement of visitors, as a description says what is done.",
  excluding: "Words that make such a sentence harmless: it denies, keeps a choice, or speaks of attacks and errors.",
  declining: "Refusing, or not agreeing, in a sentence.",
  opposing: "Refusing or objecting by name: without consent is not among them.",
  negating: "Words that deny, and words that make no difference: whether, even if.",
  agreeing: "Agreeing, in every form of its verbs.",
  limiting: "Words that limit what a sentence says: a condition, an exception, one kind of data.",
  penalizing: "Harm to whoever refuses: a loss, a price, a danger.",
  depriving: "The same as something that visitors can no longer do or get; it has its own denial.",
  requesting: "More than a click, asked of whoever refuses: a letter, a call, a form.",
  identifying: "The same where an opt-out must do without it, too: a login, an account, an identity card.",
  unrefusable: "The statement that no one can refuse or opt out.",
  earning: "Something that visitors get for their consent.",
  mandating: "A law that is said to oblige visitors.",
  early: "The time before visitors have chosen, or a choice that makes no difference.",
  running: "Cookies or data at work.",
  bundling: "Agreeing to terms, or subscribing to a newsletter.",
  pacts: "Names of these, for labels.",
  passing: "Others that data could go to.",
  keeping: "Data that stay where they are, or are anonymous.",
} as const;

/** A group of phrases. */
export type PhraseGroup = keyof typeof phraseGroups;

/**
 * The phrases of one language, as its file in `languages` has them. In a phrase, `*` begins or ends a stem, `(a|b)` is
 * one of several words, `(a|b)*` one of them or none, and `…` up to two words of the same clause. Case and accents do
 * not matter.
 */
export interface Wording {
  sources: readonly WordingSource[];
  /** True for a script without spaces, or with free ones: phrases are found inside words there. */
  isUnspaced?: boolean;
  phrases: Partial<Record<PhraseGroup, readonly string[]>>;
}
