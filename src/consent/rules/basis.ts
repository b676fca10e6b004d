import { listed } from "../values/describe-value";
import { texts } from "./legal-texts";
import type { LegalText } from "./legal-texts/legal-text";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";

/** A law, guidance or specification. */
export interface Source {
  text: string;
  /** Official text, where it has an address. */
  url?: string;
}

/** A source as a finding cites it. */
export interface CitedSource extends Source {
  /** The places of the finding that it binds; none where the finding does not depend on a place. */
  places: readonly string[];
}

/** A source, and the rows of the regime table that it binds; without `binds`, all of them. */
export interface Basis extends Source {
  binds?: (row: RegimeRow) => boolean;
  /** Day on which it was read; null if it was not: it then makes no error. Absent for rules of the service itself. */
  read_at?: string | null;
  /** The source as some of its places name it, where each has its own act. */
  cite?: (rows: readonly RegimeRow[]) => Source;
}

const RULE_OF_CONSENTFORM = "Rule of consentform";

/** Laws that one finding names before it counts the rest. */
const MAX_LAWS = 4;

/** Sources that one finding names before it counts the rest, and places before each of several. */
const MAX_SOURCES = 3;

/** Reports whether a source is known by name only. */
export function isUnread({ read_at }: Basis): boolean {
  return read_at === null;
}

/**
 * The source of a rule in one place: the first that binds it and was read, else the first that binds it. null: only the
 * place's own law does, if any.
 */
export function sourceIn(basis: readonly Basis[], row: RegimeRow): Basis | null {
  return firstRead(basis.filter(({ binds }) => binds === undefined || binds(row))) ?? null;
}

function firstRead(sources: readonly Basis[]): Basis | undefined {
  return sources.find((source) => !isUnread(source)) ?? sources[0];
}

/** The laws of some places, as the regime table names them. */
function ownLaws(rows: readonly RegimeRow[]): Source {
  const laws = [...new Set(rows.map(({ law }) => law))];
  const addresses = [...new Set(rows.map(({ source_url }) => source_url))];
  const url = addresses.length === 1 ? addresses[0] : undefined;
  const rest = laws.length > MAX_LAWS ? [`${laws.length - MAX_LAWS} more`] : [];
  // The names of acts contain commas.
  return { text: [...laws.slice(0, MAX_LAWS), ...rest].join("; "), ...(url !== undefined && url !== "" && { url }) };
}

/** The source of a rule about the document as a whole: as `sourceIn`, among those that bind a place that it is for. */
export function sourceAmong(basis: readonly Basis[], rows: readonly RegimeRow[]): Basis {
  return firstRead(basis.filter(({ binds }) => binds === undefined || rows.some(binds))) ?? serviceRule;
}

/** The source as findings in these places name it. */
export function citedIn(source: Basis, rows: readonly RegimeRow[]): Basis {
  const bound = rows.filter((row) => source.binds?.(row) ?? true);
  return source.cite === undefined || bound.length === 0 ? source : { ...source, ...source.cite(bound) };
}

/** The sources that a finding rests on, each with its places. */
export function sourcesOfRows(sources: readonly (Basis | null)[], rows: readonly RegimeRow[]): CitedSource[] {
  // Whoever has no known place is treated by the law of the others.
  const isNamed = (i: number) => rows[i] === undefined || placeOf(rows[i]) !== "" || rows.length === 1;
  const distinct = [...new Set(sources.filter((_, i) => isNamed(i)))];
  return distinct.map((source) => {
    const own = rows.filter((_, i) => sources[i] === source && isNamed(i));
    const { text, url } = source === null ? ownLaws(own) : citedIn(source, own);
    return { text, ...(url !== undefined && { url }), places: own.map(placeOf) };
  });
}

/** Several sources as one text, each after its places. An address only where it is the only one. */
export function citation(sources: readonly CitedSource[]): Source {
  const [first] = sources;
  if (first !== undefined && sources.length === 1) return first;
  const texts = sources.map(({ text, places }) => `${sourcePlaces(places)}: ${text}`);
  const rest = texts.length > MAX_SOURCES ? [`${texts.length - MAX_SOURCES} more sources`] : [];
  return { text: [...texts.slice(0, MAX_SOURCES), ...rest].join("; ") };
}

