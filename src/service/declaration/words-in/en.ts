import type { DeclarationWords } from "../declaration-words";

/** The words in English. */
export const en: DeclarationWords = {
  controller: "Data controller",
  unclassified: "Unclassified",
  unclassifiedServices: "Services that are not assigned to a category yet.",
  name: "Name",
  kind: "Kind",
  party: "Set for",
  host: "Host",
  duration: "Duration",
  purpose: "Purpose",
  privacyPolicy: "Privacy policy",
  noServices: "None.",
  stored: "What is stored on your device",
  session: "Browser session",
  cookie: "Cookie",
  local: "Local storage",
  sessionStorage: "Session storage",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "This website",
  third: "Another website",
};
