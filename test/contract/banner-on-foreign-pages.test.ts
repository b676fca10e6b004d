import type { BannerDocument } from "../../src/consent/rules";
import { inBannerBrowser } from "../support/banner-browser";
import { find } from "../support/banner-member-case";
import type { Visitor } from "../support/banner-visit";
import { testInBrowser } from "../support/browser";

/** The looks of the banner on pages with their own styles. */

const run = inBannerBrowser();

/** Computed values of an element, by property. */
const styleOf = (visitor: Visitor, surface: string, selector: string, ...properties: string[]) =>
  visitor.evaluate<string[]>(`(() => {
    const style = getComputedStyle(${find(surface, selector)});
    return ${JSON.stringify(properties)}.map((property) => style.getPropertyValue(property));
  })()`);

const type = ["font-family", "font-weight", "line-height", "font-size"] as const;

/** Styles that pages have, each with the font that it gives the page. */
const pageStyles: readonly (readonly [css: string, family: string])[] = [
  ["body { font-family: Georgia, serif }", "Georgia, serif"],
  [
    "html { font: italic 300 11px/3 'Courier New', monospace } body { letter-spacing: 2px }",
    '"Courier New", monospace',
  ],
  ["* { font: 900 30px/4 Verdana !important; text-transform: uppercase !important }", "Verdana"],
  [":root { font-size: 62.5%; --font: cursive; --size: 40px; --text: red } body { font: 1.6rem/9 Arial }", "Arial"],
  [
    "* { --size: 40px !important; --text: red !important; --radius: 30px !important } body { font: 1em Tahoma }",
    "Tahoma",
  ],
  ["div, div * { display: none !important; opacity: 0 !important } body { font-family: system-ui }", "system-ui"],
  [
    "body > * { visibility: hidden; filter: blur(9px); float: left; direction: rtl } body { font-family: Arial }",
    "Arial",
  ],
];

testInBrowser("the banner uses the page's font, and no other style of the page", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ head: '<style id="page"></style>', body: '<p id="text">Text</p>' });
    // Drawing takes no focus from the page.
    expect(await visitor.evaluate("document.activeElement.tagName")).toBe("BODY");
    const box = () => visitor.evaluate<object>(`${find("first-layer", ".box")}.getBoundingClientRect().toJSON()`);
    for (const [css, family] of pageStyles) {
      await visitor.evaluate(`document.getElementById("page").textContent = ${JSON.stringify(css)}`);
      const seen = [];
      for (const selector of [".body", "h2", ".accept", ".reject", ".close", ".links a"]) {
        seen.push([selector, ...(await styleOf(visitor, "first-layer", selector, ...type))]);
      }
      expect([css, ...seen]).toEqual([
        css,
        [".body", family, "400", "24px", "16px"],
        ["h2", family, "600", "23.4px", "18px"],
        [".accept", family, "600", "20.8px", "16px"],
        [".reject", family, "600", "20.8px", "16px"],
        [".close", family, "400", "36px", "24px"],
        [".links a", family, "400", "21px", "14px"],
      ]);
      const others = ["color", "text-transform", "letter-spacing", "visibility", "filter", "direction", "font-style"];
      const plain = ["rgb(31, 41, 55)", "none", "normal", "visible", "none", "ltr", "normal"];
      expect([css, ...(await styleOf(visitor, "first-layer", ".body", ...others))]).toEqual([css, ...plain]);
      const isPressed = `(() => {
        const { left, top, width, height } = ${find("first-layer", ".reject")}.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.dataset.consentform;
      })()`;
      expect([css, await visitor.evaluate(isPressed), await box()]).toMatchObject([css, "first-layer", { width: 576 }]);
    }
    await visitor.press(".customize");
    expect(await styleOf(visitor, "preferences", ".categories p", ...type)).toEqual(["Arial", "400", "24px", "16px"]);
    await visitor.press(".in-preferences .reject");
    expect(await styleOf(visitor, "reopen", ".reopen", "font-family", "line-height")).toEqual(["Arial", "16.64px"]);
  }),
);

