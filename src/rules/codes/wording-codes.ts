import { european, inPlaces } from "../basis";
import type { EvaluatedDocument } from "../fill-defaults";
import { pointerTo } from "../json-pointer";
import { texts as sources } from "../legal-texts";
import { europeAndBritain } from "../place-selector";
import { type Hit, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";

const SINCE = SECOND_RULES_VERSION;

/** Words that take going on for consent. */
const continuing =
  /\b(by|if you) (continu|brows|us)ing\b|\bif you continue\b|weiter(surfen|nutzung|nutzen)|en poursuivant|continuando|proseguendo|al continuar|si contin[uú]a|door verder te|kontynuując|ao continuar/i;

/** Words that a label of a refusal does not have: they lead to settings, or away. */
const notRefusing =
  /\b(options?|settings?|preferences|manage|customi[sz]e|configure|leave)\b|einstellungen|anpassen|verlassen|param[eè]tr|personnaliser|quitter|impostazioni|personalizza|configurar|opciones|instellingen|aanpassen|ustawienia|dostosuj|definições|configurações/i;

/** Words that indicate practices. They are a hint for a reader, so they only warn. */
export const wordingCodes: readonly Rule[] = [
  placeRule(europeAndBritain, {
    code: "implied-consent-text",
    level: "W",
    condition: 'The body of a language treats continuing as consent, such as "by continuing you agree".',
    basis: [
      european("EDPB Guidelines 05/2020, paragraph 86; CJEU C-673/17", sources.edpbConsentElsewhere),
      inPlaces("GB", "UK GDPR article 4(11) and recital 32 (silence is not consent)", sources.ukGdpr),
    ],
    fix: "Ask for an action, and remove the sentence.",
    since: SINCE,
    find: ({ document }) =>
      labelsOf(document, "body", continuing).map(({ pointer, found }) => ({
        pointer,
        message: `"${found}" treats continuing as consent. Only an action such as a button is consent; remove the sentence.`,
      })),
  }),
  placeRule(europeAndBritain, {
    code: "reject-label-misleading",
    level: "W",
    condition: "The label of reject_all names settings, options or leaving.",
    basis: [
      european("EDPB cookie banner taskforce, report of 2023-01-17, type C", sources.edpbTaskforce),
      inPlaces("GB", "UK GDPR article 5(1)(a) (fair and transparent processing)", sources.ukGdpr),
    ],
    fix: 'Label it for what it does, such as "Reject all".',
    since: SINCE,
    find: ({ document }) =>
      labelsOf(document, "reject_all", notRefusing).map(({ pointer, found }) => ({
        pointer,
        message: `The label of reject_all has "${found}", which does not say that the button refuses. Write for example "Reject all".`,
      })),
  }),
];

/** Strings of the first layer that have some words, in every language. */
function labelsOf(
  { languages, texts }: EvaluatedDocument,
  member: "body" | "reject_all",
  words: RegExp,
): (Pick<Hit, "pointer"> & { found: string })[] {
  return languages.available.flatMap((tag) => {
    const text = Object.hasOwn(texts, tag) ? texts[tag]?.banner?.[member] : undefined;
    const found = text === undefined ? null : words.exec(text);
    return found === null ? [] : [{ pointer: pointerTo(["texts", tag, "banner", member]), found: found[0] }];
  });
}
