import type { DeclarationWords } from "../declaration-words";

/** The words in German. */
export const de: DeclarationWords = {
  controller: "Verantwortlicher",
  unclassified: "Nicht zugeordnet",
  unclassifiedServices: "Dienste, die noch keiner Kategorie zugeordnet sind.",
  name: "Name",
  kind: "Art",
  party: "Gesetzt für",
  host: "Host",
  duration: "Dauer",
  purpose: "Zweck",
  privacyPolicy: "Datenschutzerklärung",
  noServices: "Keine.",
  stored: "Was auf Ihrem Gerät gespeichert wird",
  session: "Browsersitzung",
  cookie: "Cookie",
  local: "Local Storage",
  sessionStorage: "Session Storage",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Diese Website",
  third: "Eine andere Website",
};
