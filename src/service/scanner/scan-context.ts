import { queueName } from "@consentform/consent/banner";
import type { Schemas } from "@consentform/consent/contract";
import { type ResolvedBannerDocument, registrableDomain, resolvedView } from "@consentform/consent/rules";
import { type Classification, type Classifier, createClassifier, type KnownService } from "./classify";
import { type ProfileFacts, profileFacts } from "./profile-facts";

/** A service as it is recorded now, with the source of its category: a user or a scan's suggestion. */
type RecordedService = KnownService &
  Pick<Schemas["Service"], "status" | "source"> & { readonly set_by_hand: readonly string[] };

/** The data with which a scan evaluates pages, read when it starts. */
export interface ScannedSite {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  readonly document: Schemas["BannerDocument"];
  /** The services that the version declares. */
  readonly declared: readonly Schemas["FrozenService"][];
  /** The services recorded now, of any status. */
  readonly recorded: readonly RecordedService[];
  /** Regimes to visit as. */
  readonly profiles: readonly string[];
  readonly engine: "static" | "browser";
  readonly at: Date;
}

/** {@link ScannedSite}, with what follows from it. */
export interface ScanContext {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  readonly engine: "static" | "browser";
  readonly document: ResolvedBannerDocument;
  readonly profiles: readonly ProfileFacts[];
  /** Never empty: a scan visits as one regime at least. */
  readonly firstProfile: ProfileFacts;
  /** Names under which the banner stores the choice and what it has not yet sent. */
  readonly ownNames: readonly string[];
  readonly classifier: Classifier;
  readonly declared: ReadonlyMap<string, Schemas["FrozenService"]>;
  /** Keys of services that a user set to be ignored. */
  readonly ignored: ReadonlySet<string>;
}

/** Makes the context of a scan. */
export function scanContext(site: ScannedSite): ScanContext {
  const document = resolvedView(site.document);
  const profiles = site.profiles.map((profile) => profileFacts(profile, site.document, site.at));
  const [firstProfile] = profiles;
  if (firstProfile === undefined) throw new Error("A scan needs at least one regime.");
  const declared = new Map(site.declared.map((service) => [service.key, service]));
  const recorded = site.recorded.filter(({ key }) => !declared.has(key));
  const services = [
    ...site.declared,
    ...recorded.map((service) => (isSuggested(service) ? asSuggested(service) : service)),
  ];
  return {
    siteId: site.siteId,
    environment: site.environment,
    engine: site.engine,
    document,
    profiles,
    firstProfile,
    ownNames: [`${document.storage?.name ?? "cf_consent"}_${site.siteId.slice(-8)}`, queueName(site.siteId)],
    classifier: createClassifier({ services, blockingRules: document.blocking?.rules ?? [] }),
    declared,
    ignored: new Set(site.recorded.filter(({ status }) => status === "ignored").map(({ key }) => key)),
  };
}

/**
 * Reports whether the category of a service is what a former scan took from the catalogue: no one has set it, or made
 * the service live.
 */
function isSuggested({ status, source, set_by_hand }: RecordedService): boolean {
  return source === "catalogue" && status !== "live" && !set_by_hand.includes("category");
}

/**
 * A suggested service is recognized by what someone wrote into it, or said to ignore. The rest is a former scan's, and
 * the catalogue of today is asked instead.
 */
function asSuggested(service: RecordedService): KnownService {
  const { status, set_by_hand } = service;
  const of = <Part>(name: string, list: readonly Part[]) =>
    status === "ignored" || set_by_hand.includes(name) ? [...list] : [];
  return {
    ...service,
    isSuggested: true,
    hosts: of("hosts", service.hosts),
    scripts: of("scripts", service.scripts),
    storage: of("storage", service.storage),
  };
}

/** Categories that need no entry in the document to count as optional. A data set's "functional" may be necessary. */
const alwaysOptional: readonly string[] = ["analytics", "marketing"];

/** The category, if the thing certainly needs the visitor's consent where consent is asked for; else null. */
export function optionalCategory(
  { document }: ScanContext,
  { category, source, confidence }: Classification,
): string | null {
  if (category === null || confidence !== "certain") return null;
  const known = document.categories.find(({ key }) => key === category);
  if (alwaysOptional.includes(category)) return known?.required === true ? null : category;
  return source === "catalogue" || known === undefined || known.required ? null : category;
}

/**
 * Reports whether a category is switched off by Global Privacy Control (contract 3.1: those named, else all that sell
 * or share).
 */
export function isOffByGpc({ document }: ScanContext, category: string): boolean {
  const named = document.gpc?.categories ?? [];
  if (named.length > 0) return named.includes(category);
  const known = document.categories.find(({ key }) => key === category);
  return known === undefined ? category === "marketing" : known.sale_or_share;
}

/** Reports whether a host belongs to the site whose page it is on: the same registrable domain. */
export function isOwnHost(host: string, page: string): boolean {
  const { hostname } = new URL(page);
  return host === hostname || siteOf(host) === siteOf(hostname);
}

/** The registrable domain, or the host itself where there is none, as for addresses and loopback names. */
export function siteOf(host: string): string {
  return registrableDomain(host) ?? host;
}
