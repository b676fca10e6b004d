import { type BannerDocument, starterDocument } from "../src/rules";

const LANGUAGES = "en de fr es it nl pt pl sv da fi nb cs sk hu ro bg el et lv lt sl hr ga".split(" ");

/** The size that the promises speak of. */
const LARGE_BYTES = 100_000;

/** Banners that the deployments are measured with. */
export const SAMPLE_BANNERS = {
  small: (): BannerDocument => withIdentity(starterDocument("en")),
  large: largeBanner,
} as const;

/** 24 languages, and blocking rules up to 100 kB of JSON. */
function largeBanner(): BannerDocument {
  const document = withIdentity(starterDocument("en"));
  const inAll = <Value>(value: Value) => Object.fromEntries(LANGUAGES.map((tag) => [tag, value]));
  const inLanguages: BannerDocument = {
    ...document,
    languages: { ...document.languages, available: LANGUAGES },
    texts: inAll(document.texts.en ?? {}),
    categories: document.categories.map((category) => ({
      ...category,
      label: inAll(category.label.en ?? ""),
      description: inAll(category.description.en ?? ""),
    })),
  };
  const rule = (index: number) => ({
    match: { host: `*.tracker-${String(index).padStart(4, "0")}.example` },
    category: "marketing",
    action: "block" as const,
  });
  const missing = LARGE_BYTES - JSON.stringify(inLanguages).length;
  const count = Math.max(0, Math.round(missing / (JSON.stringify(rule(0)).length + 1)));
  return { ...inLanguages, blocking: { rules: Array.from({ length: count }, (_, index) => rule(index)) } };
}

function withIdentity(document: BannerDocument): BannerDocument {
  return { ...document, identity: { controller_name: "Bench Ltd", contact_email: "privacy@bench.example" } };
}
