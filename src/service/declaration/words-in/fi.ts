import type { DeclarationWords } from "../declaration-words";

/** The words in Finnish. */
export const fi: DeclarationWords = {
  controller: "Rekisterinpitäjä",
  unclassified: "Luokittelemattomat",
  unclassifiedServices: "Palvelut, joita ei ole vielä liitetty mihinkään luokkaan.",
  name: "Nimi",
  kind: "Tyyppi",
  party: "Sivusto",
  host: "Palvelin",
  duration: "Kesto",
  purpose: "Tarkoitus",
  privacyPolicy: "Tietosuojaseloste",
  noServices: "Ei palveluja.",
  stored: "Mitä laitteellesi tallennetaan",
  session: "Selainistunto",
  cookie: "Eväste",
  local: "Paikallinen tallennustila",
  sessionStorage: "Istunnon tallennustila",
  indexeddb: "IndexedDB",
  pixel: "Pikseli",
  first: "Tämä verkkosivusto",
  third: "Toinen verkkosivusto",
};