/** The places of one of several sources. */
export function sourcePlaces(places: readonly string[]): string {
  return listed(places, MAX_SOURCES);
}

/** European Union and European Economic Area, with the parts of member states that have a country code. */
const isEuropean = ({ regime, cautious }: RegimeRow) => regime === "gdpr" && !cautious;

/** A source that binds every place of a rule. */
export function everywhere(text: string, { url, read_at }: LegalText): Basis {
  return { text, ...(url !== undefined && { url }), read_at };
}

/** A source that binds the EU and the EEA. */
export function european(text: string, source: LegalText): Basis {
  return { ...everywhere(text, source), binds: isEuropean };
}

/** A source that binds the named countries or subdivisions. */
export function inPlaces(codes: string, text: string, source: LegalText): Basis {
  const named = codes.split(" ");
  return {
    ...everywhere(text, source),
    binds: ({ country, subdivision }) => named.includes(subdivision ?? country),
  };
}

/** A source that binds a country with its subdivisions, beside those that `inPlaces` names before it. */
export function inCountry(code: string, text: string, source: LegalText): Basis {
  return { ...everywhere(text, source), binds: ({ country }) => country === code };
}

/** A source of the other places that it binds. */
export function exceptIn(code: string, source: Basis): Basis {
  return { ...source, binds: (row) => row.country !== code && (source.binds?.(row) ?? true) };
}

/** The law of the United States on statements that are not true. */
export const untrueStatements: Basis = inCountry("US", "FTC Act, section 5", texts.ftcAct);

/** The source in places whose acts are about something else; their general law is not guessed. */
export const noKnownSection: Basis = {
  text: `${RULE_OF_CONSENTFORM} (no section of an act known here)`,
  binds: (row) => !isEuropean(row) && !["GB", "US"].includes(row.country),
};

/** Articles of the GDPR, and of the act that keeps them in the United Kingdom. */
export function gdprAndUk(articles: string, source: LegalText = texts.gdpr): readonly Basis[] {
  return [european(`GDPR ${articles}`, source), inPlaces("GB", `UK GDPR ${articles}`, texts.ukGdpr)];
}

const DIRECTIVE = "ePrivacy Directive 2002/58/EC, article 5(3)";

/** The national acts of some places, with the directive that they transpose. */
function actsOf(rows: readonly RegimeRow[], { url }: LegalText): Source {
  const acts = [...new Set(rows.flatMap(({ act }) => act ?? []))];
  const names = acts.map(({ law, read_at }) => (read_at === null ? `${law} (not verified)` : law));
  const [first, second] = acts;
  const address = first !== undefined && second === undefined ? first.url : url;
  return { text: `${listed(names, MAX_LAWS)}, under ${DIRECTIVE}`, ...(address !== undefined && { url: address }) };
}

/** The national act on storage and access, in the EU and the EEA. */
export const nationalActs: Basis = {
  ...european(`the national act under ${DIRECTIVE}`, texts.ePrivacy),
  cite: (rows) => actsOf(rows, texts.ePrivacy),
};

/** Consent before something is stored on a visitor's device, or read from it. */
export const storageAndAccess: readonly Basis[] = [nationalActs, inPlaces("GB", "PECR regulation 6", texts.pecr)];

/** Consent that is freely given, and refused as easily. */
export const freeConsent: readonly Basis[] = [
  {
    ...european(`GDPR 4(11) and 7, with the national act under ${DIRECTIVE}`, texts.gdpr),
    cite: (rows) => {
      const { text, ...address } = actsOf(rows, texts.gdpr);
      return { text: `GDPR 4(11) and 7, with ${text}`, ...address };
    },
  },
  inPlaces("GB", "PECR regulation 6, with UK GDPR 4(11) and 7", texts.pecr),
];

/** The source of a finding for which no law of its places is named. */
export const serviceRule: Source = { text: RULE_OF_CONSENTFORM };

/** The same in places outside the European Union and the European Economic Area, whose acts have no such number. */
export const serviceRuleElsewhere: Basis = { ...serviceRule, binds: (row) => !isEuropean(row) };
