import type { DeclarationWords } from "../declaration-words";

/** The words in Polish. */
export const pl: DeclarationWords = {
  controller: "Administrator danych",
  unclassified: "Niesklasyfikowane",
  unclassifiedServices: "Usługi, których jeszcze nie przypisano do żadnej kategorii.",
  name: "Nazwa",
  kind: "Rodzaj",
  party: "Witryna",
  host: "Host",
  duration: "Czas przechowywania",
  purpose: "Cel",
  privacyPolicy: "Polityka prywatności",
  noServices: "Brak.",
  stored: "Co jest zapisywane na urządzeniu",
  session: "Sesja przeglądarki",
  cookie: "Plik cookie",
  local: "Pamięć lokalna",
  sessionStorage: "Pamięć sesji",
  indexeddb: "IndexedDB",
  pixel: "Piksel",
  first: "Ta witryna",
  third: "Inna witryna",
};
