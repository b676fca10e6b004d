import { referenceArgument } from "../../src/provider/pulumi/argument-names";
import { programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Kind, registry } from "../../src/provider/resources";
import { rows } from "../conformance/rows";
import { changedBanner } from "../e2e/banner";

/** Values that a JavaScript program, or one with a cast, may pass: the classes' types would refuse most of it. */
export interface WrongInput {
  readonly kind: string;
  readonly args: Record<string, unknown>;
  /** Path and reason, as the provider must say them. */
  readonly refusal: RegExp;
}

const site = "site_00000000000000000000000000";
const url = "https://hooks.example/x";
const scopes = ["sites:read"];
const chat = { site, key: "chat", name: "Chat", company: "Chat Inc.", category: "functional" };
const issue = {
  site,
  environment: "preview",
  fingerprint: "0".repeat(64),
  reason: "accepted_risk",
  comment: "It is known and harmless.",
};
const withDocument = (change: Parameters<typeof changedBanner>[0]) => ({ site, document: changedBanner(change) });

const known: readonly WrongInput[] = [
  { kind: "Site", args: { retention: "two years" }, refusal: /retention\b.*a string.*expected (integer|number)/ },
  { kind: "Site", args: { retention: 29 }, refusal: /retention\b.*29.*30/ },
  { kind: "Site", args: { retention: { notFinite: true } }, refusal: /retention\b/ },
  { kind: "Site", args: { name: "x".repeat(121) }, refusal: /name\b.*121 characters.*120/ },
  {
    kind: "Site",
    args: { name: "half a pair: \ud83d" },
    refusal: /Site thing: name: contains an unpaired UTF-16 surrogate/,
  },
  { kind: "Site", args: { retension: 365 }, refusal: /retension\b.*Did you mean retention\?/ },
  { kind: "Site", args: { settings: { labels: { constructor: "x" } } }, refusal: /settings\.labels\.constructor\b/ },
  { kind: "Domain", args: { host: "shop.example" }, refusal: /: site \[required\]: is missing/ },
  { kind: "Domain", args: { site, host: "shop.example", siteID: site }, refusal: /siteID\b.*Did you mean site\?/ },
  { kind: "Domain", args: { site, host: "co.uk" }, refusal: /host\b.*suffix/ },
  { kind: "Domain", args: { site, host: "192.0.2.7" }, refusal: /host\b.*address/ },
  { kind: "DomainVerification", args: { domain: site, timeoutMinutes: 0 }, refusal: /timeoutMinutes\b.*0/ },
  { kind: "ConfigDraft", args: { site, document: "banner.yaml" }, refusal: /document\b.*object/ },
  {
    kind: "ConfigDraft",
    args: withDocument(({ languages }) => {
      languages.available = ["en", "de", "klingon-x"];
    }),
    refusal: /document at \/languages\/available\/2/,
  },
  {
    kind: "ConfigDraft",
    args: withDocument(({ languages }) => {
      languages.fallbacks = { en: "de", de: "en" };
    }),
    refusal: /document at \/languages\/fallbacks\S* \[language-fallback-invalid\]/,
  },
  {
    kind: "ConfigDraft",
    args: withDocument(({ identity }) => {
      Object.assign(identity, { controler_name: "Shop" });
    }),
    refusal: /document at \/identity\/controler_name \[unknown-key\]/,
  },
  {
    kind: "ConfigDraft",
    args: withDocument(({ links }) => {
      links.imprint = { en: "javascript:alert(1)" };
    }),
    refusal: /document at \/links\/imprint\/en \[url-scheme\]/,
  },
  {
    kind: "ConfigDraft",
    args: withDocument(({ texts }) => {
      texts.en = { ...texts.en, limit_link: "x".repeat(600_000) };
    }),
    refusal: /document.* \[too-large\]/,
  },
  { kind: "Version", args: { site, environment: "staging" }, refusal: /environment\b.*"preview", "production"/ },
  { kind: "Promotion", args: { site, versionNumber: 0 }, refusal: /versionNumber\b.*0.*1/ },
  {
    kind: "Promotion",
    args: { site, versionNumber: 1, gateOverride: { versionNumber: 1, reason: "hurry" } },
    refusal: /gateOverride\.reason\b.*10/,
  },
  { kind: "ScanSchedule", args: { site, hour: 24 }, refusal: /hour\b.*24.*23/ },
  { kind: "AlertChannel", args: { name: "Mail", kind: "email" }, refusal: /addresses\b.*missing/ },
  { kind: "AlertChannel", args: { name: "Mail", kind: "email", addresses: ["nobody"] }, refusal: /addresses\[0\]/ },
  { kind: "WebhookEndpoint", args: { url: "http://x.example", eventKinds: ["*"] }, refusal: /url\b.*https/ },
  { kind: "WebhookEndpoint", args: { url, eventKinds: [] }, refusal: /eventKinds\b/ },
  { kind: "BannerTemplate", args: { name: "x".repeat(81), document: {} }, refusal: /name\b.*81 characters.*80/ },
  { kind: "BannerTemplate", args: { name: "Base", document: "layout.yaml" }, refusal: /document\b.*object/ },
  {
    kind: "BannerTemplate",
    args: { name: "Base", document: { links: { imprint: { en: "/{{brnad}}" } } }, variables: { brand: {} } },
    refusal: /document\b.*\/links\/imprint\/en: \{\{brnad\}\} names no variable .* has brand\b/,
  },
  {
    kind: "TrackedService",
    args: { ...chat, privacyUrl: "javascript:alert(1)" },
    refusal: /privacyUrl\b.*address that begins with https:/,
  },
  { kind: "TrackedService", args: { ...chat, status: "maybe" }, refusal: /status\b.*"live", "needs_review"/ },
  { kind: "TrackedService", args: { ...chat, countries: ["Germany"] }, refusal: /countries\[0\]/ },
  { kind: "IssueSuppression", args: { ...issue, reason: "because" }, refusal: /reason\b.*"false_positive"/ },
  { kind: "IssueSuppression", args: { ...issue, fingerprint: "_ga" }, refusal: /fingerprint\b/ },
  { kind: "IssueSuppression", args: { ...issue, comment: "known" }, refusal: /comment\b.*5 characters.*10/ },
  { kind: "InstallCheck", args: { site, url: "data:text/html,x" }, refusal: /url\b.*address that begins with https:/ },
  { kind: "InstallCheck", args: { site, environment: "staging" }, refusal: /environment\b.*"preview", "production"/ },
  { kind: "ScanGate", args: { site, versionNumber: 0 }, refusal: /versionNumber\b.*0.*1/ },
  { kind: "ScanGate", args: { site }, refusal: /versionNumber\b.*is missing/ },
  { kind: "TemplateRollout", args: { template: "tpl_00000000000000000000000000", sites: {} }, refusal: /sites\b/ },
  {
    kind: "TemplateRollout",
    args: { template: "tpl_00000000000000000000000000", sites: { nord: { site } }, release: "live" },
    refusal: /release\b.*"draft", "preview", "production"/,
  },
  { kind: "Token", args: { name: "CI", scopes: ["sites:admin"] }, refusal: /scopes\[0\].*"sites:read"/ },
  {
    kind: "Token",
    args: { name: "CI", scopes, site, environment: "preview" },
    refusal: /environment\b.*one of site, environment/,
  },
];

/** A kind without a case gets the value that the first input of its row must refuse. */
const others = (Object.keys(registry) as Kind[])
  .filter((kind) => known.every((wrong) => wrong.kind !== kind))
  .map((kind): WrongInput => {
    const [first = []] = [Object.entries(rows[kind].refusals)[0]];
    const [name = "", value] = Object.entries(programInputValues(registry[kind], Object.fromEntries([first])))[0] ?? [];
    const argument = referenceArgument(name, registry[kind])?.argument ?? name;
    return { kind, args: { [argument]: value }, refusal: new RegExp(`${argument}\\b`) };
  });
/** Wrong arguments of every kind, with their refusals. */
export const wrongInputs: readonly WrongInput[] = [...known, ...others];
