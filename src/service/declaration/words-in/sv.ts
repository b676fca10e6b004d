import type { DeclarationWords } from "../declaration-words";

/** The words in Swedish. */
export const sv: DeclarationWords = {
  controller: "Personuppgiftsansvarig",
  unclassified: "Ej kategoriserade",
  unclassifiedServices: "Tjänster som ännu inte tillhör någon kategori.",
  name: "Namn",
  kind: "Typ",
  party: "Sätts för",
  host: "Värd",
  duration: "Varaktighet",
  purpose: "Ändamål",
  privacyPolicy: "Integritetspolicy",
  noServices: "Inga.",
  stored: "Vad som lagras på din enhet",
  session: "Webbläsarsession",
  cookie: "Kaka",
  local: "Lokal lagring",
  sessionStorage: "Sessionslagring",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Den här webbplatsen",
  third: "En annan webbplats",
};
