import { type Confidence, catalogueCookie, catalogueHost } from "@consentform/consent/catalogue";
import type { Schemas } from "@consentform/consent/contract";
import { fitsPattern } from "@consentform/consent/values";
import type { SeenRequest, SeenStorage } from "./page-visit";
import { serviceKey } from "./seen-service";

/** A service of the site as scans recognize it. */
export type KnownService = Pick<
  Schemas["FrozenService"],
  "key" | "name" | "company" | "category" | "hosts" | "scripts" | "storage" | "blocking"
> & {
  /** Its category is the catalogue's suggestion, recorded by a scan and confirmed by no one. Default: false. */
  readonly isSuggested?: boolean;
};

/** The source of a classification, in this order; `catalogue` only suggests. */
type ClassificationSource = "service" | "template" | "catalogue";

/** The classification of something on a page. */
export interface Classification {
  readonly source: ClassificationSource;
  /** `certain`: well enough founded to say that a tracker ran. A person's word always is. */
  readonly confidence: Confidence;
  /** Of the service of the site; of another one, the key that it would get. */
  readonly key: string;
  readonly name: string;
  readonly company: string;
  /** Key of a category, or null: who it belongs to is known, what it is for is not. */
  readonly category: string | null;
  /** The known pattern that a name fits, or null. */
  readonly pattern: string | null;
  /** How long the site's service declares that it is stored: ISO 8601 or `session`; null if it does not. */
  readonly declaredDuration: string | null;
  /** True if the host belongs to a consent manager. */
  readonly isConsentManager: boolean;
}

/** A rule of the document's section `blocking`; exactly one of service and category is there. */
interface BlockingRule {
  readonly match: { readonly host?: string; readonly url?: string; readonly selector?: string };
  readonly service?: string;
  readonly category?: string;
}

/** The facts by which things are recognized. */
export interface ClassifierFacts {
  /** Services of the site: those that the version froze first, then those recorded since, ignored ones too. */
  readonly services: readonly KnownService[];
  /**
   * Rules of the document that name a category or a service for hosts and addresses; a template is where they usually
   * come from.
   */
  readonly blockingRules: readonly BlockingRule[];
}

/** Says what things on pages are; null = unclassified. */
export interface Classifier {
  /** `isOwn`: whether it is stored for the site itself. */
  storage(entry: SeenStorage, isOwn: boolean): Classification | null;
  request(request: Pick<SeenRequest, "host" | "address">): Classification | null;
}

/**
 * Makes a classifier. It asks the site's services, the document's own rules, the catalogue of cookies and that of
 * hosts, in this order.
 */
export function createClassifier({ services, blockingRules }: ClassifierFacts): Classifier {
  const byRule = (request: Pick<SeenRequest, "host" | "address">) => ruledRequest(blockingRules, services, request);
  const byHost = new Map<string, Classification | null>();
  return {
    storage: (entry, isOwn) => confirmed(ownStorage(services, entry), cataloguedStorage(entry, isOwn)),
    request: (request) => {
      const key = `${request.host} ${request.address}`;
      const known = byHost.get(key);
      if (known !== undefined) return known;
      const found = confirmed(ownRequest(services, request) ?? byRule(request), cataloguedHost(request.host));
      // A hostile page has any number of addresses.
      if (byHost.size < MAX_REMEMBERED) byHost.set(key, found);
      return found;
    },
  };
}

const MAX_REMEMBERED = 10_000;

/**
 * A user's classification, else the catalogue's. An earlier suggestion counts as much as the catalogue's entry today.
 */
function confirmed(said: Classification | null, catalogued: Classification | null): Classification | null {
  if (said === null) return catalogued;
  const isSame = said.source === "catalogue" && catalogued?.key === said.key;
  return isSame ? { ...said, confidence: catalogued.confidence } : said;
}

function ownStorage(services: readonly KnownService[], entry: SeenStorage): Classification | null {
  for (const service of services) {
    for (const { name, pattern, kind, domain, duration } of service.storage) {
      const isKind = kind === entry.kind;
      const isNamed = name === undefined ? fitsPattern(pattern ?? "", entry.name) : name === entry.name;
      const isPlaced = domain == null || entry.host === domain || entry.host.endsWith(`.${domain}`);
      if (isKind && isNamed && isPlaced) return own(service, pattern ?? null, duration);
    }
  }
  return null;
}

function ownRequest(
  services: readonly KnownService[],
  { host, address }: Pick<SeenRequest, "host" | "address">,
): Classification | null {
  const service = services.find(
    ({ hosts, scripts }) =>
      hosts.some((pattern) => fitsPattern(pattern, host)) || scripts.some((pattern) => fitsPattern(pattern, address)),
  );
  return service === undefined ? null : own(service, null, null);
}

function ruledRequest(
  rules: ClassifierFacts["blockingRules"],
  services: readonly KnownService[],
  { host, address }: Pick<SeenRequest, "host" | "address">,
): Classification | null {
  const rule = rules.find(
    ({ match }) =>
      (match.host !== undefined && fitsPattern(match.host, host)) ||
      (match.url !== undefined && fitsPattern(match.url, address)),
  );
  if (rule === undefined) return null;
  const service = services.find(({ key }) => key === rule.service);
  if (service !== undefined) return own(service, null, null);
  const known = catalogueHost(host);
  const name = known?.name ?? host;
  return {
    source: "template",
    confidence: "certain",
    key: serviceKey(name),
    name,
    company: known?.company ?? host,
    category: rule.category ?? null,
    pattern: null,
    declaredDuration: null,
    isConsentManager: false,
  };
}

function own(service: KnownService, pattern: string | null, duration: string | null): Classification {
  const { key, name, company, category, isSuggested } = service;
  return {
    ...(isSuggested === true
      ? { source: "catalogue", confidence: "likely" }
      : { source: "service", confidence: "certain" }),
    key,
    name,
    company,
    pattern,
    category: category === "unclassified" ? null : category,
    declaredDuration: duration,
    isConsentManager: false,
  };
}

/**
 * The catalogue's entry for something stored, regardless of earlier records. A host does not classify what the site
 * stores itself.
 */
export function cataloguedStorage({ name, host }: Pick<SeenStorage, "name" | "host">, isOwn: boolean) {
  const cookie = catalogueCookie(name, host, isOwn);
  if (cookie === null) return isOwn ? null : cataloguedHost(host);
  return catalogued({ ...cookie, isConsentManager: false });
}

/** The catalogue's entry for a host, regardless of earlier records. */
export function cataloguedHost(host: string): Classification | null {
  const found = catalogueHost(host);
  return found === null ? null : catalogued({ ...found, pattern: null });
}

function catalogued(suggestion: Omit<Classification, "source" | "key" | "declaredDuration">): Classification {
  return { ...suggestion, source: "catalogue", key: serviceKey(suggestion.name), declaredDuration: null };
}
