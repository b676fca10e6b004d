import { type BannerDocument, type RuleContext, starterDocument } from "../../../../../src/consent/rules";

/** A document, made from a flawless one, and what surrounds it. */
export interface Scenario {
  change?: (document: BannerDocument) => void;
  /** In place of a changed document: any value at all. */
  value?: unknown;
  context?: RuleContext;
}

/** A scenario that raises a code, and the nearest one that does not. */
export interface CodeCase {
  raises: Scenario;
  spares: Scenario;
  /** Pointers of all findings of this code that `raises` gives, in order. */
  at: string[];
  /** Level of these findings, if no source of the rule was read; default: the rule's own. */
  level?: "W";
  /** Places of the first of them; left out where the rule is not about places, or where they are too many to list. */
  places?: string[];
}

/** A complete document in English without a single finding. */
export function flawless(): BannerDocument {
  const document = starterDocument("en");
  return {
    ...document,
    links: { privacy_policy: { en: "https://nordlicht.example/privacy" } },
    identity: { controller_name: "Nordlicht GmbH", contact_email: "privacy@nordlicht.example" },
  };
}

/** The value that a scenario has validated. */
export function documentOf({ change, value }: Scenario): unknown {
  if (change === undefined && value !== undefined) return value;
  const document = flawless();
  change?.(document);
  return document;
}

type Rule = NonNullable<BannerDocument["regimes"]["rules"]>[number];

/** A rule for some places; strict unless `traits` say otherwise. */
export function regimeRule(match: Rule["match"], traits: Partial<Rule> = {}): Rule {
  return { id: "special", match, model: "opt_in", first_layer: ["accept_all", "reject_all", "customize"], ...traits };
}

/** A change that adds such a rule before the others. */
export function withRule(match: Rule["match"], traits: Partial<Rule> = {}): (document: BannerDocument) => void {
  return (document) => {
    document.regimes.rules = [regimeRule(match, traits), ...(document.regimes.rules ?? [])];
  };
}

/** The category with a key; throws when the document has none. */
export function category(document: BannerDocument, key: string): BannerDocument["categories"][number] {
  const found = document.categories.find((each) => each.key === key);
  if (found === undefined) throw new Error(`the document has no category ${key}`);
  return found;
}

/** The English strings; throws when there are none. */
export function english(document: BannerDocument): NonNullable<BannerDocument["texts"][string]> {
  const texts = document.texts.en;
  if (texts === undefined) throw new Error("the document has no English texts");
  return texts;
}
