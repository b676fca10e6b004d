import type { BannerDocument } from "../../src/consent/rules";
import type { Coming, Visitor } from "./banner-visit";
import type { WebPage, Website } from "./banner-website";

/** The effect of one member of the document, or a few, in a browser. */
export interface MemberCase {
  /** Paths of the members, without the keys of maps; `.*` means all below. */
  readonly member: string;
  readonly page?: WebPage;
  readonly coming?: Coming;
  look(visitor: Visitor, website: Website): Promise<void>;
}

/** A page whose document is changed. */
export const changed = (change: (document: BannerDocument) => void): WebPage => ({ change });

type Rule = NonNullable<BannerDocument["regimes"]["rules"]>[number];

/** A page for visitors in Germany, with a rule for them. */
export const ruled = (traits: Partial<Rule>, more: (document: BannerDocument) => void = () => {}): WebPage => ({
  place: "DE",
  change: (document) => {
    const rule: Rule = { id: "here", match: { countries: ["DE"] }, model: "opt_in", first_layer: [], ...traits };
    document.regimes.rules = [rule];
    more(document);
  },
});

/** The English strings of a document. */
export function texts(document: BannerDocument) {
  return document.texts.en ?? {};
}

/** An expression that finds an element of a surface. */
export const find = (surface: string, selector: string) =>
  `document.querySelector('[data-consentform="${surface}"]')?.shadowRoot.querySelector(${JSON.stringify(selector)})`;
