import { listed } from "../../values/describe-value";
import type { BannerComponents, BannerDocument } from "../generated/banner-document";
import { formerTexts } from "./former-texts";
import { PLACEHOLDER_POLICY, placeholderIdentity } from "./placeholder-identity";
import type { StarterCategory, StarterTexts } from "./starter-texts";
import { translations } from "./translations";

/** Tags in lower case whose English is spelled as in Great Britain. */
const britishTags: ReadonlySet<string> = new Set(["en-au", "en-ie", "en-nz"]);

/** Languages that a starter document exists in, sorted. A tag such as `de-AT` is served by its primary language. */
export const starterLanguages: readonly string[] = Object.keys(translations).sort();

/** There is no starter document in the language. */
export class NoStarterError extends Error {
  constructor(tag: string) {
    super(`There is no starter document in ${tag}. There is one in ${listed(starterLanguages)}.`);
    this.name = "NoStarterError";
  }
}

type Category = BannerComponents["BannerCategory"];

const categoryTraits: Record<StarterCategory, Pick<Category, "required" | "signals" | "sale_or_share">> = {
  necessary: { required: true, signals: ["security_storage"] },
  functional: { signals: ["functionality_storage", "personalization_storage"] },
  analytics: { signals: ["analytics_storage"] },
  marketing: { signals: ["ad_storage", "ad_user_data", "ad_personalization"], sale_or_share: true },
};

const lightButton = { bg: "#1d4ed8", fg: "#ffffff", border: "#1d4ed8" };
const darkButton = { bg: "#93c5fd", fg: "#0f172a", border: "#93c5fd" };

const theme: BannerDocument["theme"] = {
  tokens: {
    light: {
      surface: "#ffffff",
      text: "#1f2937",
      muted: "#4b5563",
      border: "#d1d5db",
      focus: "#1d4ed8",
      accept: lightButton,
      reject: lightButton,
      customize: { bg: "#ffffff", fg: "#1d4ed8", border: "#1d4ed8" },
    },
    dark: {
      surface: "#0f172a",
      text: "#f1f5f9",
      muted: "#cbd5e1",
      border: "#475569",
      focus: "#93c5fd",
      accept: darkButton,
      reject: darkButton,
      customize: { bg: "#0f172a", fg: "#93c5fd", border: "#93c5fd" },
    },
  },
};

/** States whose law lets processing start and asks for a way out. */
const optOutStates: BannerComponents["RegimeRule"] = {
  id: "us-opt-out",
  match: {
    regimes: [
      ...["us_ca", "us_co", "us_ct", "us_de", "us_fl", "us_ia", "us_in", "us_ky", "us_md", "us_mn"],
      ...["us_mt", "us_ne", "us_nh", "us_nj", "us_or", "us_ri", "us_tn", "us_tx", "us_ut", "us_va"],
    ],
  },
  model: "opt_out",
  first_layer: [],
  defaults: { functional: "on", analytics: "on", marketing: "on" },
  opt_out_link: true,
  expiry: { accept_days: 365, reject_days: 365 },
};

/**
 * The document that a new site starts with: complete, in the given language, strict where nothing else is known. Its
 * only error is identity-placeholder.
 *
 * @param defaultLanguage BCP 47 tag
 * @throws {NoStarterError} for a language without a translation
 */
export function starterDocument(defaultLanguage: string): BannerDocument {
  const strings = starterTexts(defaultLanguage);
  const inLanguage = (text: string) => ({ [defaultLanguage]: text });
  return {
    schema_version: "1",
    identity: { ...placeholderIdentity },
    languages: { default: defaultLanguage, available: [defaultLanguage] },
    texts: { [defaultLanguage]: structuredClone(strings.texts) },
    links: { privacy_policy: inLanguage(PLACEHOLDER_POLICY) },
    categories: (Object.keys(categoryTraits) as StarterCategory[]).map((key) => ({
      key,
      label: inLanguage(strings.categories[key].label),
      description: inLanguage(strings.categories[key].description),
      ...structuredClone(categoryTraits[key]),
    })),
    layout: { kind: "box", position: "bottom" },
    theme: structuredClone(theme),
    regimes: { fallback: "opt_in", rules: [structuredClone(optOutStates)] },
    consent_mode: { enabled: true },
  };
}

/** Reports whether there is a starter document in the language of a tag. */
export function hasStarter(tag: string): boolean {
  return translationOf(tag) !== undefined;
}

/** Texts of every starter document, with the primary language of each. */
const languageByText: ReadonlyMap<string, string> = new Map([
  ...Object.entries(translations).flatMap(([tag, strings]) =>
    stringsIn(strings).map((text) => [text, primaryOf(tag)] as const),
  ),
  ...Object.entries(formerTexts).flatMap(([tag, texts]) => texts.map((text) => [text, primaryOf(tag)] as const)),
]);

/** Primary language of the starter that has a text; null if none does. */
export function starterLanguageOf(text: string): string | null {
  return languageByText.get(text) ?? null;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * The strings of the starter document in the language of a tag.
 *
 * @throws {NoStarterError} for a language without a translation
 */
export function starterTexts(tag: string): StarterTexts {
  const found = translationOf(tag);
  if (found === undefined) throw new NoStarterError(tag);
  return found;
}

/** The translation of the tag itself, in any case, else of one that is spelled alike, else of its primary language. */
function translationOf(tag: string): StarterTexts | undefined {
  const exact = starterLanguages.find((each) => each.toLowerCase() === tag.toLowerCase());
  const name = exact ?? (britishTags.has(tag.toLowerCase()) ? "en-GB" : primaryOf(tag));
  return Object.hasOwn(translations, name) ? translations[name] : undefined;
}

/** The primary language; the older tag for Norwegian is read as Bokmål, in which most of it is written. */
function primaryOf(tag: string): string {
  const primary = tag.split("-")[0]?.toLowerCase() ?? "";
  return primary === "no" ? "nb" : primary;
}
