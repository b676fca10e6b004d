/** Languages of the authorities and of most visitors, by place; the first is the usual one. */
const languages: Readonly<Record<string, readonly string[]>> = {
  AT: ["de"],
  BE: ["nl", "fr", "de"],
  BG: ["bg"],
  "CA-QC": ["fr"],
  CY: ["el", "tr"],
  CZ: ["cs"],
  DE: ["de"],
  DK: ["da"],
  EE: ["et"],
  ES: ["es", "ca", "eu", "gl"],
  FI: ["fi", "sv"],
  FR: ["fr"],
  GB: ["en", "cy"],
  GR: ["el"],
  HR: ["hr"],
  HU: ["hu"],
  IE: ["en", "ga"],
  IS: ["is"],
  IT: ["it", "de", "fr"],
  LI: ["de"],
  LT: ["lt"],
  LU: ["fr", "de", "lb"],
  LV: ["lv"],
  MT: ["mt", "en"],
  NL: ["nl", "fy"],
  NO: ["nb", "nn", "no", "da", "sv"],
  PL: ["pl"],
  PT: ["pt"],
  RO: ["ro"],
  SE: ["sv"],
  SI: ["sl"],
  SK: ["sk", "cs"],
};

/** Languages (primary tags) that visitors of a place such as `FR` or `CA-QC` read; empty where none are recorded. */
export function languagesOf(place: string): readonly string[] {
  return (Object.hasOwn(languages, place) ? languages[place] : undefined) ?? [];
}
