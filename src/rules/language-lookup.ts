import type { BannerComponents } from "./generated/banner-document";

/** The members of `languages` that a lookup reads. */
export type Languages = Pick<BannerComponents["BannerLanguages"], "default" | "available" | "fallbacks">;

/**
 * The available languages in which a string is looked for, best first, when a visitor asks for `tag`: the exact tag,
 * its fallback, then the tag shortened from its end (RFC 4647, 3.4), then the default (contract 3.1). A fallback and a
 * shortened tag are looked up in the same way, so that what a language lacks is found where its own readers find it.
 * Tags compare without case. Never empty, and cycles end.
 */
export function languageChain(languages: Languages, tag: string): string[] {
  const availableByTag = new Map(languages.available.map((available) => [available.toLowerCase(), available]));
  const fallbackByTag = fallbacksByTag(languages.fallbacks ?? {});
  const visited = new Set<string>();
  const visit = (each: string | undefined): void => {
    if (each === undefined || each === "" || visited.has(each)) return;
    visited.add(each);
    visit(fallbackByTag.get(each));
    visit(each.slice(0, Math.max(0, each.lastIndexOf("-"))));
  };
  visit(tag.toLowerCase());
  visit(languages.default.toLowerCase());
  const chain = [...visited].flatMap((each) => availableByTag.get(each) ?? []);
  return chain.length === 0 ? [languages.default] : chain;
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
