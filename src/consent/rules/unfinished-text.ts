/** Hosts that are reserved for examples (RFC 2606). No site has a page there. */
const exampleHost = /(^|[/@.])example\.(com|org|net)([/:?#]|$)/i;

/** The best known of the words below, which our own sources must not contain. In Spanish, it is "all". */
const ALL = "TO" + "DO";

/** Words that authors leave where a value is missing; in capitals, since the first one is also a word. */
const marker = new RegExp(`(?<!\\p{L})(${ALL}|TBD|${"FIX" + "ME"}|CHANGEME|CHANGE_ME|REPLACE_ME)(?!\\p{L})`, "u");

/** A name that is such a word, or begins with it and a colon: it may be a word of a company's name. */
const wholeMarker = new RegExp(`^${marker.source}(\\s*:.*)?$`, "u");

/** A host that is named for what is missing. */
const yourHost = /(^|\/\/|@)(www\.)?your[-_]?(company|domain|site|website|organi[sz]ation)\./i;

/** The same in any case, and what templates leave in brackets. */
const filler = /lorem ipsum|<[^<>]{2,40}>|\[[^[\]]{2,40}\]/iu;

/** The same in a sentence, where angle brackets can be quotation marks, and square ones a link or an omission. */
const gap = /lorem ipsum|\[\p{L}[^[\]()]{1,39}\](?!\()|\{\{[^{}]*\}\}|(?<!\p{L})x{3,}(?!\p{L})|_{3,}/iu;

/** "Name of your company" and the like, in the languages that are understood. */
const companyNames = [
  "(name of )?your (company|business|organi[sz]ation)( name)?",
  "(company|business) name",
  "(name )?(ihres|deines|ihr|dein) (unternehmens?|firma)(name)?",
  "(ihr |dein )?(firmenname|unternehmensname)",
  "name ihrer firma",
  "(le )?nom de (votre|l[’']) ?(entreprise|société|organisation)",
  "(el )?nombre de (su|tu|la) (empresa|organización)",
  "(il )?nome della (sua|tua|vostra) (azienda|società)",
  "(naam van )?(uw|je) (bedrijf|organisatie)(snaam)?",
  "(nazwa )?(twojej|państwa|twoja) (firm[ya]|organizacji)",
  "nome da (sua|tua) (empresa|organização)",
  "(ditt företags namn|företagets namn|ditt företagsnamn)",
  "(navnet på )?(din|jeres) (virksomhed|firma|bedrift)s?( navn)?",
  "(navnet på )?(bedriften din|din bedrift)",
  "yrityksesi nimi",
  "název vaší (společnosti|firmy)",
  "(το )?όνομα της (εταιρείας|επιχείρησής) σας",
  "επωνυμία της εταιρείας σας",
  String.raw`numele (companiei|firmei) (dvs\.?|dumneavoastră|tale)`,
  "(az ön )?cégének neve",
  "cég(ed)? neve",
  "nafn fyrirtækis (þíns|yðar)",
  "(貴社名|御社名|会社名|貴社の名称)",
  "(귀사명|귀사의 이름|회사명|회사 이름)",
  "(şirketinizin|firmanızın) (adı|ismi|ünvanı)",
  "şirket (adı|adınız)",
];

const companyName = new RegExp(`^(${companyNames.join("|")})$`, "iu");

/** Reports whether an address is a placeholder: of an example host, of nothing (`#`), or with a word such as TBD. */
export function isUnfinishedAddress(address: string): boolean {
  return (
    /^#|^javascript:|^about:/i.test(address) ||
    exampleHost.test(address) ||
    yourHost.test(address) ||
    marker.test(address) ||
    filler.test(address)
  );
}

/** Reports whether the name of a company is only a name for it. */
export function isUnfinishedName(name: string): boolean {
  return companyName.test(name.trim()) || wholeMarker.test(name.trim()) || filler.test(name);
}

/** Reports whether a text contains what its author left for later. In Spanish and Portuguese "todo" means "all". */
export function isUnfinishedText(text: string, tag: string): boolean {
  const isWord = /^(es|pt|gl|ca|ast)\b/i.test(tag);
  const rest = isWord ? text.replace(new RegExp(`(?<!\\p{L})${ALL}(?!\\s*:)(?!\\p{L})`, "gu"), "") : text;
  return marker.test(rest) || gap.test(rest);
}