testInBrowser("the page's font replaces a font family that is not a list of names", () =>
  run(async ({ visit }) => {
    const families = {
      "Georgia, serif": "Georgia, serif",
      "inherit, serif": "Arial",
      "revert-layer": "Arial",
      "12": "Arial",
    };
    for (const [font_family, family] of Object.entries(families)) {
      const change = (document: BannerDocument): void => {
        document.theme.font_family = font_family;
      };
      const visitor = await visit({ change, head: "<style>body { font-family: Arial; --font: cursive }</style>" });
      for (const selector of [".body", ".accept", ".close"]) {
        expect(await styleOf(visitor, "first-layer", selector, "font-family")).toEqual([family]);
      }
      expect(await styleOf(visitor, "first-layer", ".accept", "font-weight")).toEqual(["600"]);
    }
  }),
);

/** Reports, for three points of each required link in view, whether nothing covers them. */
const linksSeen = `(() => {
  const host = document.querySelector('[data-consentform="page-links"]');
  return [...host.shadowRoot.querySelectorAll(".link")].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    if (top < 0 || top + height > innerHeight) return [];
    return [0.05, 0.5, 0.95].map((part) => {
      const x = left + width * part;
      const hit = document.elementFromPoint(x, top + height / 2);
      return hit === host && host.shadowRoot.elementFromPoint(x, top + height / 2) === link;
    });
  });
})()`;

const widths = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [320, 568],
  [320, 256],
] as const;

/** The rule of US states with both links, and a first layer of this kind. */
const american =
  (layout: BannerDocument["layout"], first_layer: readonly ("opt_out" | "ok")[]) =>
  (document: BannerDocument): void => {
    document.layout = layout;
    document.texts.en = { ...document.texts.en, limit_link: "Limit the Use of My Sensitive Personal Information" };
    const [rule] = document.regimes.rules ?? [];
    if (rule) Object.assign(rule, { first_layer, limit_link: true });
  };

