import type { DeclarationWords } from "../declaration-words";

/** The words in Romanian. */
export const ro: DeclarationWords = {
  controller: "Operator de date",
  unclassified: "Neclasificate",
  unclassifiedServices: "Servicii care nu sunt încă încadrate într-o categorie.",
  name: "Nume",
  kind: "Tip",
  party: "Setat pentru",
  host: "Gazdă",
  duration: "Durată",
  purpose: "Scop",
  privacyPolicy: "Politica de confidențialitate",
  noServices: "Niciunul.",
  stored: "Ce se stochează pe dispozitivul dumneavoastră",
  session: "Sesiune de navigare",
  cookie: "Modul cookie",
  local: "Stocare locală",
  sessionStorage: "Stocare de sesiune",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Acest site",
  third: "Alt site",
};
