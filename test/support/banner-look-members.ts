import { changed, find, type MemberCase } from "./banner-member-case";
import type { Visitor } from "./banner-visit";

/** The place of the first layer in a window of 1000 by 700. */
const box = (visitor: Visitor, surface = "first-layer") =>
  visitor.evaluate<{ left: number; top: number; right: number; bottom: number; width: number; height: number }>(
    `${find(surface, surface === "reopen" ? ".reopen" : ".box")}.getBoundingClientRect().toJSON()`,
  );

const style = (visitor: Visitor, surface: string, selector: string, property: string) =>
  visitor.evaluate<string>(`getComputedStyle(${find(surface, selector)}).getPropertyValue("${property}")`);

const coming = { viewport: { width: 1000, height: 700 } };

type Kind = "bar" | "box" | "modal" | "inline";
type Position = "top" | "bottom" | "bottom_left" | "bottom_right" | "center";

/** Edges of the window that each shape touches, or comes near, in each position. */
const places: readonly [Kind, Position, readonly string[]][] = [
  ["bar", "top", ["left", "right", "top"]],
  ["bar", "bottom", ["bottom", "left", "right"]],
  ["bar", "center", ["left", "right"]],
  ["box", "top", ["top"]],
  ["box", "bottom", ["bottom"]],
  ["box", "bottom_left", ["bottom", "left"]],
  ["box", "bottom_right", ["bottom", "right"]],
  ["box", "center", []],
  ["modal", "center", []],
  ["modal", "bottom_right", ["bottom", "right"]],
];

const placed: readonly MemberCase[] = places.map(([kind, position, edges]) => ({
  member: `layout.kind, layout.position (${kind}, ${position})`,
  page: changed((document) => Object.assign(document, { layout: { kind, position } })),
  coming,
  look: async (visitor) => {
    const { left, top, right, bottom } = await box(visitor);
    const near = { left, top, right: 1000 - right, bottom: 700 - bottom };
    const touched = Object.entries(near).filter(([, distance]) => distance < 20 && distance > -1);
    expect(touched.map(([edge]) => edge).sort()).toEqual(edges);
    expect(await visitor.evaluate(`${find("first-layer", ".box")}.tagName`)).toBe(
      kind === "modal" ? "DIALOG" : "SECTION",
    );
  },
}));

