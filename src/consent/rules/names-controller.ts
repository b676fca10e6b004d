/** Words of names that banners use without naming anyone. Those of the categories' labels count beside them. */
const generic: ReadonlySet<string> = new Set(
  (
    "accept advertising agency analytics association browser centre center commerce community company consent content " +
    "cookie cookies corporation device devices digital europe european express foundation global group health holding " +
    "holdings hotel house institute international internet limited marketing market markets media mobile network " +
    "networks online partner partners personal press privacy publishing school service services social society " +
    "software solutions statistics store studio systems technologies technology tracking trading travel university " +
    "video website world " +
    "angebote daten deutschland dienste geräte gesellschaft gruppe handel inhalte nutzer stiftung verein verlag versand " +
    "webseite werbung " +
    "appareil boutique contenu données france groupe navigateur publicité société utilisateur " +
    "datos españa grupo navegador publicidad servicios sociedad tienda usuarios " +
    "gruppo italia negozio pubblicità servizi società utenti " +
    "apparaat diensten groep nederland reclame stichting winkel " +
    "dados empresa loja publicidade serviços " +
    "dane grupa polska reklama sklep spółka usługi " +
    "annonser butik företag innehåll reklam tjänster"
  ).split(" "),
);

/** Legal forms and articles, which a banner may leave out where the whole name is needed. */
const omitted =
  /^(ag|ab|aps|as|asa|bv|co|corp|eu|ev|gmbh|inc|kg|kft|limited|llc|llp|ltd|nv|oü|oy|oyj|plc|sa|sarl|sas|se|sl|spa|srl|sro|the|der|die|das|le|la|les|el|los|il|de|het)$/u;

/** Letters in scripts with spaces between words. In others, a name has no end that a sentence shows. */
const words = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]+/gu;

const withoutSpaces = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Shortest word that is distinctive where it is not generic. */
const MIN_LETTERS = 5;

/**
 * Reports whether a text has a distinctive word of a controller's name, as a whole word. A name without one, such as
 * "The Book Store", must be there as a whole.
 * @param labels texts whose words name no one, such as the labels of categories
 */
export function namesController(text: string, name: string, labels: readonly string[]): boolean {
  const shown = wordsIn(text);
  const own = wordsIn(name);
  const ofLabels = new Set(labels.flatMap(wordsIn));
  const isOwn = (word: string) => !generic.has(word) && !ofLabels.has(word);
  const distinctive = own.filter((word) => word.length >= MIN_LETTERS && isOwn(word));
  if (distinctive.some((word) => shown.includes(word))) return true;
  const short = own.filter((word) => !omitted.test(word));
  // "Statistics" alone names no one, but "Statistics Ltd" does.
  const whole = (short.length > 1 || short.some(isOwn) ? short : own).join(" ");
  if (distinctive.length === 0 && whole !== "" && ` ${shown.join(" ")} `.includes(` ${whole} `)) return true;
  return unspacedParts(name).some((part) => text.toLowerCase().includes(part));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(words) ?? [];
}

/** The parts of a name that are not in a script with spaces, and long enough to be its own. */
function unspacedParts(name: string): string[] {
  const parts = name.toLowerCase().replace(words, " ").split(/\s+/u);
  return parts.filter((part) => part.length >= MIN_LETTERS || withoutSpaces.test(part));
}
