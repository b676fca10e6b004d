import { readFileSync } from "node:fs";
import type { BannerDocument } from "../../src/consent/rules";
import type { Visitor } from "./banner-visit";
import type { WebPage } from "./banner-website";

/** Shapes of the first layer. */
export type LayoutKind = "bar" | "box" | "modal" | "inline";

/** One look of a banner, and the way through its layers. */
export interface BannerLook {
  /** Layout, colors and language. */
  readonly name: string;
  readonly page: WebPage;
  /** Goes from layer to layer, and calls `at` with the name of each. */
  walk(visitor: Visitor, at: (layer: string) => Promise<void>): Promise<void>;
}

/** Checks of axe-core for WCAG 2.2 AA; `target-size` runs with the last one only. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const themes = ["light", "dark"] as const;
const languages = ["en", "ar"] as const;
const kinds: readonly LayoutKind[] = ["bar", "box", "modal", "inline"];

/** Gives a document this shape and Arabic texts. */
export const shaped =
  (kind: LayoutKind, mode: "light" | "dark", preferences: "modal" | "drawer" = "modal") =>
  (document: BannerDocument): void => {
    document.layout = { kind, preferences };
    document.theme.mode = mode;
    document.languages.available = ["en", "ar"];
    document.texts.ar = {
      banner: { title: "خصوصيتك", accept_all: "قبول الكل", reject_all: "رفض الكل" },
      opt_out: { link: "خيارات الخصوصية", title: "إلغاء الاشتراك", body: "لا تبيعوا بياناتي", confirm: "تأكيد" },
    };
  };

/** Each layout in each theme and direction. Every second layout has a drawer, so that both are seen in each. */
export const bannerLooks: readonly BannerLook[] = themes.flatMap((mode) =>
  languages.flatMap((lang) => [
    ...kinds.map((kind, index) => layoutLook(kind, mode, lang, index % 2 === 0 ? "modal" : "drawer")),
    optOutLook(mode, lang),
  ]),
);

/** Violations on the page as it is, as rule and elements, and the number of rules that had something to check. */
export async function axeResults(visitor: Visitor): Promise<{ violations: string[]; checked: number }> {
  if (!(await visitor.evaluate<boolean>("'axe' in window"))) await visitor.page.evaluate(axe);
  const options = JSON.stringify({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  return visitor.evaluate(
    `window.axe.run(document, ${options}).then(({ violations, passes, incomplete }) => ({
      violations: violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" | ")),
      checked: violations.length + passes.length + incomplete.length,
    }))`,
  );
}

function layoutLook(
  kind: LayoutKind,
  mode: (typeof themes)[number],
  lang: (typeof languages)[number],
  preferences: "modal" | "drawer",
): BannerLook {
  const body =
    '<div id="consent-banner"></div><iframe title="Video" data-consent="marketing" data-consent-src="OTHER/a.html" width="300" height="150"></iframe>';
  return {
    name: `${kind} and ${preferences}, ${mode}, ${lang}`,
    page: { change: shaped(kind, mode, preferences), lang, body },
    walk: async (visitor, at) => {
      await at(`first layer, ${kind}`);
      await visitor.press(".customize");
      await visitor.preferences();
      await at(`preferences, ${preferences}`);
      await visitor.press(".in-preferences .reject");
      await at("reopen control");
    },
  };
}

function optOutLook(mode: (typeof themes)[number], lang: (typeof languages)[number]): BannerLook {
  return {
    name: `opt-out, ${mode}, ${lang}`,
    page: { change: shaped("box", mode, "drawer"), lang, place: "US-CA" },
    walk: async (visitor, at) => {
      await at("opt-out link");
      await visitor.press(".link");
      await visitor.preferences();
      await at("opt-out dialog");
      await visitor.press(".in-preferences .reject");
      await at("opt-out status");
    },
  };
}
