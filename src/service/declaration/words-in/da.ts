import type { DeclarationWords } from "../declaration-words";

/** The words in Danish. */
export const da: DeclarationWords = {
  controller: "Dataansvarlig",
  unclassified: "Ikke kategoriseret",
  unclassifiedServices: "Tjenester, der endnu ikke er knyttet til en kategori.",
  name: "Navn",
  kind: "Type",
  party: "Sat for",
  host: "Vært",
  duration: "Varighed",
  purpose: "Formål",
  privacyPolicy: "Privatlivspolitik",
  noServices: "Ingen.",
  stored: "Hvad der gemmes på din enhed",
  session: "Browsersession",
  cookie: "Cookie",
  local: "Lokal lagring",
  sessionStorage: "Sessionslagring",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Denne hjemmeside",
  third: "En anden hjemmeside",
};
