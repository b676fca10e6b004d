import { consentSignals } from "../rules/consent-signal";
import { type EvaluatedDocument, evaluatedDocument } from "../rules/fill-defaults";
import type { BannerDocument } from "../rules/generated/banner-document";
import { resolvedView } from "../rules/resolved-view";
import { effectiveRule } from "../rules/rule-choice";
import { directionOf } from "./direction-of";
import { frameworkFiles, frameworkSettings, frameworkVendors, VENDORS_FILE } from "./framework-settings";
import { keptOff } from "./kept-off";
import { queueName, withdrawnName } from "./queue-name";
import type {
  BlockingPattern,
  FirstLayerSlice,
  LoaderSettings,
  PreferencesSlice,
  SliceLink,
  SliceRule,
  SliceStorage,
} from "./slice";
import type { VendorList } from "./vendor-list";
import { withVendorCount } from "./with-vendor-count";
import { wordsIn } from "./words-in";

/** Crawlers of search engines, which read pages and choose nothing. Browsers that measure or scan are none. */
const CRAWLERS = "Googlebot|bingbot|DuckDuckBot|Baiduspider|YandexBot|Applebot|Slurp";

/** A service as a version freezes it, as far as browsers need it. */
export interface PublishedService {
  readonly key: string;
  /** Name of the product; the key where there is none. */
  readonly name?: string;
  readonly category: string;
  readonly hosts: readonly string[];
  readonly scripts: readonly string[];
  readonly blocking: "auto" | "manual" | "none";
  readonly storage: readonly { readonly name?: string; readonly pattern?: string; readonly kind: string }[];
}

/** The content of a stage. */
export interface PublishedBanner {
  readonly site: string;
  readonly environment: string;
  readonly number: number;
  readonly revision: number;
  readonly document: BannerDocument;
  readonly services: readonly PublishedService[];
  /** Path of the service's copy of the logo, below the stage; null or absent if it has none. */
  readonly logo?: string | null;
  /** The operator's vendor list. Without one, the TCF does not start. */
  readonly vendorList?: VendorList | null;
}

/** The kinds of loader that the build makes. */
export type LoaderFile = `${"" | "blocking-" | "storage-"}${"" | "framework-"}loader.js`;

/** Every slice of a banner as JSON, by file name: both layers in each available language. */
export function slicesOf(published: PublishedBanner): Readonly<Record<string, string>> {
  const document = resolved(published.document);
  const vendors = frameworkVendors(document, published.vendorList ?? null);
  return {
    ...Object.fromEntries(
      document.languages.available.flatMap((tag) => [
        [`${tag}.first.json`, JSON.stringify(firstLayerSlice(published, tag, document))],
        [`${tag}.preferences.json`, JSON.stringify(preferencesSlice(published, tag, document))],
      ]),
    ),
    ...(vendors !== null && { [VENDORS_FILE]: JSON.stringify(vendors) }),
  };
}

/** The first layer in an available language. The same arguments give the same slice. */
export function firstLayerSlice(
  published: PublishedBanner,
  tag: string,
  document: EvaluatedDocument = resolved(published.document),
): FirstLayerSlice {
  const { site, number, revision } = published;
  const { banner: { save: _save, ok, ...banner } = {}, opt_out, limit_link, status } = document.texts[tag] ?? {};
  const { language, saved, reopen } = wordsIn(document, tag);
  const keys = new Set(document.categories.map(({ key }) => key));
  const live = published.services.filter(({ category }) => keys.has(category));
  const pay = document.links.paid_alternative?.[tag];
  const vendors = frameworkVendors(document, published.vendorList ?? null);
  const link = opt_out?.link === undefined ? undefined : { link: opt_out.link };
  const rules = rulesOf(document);
  // A text that no rule draws would only take time.
  const ifDrawn = <Text>(text: Text, isDrawn: (rule: SliceRule) => unknown) => (rules.some(isDrawn) ? text : undefined);
  const texts = defined({
    banner: withVendorCount(
      defined({ ...banner, ok: ifDrawn(ok, (rule) => rule.first_layer.includes("ok")) }),
      vendors,
      tag,
    ),
    opt_out: link,
    limit_link: ifDrawn(limit_link, (rule) => rule.limit_link),
    status,
  });
  const hasChooser = document.languages.available.length > 1;
  const { hide_for_bots, ...layout } = document.layout;
  return {
    site,
    number,
    revision,
    language: tag,
    direction: directionOf(tag),
    texts,
    words: { saved, ...(hasChooser && { language }), ...keptOff(document, rules, tag) },
    reopen,
    links: linksOf(document, tag),
    ...(pay !== undefined && { pay }),
    categories: document.categories.map(({ key, required, signals, sale_or_share, sensitive }) => ({
      key,
      signals,
      ...(required && { required }),
      ...(sale_or_share && { sale_or_share }),
      ...(sensitive && { sensitive }),
    })),
    services: Object.fromEntries(live.map(({ key, category }) => [key, category])),
    layout,
    ...(hide_for_bots && { crawlers: CRAWLERS }),
    theme: document.theme,
    ...(typeof published.logo === "string" && { logo: published.logo }),
    rules,
    ...(document.consent_mode?.enabled === true && {
      consent_mode: { regional_defaults: document.consent_mode.regional_defaults },
    }),
    gpc: document.gpc,
    storage: document.storage,
    subject: document.records.subject_id,
    stored: document.blocking.delete_on_withdrawal ? live.flatMap(storedBy) : [],
  };
}

