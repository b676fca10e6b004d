/** Words for the place where someone is, in the languages of starters. */
const location =
  /(?<!\p{L})(geo[\s_-]?)?locations?(?!\p{L})|geolo[ck]|(?<!\p{L})standort|g[ée]olocali|localisation|ubicaci[óo]n|localizaci[óo]n|posizione|localizzazione|locatie|lokalizacj|localiza[çc][ãa]o|positionsdata|platsdata|platsinformation|placering|lokation|posisjon|plassering|sijain|sta[ðd]setning|poloh|τοποθεσ|γεωεντοπ|loca[țt]i[ae]|localizare|helyadat|tart[óo]zkod[áa]si hely|helymeghat[áa]roz|位置|위치|konum/iu;

/** Words for data that names the place within the 1,750 feet of the acts. */
const exact =
  /(?<!\p{L})(precis|exact|accurate)|(?<!\p{L})gps(?!\p{L})|genaue[nrsm]?(?!\p{L})|pr[äæ]zise|(?<!im)précis|esatt|nauwkeurig|dok[łl]adn|precyzyjn|præcis|n[øo]jagtig|n[øo]yaktig|tarkka|tarka|n[áa]kv[æa]m|p[řr]esn|ακριβ|pontos|正確|精密|詳細|정확|정밀|kesin|hassas/iu;

/** Words that name less than that. */
const coarse =
  /approximat|approssimativ|aproxima|imprecis|unprecise|inexact|coarse|rough|ungef[äæ]hr|ungenau|grobe?|globale|benadering|przybli[żz]|omtrent|likim[äa][äa]r|p[řr]ibli[žz]|προσέγγιση|hozz[áa]vet[őo]leges|おおよそ|大まか|대략|yakla[şs]ık/iu;

/** Words of a sentence that says what is not done. */
const negation =
  /(?<!\p{L})(no|not|never|without|nor|cannot|nicht|keine?n?|nie|ohne|pas|sans|jamais|sin|nunca|non|senza|mai|niet|geen|zonder|bez|não|sem|inte|aldrig|utan|ikke|uden|aldri|uten|ei|eivät|ilman|ekki|án|ne|není|nejsou|δεν|χωρίς|nu|fără|nem|nélkül)(?!\p{L})|n['’]t(?!\p{L})|ません|ない|않|없이|değil|olmadan/iu;

/** Reports whether a category's key or label names a location that is not said to be approximate. */
export function isLocationName(name: string): boolean {
  return location.test(name) && !coarse.test(name);
}

/** Reports whether a category's key or label names a location and says that it is precise. */
export function isPreciseLocationName(name: string): boolean {
  return exact.test(name) && isLocationName(name);
}

/** Reports whether a description says that precise location is used. */
export function mentionsPreciseLocation(description: string): boolean {
  return description.split(/[.!?;。]/).some((sentence) => isPreciseLocationName(sentence) && !negation.test(sentence));
}
