import {
  chooseRule,
  type EffectiveRule,
  effectiveRule,
  isRegimeRefusal,
  languageLookup,
  resolvedView,
  resolveRegime,
} from "@consentform/consent/rules";
import { canonicalJson, digest } from "@consentform/consent/values";
import { storedDocument } from "../drafts/draft-view";
import { frozenServices } from "../drafts/evaluate-document";
import type { Row } from "../store/database";
import { InvalidConsentError } from "./new-consent";
import { shownTextDigest } from "./shown-text-digest";

/** A visitor's place, as the banner knew it. */
export interface VisitorPlace {
  readonly country: string | null;
  readonly region: string | null;
}

/** The rule that a visitor was shown a banner by. */
interface ShownRule {
  readonly regime: string;
  readonly country: string | null;
  readonly rule: EffectiveRule;
}

/**
 * The parts of a version that consent records refer to. Answers are kept, because thousands of records ask the same.
 */
export interface BannerShown {
  readonly version: Row<"versions">;
  /** Keys of all categories, and of the optional ones. */
  readonly categories: readonly string[];
  readonly optionalCategories: readonly string[];
  /** Optional categories whose data is sold or shared. */
  readonly soldCategories: readonly string[];
  /** Optional categories that Global Privacy Control switches off where it counts. */
  readonly signalCategories: readonly string[];
  /** The services that the version froze: category by key. */
  readonly services: ReadonlyMap<string, string>;
  readonly isUserAgentRecorded: boolean;
  readonly isTcfEnabled: boolean;
  readonly isGppEnabled: boolean;
  /** The available language for an asked one, and the digest of the texts in it. */
  texts(askedLanguage: string): { readonly language: string; readonly digest: string };
  /** The same over every text that the banner shows, built-in ones included: what records of schema 2 have. */
  shownTexts(askedLanguage: string): { readonly language: string; readonly digest: string };
  /** A rule of the document by its id, the fallback for null; undefined if there is none. */
  ruleCalled(id: string | null): EffectiveRule | undefined;
  /** @throws {InvalidConsentError} if the place is none */
  ruleIn(place: VisitorPlace, at: Date): ShownRule;
}

type ShownDocument = ReturnType<typeof resolvedView>;

/** Reads the document of a version once. */
export function bannerShown(version: Row<"versions">): BannerShown {
  const document = resolvedView(storedDocument(version));
  const digests = new Map<string, string>();
  const shownDigests = new Map<string, string>();
  const byId = new Map<string | null, EffectiveRule>();
  const rules = new Map<string, ShownRule>();
  const optional = document.categories.filter(({ required }) => !required);
  const sold = optional.filter(({ sale_or_share }) => sale_or_share).map(({ key }) => key);
  const ofSignal = document.gpc?.categories ?? [];
  const services = JSON.parse(version.services) as { readonly key: string; readonly category: string }[];
  return {
    version,
    categories: document.categories.map(({ key }) => key),
    optionalCategories: optional.map(({ key }) => key),
    soldCategories: sold,
    signalCategories:
      ofSignal.length === 0 ? sold : optional.map(({ key }) => key).filter((key) => ofSignal.includes(key)),
    services: new Map(services.map(({ key, category }) => [key, category])),
    isUserAgentRecorded: document.records?.user_agent !== "none",
    isTcfEnabled: document.tcf?.enabled === true,
    isGppEnabled: document.gpp?.enabled === true,
    texts: (asked) => {
      const language = languageLookup(document.languages, asked);
      return { language, digest: remembered(digests, language, () => textDigest(document, language)) };
    },
    shownTexts: (asked) => {
      const language = languageLookup(document.languages, asked);
      const of = () => shownTextDigest(storedDocument(version), frozenServices(version), language);
      return { language, digest: remembered(shownDigests, language, of) };
    },
    ruleCalled: (id) => {
      const index = id === null ? null : document.regimes.rules.findIndex((rule) => rule.id === id);
      return index === -1 ? undefined : remembered(byId, id, () => effectiveRule(document, index));
    },
    ruleIn: (place, at) =>
      // The table changes with the days, not within one.
      remembered(rules, canonicalJson([place.country, place.region, at.toISOString().slice(0, 10)]), () =>
        shownRule(document, place, at),
      ),
  };
}

function textDigest({ texts, categories }: ShownDocument, language: string): string {
  return digest({
    texts: texts[language] ?? {},
    categories: categories.map(({ key, label, description }) => ({
      key,
      label: label[language] ?? null,
      description: description[language] ?? null,
    })),
  });
}

function shownRule(document: ShownDocument, place: VisitorPlace, at: Date): ShownRule {
  const answer = resolveRegime({ ...place, at });
  if (isRegimeRefusal(answer)) throw new InvalidConsentError(answer.parameter, answer.detail);
  const { regime, country, region } = answer;
  return { regime, country, rule: chooseRule(document, { regime, country, region }) };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
