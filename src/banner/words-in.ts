import type { EvaluatedDocument } from "../rules/fill-defaults";
import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import { languageChain } from "../rules/language-lookup";

/** Every word of controls and links in one language. */
export type BannerWords = Required<ResolvedBannerComponents["BannerWords"]>;

const order = ["language", "always_on", "close", "saved", "cookie_policy", "privacy_policy", "imprint"] as const;

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
  ],
  en: [
    "Language",
    "Always on",
    "Close",
    "Your choice has been saved.",
    "Cookie policy",
    "Privacy policy",
    "Legal notice",
  ],
  es: [
    "Idioma",
    "Siempre activas",
    "Cerrar",
    "Se ha guardado su elección.",
    "Política de cookies",
    "Política de privacidad",
    "Aviso legal",
  ],
  fr: [
    "Langue",
    "Toujours actifs",
    "Fermer",
    "Votre choix a été enregistré.",
    "Politique relative aux cookies",
    "Politique de confidentialité",
    "Mentions légales",
  ],
  it: [
    "Lingua",
    "Sempre attivi",
    "Chiudi",
    "La scelta è stata salvata.",
    "Informativa sui cookie",
    "Informativa sulla privacy",
    "Note legali",
  ],
  nl: ["Taal", "Altijd aan", "Sluiten", "Je keuze is opgeslagen.", "Cookiebeleid", "Privacyverklaring", "Colofon"],
  pl: [
    "Język",
    "Zawsze włączone",
    "Zamknij",
    "Wybór został zapisany.",
    "Polityka plików cookie",
    "Polityka prywatności",
    "Nota prawna",
  ],
  pt: [
    "Idioma",
    "Sempre ativos",
    "Fechar",
    "A sua escolha foi guardada.",
    "Política de cookies",
    "Política de privacidade",
    "Aviso legal",
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
