import type { DeclarationWords } from "../declaration-words";

/** The words in Icelandic. */
export const is: DeclarationWords = {
  controller: "Ábyrgðaraðili",
  unclassified: "Óflokkað",
  unclassifiedServices: "Þjónusta sem hefur ekki enn verið sett í flokk.",
  name: "Heiti",
  kind: "Tegund",
  party: "Sett fyrir",
  host: "Hýsill",
  duration: "Gildistími",
  purpose: "Tilgangur",
  privacyPolicy: "Persónuverndarstefna",
  noServices: "Engin.",
  stored: "Það sem er vistað í tækinu þínu",
  session: "Vafralota",
  cookie: "Vafrakaka",
  local: "Staðbundin geymsla",
  sessionStorage: "Lotugeymsla",
  indexeddb: "IndexedDB",
  pixel: "Pixill",
  first: "Þennan vef",
  third: "Annan vef",
};