/** The texts of the preferences in an available language. */
export function preferencesSlice(
  published: PublishedBanner,
  tag: string,
  document: EvaluatedDocument = resolved(published.document),
): PreferencesSlice {
  const { language, always_on, close, saved } = wordsIn(document, tag);
  const optional = new Set(document.categories.filter(({ required }) => !required).map(({ key }) => key));
  const services = document.preferences?.services === true ? published.services : [];
  const { banner, preferences = {}, opt_out = {}, embed = {} } = document.texts[tag] ?? {};
  const { link: _link, ...optOut } = opt_out;
  return {
    texts: defined({ ...preferences, save: banner?.save }),
    opt_out: optOut,
    embed,
    words: { language, always_on, close, saved },
    identity: document.identity,
    categories: document.categories.map(({ key, label, description }) => ({
      key,
      label: label[tag] ?? key,
      description: description[tag] ?? "",
    })),
    services: services
      .filter(({ category }) => optional.has(category))
      .map(({ key, category, name = key }) => ({ key, category, name })),
    names: Object.fromEntries(published.services.map(({ key, name = key }) => [key, name])),
  };
}

/** The addresses of the loader, the banner script and the visitor's place. */
export type LoaderAddresses = Pick<LoaderSettings, "loader" | "banner" | "place">;

/** The loader's settings, known without a request. */
export function loaderSettings(published: PublishedBanner, { loader, banner, place }: LoaderAddresses): LoaderSettings {
  const document = resolved(published.document);
  const mode = document.consent_mode?.enabled === true ? document.consent_mode : null;
  const { blocking, categories } = document;
  const frameworks = frameworkSettings(document, published.vendorList ?? null);
  return {
    site: published.site,
    environment: published.environment,
    loader,
    banner,
    place,
    languages: document.languages,
    required: categories.filter(({ required }) => required).map(({ key }) => key),
    signals: mode === null ? null : { ...signalDefaults(document), wait_for_update: mode.wait_for_update_ms },
    redact: mode?.ads_data_redaction === true,
    passthrough: mode?.url_passthrough === true,
    ...(frameworks !== null && { frameworks }),
    blocking: {
      mode: blocking.mode,
      patterns: blocking.mode === "auto" ? blockingPatterns(published, document) : [],
      unknown: blocking.mode === "auto" && blocking.unknown_requests === "block",
      iframes: blocking.iframes,
      storage:
        blocking.unknown_storage === "block" && blocking.mode === "auto" ? storageNames(published, document) : null,
      optional: categories.filter(({ required }) => !required).map(({ key }) => key),
    },
  };
}

/**
 * The loader that settings need. It has the code that holds unmarked tags, the code that holds storage, and the code
 * for frameworks, each only if the settings use it.
 */
export function loaderFile({ blocking, frameworks }: LoaderSettings): LoaderFile {
  const isBlocking = blocking.patterns.length > 0 || blocking.unknown;
  const held = blocking.storage !== null ? "storage-" : isBlocking ? "blocking-" : "";
  return `${held}${frameworks === undefined ? "" : "framework-"}loader.js`;
}

/** Scripts of the banner's frameworks, which other banners do not have. */
export function frameworkScripts({ document, vendorList = null }: PublishedBanner): string[] {
  return frameworkFiles(resolved(document), vendorList);
}

