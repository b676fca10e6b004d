import { type BannerDocument, starterDocument } from "../src/consent/rules";

const LANGUAGES = "en de fr es it nl pt pl sv da fi nb cs sk hu ro bg el et lv lt sl hr ga".split(" ");

/** The size that the promises speak of. */
const LARGE_BYTES = 100 * 1024;

/** The contract's limit. */
const BLOCKING_RULES = 500;

/** Banners that the deployments are measured with. */
export const SAMPLE_BANNERS = {
  small: (): BannerDocument => withIdentity(starterDocument("en")),
  large: largeBanner,
} as const;

/**
 * 24 languages, each with every string, and blocking rules up to 100 KiB of JSON: their hosts are as long as it takes.
 */
function largeBanner(): BannerDocument {
  const document = withIdentity(starterDocument("en"));
  const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((tag) => [tag, textsIn(tag, text)]));
  const inLanguages: BannerDocument = {
    ...document,
    languages: { ...document.languages, available: LANGUAGES },
    texts: Object.fromEntries(LANGUAGES.map((tag) => [tag, textsIn(tag, document.texts.en ?? {})])),
    categories: document.categories.map((category) => ({
      ...category,
      label: inAll(category.label.en ?? ""),
      description: inAll(category.description.en ?? ""),
    })),
  };
  const rules = (padding: string) =>
    Array.from({ length: BLOCKING_RULES }, (_, index) => ({
      match: { host: `*.${padding}tracker-${index}.example` },
      category: "marketing",
      action: "block" as const,
    }));
  const withRules = (padding: string) => ({ ...inLanguages, blocking: { rules: rules(padding) } });
  const missing = LARGE_BYTES - JSON.stringify(withRules("")).length;
  return withRules("x".repeat(Math.max(0, Math.round(missing / BLOCKING_RULES) - 1)).concat("."));
}

/** One text of four words under two tags would be an error: it cannot be in both languages. */
function textsIn<Value>(tag: string, value: Value): Value {
  if (tag === "en") return value;
  if (typeof value === "string") return (value.split(" ").length < 4 ? value : `(${tag}) ${value}`) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, textsIn(tag, member)])) as Value;
}

function withIdentity(document: BannerDocument): BannerDocument {
  return { ...document, identity: { controller_name: "Bench Ltd", contact_email: "privacy@bench.example" } };
}
