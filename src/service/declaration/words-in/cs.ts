import type { DeclarationWords } from "../declaration-words";

/** The words in Czech. */
export const cs: DeclarationWords = {
  controller: "Správce údajů",
  unclassified: "Nezařazené",
  unclassifiedServices: "Služby, které zatím nejsou zařazeny do žádné kategorie.",
  name: "Název",
  kind: "Druh",
  party: "Nastaveno pro",
  host: "Server",
  duration: "Doba platnosti",
  purpose: "Účel",
  privacyPolicy: "Zásady ochrany osobních údajů",
  noServices: "Žádné.",
  stored: "Co se ukládá ve vašem zařízení",
  session: "Relace prohlížeče",
  cookie: "Cookie",
  local: "Místní úložiště",
  sessionStorage: "Úložiště relace",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Tento web",
  third: "Jiný web",
};
