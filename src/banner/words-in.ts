import type { EvaluatedDocument } from "../rules/fill-defaults";
import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import { languageChain } from "../rules/language-lookup";

/** Every word of controls and links in one language. */
export type BannerWords = Required<ResolvedBannerComponents["BannerWords"]>;

const order = [
  "language",
  "always_on",
  "close",
  "saved",
  "cookie_policy",
  "privacy_policy",
  "imprint",
  "signal_keeps_off",
] as const;

/** One row a language, in the order above. */
const rows: Readonly<Record<string, readonly string[]>> = {
  de: [
    "Sprache",
    "Immer aktiv",
    "Schließen",
    "Auswahl gespeichert.",
    "Cookie-Richtlinie",
    "Datenschutzerklärung",
    "Impressum",
    "Ihr Browser hat ein Global-Privacy-Control-Signal gesendet. „{accept_all}“ schaltet daher Folgendes nicht ein: {purposes}.",
  ],
  en: [
    "Language",
    "Always on",
    "Close",
    "Your choice has been saved.",
    "Cookie policy",
    "Privacy policy",
    "Legal notice",
    'Your browser sent a Global Privacy Control signal. "{accept_all}" leaves off: {purposes}.',
  ],
  es: [
    "Idioma",
    "Siempre activas",
    "Cerrar",
    "Se ha guardado su elección.",
    "Política de cookies",
    "Política de privacidad",
    "Aviso legal",
    "Su navegador ha enviado una señal de Global Privacy Control. «{accept_all}» no activa lo siguiente: {purposes}.",
  ],
  fr: [
    "Langue",
    "Toujours actifs",
    "Fermer",
    "Votre choix a été enregistré.",
    "Politique relative aux cookies",
    "Politique de confidentialité",
    "Mentions légales",
    "Votre navigateur a envoyé un signal Global Privacy Control. « {accept_all} » n’active pas : {purposes}.",
  ],
  it: [
    "Lingua",
    "Sempre attivi",
    "Chiudi",
    "La scelta è stata salvata.",
    "Informativa sui cookie",
    "Informativa sulla privacy",
    "Note legali",
    "Il tuo browser ha inviato un segnale Global Privacy Control. «{accept_all}» non attiva: {purposes}.",
  ],
  nl: [
    "Taal",
    "Altijd aan",
    "Sluiten",
    "Je keuze is opgeslagen.",
    "Cookiebeleid",
    "Privacyverklaring",
    "Colofon",
    "Je browser heeft een Global Privacy Control-signaal gestuurd. ‘{accept_all}’ schakelt het volgende niet in: {purposes}.",
  ],
  pl: [
    "Język",
    "Zawsze włączone",
    "Zamknij",
    "Wybór został zapisany.",
    "Polityka plików cookie",
    "Polityka prywatności",
    "Nota prawna",
    "Przeglądarka wysłała sygnał Global Privacy Control. „{accept_all}” nie włącza następujących kategorii: {purposes}.",
  ],
  pt: [
    "Idioma",
    "Sempre ativos",
    "Fechar",
    "A sua escolha foi guardada.",
    "Política de cookies",
    "Política de privacidade",
    "Aviso legal",
    "O seu navegador enviou um sinal Global Privacy Control. «{accept_all}» não ativa: {purposes}.",
  ],
};

/**
 * The words of a language, each from the first language of its lookup that has one: in the document or built in.
 * English otherwise.
 */
export function wordsIn(
  { languages, texts }: Pick<EvaluatedDocument, "languages" | "texts">,
  tag: string,
): BannerWords {
  const chain = [...languageChain(languages, tag), "en"];
  const word = (name: (typeof order)[number]): string => {
    const found = chain.map((each) => texts[each]?.words?.[name] ?? builtIn(each, name));
    return found.find((text) => text !== undefined) ?? "";
  };
  const words = Object.fromEntries(order.map((name) => [name, word(name)])) as unknown as Omit<BannerWords, "reopen">;
  return { ...words, reopen: texts[tag]?.words?.reopen ?? texts[tag]?.preferences?.title ?? "" };
}

function builtIn(tag: string, name: (typeof order)[number]): string | undefined {
  return rows[tag.toLowerCase().split("-")[0] ?? ""]?.[order.indexOf(name)];
}
