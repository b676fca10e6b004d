/** Words for what is never strictly necessary, in keys and in labels of any language. */
const inAnyLanguage =
  /market|advert|\bads?\b|_ads?\b|analytic|statisti|social|track|target|retarget|profil|personali[sz]ed/i;

/** The same for the primary languages of starters, without words that also name necessary things. */
const byLanguage: Readonly<Record<string, RegExp>> = {
  // Not "Bewerbung", an application, nor "erwerben".
  de: /(?<!be)werbung|(?<!\p{L})werbe|analyti|reichweitenmess|soziale (medien|netzwerke)|personalisierte/iu,
  es: /publicid|publicitari|anal[ií]tic|estad[ií]stic|redes sociales|perfiles/iu,
  fr: /publicit|audience|ciblage|cibl[ée]e|r[ée]seaux sociaux|traceur/iu,
  it: /pubblicit|analitic|tracciament|misurazione/iu,
  nl: /advertenti|reclame|analytisch|sociale media|gepersonaliseerd/iu,
  pl: /reklam|anality|statyst|społeczno[śs]ciow|śledz/iu,
  pt: /publicid|publicit|anal[ií]tic|estat[ií]stic|redes sociais|audi[êe]ncia/iu,
};

/** Words for health and other sensitive data, in the languages of starters. A health check is about a server. */
const sensitive =
  /health(?![\s_-]?checks?)|medical|biometr|gesundheit|medizin|sant[ée](?!\p{L})|salud(?!\p{L})|m[ée]dic[ao]|salute|sanitari|gezondheid|medisch|zdrow|medyczn|sa[úu]de(?!\p{L})/iu;

/** Reports whether a category's key or label names health or biometric data. */
export function isSensitiveName(name: string): boolean {
  return sensitive.test(name);
}

/** Reports whether a category's key names an optional purpose, in any of these languages. */
export function isOptionalKey(key: string): boolean {
  return inAnyLanguage.test(key) || Object.values(byLanguage).some((words) => words.test(key));
}

/** Reports whether a label in a language (BCP 47) names an optional purpose. */
export function isOptionalLabel(label: string, tag: string): boolean {
  const primary = tag.split("-")[0]?.toLowerCase() ?? "";
  const own = Object.hasOwn(byLanguage, primary) ? byLanguage[primary] : undefined;
  return inAnyLanguage.test(label) || own?.test(label) === true;
}
