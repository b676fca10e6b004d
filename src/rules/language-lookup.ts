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
  const fallbackByTag = new Map(
    Object.entries(languages.fallbacks ?? {}).map(([from, to]) => [from.toLowerCase(), to.toLowerCase()]),
  );
  const chain = new Set<string>();
  const visited = new Set<string>();
  for (const shortened of shortenings(tag.toLowerCase())) {
    for (
      let next: string | undefined = shortened;
      next !== undefined && !visited.has(next);
      next = fallbackByTag.get(next)
    ) {
      visited.add(next);
      const available = availableByTag.get(next);
      if (available !== undefined) chain.add(available);
    }
  }
  return [...chain.add(languages.default)];
}

/** The language that a visitor who asks for `tag` is shown. */
export function languageLookup(languages: Languages, tag: string): string {
  return languageChain(languages, tag)[0] ?? languages.default;
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
