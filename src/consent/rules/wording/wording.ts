/** The source of a language's phrases, and whether someone compared them with it. */
interface WordingSource {
  /** The text, and the practice that it describes. */
  name: string;
  url?: string;
  /** Day, `YYYY-MM-DD`, on which the text or a quotation of it was read; null if it was not. */
  read_at: string | null;
}

/** The groups of phrases and their meaning. A language can lack a group, which then finds nothing. */
export const phraseGroups = {
  goingOn: "Going on, which some banners treat as consent.",
  idle: "Closing, staying or silence, in the first to the third person, treated the same way.",
  clickingOr: 'A click and the "or" after it, which offers something else instead.',
  consenting: "Consent, or its effect.",
  affirming: "A yes, or everything switched on: consent in other words.",
  unopposed: "Not objecting, as a condition.",
  processing: "Effects on visitors who did not object: tracking, sharing, profiles.",
  notConsenting:
    "Words that make a sentence with both lawful: it denies consent, or says that going on is possible without it.",
  denying: "Other words that do the same: a refusal, other websites, a way to withdraw.",
  accepting: "Labels that grant.",
  refusing: 'Labels that refuse; they win over those that grant: "accept only necessary".',
  settings: "Labels that lead to settings, or save them.",
  elsewhere: "Labels that lead elsewhere: away, to information, to a later question.",
  acknowledging: 'Labels that say "OK" or "yes": visitors mean consent by them.',
  embracing: "Labels that name everything, or say that the visitor is glad to agree: a grant in other words.",
  deferring: 'Labels that put the answer off, "not now", or refuse a refusal.',
  rewarding: "Something in return: a gift, a discount.",
  disagreeing: 'Labels that deny agreement in its own words: "I do not agree".',
  shaming: "Labels that reproach visitors who refuse.",
  walling: "Access on condition of consent.",
  barring: 'The same in words that nothing else in the sentence can deny: "please leave if you do not agree".',
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
  pleasing: "A better experience, which is a reason and not a purpose.",
  concrete: "Things that a purpose can be about: language, videos, chat.",
  advertising: 'Names of advertising in labels. Some of them, such as "offers", are harmless elsewhere.',
  advertises: "Advertising and profiles, in the words of a description.",
  measures: "Measurement of visitors, in the words of a description.",
  excluding: "Words that make such a sentence harmless: it denies, keeps a choice, or speaks of attacks and errors.",
  declining: "Refusing, or not agreeing, in a sentence.",
  opposing: 'Refusing or objecting by name. Words such as "without consent" are not among them.',
  negating: "Words that deny, and words that say that something makes no difference: whether, even if.",
  agreeing: "Agreeing, in every form of its verbs.",
  limiting: "Words that limit what a sentence says: a condition, an exception, one kind of data.",
  penalizing: "Harm to visitors who refuse: a loss, a price, a danger.",
  depriving: "The same as something that visitors can no longer do or get. The phrase contains its own negation.",
  requesting: "More than a click, required of visitors who refuse: a letter, a call, a form.",
  exempting: "The statement that measurement is on already, or needs no consent.",
  identifying: "Requirements that are not allowed for an opt-out either: a login, an account, an identity card.",
  unrefusable: "The statement that no one can refuse or opt out.",
  earning: "Something that visitors get for their consent.",
  mandating: "A law that is said to oblige visitors to agree.",
  early: "The time before visitors have chosen, or a choice that makes no difference.",
  running: "Cookies or data at work.",
  bundling: "Agreeing to terms, or subscribing to a newsletter.",
  pacts: "Names of terms and newsletters, in labels.",
  passing: "Others who could receive data.",
  keeping: "Data that stays where it is, or is anonymous.",
  promoting: "Advertising by its own words and trade terms, and other websites: none of it is necessary.",
  indifferent: "Words that say that an answer makes no difference: the same, either way, regardless.",
  perks: "What a customer has or pays: points, a discount, a price, delivery, a place in the queue.",
  sparing: "Nothing is lost: lose neither, pay nothing.",
  lapsing: "What happens to these: they lapse, are suspended, cost more.",
  reserving: "Access for some only, or with a condition that comes first.",
  law: "Names of laws and authorities.",
  obliging: "Visitors who are obliged to agree.",
  minor: "An age below 18, and children who do something.",
  parents: "Parents and other adults, who decide for children.",
  unasked: "Parents who are not asked.",
  partnerwise: "Each partner, one by one, or on its own website.",
  taxing: "What no refusal may take, an opt-out included: a fee, a registered letter, waiting.",
  unwilling: "Not wanting advertising or tracking, in other words than refusing.",
  joining: "Also, at once, with one click: one answer for two things.",
  contacts: "Terms, newsletters, calls and messages, as sentences name them.",
  scolding: "Reproaches, in sentences.",
  offering: "What a website offers, by name: articles, tickets, appointments.",
  not: "Plain negation, without words that make no difference.",
  remembering: "The visitor's choice, as a thing that is remembered.",
  asking: "Consent that is asked for.",
  separating: "Separately, nothing else: two things that are not joined.",
  voluntary: "May, if you like: what no one has to do.",
  enabling: "What cookies or laws make possible: they permit payment. No visitor permits anything there.",
  soliciting: "A website that asks for consent, or needs it for something.",
  compelling: "Must, required: a duty of anyone.",
  bound: "A website that has to store or process something.",
  yielding: "Visitors who agree, in forms of the verb that follow a duty.",
  costs: "Prices and fees, among the perks: no one misses them.",
  lingering: "Cookies that stay on.",
  concessive: "Even if, despite.",
  tracing: "Tracking, selling and sharing, as verbs of a sentence.",
  receiving: "What visitors see and get.",
  scanting: "Only, half, blurred: less than others get.",
  placing: "The use of cookies or data, in verbs that can mean the use of a website.",
  waiting: "Waiting, and delays.",
  timing: "Seconds, minutes and hours.",
  deeming: "Something that is called necessary, as a statement.",
  some: "Some, others, the rest: what is said of a part only.",
  homebound: "Data that stays in the EU.",
  abroad: "Countries outside the EU.",
  retaining: "Going on with something, or yes, in the label that opts out.",
  trading: "Selling, sharing, tracking and advertising, in the same label.",
  hurrying: "Haste: the last chance, only some seconds.",
  majority: "What most visitors do.",
  unbounded: "Purposes and partners that are not known yet.",
  unlocking: "Accepting in order to go on: accept to read.",
  freeing: "Visitors who need not agree.",
  renewing: "Again: a choice that is made again, after some time.",
  leaving: "Labels that go on or close, and lead to no settings.",
  replying: "Yes, no, of course: the beginning of an answer, which settles the question before it.",
  unrelated: "Words that look like consent and are about something else: we accept cards, required fields.",
  dormant: "Optional things that are off until visitors switch them on.",
  reporting: "Other websites, as the subject of a sentence: what they do is not done here.",
  limitless: "Any purpose, now or later, in words that need no other.",
  ordering: "Buying, booking and joining, as what a website lets visitors do.",
  allowing: "Only with, only if: a condition of what is possible.",
  owing: "Paying, as what visitors have to do.",
  disregarding: "A signal of the browser that has no effect.",
  preset: "What others chose for the visitor, in labels: recommended, selected, partners.",
} as const;

/** A group of phrases. */
export type PhraseGroup = keyof typeof phraseGroups;

/**
 * The phrases of one language, as in its file in `languages`. In a phrase, `*` begins or ends a stem, `(a|b)` is one of
 * several words, `(a|b)*` is one of them or none, and `…` is up to two words of the same clause. Case and accents do
 * not matter.
 */
export interface Wording {
  sources: readonly WordingSource[];
  /** True for a script without spaces or with optional ones, where phrases are found inside words. */
  isUnspaced?: boolean;
  /** True for a language in which marks make other words: without them, Vietnamese "bán" (sell) is "bạn" (you). */
  isMarked?: boolean;
  phrases: Partial<Record<PhraseGroup, readonly string[]>>;
}
