import type { Visitor } from "../banner-visit";
import { tags, type ZooPage, type ZooPages } from "./zoo-page";

/** Pages with their own styles, and the screens, papers and directions that visitors read them on. */

/** A font of the page itself: what is drawn does not matter, only its name. */
const webFont = `<style>
  @font-face { font-family: "Shop Sans"; src: url("data:font/woff2;base64,d09GMgAB") }
  body { font: italic 300 15px/2.4 "Shop Sans", Georgia, serif; letter-spacing: 3px; text-transform: uppercase }
</style>`;

const hostile = `<style>
  * { font: 900 30px/4 Verdana !important; box-sizing: content-box !important; --size: 40px !important }
  html { font-size: 62.5%; scroll-behavior: smooth }
  div, div * { display: none !important; opacity: 0 !important; pointer-events: none !important }
  body > * { visibility: hidden; filter: blur(9px); float: left; direction: rtl; transform: rotate(3deg) }
  button, dialog { all: unset !important; position: static !important }
  header { position: fixed; inset: 0; z-index: 2147483647; background: red }
</style>`;

/** Sets what a style sheet asks a medium. */
async function emulate(page: Visitor["page"], media: string, features: { name: string; value: string }[] = []) {
  const session = await page.createCDPSession();
  await session.send("Emulation.setEmulatedMedia", { media, features });
}

const seenIn =
  (width: number, height: number, deviceScaleFactor = 1) =>
  (): ZooPage => ({
    body: tags,
    prepare: (page) => page.setViewport({ width, height, deviceScaleFactor }),
  });

export const screenPages: ZooPages = {
  "a page with its own web font": () => ({ head: webFont, body: tags }),
  "a page with hostile styles": () => ({ head: hostile, body: `<header>Shop</header>${tags}` }),
  "a page of 320 by 256 pixels": seenIn(320, 256),
  "a page at a zoom of 400 %": seenIn(320, 180, 4),
  "a page in forced colors": () => ({
    body: tags,
    prepare: (page) => emulate(page, "", [{ name: "forced-colors", value: "active" }]),
    arrive: async (visitor) =>
      expect(await visitor.evaluate("matchMedia('(forced-colors: active)').matches")).toBe(true),
  }),
  "a page that is printed": () => ({
    body: tags,
    coming: { isAlone: true },
    arrive: async ({ page, evaluate }) => {
      await emulate(page, "print");
      const shown =
        "[...document.querySelectorAll('[data-consentform]')].filter((host) => host.shadowRoot.querySelector('.root')?.checkVisibility()).map((host) => host.dataset.consentform)";
      expect(await evaluate(shown)).toEqual([]);
      await emulate(page, "screen");
    },
  }),
  "a page that is read from right to left": () => ({
    lang: "ar",
    head: "<script>document.documentElement.dir = 'rtl'</script>",
    body: tags,
    change: (document) => {
      document.languages = { ...document.languages, default: "ar", available: ["ar", "en"] };
      document.texts.ar = document.texts.en ?? {};
    },
    arrive: async ({ page, evaluate }) => {
      const drawn = ":is([data-consentform=first-layer], [data-consentform=reopen])";
      await page.waitForSelector(drawn);
      const root = `document.querySelector("${drawn}").shadowRoot.querySelector(".root")`;
      expect(await evaluate(`getComputedStyle(${root}).direction`)).toBe("rtl");
    },
  }),
};
