/** Words for what is never strictly necessary, in keys and in labels of any language. */
const inAnyLanguage =
  /market|advert|\bads?\b|_ads?\b|analytic|statisti|social|track|target|retarget|profil|personali[sz]ed/i;

/** The same for the primary languages of starters, without words that also name necessary things. */
const byLanguage: Readonly<Record<string, RegExp>> = {
  // Not "Bewerbung", an application, nor "erwerben".
  de: /(?<!be)werbung|(?<!\p{L})werbe|analyti|reichweitenmess|soziale (medien|netzwerke)|personalisierte/iu,
  es: /publicid|publicitari|anal[ií]tic|estad[ií]stic|redes sociales|perfiles/iu,
  fr: /publicit|audience|ciblage|cibl[ée]e|r[ée]seaux sociaux/iu,
  it: /pubblicit|analitic|tracciament|misurazione/iu,
  nl: /advertenti|reclame|analytisch|sociale media|gepersonaliseerd/iu,
  pl: /reklam(?!ac)|anality|statyst|społeczno[śs]ciow|śledz/iu,
  pt: /publicid|publicit|anal[ií]tic|estat[ií]stic|redes sociais|audi[êe]ncia/iu,
  // Not a word for complaints, such as "reklamation" or "reklamace".
  sv: /reklam(?!ation)|annons|marknadsf|analys|sociala medier/iu,
  da: /reklame|annonc|markedsf|analyse|sociale medier/iu,
  nb: /reklame|annons|markedsf|analyse|sosiale medier/iu,
  fi: /maino[ns]|markkino|tilasto|analyti|kohdennet|sosiaalinen media/iu,
  is: /auglýsing|markaðs|tölfræði|greining|samfélagsmiðl/iu,
  cs: /reklam(?!ac)|anality|statist|sociáln. sít/iu,
  el: /διαφημ|διαφήμ|στατιστ|αναλυτικ|μάρκετινγκ|κοινωνικ. (δίκτυα|μέσα)|εξατομικευμ/iu,
  ro: /publicit|reclam(?!a[țţt])|statistic|anali[tz]|rețele sociale/iu,
  hu: /hirdet|reklám(?!áci)|statiszt|analit|közösségi média/iu,
  ja: /広告|解析|分析|統計|マーケティング|ソーシャル/u,
  ko: /광고|분석|통계|마케팅|소셜/u,
  tr: /reklam|anal[iı]ti|istatisti|pazarlama|sosyal medya/iu,
};

/** Words for health and other sensitive data, in the languages of starters. A health check is about a server. */
const sensitive =
  /health(?![\s_-]?checks?)|medical|biometr|gesundheit|medizin|sant[ée](?!\p{L})|salud(?!\p{L})|m[ée]dic[ao]|salute|sanitari|gezondheid|medisch|zdrow|medyczn|sa[úu]de(?!\p{L})|hälso|(?<!\p{L})hälsa|sundhed|helbred|(?<!\p{L})helse|terve(ys|yt|yd)|heilsu|zdrav[ío]|zdravotn|υγεία|ιατρικ|sănăt|egészség|健康|医療|건강|의료|sağlık|sağlığ/iu;

/** Players and maps of others: that their providers advertise too is said about them, not done by the category. */
export const embedded = /youtube|vimeo|vide[oóé]|vídeo|βίντεο|χάρτ|ビデオ|動画|동영상|\bmaps?\b|\b(land)?kart/iu;

/** Players, and words for talks: videos with these are recordings for everyone, and no consultation of a visitor. */
const player = /youtube|vimeo|(?<!\p{L})players?(?!\p{L})/iu;
const talk =
  /(?<!\p{L})(talks?|lectures?|webinars?|podcasts?)(?!\p{L})|vortr[aä]g|conf[ée]renc|charla|ponencia|conferen[zc]|lezion|lezing|wykład|palestra|föredrag|foredrag|luento|fyrirlest|přednášk|διάλεξ|διαλέξ|prelegere|előadás|講演|講座|강연|강의|konuşma/iu;

/** Reports whether a category's key or label names a player, or videos of talks. */
export function isRecordingName(name: string): boolean {
  return player.test(name) || (embedded.test(name) && talk.test(name));
}

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
