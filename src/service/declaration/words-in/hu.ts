import type { DeclarationWords } from "../declaration-words";

/** The words in Hungarian. */
export const hu: DeclarationWords = {
  controller: "Adatkezelő",
  unclassified: "Besorolatlan",
  unclassifiedServices: "Kategóriába még be nem sorolt szolgáltatások.",
  name: "Név",
  kind: "Típus",
  party: "Honlap",
  host: "Kiszolgáló",
  duration: "Időtartam",
  purpose: "Cél",
  privacyPolicy: "Adatkezelési tájékoztató",
  noServices: "Nincs.",
  stored: "Az Ön eszközén tárolt adatok",
  session: "Böngésző-munkamenet",
  cookie: "Süti",
  local: "Helyi tárhely",
  sessionStorage: "Munkamenet-tárhely",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Ez a honlap",
  third: "Másik honlap",
};
