import type { DeclarationWords } from "../declaration-words";

/** The words in Dutch. */
export const nl: DeclarationWords = {
  controller: "Verwerkingsverantwoordelijke",
  unclassified: "Niet ingedeeld",
  unclassifiedServices: "Diensten die nog niet bij een categorie zijn ingedeeld.",
  name: "Naam",
  kind: "Soort",
  party: "Geplaatst voor",
  host: "Host",
  duration: "Duur",
  purpose: "Doel",
  privacyPolicy: "Privacyverklaring",
  noServices: "Geen.",
  stored: "Wat op uw apparaat wordt opgeslagen",
  session: "Browsersessie",
  cookie: "Cookie",
  local: "Lokale opslag",
  sessionStorage: "Sessieopslag",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Deze website",
  third: "Een andere website",
};
