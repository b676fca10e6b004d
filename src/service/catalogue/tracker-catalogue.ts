import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a data set knows about a tracker. It suggests; nothing here ever says "necessary" (contract 7). */
export interface CatalogueSuggestion {
  /** Name of the product. */
  readonly name: string;
  readonly company: string;
  /** A conventional category key, or null where the data set does not say what the tracker is for. */
  readonly category: "functional" | "analytics" | "marketing" | null;
  /**
   * Whether the category can be relied on to be optional. "functional" cannot: the data sets mix necessary cookies and preferences
   * under it.
   */
  readonly isOptional: boolean;
}

/** A cookie or storage entry that the catalogue knows. */
export interface CookieSuggestion extends CatalogueSuggestion {
  /** The name, with `*` where the catalogue knows a prefix only. */
  readonly pattern: string;
}

/** A host that the catalogue knows. */
export interface HostSuggestion extends CatalogueSuggestion {
  /** Whether it belongs to a consent manager. */
  readonly isConsentManager: boolean;
}

/** The rows as tools/catalogue compiles them. */
type CookieRow = readonly [
  name: string,
  isPrefix: 0 | 1,
  category: string,
  platform: string,
  controller: string,
  hosts: readonly string[],
];
type EntityRow = readonly [name: string, company: string, category: string, hosts: readonly string[]];

/** Categories of the host data set that say what a tracker is for; those left out do not. */
const hostCategories: Readonly<Record<string, CatalogueSuggestion["category"]>> = {
  ad: "marketing",
  marketing: "marketing",
  social: "marketing",
  analytics: "analytics",
  "customer-success": "functional",
  video: "functional",
};

/** Consent managers that the data set files under something else, by entity. */
const consentManagers: readonly string[] = ["Cookiebot", "iubenda", "Cookie-Script.com", "TrustArc", "Civic"];
/** Consent managers that it does not know: name and host, which stands for those below it. */
const furtherConsentManagers: readonly EntityRow[] = [
  ["CookieYes", "CookieYes", "consent-provider", ["*.cdn-cookieyes.com", "*.cookieyes.com"]],
  ["Termly", "Termly", "consent-provider", ["app.termly.io"]],
  ["Axeptio", "Axeptio", "consent-provider", ["*.axept.io"]],
  ["consentmanager", "consentmanager", "consent-provider", ["*.consentmanager.net"]],
  ["Cookiefirst", "Cookiefirst", "consent-provider", ["*.cookiefirst.com"]],
];

const optionalCategories: readonly (string | null)[] = ["analytics", "marketing"];

interface CookieIndex {
  readonly byName: ReadonlyMap<string, readonly CookieRow[]>;
  /** Longest first, so that the most specific one is found. */
  readonly prefixes: readonly CookieRow[];
}

interface HostIndex {
  readonly exact: ReadonlyMap<string, EntityRow>;
  /** By what follows `*.`. */
  readonly below: ReadonlyMap<string, EntityRow>;
}

let cookieIndex: CookieIndex | null = null;
let hostIndex: HostIndex | null = null;

/**
 * Looks a cookie or storage entry up in the Open Cookie Database.
 * @param host what it is stored for, lower-case
 * @returns null if nothing of that name is known, or only something of so common a name that its host would have to fit
 */
export function catalogueCookie(name: string, host: string): CookieSuggestion | null {
  cookieIndex ??= indexCookies(rowsOf<CookieRow>("cookies.json"));
  const prefix = cookieIndex.prefixes.find(([start]) => name.startsWith(start));
  const candidates = [...(cookieIndex.byName.get(name) ?? []), ...(prefix === undefined ? [] : [prefix])];
  const row =
    candidates.find(([, , , , , hosts]) => hosts.some((known) => isWithin(host, known))) ??
    candidates.find(([, , , , , hosts]) => hosts.length === 0) ??
    (isDistinctive(name, candidates) ? candidates[0] : undefined);
  if (row === undefined) return null;
  const [start, isPrefix, category, platform, controller] = row;
  return {
    ...suggestion(platform, controller, category as CatalogueSuggestion["category"]),
    pattern: isPrefix === 1 ? `${start}*` : start,
  };
}

/** Looks a host up in third-party-web: the host itself, else the closest name above that stands for those below it. */
export function catalogueHost(host: string): HostSuggestion | null {
  hostIndex ??= indexHosts([...furtherConsentManagers, ...rowsOf<EntityRow>("hosts.json")]);
  const row = hostIndex.exact.get(host) ?? closest(hostIndex.below, host);
  if (row === undefined) return null;
  const [name, company, category] = row;
  return {
    ...suggestion(name, company, hostCategories[category] ?? null),
    isConsentManager: category === "consent-provider" || consentManagers.includes(name),
  };
}

function suggestion(name: string, company: string, category: CatalogueSuggestion["category"]): CatalogueSuggestion {
  return { name, company, category, isOptional: optionalCategories.includes(category) };
}

/** Hosts of the data set are those of the vendor; a vendor's cookie that lies on the site itself is known by a name like no other. */
function isDistinctive(name: string, rows: readonly CookieRow[]): boolean {
  const controllers = new Set(rows.map(([, , , , controller]) => controller));
  return controllers.size === 1 && (name.startsWith("_") ? name.length >= 4 : name.length >= 8);
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

function indexCookies(rows: readonly CookieRow[]): CookieIndex {
  const byName = new Map<string, CookieRow[]>();
  for (const row of rows.filter(([, isPrefix]) => isPrefix === 0)) {
    byName.set(row[0], [...(byName.get(row[0]) ?? []), row]);
  }
  const prefixes = rows.filter(([, isPrefix]) => isPrefix === 1).sort(([a], [b]) => b.length - a.length);
  return { byName, prefixes };
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
