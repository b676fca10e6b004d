import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How well a suggestion is founded. `certain`: something lies on a vendor's own host or was asked of it, or has a name
 * that the vendor documents for sites and no one else uses. `likely`: only its name speaks for it, or the vendor's host
 * serves much besides trackers.
 */
export type Confidence = "certain" | "likely";

/** A data set's entry for a tracker. It suggests; nothing here ever says "necessary". */
export interface CatalogueSuggestion {
  /** Name of the product. */
  readonly name: string;
  readonly company: string;
  /**
   * A conventional category key, or null where the data set does not say what the tracker is for. "functional" may be
   * necessary: the data sets mix necessary cookies and preferences under it.
   */
  readonly category: "functional" | "analytics" | "marketing" | null;
  readonly confidence: Confidence;
}

/** A cookie or storage entry that the catalogue knows. */
export interface CookieSuggestion extends CatalogueSuggestion {
  /** The name, with `*` where the catalogue knows a pattern only. */
  readonly pattern: string;
}

/** A host that the catalogue knows. */
export interface HostSuggestion extends CatalogueSuggestion {
  /** True if it belongs to a consent manager. */
  readonly isConsentManager: boolean;
}

/** The rows as tools/catalogue compiles them, where they are explained. */
type CookieRow = readonly [
  name: string,
  isPrefix: 0 | 1,
  category: string,
  platform: string,
  controller: string,
  hosts: readonly string[],
  isIdentifying: 0 | 1,
];
type NameRow = readonly [name: string, isProof: 0 | 1, category: string, service: string, company: string];
type EntityRow = readonly [name: string, company: string, category: string, hosts: readonly string[], isProof: 0 | 1];

/** Categories of the host data set that say what a tracker is for; those left out do not. */
const hostCategories: Readonly<Record<string, CatalogueSuggestion["category"]>> = {
  ad: "marketing",
  marketing: "marketing",
  social: "marketing",
  analytics: "analytics",
  "customer-success": "functional",
  video: "functional",
};

/** The company of names that any site uses for itself. */
const WEBSITE_ITSELF = "the website itself";

interface CookieIndex {
  readonly byName: ReadonlyMap<string, readonly CookieRow[]>;
  /** Longest first, so that the most specific one is found. */
  readonly prefixes: readonly CookieRow[];
  readonly known: ReadonlyMap<string, NameRow>;
  readonly knownPatterns: readonly (readonly [RegExp, NameRow])[];
}

interface HostIndex {
  readonly exact: ReadonlyMap<string, EntityRow>;
  /** By what follows `*.`. */
  readonly below: ReadonlyMap<string, EntityRow>;
}

let cookieIndex: CookieIndex | null = null;
let hostIndex: HostIndex | null = null;

/**
 * Looks a cookie or storage entry up: a name that its vendor alone uses, else the Open Cookie Database, of which a row
 * that names hosts needs one of them, else a name that is odd enough to suggest something.
 * @param host what it is stored for, lower-case
 * @param isOwn whether that is the site itself; then the host says nothing about a vendor
 */
export function catalogueCookie(name: string, host: string, isOwn: boolean): CookieSuggestion | null {
  cookieIndex ??= indexCookies();
  const rows = rowsNamed(cookieIndex, name);
  const known = knownName(cookieIndex, name);
  const placed = isOwn ? undefined : rows.find(([, , , , , hosts]) => hosts.some((each) => isWithin(host, each)));
  if (known?.[1] === 1) return fromName(known, rows, "certain");
  if (placed !== undefined) return fromRow(placed, "certain");
  if (known !== undefined && (isOwn || known[4] !== WEBSITE_ITSELF)) return fromName(known, rows, "likely");
  const identifying = rows.find(([, , , , , , isIdentifying]) => isIdentifying === 1);
  return identifying === undefined ? null : fromRow(identifying, "likely");
}

/** Looks a host up: the host itself, else the closest name above that covers those below it. */
export function catalogueHost(host: string): HostSuggestion | null {
  hostIndex ??= indexHosts(rowsOf<EntityRow>("hosts.json"));
  const row = hostIndex.exact.get(host) ?? closest(hostIndex.below, host);
  if (row === undefined) return null;
  const [name, company, category, , isProof] = row;
  return {
    name,
    company,
    category: hostCategories[category] ?? null,
    confidence: isProof === 1 ? "certain" : "likely",
    isConsentManager: category === "consent-provider",
  };
}

