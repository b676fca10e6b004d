import { fillDefaults } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerComponents, ResolvedBannerDocument } from "./generated/resolved-banner-document";
import { languageChain, textIn } from "./language-lookup";
import { listSeparator } from "./list-separator";

type Texts = ResolvedBannerComponents["BannerTexts"];
type ByLanguage = Record<string, string>;

/**
 * A document as a visitor's browser needs it (contract 2.3, `view=resolved`): every default filled, and every string
 * that a language lacks taken from the next language of its lookup, and `{controller}` and `{purposes}` of the first
 * layer filled in. A string that no language has stays missing. Resolving twice changes nothing.
 */
export function resolvedView(sent: BannerDocument): ResolvedBannerDocument {
  const document = completedView(sent);
  const filled = document.languages.available.map((tag) => {
    const chain = languageChain(document.languages, tag);
    return [tag, filledIn(document.texts[tag] ?? {}, document, chain)] as const;
  });
  return { ...document, texts: { ...document.texts, ...Object.fromEntries(filled) } };
}

/**
 * The resolved view before the placeholders of the first layer are filled in, so that a new category does not change a
 * text.
 */
export function completedView(sent: BannerDocument): ResolvedBannerDocument {
  const document = fillDefaults(sent);
  const chains = document.languages.available.map((tag) => [tag, languageChain(document.languages, tag)] as const);
  const complete = (texts: ByLanguage): ByLanguage => completed(texts, chains);
  return {
    ...document,
    texts: {
      ...document.texts,
      ...Object.fromEntries(chains.map(([tag, chain]) => [tag, resolvedTexts(document.texts, tag, chain)])),
    },
    links: resolvedLinks(document.links, complete),
    categories: document.categories.map((category) => ({
      ...category,
      label: complete(category.label),
      description: complete(category.description),
    })),
  };
}

function completed(texts: ByLanguage, chains: readonly (readonly [string, readonly string[]])[]): ByLanguage {
  const found = chains.flatMap(([tag, chain]) => {
    const text = textIn(texts, chain);
    return text === undefined ? [] : [[tag, text] as const];
  });
  return { ...texts, ...Object.fromEntries(found) };
}

function resolvedLinks(
  { extra, ...links }: ResolvedBannerDocument["links"],
  complete: (texts: ByLanguage) => ByLanguage,
): ResolvedBannerDocument["links"] {
  return {
    ...Object.fromEntries(Object.entries(links).map(([name, addresses]) => [name, complete(addresses)])),
    extra: extra.map(({ label, url }) => ({ label: complete(label), url: complete(url) })),
  };
}

/**
 * The strings of the chain's languages, laid over one another, the first language on top. Words are those of the
 * language itself: built-in ones come before those of another language.
 */
function resolvedTexts(texts: Record<string, Texts>, tag: string, chain: readonly string[]): Texts {
  const resolved = chain.reduceRight<Texts>(
    (below, each) => (Object.hasOwn(texts, each) ? overlaid(below, texts[each] ?? {}) : below),
    {},
  );
  const words = Object.hasOwn(texts, tag) ? texts[tag]?.words : undefined;
  return { ...resolved, ...(words !== undefined && { words }) };
}

/** The first layer with the controller and the purposes in place of their placeholders. */
function filledIn(texts: Texts, { identity, categories }: ResolvedBannerDocument, chain: readonly string[]): Texts {
  const purposes = categories
    .filter(({ required }) => !required)
    .flatMap(({ label }) => textIn(label, chain) ?? [])
    .join(listSeparator(chain[0] ?? ""));
  const values: Readonly<Record<string, string>> = { controller: identity.controller_name, purposes };
  const fill = (text: string) => text.replace(/\{(controller|purposes)\}/g, (found, name) => values[name] ?? found);
  if (texts.banner === undefined) return texts;
  const { body, notice } = texts.banner;
  return {
    ...texts,
    banner: {
      ...texts.banner,
      ...(body !== undefined && { body: fill(body) }),
      ...(notice !== undefined && { notice: fill(notice) }),
    },
  };
}

function overlaid(below: Texts, above: Texts): Texts {
  const { limit_link: limitLink = below.limit_link } = above;
  return {
    ...overlaidSection("banner", below, above),
    ...overlaidSection("preferences", below, above),
    ...overlaidSection("opt_out", below, above),
    ...(limitLink !== undefined && { limit_link: limitLink }),
    ...overlaidSection("status", below, above),
    ...overlaidSection("embed", below, above),
  };
}

function overlaidSection<Section extends Exclude<keyof Texts, "limit_link" | "words">>(
  section: Section,
  below: Texts,
  above: Texts,
): Pick<Texts, Section> | object {
  return below[section] === undefined && above[section] === undefined
    ? {}
    : { [section]: { ...below[section], ...above[section] } };
}
