import { formatChoice } from "../../src/consent/banner/choice";
import type { PublishedService } from "../../src/consent/banner/make-slices";
import type { BannerDocument } from "../../src/consent/rules";
import { changed, find, type MemberCase, texts } from "./banner-member-case";
import type { Visitor } from "./banner-visit";
import type { WebPage } from "./banner-website";

const service = (key: string, category: string, name: string): PublishedService => ({
  key,
  category,
  name,
  hosts: [],
  scripts: [],
  blocking: "manual",
  storage: [{ name: `_${key}`, kind: "cookie" }],
});

const page: WebPage = {
  services: [
    ...[service("stats", "analytics", "Shop statistics"), service("maps", "analytics", "Heat maps")],
    ...[service("ads", "marketing", "Ads"), service("cart", "necessary", "Cart"), service("lost", "gone", "Lost")],
  ],
  body: ["stats", "maps"]
    .map(
      (key) =>
        `<script type="text/plain" data-consent="analytics" data-consent-service="${key}" src="/${key}.js"></script>`,
    )
    .join(""),
};
const switches = (document: BannerDocument): void => {
  document.preferences = { services: true };
};
const now = Math.floor(Date.now() / 1000);
const earlier = formatChoice({
  revision: 1,
  model: "opt_in",
  gpc: false,
  rule: null,
  decided: now - 60,
  until: now + 86_400,
  granted: ["functional", "analytics", "marketing"],
  servicesOff: ["maps"],
  subject: "0".repeat(32),
});

const has = (visitor: Visitor, ...keys: readonly string[]) =>
  visitor.evaluate<boolean[]>(
    `${JSON.stringify(keys)}.map((key) => window.consentform.has(key.split(".")[0], key.split(".")[1]))`,
  );
const states = (visitor: Visitor) =>
  visitor.evaluate<string[]>(
    `[...document.querySelector('[data-consentform="preferences"]').shadowRoot.querySelectorAll("li li input")].map((each) => each.value + (each.disabled ? " disabled" : "") + (each.checked ? " on" : " off"))`,
  );
const signal = async (visitor: Visitor) =>
  ((await visitor.commands()).at(-1)?.[2] as Record<string, string> | undefined)?.analytics_storage;