function fromRow(row: CookieRow, confidence: Confidence): CookieSuggestion {
  const [, , category, name, company] = row;
  return { name, company, category: category as CatalogueSuggestion["category"], confidence, pattern: patternOf(row) };
}

/** Keeps the pattern of the data set, by which findings have been known before. */
function fromName(known: NameRow, rows: readonly CookieRow[], confidence: Confidence): CookieSuggestion {
  const [pattern, , category, name, company] = known;
  const listed = rows.find(
    ([, isPrefix, , , , hosts, isIdentifying]) => hosts.length === 0 && (isPrefix === 0 || isIdentifying === 1),
  );
  return {
    name,
    company,
    category: category as CatalogueSuggestion["category"],
    confidence,
    pattern: listed === undefined ? pattern.replace(/\{\w+\}/g, "*") : patternOf(listed),
  };
}

function patternOf([name, isPrefix]: CookieRow): string {
  return isPrefix === 1 ? `${name}*` : name;
}

function rowsNamed({ byName, prefixes }: CookieIndex, name: string): readonly CookieRow[] {
  const prefix = prefixes.find(([start]) => name.startsWith(start) && !isSwitchOf(start, name));
  return [...(byName.get(name) ?? []), ...(prefix === undefined ? [] : [prefix])];
}

function knownName({ known, knownPatterns }: CookieIndex, name: string): NameRow | undefined {
  return (
    known.get(name) ?? knownPatterns.find(([pattern, [text]]) => pattern.test(name) && !isSwitchOf(text, name))?.[1]
  );
}

const switching = /disable|opt[-_.]?(out|in)(?![a-z])|consent/i;

/**
 * Reports whether a name fits a pattern only because it names the tracker that it switches off or on. For example,
 * `_ga_disable` is not an id of Google Analytics. A pattern with such a word itself is the tracker's own.
 */
function isSwitchOf(pattern: string, name: string): boolean {
  return switching.test(name) && !switching.test(pattern);
}

function isWithin(host: string, known: string): boolean {
  return host === known || host.endsWith(`.${known}`);
}

function closest(below: ReadonlyMap<string, EntityRow>, host: string): EntityRow | undefined {
  const labels = host.split(".");
  for (let from = 0; from < labels.length; from += 1) {
    const row = below.get(labels.slice(from).join("."));
    if (row !== undefined) return row;
  }
  return undefined;
}

function indexCookies(): CookieIndex {
  const rows = rowsOf<CookieRow>("cookies.json");
  const names = rowsOf<NameRow>("names.json");
  const byName = new Map<string, CookieRow[]>();
  for (const row of rows.filter(([, isPrefix]) => isPrefix === 0)) {
    byName.set(row[0], [...(byName.get(row[0]) ?? []), row]);
  }
  const isPattern = ([name]: NameRow) => /[*{]/.test(name);
  return {
    byName,
    prefixes: rows.filter(([, isPrefix]) => isPrefix === 1).sort(([a], [b]) => b.length - a.length),
    known: new Map(names.filter((row) => !isPattern(row)).map((row) => [row[0], row])),
    knownPatterns: names.filter(isPattern).map((row) => [expressionOf(row[0]), row]),
  };
}

/**
 * `*` matches any characters, `{digits}` and `{hex}` for one or more of them. A name has at most one `*` beside the
 * end, so that it ends soon.
 */
function expressionOf(pattern: string): RegExp {
  const text = pattern
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^]*")
    .replaceAll("{digits}", "[0-9]+")
    .replaceAll("{hex}", "[0-9A-Fa-f]+");
  return new RegExp(`^${text}$`);
}

function indexHosts(rows: readonly EntityRow[]): HostIndex {
  const exact = new Map<string, EntityRow>();
  const below = new Map<string, EntityRow>();
  for (const row of rows) {
    for (const host of row[3]) {
      if (host.startsWith("*.")) below.set(host.slice(2), row);
      else exact.set(host, row);
    }
  }
  return { exact, below };
}

/** Read when it is first asked for: most processes of a command line never are. */
function rowsOf<RowType>(file: string): readonly RowType[] {
  const data = JSON.parse(readFileSync(join(__dirname, "generated", file), "utf8")) as {
    readonly rows: readonly RowType[];
  };
  return data.rows;
}
