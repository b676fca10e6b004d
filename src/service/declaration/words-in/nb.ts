import type { DeclarationWords } from "../declaration-words";

/** The words in Norwegian. */
export const nb: DeclarationWords = {
  controller: "Behandlingsansvarlig",
  unclassified: "Ikke kategorisert",
  unclassifiedServices: "Tjenester som ennå ikke er knyttet til en kategori.",
  name: "Navn",
  kind: "Type",
  party: "Satt for",
  host: "Vert",
  duration: "Varighet",
  purpose: "Formål",
  privacyPolicy: "Personvernerklæring",
  noServices: "Ingen.",
  stored: "Hva som lagres på enheten din",
  session: "Nettleserøkt",
  cookie: "Informasjonskapsel",
  local: "Lokal lagring",
  sessionStorage: "Øktlagring",
  indexeddb: "IndexedDB",
  pixel: "Piksel",
  first: "Dette nettstedet",
  third: "Et annet nettsted",
};
