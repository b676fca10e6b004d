import type { BannerDocument } from "../../src/consent/rules";
import { inBannerBrowser } from "../support/banner-browser";
import { axeResults, bannerLooks, type LayoutKind, shaped } from "../support/banner-looks";
import { find } from "../support/banner-member-case";
import { testInBrowser } from "../support/browser";

/** WCAG 2.2 AA of both layers: the checks of axe-core, and those that need actions. */

const run = inBannerBrowser();

testInBrowser.each(bannerLooks.map((look) => [look.name, look] as const))("%s: no layer has a violation", (_, look) =>
  run(async ({ visit }) => {
    const visitor = await visit(look.page);
    const seen: string[] = [];
    await look.walk(visitor, async (layer) => {
      const { violations, checked } = await axeResults(visitor);
      expect([layer, ...violations]).toEqual([layer]);
      expect(checked).toBeGreaterThan(10);
      seen.push(layer);
    });
    expect(seen).toHaveLength(3);
  }),
);

const LINKS = 60;
/** A page of links, in two columns so that some begin at each edge. */
const links = `<style>a { display: block; width: 6em }</style>
  ${Array.from({ length: LINKS }, (_, index) => `<a href="/${index}" style="margin-left: ${index % 2 ? "auto" : "0"}">Link ${index}</a>`).join("")}`;
const covering = (["bar", "box"] as const).flatMap((kind) =>
  (["top", "bottom", "center"] as const).flatMap((position) => [
    [kind, position, 390, 700] as const,
    [kind, position, 1280, 800] as const,
  ]),
);

testInBrowser.each(covering)(
  "a %s at the %s covers no focused link of the page, %d by %d",
  (kind, position, width, height) =>
    run(async ({ visit }) => {
      const change = (document: BannerDocument): void => {
        document.layout = { kind, position };
      };
      const visitor = await visit({ change, body: links });
      await visitor.page.setViewport({ width, height });
      const hidden: string[] = [];
      let seen = 0;
      for (let press = 0; press < LINKS + 12; press++) {
        await visitor.page.keyboard.press("Tab");
        const found = await visitor.evaluate<{ text: string; isHidden: boolean } | null>(`(() => {
        const focused = document.activeElement;
        if (focused?.tagName !== "A") return null;
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        const points = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]];
        return { text: focused.textContent, isHidden: !points.some(([x, y]) => document.elementFromPoint(x, y) === focused) };
      })()`);
        if (found === null) continue;
        seen += 1;
        if (found.isHidden) hidden.push(found.text);
      }
      expect(seen).toBeGreaterThanOrEqual(LINKS);
      expect(hidden).toEqual([]);
    }),
);

testInBrowser("a banner uncovers a focused link of a page that scrolls smoothly", () =>
  run(async ({ visit }) => {
    const change = (document: BannerDocument): void => {
      document.layout = { kind: "bar" };
    };
    const visitor = await visit({ change, body: `<style>html { scroll-behavior: smooth }</style>${links}` });
    await visitor.page.setViewport({ width: 390, height: 700 });
    await visitor.evaluate(`document.querySelectorAll("a[href]")[${LINKS - 4}].focus()`);
    const isSeen = `(() => {
      const { left, top } = document.activeElement.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === document.activeElement;
    })()`;
    for (let press = 0; press < 3; press++) {
      await visitor.page.keyboard.press("Tab");
      await visitor.page.waitForFunction(isSeen, { timeout: 3000 });
    }
    expect(await visitor.evaluate("document.activeElement.tagName")).toBe("A");
  }),
);

testInBrowser("the keyboard reaches the banner first, in visual order, with a visible focus", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ body: '<a href="/x">Of the page</a>' });
    const order: string[] = [];
    for (let press = 0; press < 6; press++) {
      await visitor.page.keyboard.press("Tab");
      order.push(
        await visitor.evaluate(`(() => {
          const focused = document.activeElement.shadowRoot?.activeElement ?? document.activeElement;
          const { left, top, right, bottom } = focused.getBoundingClientRect();
          const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const hasRing = getComputedStyle(focused).outlineStyle !== "none";
          return (focused.getAttribute("aria-label") ?? focused.textContent) + (isSeen && hasRing ? "" : " unseen");
        })()`),
      );
    }
    expect(order).toEqual([
      "Close and reject",
      "Accept all",
      "Reject all",
      "Customize",
      "Privacy policy",
      "Of the page",
    ]);
  }),
);

testInBrowser("after a choice by keyboard the focus is where the choice can be changed", () =>
  run(async ({ visit }) => {
    const visitor = await visit({});
    await visitor.page.focus(">>> .reject");
    await visitor.page.keyboard.press("Enter");
    const isFocused = "document.activeElement.dataset.consentform === 'reopen'";
    await visitor.page.waitForFunction(isFocused, { timeout: 5000 });
    await visitor.page.keyboard.press("Enter");
    await visitor.preferences();
    await visitor.page.keyboard.press("Escape");
    await visitor.page.waitForFunction(isFocused, { timeout: 5000 });
    expect(await visitor.text("said")).toBe("Your choice has been saved.");
  }),
);