/** Members of layout and theme. */
export const lookMembers: readonly MemberCase[] = [
  ...placed,
  {
    member: "layout.kind, layout.position",
    page: {
      ...changed((document) => Object.assign(document, { layout: { kind: "inline" } })),
      body: '<div id="consent-banner"></div>',
    },
    look: async (visitor) => {
      const replace = (body: string) => visitor.evaluate(`document.body.innerHTML = ${JSON.stringify(body)}`);
      const held = "document.getElementById('consent-banner').children.length";
      expect(await visitor.evaluate(held)).toBe(1);
      // As in an application whose next page has no such element, and the one after it has.
      await replace("<p>Next</p>");
      expect((await box(visitor)).bottom).toBe(await visitor.evaluate("innerHeight"));
      await replace('<div id="consent-banner"></div>');
      expect(await visitor.evaluate(held)).toBe(1);
      await visitor.press(".accept");
      expect(await visitor.evaluate("document.getElementById('consent-banner').children.length")).toBe(0);
    },
  },
  {
    member: "layout.preferences",
    page: changed((document) => Object.assign(document, { layout: { preferences: "drawer" } })),
    coming,
    look: async (visitor) => {
      await visitor.press(".customize");
      await visitor.preferences();
      const { right, top, height } = await box(visitor, "preferences");
      expect([right, top, height]).toEqual([1000, 0, 700]);
    },
  },
  {
    member: "layout.overlay",
    page: {
      ...changed((document) => Object.assign(document, { layout: { kind: "bar", overlay: true } })),
      body: "<button id=buy onclick='window.bought = 1'>Buy</button>",
    },
    coming,
    look: async (visitor) => {
      await visitor.page.mouse.click(30, 150);
      for (let press = 0; press < 3; press++) await visitor.page.keyboard.press("Escape");
      expect(await visitor.evaluate("window.bought === undefined")).toBe(true);
      expect(await visitor.drawn()).toEqual(["first-layer"]);
      expect(await visitor.evaluate(`${find("first-layer", "dialog")}.matches(":modal")`)).toBe(true);
    },
  },
  {
    member: "layout.button_order",
    page: changed((document) =>
      Object.assign(document, { layout: { button_order: ["customize", "reject_all", "accept_all"] } }),
    ),
    look: async (visitor) => expect(await visitor.buttons()).toEqual(["Customize", "Reject all", "Accept all"]),
  },
  {
    member: "layout.close_button",
    page: changed((document) => Object.assign(document, { layout: { close_button: "none" } })),
    look: async (visitor) => expect(await visitor.evaluate(`${find("first-layer", ".close")} ?? null`)).toBeNull(),
  },
  {
    member: "layout.reopen.kind",
    page: {
      ...changed((document) => Object.assign(document, { layout: { reopen: { kind: "link" } } })),
      body: '<footer><a href="#consent-settings"><b>Cookies</b></a><button data-consent-settings>Privacy</button></footer>',
    },
    look: async (visitor) => {
      await visitor.press(".reject");
      expect(await visitor.drawn()).toEqual([]);
      for (const opener of ["footer b", "footer button"]) {
        await visitor.page.click(opener);
        await visitor.preferences();
        await visitor.press(".in-preferences .close");
        expect(await visitor.drawn()).toEqual([]);
      }
      await visitor.evaluate("document.querySelector('footer').remove()");
      await visitor.reload();
    },
  },
  {
    member: "layout.reopen.kind (link, where the page has none)",
    page: changed((document) => Object.assign(document, { layout: { reopen: { kind: "link" } } })),
    look: async (visitor) => {
      await visitor.press(".reject");
      expect(await visitor.drawn()).toEqual(["reopen"]);
    },
  },
  {
    member: "layout.reopen.position",
    page: changed((document) => Object.assign(document, { layout: { reopen: { position: "bottom_right" } } })),
    coming,
    look: async (visitor) => {
      await visitor.press(".reject");
      expect(1000 - (await box(visitor, "reopen")).right).toBeLessThan(40);
    },
  },
  {
    member: "layout.hide_for_bots",
    page: changed((document) => Object.assign(document, { layout: { hide_for_bots: true } })),
    coming: { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    look: async (visitor) => {
      expect(await visitor.drawn()).toEqual([]);
      expect(await visitor.granted()).toEqual(["necessary"]);
    },
  },
  {
    member: "layout.hide_for_bots (a browser that measures)",
    page: changed((document) => Object.assign(document, { layout: { hide_for_bots: true } })),
    coming: { userAgent: "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse" },
    look: async (visitor) => expect(await visitor.drawn()).toEqual(["first-layer"]),
  },
  {
    member: "layout.z_index",
    page: changed((document) => Object.assign(document, { layout: { z_index: 77 } })),
    look: async (visitor) => expect(await style(visitor, "first-layer", ".box", "z-index")).toBe("77"),
  },
  {
    member: "theme.tokens.light.*, theme.radius, theme.font_family, theme.font_size",
    page: changed((document) => {
      document.theme = { ...document.theme, radius: 3, font_size: 20, font_family: "Georgia, serif" };
      document.theme.tokens.light = {
        surface: "#fefefe",
        text: "#010101",
        muted: "#020202",
        border: "#030303",
        focus: "#040404",
        accept: { bg: "#050505", fg: "#f5f5f5", border: "#060606" },
        reject: { bg: "#070707", fg: "#f6f6f6", border: "#080808" },
        customize: { bg: "#090909", fg: "#f7f7f7", border: "#0a0a0a" },
      };
    }),
    look: async (visitor) => {
      const gray = (value: number) => `rgb(${value}, ${value}, ${value})`;
      const box = [
        "background-color",
        "color",
        "border-top-color",
        "border-top-left-radius",
        "font-size",
        "font-family",
      ];
      const seen = await Promise.all(box.map((property) => style(visitor, "first-layer", ".box", property)));
      expect(seen).toEqual([gray(0xfe), gray(1), gray(3), "3px", "20px", "Georgia, serif"]);
      for (const [name, first] of Object.entries({ accept: 5, reject: 7, customize: 9 })) {
        const parts = ["background-color", "border-top-color"].map((property) =>
          style(visitor, "first-layer", `.${name}`, property),
        );
        expect(await Promise.all(parts)).toEqual([gray(first), gray(first + 1)]);
      }
      const size = (name: string) =>
        visitor.evaluate(
          `(({ width, height }) => [width, height])(${find("first-layer", name)}.getBoundingClientRect())`,
        );
      expect(await size(".accept")).toEqual(await size(".reject"));
      await visitor.press(".customize");
      await visitor.preferences();
      expect(await style(visitor, "preferences", ".categories p", "color")).toBe(gray(2));
      await visitor.page.keyboard.press("Tab");
      expect(await style(visitor, "preferences", ":focus-visible", "outline-color")).toBe(gray(4));
    },
  },
  {
    member: "theme.mode, theme.tokens.dark.*",
    coming: { scheme: "dark" },
    look: async (visitor) => {
      expect(await style(visitor, "first-layer", ".box", "background-color")).toBe("rgb(15, 23, 42)");
      await visitor.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
      const isLight = `getComputedStyle(${find("first-layer", ".box")}).backgroundColor === "rgb(255, 255, 255)"`;
      await visitor.page.waitForFunction(isLight, { timeout: 5000 });
    },
  },
  {
    member: "theme.mode (light, on a dark system)",
    page: changed((document) => Object.assign(document.theme, { mode: "light" })),
    coming: { scheme: "dark" },
    look: async (visitor) =>
      expect(await style(visitor, "first-layer", ".box", "background-color")).toBe("rgb(255, 255, 255)"),
  },
  {
    member: "theme.logo_url",
    page: changed((document) => Object.assign(document.theme, { logo_url: "/logo.png" })),
    look: async (visitor) =>
      expect(await visitor.evaluate(`${find("first-layer", ".logo")}.getAttribute("src")`)).toBe("/logo.png"),
  },
  {
    member: "theme.logo_url (of a foreign host)",
    page: changed((document) => Object.assign(document.theme, { logo_url: "https://elsewhere.example/logo.png" })),
    look: async (visitor) => expect(await visitor.evaluate(`${find("first-layer", ".logo")} ?? null`)).toBeNull(),
  },
];
