import type { BannerComponents } from "./generated/banner-document";

/** The members of `languages` that a lookup reads. */
export type Languages = Pick<BannerComponents["BannerLanguages"], "default" | "available" | "fallbacks">;

/**
 * The available languages in which a string is looked for, best first, when a visitor asks for `tag`: the exact tag, its `fallbacks` (chains are
 * followed), then the same for the tag shortened from its end (RFC 4647, 3.4), then the default (contract 3.1). Tags compare without case. Never
 * empty; a cycle in `fallbacks` ends where it closes.
 */
export function languageChain(languages: Languages, tag: string): string[] {
  const availableByTag = new Map(languages.available.map((available) => [available.toLowerCase(), available]));
  const found = shortenings(tag.toLowerCase())
    .flatMap((shortened) => [shortened, ...followFallbacks(languages.fallbacks ?? {}, shortened).path])
    .flatMap((each) => availableByTag.get(each) ?? []);
  return [...new Set([...found, languages.default])];
}

/** The language that a visitor who asks for `tag` is shown. */
export function languageLookup(languages: Languages, tag: string): string {
  return languageChain(languages, tag)[0] ?? languages.default;
}

/** Where the fallbacks of a tag lead, in lower case, without the tag itself; `isCyclic` when they come back to a tag already passed. */
export function followFallbacks(
  fallbacks: Readonly<Record<string, string>>,
  tag: string,
): { path: string[]; isCyclic: boolean } {
  const byTag = new Map(Object.entries(fallbacks).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()]));
  const passed = new Set([tag.toLowerCase()]);
  for (let next = byTag.get(tag.toLowerCase()); next !== undefined; next = byTag.get(next)) {
    if (passed.has(next)) return { path: [...passed].slice(1), isCyclic: true };
    passed.add(next);
  }
  return { path: [...passed].slice(1), isCyclic: false };
}

/** `zh-hant-tw`, `zh-hant`, `zh`. */
function shortenings(tag: string): string[] {
  const subtags = tag.split("-");
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join("-"));
}

/** The string of a `{lang}` map in the first language of a chain that has one; undefined when none has. */
export function textIn(texts: Readonly<Record<string, string>>, chain: readonly string[]): string | undefined {
  const tag = chain.find((each) => Object.hasOwn(texts, each));
  return tag === undefined ? undefined : texts[tag];
}
