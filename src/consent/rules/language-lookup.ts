import type { BannerComponents } from "./generated/banner-document";

/** The members of `languages` that a lookup reads. */
export type Languages = Pick<BannerComponents["BannerLanguages"], "default" | "available" | "fallbacks">;

/**
 * The available languages in which a string is looked for, best first, when a visitor asks for `tag`: the exact tag,
 * its fallback, its script (`zh-TW` is written in `zh-Hant`), then the tag shortened from its end (RFC 4647, 3.4), then
 * the default (contract 3.1). A fallback and a shortened tag are looked up in the same way, so that a missing string
 * comes from the language that its readers use instead. The result is never empty, and cycles end.
 */
export function languageChain(languages: Languages, tag: string): string[] {
  const chain = [tag, languages.default].flatMap((asked) => availableFor(languages, asked, knownCanonicalTag));
  return chain.length === 0 ? [languages.default] : [...new Set(chain)];
}

/** More tags than the documents of a fleet have. */
const MAX_KNOWN = 1000;

/** Canonical tags by tag: a validation looks each of up to 60 languages up among the same ones, many times. */
const canonicalTags = new Map<string, string>();

function knownCanonicalTag(tag: string): string {
  const canonical = canonicalTags.get(tag) ?? canonicalTag(tag);
  if (canonicalTags.size >= MAX_KNOWN) canonicalTags.clear();
  canonicalTags.set(tag, canonical);
  return canonical;
}

/** The chain of a tag without the default; empty if none of its languages is available. */
export function availableFor(
  { available, fallbacks = {} }: Languages,
  tag: string,
  canonicalOf: (tag: string) => string = canonicalTag,
): string[] {
  const visited: string[] = [];
  const chain: string[] = [];
  const canonical = available.map(canonicalOf);
  const visit = (asked: string): void => {
    const each = canonicalOf(asked);
    if (each === "" || visited.includes(each)) return;
    visited.push(each);
    for (const [index, one] of available.entries()) if (canonical[index] === each) chain.push(one);
    for (const from in fallbacks) if (canonicalOf(from) === each) visit(fallbacks[from] ?? "");
    visit(scriptOf(each));
    visit(each.slice(0, Math.max(0, each.lastIndexOf("-"))));
  };
  visit(tag);
  return chain;
}

/**
 * A tag in the form in which tags are compared: in lowercase, with hyphens, and with the current name of its language.
 * `no` becomes `nb`, which pages with `no` mean.
 */
function canonicalTag(tag: string): string {
  const written = tag
    .replace(/[.@].*/, "")
    .replace(/_/g, "-")
    .toLowerCase();
  try {
    return String(new Intl.Locale(written)).replace(/^no\b/i, "nb").toLowerCase();
  } catch {
    return written;
  }
}

/** The language of a tag with its script; empty if the tag is not valid. */
function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return "";
  }
}

/** The language that a visitor who asks for `tag` is shown. */
export function languageLookup(languages: Languages, tag: string): string {
  return languageChain(languages, tag)[0] ?? languages.default;
}

/** Reports whether the fallbacks of a tag lead back to a tag already passed. */
export function isFallbackCyclic(fallbacks: Readonly<Record<string, string>>, tag: string): boolean {
  const byTag = fallbacksByTag(fallbacks);
  const passed = new Set([tag.toLowerCase()]);
  for (let next = byTag.get(tag.toLowerCase()); next !== undefined; next = byTag.get(next)) {
    if (passed.has(next)) return true;
    passed.add(next);
  }
  return false;
}

function fallbacksByTag(fallbacks: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(fallbacks).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()]));
}

/** The string of a `{lang}` map in the first language of a chain that has one; undefined when none has. */
export function textIn(texts: Readonly<Record<string, string>>, chain: readonly string[]): string | undefined {
  const tag = chain.find((each) => Object.hasOwn(texts, each));
  return tag === undefined ? undefined : texts[tag];
}