/** Members that are about the switches of the preferences, and about words. */
export const preferenceMembers: readonly MemberCase[] = [
  {
    member: "preferences.services",
    page: { ...page, change: switches },
    look: async (visitor, website) => {
      await visitor.press(".customize");
      const shown = await visitor.preferences();
      for (const name of ["Shop statistics", "Heat maps", "Ads"]) expect(shown).toContain(name);
      for (const name of ["Cart", "Lost"]) expect(shown).not.toContain(name);
      expect(await states(visitor)).toEqual(["stats disabled off", "maps disabled off", "ads disabled off"]);
      await visitor.press('[name="analytics"]');
      await visitor.press('[name="service:maps"]');
      expect(await states(visitor)).toEqual(["stats on", "maps off", "ads disabled off"]);
      await visitor.press('[name="analytics"]');
      expect(await states(visitor)).toEqual(["stats disabled off", "maps disabled off", "ads disabled off"]);
      await visitor.press('[name="analytics"]');
      expect(await states(visitor)).toEqual(["stats on", "maps off", "ads disabled off"]);
      await visitor.press(".in-preferences .customize");
      expect(await has(visitor, "analytics", "analytics.stats", "analytics.maps", "marketing.ads")).toEqual([
        ...[true, true, false, false],
      ]);
      expect((await visitor.stored()).split(".").slice(6, 8)).toEqual(["analytics", "maps"]);
      expect(await signal(visitor)).toBe("granted");
      await visitor.page.waitForFunction("window.consentform.record && window.ran");
      expect(await visitor.ran()).toEqual(["/stats.js"]);
      const [sent] = website.choices(visitor.site);
      expect(sent?.body.services).toEqual({ stats: "granted", maps: "denied", ads: "denied", cart: "granted" });
    },
  },
  {
    member: "preferences.services (switched off again)",
    page: { ...page, change: switches },
    coming: { choice: earlier },
    look: async (visitor) => {
      await visitor.evaluate(
        "document.addEventListener('consentform:reload', (event) => { window.asked = true; event.preventDefault(); }); document.cookie = '_stats=1'; document.cookie = '_ads=1'",
      );
      await visitor.press(".reopen");
      await visitor.preferences();
      expect(await states(visitor)).toEqual(["stats on", "maps off", "ads on"]);
      await visitor.press('[name="service:stats"]');
      await visitor.press(".in-preferences .customize");
      expect(await has(visitor, "analytics", "analytics.stats", "analytics.maps", "marketing.ads")).toEqual([
        ...[true, false, false, true],
      ]);
      expect(await signal(visitor)).toBe("denied");
      await visitor.page.waitForFunction("window.asked");
      expect(await visitor.evaluate("document.cookie.match(/_(stats|ads)=1/g)")).toEqual(["_ads=1"]);
      await visitor.press(".reopen");
      await visitor.press(".in-preferences .accept");
      expect(await has(visitor, "analytics.stats", "analytics.maps")).toEqual([true, true]);
    },
  },
  {
    member: "preferences.services (with a signal over an older choice)",
    page: { ...page, change: switches, place: "US-CA" },
    coming: { choice: earlier, gpc: true },
    look: async (visitor) => {
      expect(await has(visitor, "analytics.stats", "analytics.maps", "marketing.ads")).toEqual([true, false, false]);
      expect((await visitor.stored()).split(".").slice(6, 8)).toEqual(["functional~analytics", "maps"]);
    },
  },
  {
    member: "preferences.services (off, with an older choice)",
    page,
    coming: { choice: earlier },
    look: async (visitor) => {
      expect(await has(visitor, "analytics.stats", "analytics.maps")).toEqual([true, false]);
      await visitor.press(".reopen");
      await visitor.preferences();
      expect(await states(visitor)).toEqual([]);
    },
  },
  {
    member:
      "texts.words.reopen, texts.words.language, texts.words.always_on, texts.words.close, texts.words.saved, texts.words.cookie_policy, texts.words.privacy_policy, texts.words.imprint",
    page: changed((document) => {
      document.languages.available = ["en", "de"];
      document.links = {
        cookie_policy: { en: "/cookies" },
        privacy_policy: { en: "/privacy-policy" },
        imprint: { en: "/imprint", de: "/impressum" },
      };
      const [reopen, language, always_on, close] = ["Your cookies", "Tongue", "Needed", "Shut"];
      const [saved, cookie_policy, privacy_policy] = ["Noted.", "On cookies", "On privacy"];
      const words = { reopen, language, always_on, close, saved, cookie_policy, privacy_policy, imprint: "Who we are" };
      Object.assign(texts(document), { words });
    }),
    look: async (visitor) => {
      const label = (surface: string, selector: string) =>
        visitor.evaluate(`${find(surface, selector)}.getAttribute("aria-label")`);
      const first = await visitor.text("first-layer");
      for (const text of ["On cookies", "On privacy", "Who we are"]) expect(first).toContain(text);
      expect(await label("first-layer", ".language")).toBe("Tongue");
      await visitor.press(".customize");
      expect(await visitor.preferences()).toContain("Needed");
      expect(await label("preferences", ".close")).toBe("Shut");
      await visitor.press(".in-preferences .reject");
      expect([await visitor.text("reopen"), await visitor.text("said")]).toEqual(["Your cookies", "Noted."]);
      // A language without words has the built-in ones, not those of another language.
      await visitor.press(".reopen");
      await visitor.page.select(">>> .in-preferences .language", "de");
      await visitor.until("preferences", "Immer aktiv");
      expect(await visitor.text("preferences")).toContain("Impressum");
      expect(await label("preferences", ".close")).toBe("Schließen");
    },
  },
];
