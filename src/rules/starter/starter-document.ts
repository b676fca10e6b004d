import type { BannerComponents, BannerDocument } from "../generated/banner-document";
import { placeholderIdentity } from "./placeholder-identity";
import type { StarterCategory, StarterTexts } from "./starter-texts";
import { de } from "./texts/de";
import { en } from "./texts/en";
import { es } from "./texts/es";
import { fr } from "./texts/fr";
import { it } from "./texts/it";
import { nl } from "./texts/nl";
import { pl } from "./texts/pl";
import { pt } from "./texts/pt";

/** Translations by primary language subtag. A starter in another language has English strings under its tag. */
const translations: Readonly<Record<string, StarterTexts>> = { de, en, es, fr, it, nl, pl, pt };

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
 * The document that a new site starts with: complete, in the given language, strict where nothing else is known. Its only error is identity-placeholder.
 * `defaultLanguage` is a BCP 47 tag.
 */
export function starterDocument(defaultLanguage: string): BannerDocument {
  const strings = starterTexts(defaultLanguage);
  const inLanguage = (text: string) => ({ [defaultLanguage]: text });
  return {
    schema_version: "1",
    identity: { ...placeholderIdentity },
    languages: { default: defaultLanguage, available: [defaultLanguage] },
    texts: { [defaultLanguage]: structuredClone(strings.texts) },
    links: { privacy_policy: inLanguage("/privacy") },
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

function starterTexts(tag: string): StarterTexts {
  const primary = tag.split("-")[0]?.toLowerCase() ?? "";
  return (Object.hasOwn(translations, primary) ? translations[primary] : undefined) ?? en;
}
