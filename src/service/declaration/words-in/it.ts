import type { DeclarationWords } from "../declaration-words";

/** The words in Italian. */
export const it: DeclarationWords = {
  controller: "Titolare del trattamento",
  unclassified: "Non classificati",
  unclassifiedServices: "Servizi non ancora assegnati a una categoria.",
  name: "Nome",
  kind: "Tipo",
  party: "Impostato per",
  host: "Host",
  duration: "Durata",
  purpose: "Finalità",
  privacyPolicy: "Informativa sulla privacy",
  noServices: "Nessuno.",
  stored: "Che cosa viene memorizzato sul dispositivo",
  session: "Sessione del browser",
  cookie: "Cookie",
  local: "Archiviazione locale",
  sessionStorage: "Archiviazione di sessione",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Questo sito",
  third: "Un altro sito",
};
