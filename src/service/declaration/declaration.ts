import type { Schemas } from "@consentform/consent/contract";
import { languageChain, languageLookup } from "@consentform/consent/rules";
import { storedDocument } from "../drafts/draft-view";
import { frozenServices } from "../drafts/evaluate-document";
import type { Row } from "../store/database";
import { wordsIn } from "./words";

type Frozen = Schemas["FrozenService"];

/**
 * The public declaration of a version about storage and third parties (contract 2.9): the categories of its document
 * with the services that it froze, and those of no category last. `requested`: the language asked for, or null for the
 * default one.
 */
export function declarationOf(version: Row<"versions">, requested: string | null): Schemas["Declaration"] {
  const document = storedDocument(version);
  const asked = requested ?? document.languages.default;
  const language = languageLookup(document.languages, asked);
  const text = textFinder(languageChain(document.languages, asked));
  const services = frozenServices(version);
  const keys = new Set(document.categories.map(({ key }) => key));
  const unclassified = services.filter(({ category }) => !keys.has(category));
  return {
    site_id: version.site_id,
    language,
    requested_language: requested,
    generated_from: { number: version.number, digest: version.config_digest },
    controller: document.identity.controller_name,
    categories: [
      ...document.categories.map(({ key, label, description }) => ({
        key,
        label: text(label) ?? key,
        description: text(description) ?? "",
        services: services.filter(({ category }) => category === key).map((service) => declared(service, text)),
      })),
      ...(unclassified.length === 0 ? [] : [categoryOf(unclassified, language, text)]),
    ],
  };
}

/** Services outside the document's categories are loaded too, so they are declared. */
function categoryOf(services: readonly Frozen[], language: string, text: TextFinder): Schemas["DeclarationCategory"] {
  const { words } = wordsIn(language);
  return {
    key: "unclassified",
    label: words.unclassified,
    description: words.unclassifiedServices,
    services: services.map((service) => declared(service, text)),
  };
}

type TextFinder = (texts: Readonly<Record<string, string>>) => string | null;

/**
 * Finds a text in the first language of the chain that has it, for each text separately. Services may be described in
 * languages that the document does not have: one of those is better than nothing. null: there is no text.
 */
function textFinder(chain: readonly string[]): TextFinder {
  const order = chain.map((tag) => tag.toLowerCase());
  return (texts) => {
    const byTag = new Map(Object.entries(texts).map(([tag, text]) => [tag.toLowerCase(), text]));
    const tag = [...order, ...[...byTag.keys()].sort()].find((each) => byTag.has(each));
    return byTag.get(tag ?? "") ?? null;
  };
}

function declared(service: Frozen, text: TextFinder): Schemas["DeclarationService"] {
  const { name, company, privacy_url, purposes, storage } = service;
  return {
    name,
    company,
    privacy_url,
    purposes: text(purposes),
    storage: storage.map((entry) => ({
      name: entry.name ?? entry.pattern ?? "",
      kind: entry.kind,
      party: entry.party,
      domain: entry.domain ?? null,
      duration: entry.duration,
      purpose: text(entry.purpose ?? {}),
    })),
  };
}

/**
 * An address that a page may link to: https, in the normal form of URLs, which has no white space, quotes or angle
 * brackets.
 */
export function linkable(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
}