testInBrowser.each([
  ["in the left corner", "bottom_left", ""],
  ["on a page of 80 %", "bottom_right", "<style>html { zoom: 0.8 }</style>"],
  ["on a page of 130 %", "bottom_left", "<style>html { zoom: 1.3 } body { margin: 0; line-height: 3 }</style>"],
] as const)("the control that reopens the banner never covers a required link, %s", (_, position, head) =>
  run(async ({ visit }) => {
    const change = american({ kind: "box", reopen: { position } }, []);
    const visitor = await visit({ place: "US-CA", change, head, body: "<div id=more></div>" });
    let seen = 0;
    for (const [width, height] of widths) {
      await visitor.page.setViewport({ width, height });
      // From a page shorter than the window to a longer one.
      for (const share of [0, 0.85, 1, 3]) {
        await visitor.evaluate(`document.getElementById("more").style.height = "${height * share}px"`);
        await visitor.painted();
        for (const part of share === 3 ? [0.95, 0.98, 1] : [0, 1]) {
          await visitor.evaluate(`scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * ${part})`);
          await visitor.painted();
          const found = await visitor.evaluate<boolean[]>(linksSeen);
          seen += found.length;
          expect([width, share, part, ...found.filter((isSeen) => !isSeen)]).toEqual([width, share, part]);
        }
        expect(await visitor.evaluate<boolean[]>(linksSeen)).toEqual(Array(6).fill(true));
      }
    }
    expect(seen).toBeGreaterThan(120);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser.each([["box"], ["bar"]] as const)("under a %s, required links scroll into view", (kind) =>
  run(async ({ visit }) => {
    const visitor = await visit({ place: "US-CA", change: american({ kind }, ["opt_out", "ok"]) });
    // At the last size, the first layer is as high as the window.
    for (const [width, height] of widths.slice(0, -1)) {
      await visitor.page.setViewport({ width, height });
      await visitor.painted();
      await visitor.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      expect([width, await visitor.evaluate(linksSeen)]).toEqual([width, Array(6).fill(true)]);
    }
    await visitor.press(".accept");
    expect(await visitor.evaluate(linksSeen)).toEqual(Array(6).fill(true));
  }),
);

/** The buttons of a layer that are covered, or only partly in view. */
const hiddenButtons = (surface: string) => `(() => {
  const { shadowRoot } = document.querySelector('[data-consentform="${surface}"]');
  return [...shadowRoot.querySelectorAll(".button, .close")].filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hits = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return !isInside || hits.some(([x, y]) => shadowRoot.elementFromPoint(x, y) !== button);
  }).map(({ className }) => className);
})()`;

const scrollers = (surface: string) =>
  `[...document.querySelector('[data-consentform="${surface}"]').shadowRoot.querySelectorAll(".box, .text")]`;

testInBrowser.each([
  ["box", "modal", 16],
  ["bar", "drawer", 16],
  ["modal", "modal", 24],
] as const)("at 400 %% zoom, a %s and a %s keep their buttons in view, in type of %d px", (kind, preferences, size) =>
  run(async ({ visit }) => {
    const change = (document: BannerDocument): void => {
      document.layout = { kind, preferences };
      document.theme.font_size = size;
      document.languages = { default: "de", available: ["de", "en"] };
      const banner = { ...document.texts.en?.banner, accept_all: "Alle akzeptieren", reject_all: "Alle ablehnen" };
      document.texts.de = {
        ...document.texts.en,
        banner: { ...banner, customize: "Einstellungen", save: "Speichern" },
      };
    };
    const visitor = await visit({ change });
    await visitor.page.setViewport({ width: 320, height: 256 });
    for (const surface of ["first-layer", "preferences"]) {
      for (const part of [0, 0.5]) {
        await visitor.evaluate(
          `${scrollers(surface)}.forEach((each) => { each.scrollTop = (each.scrollHeight - each.clientHeight) * ${part}; })`,
        );
        expect([surface, part, await visitor.evaluate(hiddenButtons(surface))]).toEqual([surface, part, []]);
      }
      // The text can scroll to its end.
      const last = surface === "first-layer" ? ".foot" : ".identity";
      await visitor.evaluate(`${scrollers(surface)}.forEach((each) => { each.scrollTop = 1e6; })`);
      expect(await visitor.evaluate(`${find(surface, last)}.getBoundingClientRect().bottom`)).toBeLessThanOrEqual(256);
      if (surface === "first-layer") await visitor.press(".customize");
      await visitor.preferences();
    }
  }),
);

testInBrowser("the preferences hide the first layer until they are closed", () =>
  run(async ({ visit }) => {
    for (const kind of ["box", "modal"] as const) {
      const change = (document: BannerDocument): void => {
        document.layout = { kind };
        document.languages.available = ["en", "de"];
      };
      const visitor = await visit({ change });
      const isDrawn = `${find("first-layer", ".box")}?.checkVisibility() ?? null`;
      const closings = [
        () => visitor.page.keyboard.press("Escape"),
        () => visitor.press(".in-preferences .close"),
        async () => {
          await visitor.page.select(">>> .in-preferences .language", "de");
          const hosts = `document.querySelectorAll('[data-consentform="preferences"]')`;
          const isRedrawn = `${hosts}.length === 1 && ${find("preferences", ".root")}.lang === "de"`;
          await visitor.page.waitForFunction(isRedrawn, { timeout: 5000 });
          expect(await visitor.evaluate(isDrawn)).toBe(false);
          await visitor.press(".in-preferences .close");
        },
      ];
      for (const closeBy of closings) {
        await visitor.press(".in-first-layer .customize");
        await visitor.preferences();
        expect(await visitor.evaluate(isDrawn)).toBe(false);
        await closeBy();
        // The closed dialog is removed a task after the first layer is shown.
        const isAlone = `(${isDrawn}) && !document.querySelector('[data-consentform="preferences"]')`;
        await visitor.page.waitForFunction(isAlone, { timeout: 5000 });
        expect(await visitor.drawn()).toEqual(["first-layer"]);
      }
      // The browser reports the end of a dialog after it is closed.
      await visitor.page.waitForFunction(`${find("first-layer", ".customize")}.matches(":focus")`, { timeout: 5000 });
      await visitor.press(".in-first-layer .customize");
      await visitor.press(".in-preferences .accept");
      await visitor.page.waitForFunction("document.activeElement.dataset.consentform === 'reopen'", { timeout: 5000 });
      expect(await visitor.drawn()).toEqual(["reopen"]);
    }
  }),
);

testInBrowser("a modal dialog itself has the focus when it opens, and no control has a ring", () =>
  run(async ({ visit }) => {
    const change = (document: BannerDocument): void => {
      document.layout = { kind: "modal" };
    };
    const visitor = await visit({ change });
    const focused = "document.activeElement.shadowRoot.activeElement";
    const look = `[${focused}.className, getComputedStyle(${focused}).outlineStyle]`;
    expect(await visitor.evaluate(look)).toEqual(["box", "none"]);
    await visitor.page.keyboard.press("Tab");
    expect(await visitor.evaluate(`${focused}.className`)).toBe("close");
    await visitor.page.focus(">>> .customize");
    await visitor.page.keyboard.press("Enter");
    await visitor.preferences();
    expect(await visitor.evaluate(look)).toEqual(["box", "none"]);
    expect(visitor.errors).toEqual([]);
  }),
);

/** The places of a layer's buttons, rounded, by their kind. */
const buttonRects = (surface: string) => `Object.fromEntries(
  ["accept", "reject", "customize"].map((kind) => {
    const { left, top, width, height } = document.querySelector('[data-consentform="${surface}"]').shadowRoot
      .querySelector(".button." + kind).getBoundingClientRect();
    return [kind, { left: Math.round(left), top: Math.round(top), width: Math.round(width), height }];
  }))`;

interface Rects {
  readonly accept: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly reject: Rects["accept"];
  readonly customize: Rects["accept"];
}

testInBrowser("a wide bar has text beside its buttons, and a drawer has full rows of buttons", () =>
  run(async ({ visit }) => {
    const change = (document: BannerDocument): void => {
      document.layout = { kind: "bar", preferences: "drawer", button_order: ["customize", "reject_all", "accept_all"] };
    };
    const visitor = await visit({ change });
    await visitor.page.setViewport({ width: 1920, height: 900 });
    const text = await visitor.evaluate<{ left: number; right: number; width: number; top: number }>(
      `${find("first-layer", ".body")}.getBoundingClientRect().toJSON()`,
    );
    const first = await visitor.evaluate<Rects>(buttonRects("first-layer"));
    expect(text.width).toBeLessThan(800);
    expect(text.left).toBeGreaterThan(300);
    expect(first.customize.left).toBeGreaterThan(text.right);
    expect(first.accept.left + first.accept.width).toBeLessThan(1620);
    expect(new Set(Object.values(first).map(({ top, width, height }) => [top, width, height].join())).size).toBe(1);
    await visitor.press(".customize");
    await visitor.preferences();
    for (const width of [1920, 390, 320]) {
      await visitor.page.setViewport({ width, height: 900 });
      const { accept, reject, customize } = await visitor.evaluate<Rects>(buttonRects("preferences"));
      expect([width, accept.top, accept.width, accept.height]).toEqual([
        width,
        reject.top,
        reject.width,
        reject.height,
      ]);
      expect(customize.top).toBeGreaterThan(accept.top);
      expect(Math.abs(customize.width - (reject.left + reject.width - accept.left))).toBeLessThanOrEqual(1);
    }
  }),
);

/** Bodies whose layout another element could change: by a gap, by the space between, or as the first element. */
const bodies = [
  "body { display: flex; flex-direction: column; gap: 30px; min-height: 100vh; justify-content: space-between }",
  "body { display: grid; gap: 30px; grid-template-rows: auto 1fr auto; min-height: 100vh }",
  "body > * + * { margin-top: 50px } body > :first-child { padding: 20px } body > :nth-child(2) { color: red }",
];

testInBrowser("the banner moves nothing of a page whose body is a grid, a flex box or a list", () =>
  run(async ({ visit, website }) => {
    const body = "<section>One</section><footer>Two</footer>";
    for (const css of bodies) {
      const visitor = await visit({ head: `<style>${css}</style>`, body });
      const places = () =>
        visitor.evaluate(
          "[...document.querySelectorAll('body > :not([data-consentform])')].map((each) => each.getBoundingClientRect().toJSON())",
        );
      const drawn = await places();
      await visitor.press(".accept");
      const chosen = await places();
      website.replace(visitor.site, { head: `<style>${css}</style>`, body, missing: ["banner.js"] });
      await visitor.page.goto(visitor.url);
      await visitor.page.waitForSelector("footer");
      expect([css, drawn, chosen]).toEqual([css, await places(), await places()]);
    }
  }),
);