testInBrowser("choosing a language keeps the focus, and switches that are not saved", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ change: shaped("modal", "light") });
    const choose = async (surface: string, language: string, shown: string) => {
      const chooser = `>>> .in-${surface} .language`;
      await visitor.page.focus(chooser);
      await visitor.page.select(chooser, language);
      await visitor.until(surface, shown);
      const focused = `document.activeElement.shadowRoot?.activeElement`;
      await visitor.page.waitForFunction(`${focused} === ${find(surface, ".language")}`, { timeout: 5000 });
    };
    await choose("first-layer", "ar", "قبول الكل");
    await visitor.press(".customize");
    await visitor.press('[name="analytics"]');
    await choose("preferences", "en", "Accept all");
    await visitor.press(".in-preferences .customize");
    expect(await visitor.granted()).toEqual(["necessary", "analytics"]);
    expect(await visitor.evaluate(`${find("said", ".root")}.lang`)).toBe("en");
  }),
);

testInBrowser("in Arabic both layers and the drawer are mirrored", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ change: shaped("box", "light", "drawer"), lang: "ar" });
    const at = (surface: string, selector: string) =>
      visitor.evaluate<number>(`${find(surface, selector)}.getBoundingClientRect().left`);
    for (const surface of ["first-layer", "preferences"]) {
      const root = find(surface, ".root");
      expect(await visitor.evaluate(`[${root}.lang, ${root}.dir]`)).toEqual(["ar", "rtl"]);
      expect(await at(surface, ".close")).toBeLessThan(await at(surface, "h2"));
      if (surface === "first-layer") await visitor.press(".customize");
      await visitor.preferences();
    }
    expect(await at("preferences", ".box")).toBe(0);
    expect(await at("preferences", "[role=switch]")).toBeLessThan(await at("preferences", ".switch span"));
  }),
);

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

testInBrowser.each((["bar", "box", "modal"] as LayoutKind[]).map((kind) => [kind]))(
  "%s fits 320 pixels and wide spacing without scrolling sideways",
  (kind) =>
    run(async ({ visit }) => {
      const visitor = await visit({ change: shaped(kind, "light") }, { viewport: { width: 320, height: 256 } });
      const overflow = (surface: string) =>
        visitor.evaluate<number>(`(() => {
          const box = ${find(surface, ".box")};
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(spacing)});
          box.getRootNode().adoptedStyleSheets.push(sheet);
          const { left, right } = box.getBoundingClientRect();
          return Math.max(box.scrollWidth - box.clientWidth, -left, right - 320);
        })()`);
      expect(await overflow("first-layer")).toBeLessThanOrEqual(0);
      await visitor.press(".customize");
      await visitor.preferences();
      expect(await overflow("preferences")).toBeLessThanOrEqual(0);
      await visitor.press(".in-preferences .reject");
      expect(await visitor.granted()).toEqual(["necessary"]);
    }),
);

testInBrowser("forced colors keep every button's edge, and nothing moves", () =>
  run(async ({ visit }) => {
    const visitor = await visit({}, { isAlone: true });
    const session = await visitor.page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
    expect(await visitor.evaluate("matchMedia('(forced-colors: active)').matches")).toBe(true);
    for (const selector of [".accept", ".reject", ".customize"]) {
      expect(await visitor.evaluate(`getComputedStyle(${find("first-layer", selector)}).borderTopWidth`)).toBe("2px");
    }
    expect(await visitor.evaluate("document.getAnimations().length")).toBe(0);
  }),
);

testInBrowser("printing shows the page without the banner", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ change: shaped("modal", "light") }, { isAlone: true });
    await visitor.page.emulateMediaType("print");
    expect(await visitor.evaluate(`getComputedStyle(${find("first-layer", ".root")}).display`)).toBe("none");
  }),
);

testInBrowser.each((["bar", "box", "modal"] as LayoutKind[]).map((kind) => [kind]))(
  "drawing and removing %s moves nothing of the page",
  (kind) =>
    run(async ({ visit }) => {
      const watch = `window.shift = 0; new PerformanceObserver((list) => { for (const each of list.getEntries()) window.shift += each.value; }).observe({ type: "layout-shift", buffered: true });`;
      const visitor = await visit({ change: shaped(kind, "light") }, { before: watch });
      await visitor.press(".customize");
      await visitor.press(".in-preferences .reject");
      await visitor.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");
      expect(await visitor.evaluate("window.shift")).toBe(0);
    }),
);

testInBrowser("the Tab key leaves a page that has no other control that can have the focus", () =>
  run(async ({ visit }) => {
    for (const body of ["", '<a href="/x" style="display: none">Hidden</a>']) {
      const visitor = await visit({ body });
      const stops: string[] = [];
      for (let press = 0; press < 12; press++) {
        await visitor.page.keyboard.press("Tab");
        stops.push(await visitor.evaluate("document.activeElement.tagName"));
      }
      expect([body, stops.includes("BODY")]).toEqual([body, true]);
    }
  }),
);
