import { languageChain } from "../rules/language-lookup";
import type { SliceWords } from "./slice";

/** Words that no document holds: those of {@link SliceWords}, and the texts of links. */
export interface BuiltInWords extends SliceWords {
  readonly cookie_policy: string;
  readonly privacy_policy: string;
  readonly imprint: string;
}

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

/** The built-in words in the nearest language that has them, English otherwise. */
export function builtInWords(tag: string): BuiltInWords {
  const [nearest = "en"] = languageChain({ default: "en", available: Object.keys(rows), fallbacks: {} }, tag);
  const row = rows[nearest] ?? [];
  return Object.fromEntries(order.map((name, index) => [name, row[index] ?? ""])) as unknown as BuiltInWords;
}