/** The resolved view, without a section missing that has an effect when it is absent. */
function resolved(document: BannerDocument): EvaluatedDocument {
  return resolvedView(evaluatedDocument(document)) as EvaluatedDocument;
}

/** The rules of a document, complete, then the one of every other place. */
function rulesOf(document: EvaluatedDocument): SliceRule[] {
  const complete = (index: number | null): SliceRule => {
    const { pointer: _pointer, limit_link, frictionless, ...rule } = effectiveRule(document, index);
    const { match = {}, priority = 0 } = index === null ? {} : (document.regimes.rules[index] ?? {});
    return { ...rule, ...(limit_link && { limit_link }), ...(frictionless && { frictionless }), match, priority };
  };
  return [...document.regimes.rules.map((_, index) => complete(index)), complete(null)];
}

/** Every signal denied but those of required categories. */
function signalDefaults({ categories }: EvaluatedDocument): Record<string, "granted" | "denied"> {
  const granted = new Set(categories.flatMap(({ required, signals }) => (required ? signals : [])));
  return Object.fromEntries(consentSignals.map((signal) => [signal, granted.has(signal) ? "granted" : "denied"]));
}

function linksOf(document: EvaluatedDocument, tag: string): SliceLink[] {
  const { links } = document;
  const words = wordsIn(document, tag);
  const named = (["cookie_policy", "privacy_policy", "imprint"] as const).flatMap((name) => {
    const url = links[name]?.[tag];
    return url === undefined ? [] : [{ label: words[name], url }];
  });
  const extra = links.extra.flatMap(({ label, url }) => {
    const [text, address] = [label[tag], url[tag]];
    return text === undefined || address === undefined ? [] : [{ label: text, url: address }];
  });
  return [...named, ...extra];
}

function storedBy({ key, category, storage }: PublishedService): SliceStorage[] {
  return storage.flatMap(({ name, pattern, kind }) =>
    kind === "pixel"
      ? []
      : [{ kind: kind as SliceStorage["kind"], name: name ?? pattern ?? "", category, service: key }],
  );
}

/** Hosts of Google's tags, which obey the signals on their own in advanced mode. */
const googleTagHosts = ["www.googletagmanager.com", "*.google-analytics.com", "googleads.g.doubleclick.net"];

/** Rules of the document first, then services that are blocked by their hosts and scripts; the first match counts. */
function blockingPatterns({ services }: PublishedBanner, document: EvaluatedDocument): BlockingPattern[] {
  const categoryOf = new Map(services.map(({ key, category }) => [key, category]));
  const known = new Map(document.categories.map(({ key, required }) => [key, required]));
  /** Nothing waits for a required category; what has none of the document is as unknown as what nothing names. */
  const pattern = (kind: BlockingPattern[0], text: string, category: string, service: string): BlockingPattern[] =>
    category !== "" && !known.has(category)
      ? []
      : [[kind, text, known.get(category) === true ? "" : category, service]];
  const advanced = document.consent_mode?.enabled === true && document.consent_mode.implementation === "advanced";
  return [
    ...(advanced ? googleTagHosts.map((host): BlockingPattern => ["host", host, "", ""]) : []),
    ...document.blocking.rules.flatMap(({ match, action, category, service = "" }) => {
      const [kind, text] = Object.entries(match)[0] as [BlockingPattern[0], string];
      if (action === "allow") return pattern(kind, text, "", "");
      return pattern(kind, text, category ?? categoryOf.get(service) ?? "?", service);
    }),
    ...services
      .filter(({ blocking }) => blocking === "auto")
      .flatMap(({ key, category, hosts, scripts }) => [
        ...hosts.flatMap((host) => pattern("host", host, category, key)),
        ...scripts.flatMap((script) => pattern("url", script, category, key)),
      ]),
  ];
}

function storageNames({ services, site }: PublishedBanner, { storage }: EvaluatedDocument): [string, string][] {
  return [
    [`${storage.name}_${site.slice(-8)}`, ""],
    [queueName(site), ""],
    [withdrawnName(site), ""],
    ...services.flatMap(({ storage: stored, category }) =>
      stored.map(({ name, pattern }): [string, string] => [name ?? pattern ?? "", category]),
    ),
  ];
}

/** A member that is undefined is absent from JSON, and from the type. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never;
}
