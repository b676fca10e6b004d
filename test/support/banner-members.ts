import type { BannerDocument } from "../../src/consent/rules";
import { blockingMembers } from "./banner-blocking-members";
import { lookMembers } from "./banner-look-members";
import { changed, find, type MemberCase, ruled, texts } from "./banner-member-case";
import { preferenceMembers } from "./banner-preference-members";
import type { Visitor } from "./banner-visit";

/** Texts of the elements of a surface. */
const listOf = (visitor: Visitor, surface: string, selector: string) =>
  visitor.evaluate<string[]>(
    `[...document.querySelector('[data-consentform="${surface}"]').shadowRoot.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`,
  );

const days = async (visitor: Visitor): Promise<number> => {
  const [, , , , decided = "", until = ""] = (await visitor.stored()).split(".");
  return (Number.parseInt(until, 36) - Number.parseInt(decided, 36)) / 86_400;
};

const signal = async (visitor: Visitor, name: string) =>
  ((await visitor.commands()).at(-1)?.[2] as Record<string, string> | undefined)?.[name];

const german = (document: BannerDocument): void => {
  document.languages.available = ["en", "de", "ar"];
  document.texts.de = { banner: { title: "Ihre Wahl" }, preferences: { title: "Einstellungen" } };
  document.texts.ar = { banner: { title: "خصوصيتك" } };
};
const markup = "<img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>";

/** Members of everything but looks and blocking. */
const contentMembers: readonly MemberCase[] = [
  {
    member: "identity.controller_name, identity.contact_email, identity.address, identity.dpo_email",
    page: changed((document) => {
      document.identity = {
        controller_name: "Nordlicht",
        contact_email: "a@n.example",
        address: "Road 1",
        dpo_email: "d@n.example",
      };
    }),
    look: async (visitor) => {
      expect(await visitor.text("first-layer")).toContain("Nordlicht and its partners");
      await visitor.press(".customize");
      expect(await visitor.preferences()).toContain("Nordlicht · Road 1 · a@n.example · d@n.example");
    },
  },
  {
    member: "languages.detect, languages.default, languages.available",
    page: { ...changed(german), lang: "de-AT" },
    look: async (visitor) => {
      expect(await visitor.text("first-layer")).toContain("Ihre Wahl");
      expect(await visitor.evaluate(`${find("first-layer", ".root")}.lang`)).toBe("de");
      await visitor.evaluate("document.documentElement.lang = 'fr'");
      await visitor.until("first-layer", "Your choice");
      await visitor.evaluate("document.documentElement.lang = 'ar'");
      await visitor.until("first-layer", "خصوصيتك");
      expect(await visitor.evaluate(`${find("first-layer", ".root")}.dir`)).toBe("rtl");
      await visitor.page.select(`>>> .language`, "de");
      await visitor.until("first-layer", "Ihre Wahl");
    },
  },
  {
    member: "languages.fallbacks",
    page: {
      lang: "gsw",
      change: (document) => {
        german(document);
        document.languages.fallbacks = { gsw: "de" };
      },
    },
    look: async (visitor) => expect(await visitor.text("first-layer")).toContain("Ihre Wahl"),
  },
  {
    member:
      "texts.banner.title, texts.banner.body, texts.banner.accept_all, texts.banner.reject_all, texts.banner.customize, texts.banner.close_label",
    page: changed((document) => {
      texts(document).banner = {
        title: `T${markup}`,
        body: `B${markup}`,
        accept_all: `A${markup}`,
        reject_all: `R${markup}`,
        customize: `C${markup}`,
        close_label: `X${markup}`,
      };
    }),
    look: async (visitor) => {
      const text = await visitor.text("first-layer");
      for (const letter of "TBARC") expect(text).toContain(`${letter}${markup}`);
      expect(await visitor.evaluate(`${find("first-layer", ".close")}.getAttribute("aria-label")`)).toBe(`X${markup}`);
      expect(await visitor.evaluate("window.hacked === undefined")).toBe(true);
      expect(await visitor.evaluate(`${find("first-layer", "img, script")} ?? null`)).toBeNull();
    },
  },
  {
    member: "texts.banner.notice, regimes.rules.defaults",
    page: ruled({ model: "notice", first_layer: ["ok"], defaults: { analytics: "on" } }, (document) => {
      texts(document).banner = { ...texts(document).banner, notice: "We measure." };
    }),
    look: async (visitor) => {
      expect(await visitor.text("first-layer")).toContain("We measure.");
      expect(await visitor.granted()).toEqual(["necessary", "analytics"]);
      expect(await signal(visitor, "analytics_storage")).toBe("granted");
    },
  },
  {
    member: "texts.banner.ok, regimes.rules.id",
    page: ruled({ model: "notice", first_layer: ["ok"], defaults: { analytics: "on" } }),
    look: async (visitor) => {
      expect(await visitor.buttons()).toEqual(["OK"]);
      await visitor.press(".accept");
      expect(await visitor.stored()).toMatch(/^1\.1\.notice\.here\..*\.analytics\.\./);
      expect(await visitor.granted()).toEqual(["necessary", "analytics"]);
    },
  },
  {
    member: "texts.banner.pay, links.paid_alternative, regimes.rules.refuse_by",
    page: ruled({ first_layer: ["accept_all", "customize"], refuse_by: "pay" }, (document) => {
      texts(document).banner = { ...texts(document).banner, pay: "Pay instead" };
      document.links.paid_alternative = { en: "https://shop.example/pay" };
    }),
    look: async (visitor) => {
      expect(await visitor.buttons()).toEqual(["Accept all", "Customize", "Pay instead"]);
      expect(await visitor.evaluate(`${find("first-layer", "a.button")}.href`)).toBe("https://shop.example/pay");
      expect(await visitor.evaluate(`${find("first-layer", ".close")} ?? null`)).toBeNull();
      await visitor.press(".customize");
      await visitor.preferences();
      expect(await listOf(visitor, "preferences", ".button")).toEqual(["Accept all", "Save my choice"]);
    },
  },
  {
    member:
      "texts.banner.save, texts.preferences.title, texts.preferences.intro, texts.preferences.necessary_note, categories.label, categories.description, categories.key, categories.required",
    look: async (visitor) => {
      await visitor.press(".customize");
      const text = await visitor.preferences();
      const shown = [
        "Privacy preferences",
        "Choose what you allow",
        "so they are always on",
        "Always on",
        "Save my choice",
      ];
      for (const each of shown) expect(text).toContain(each);
      const labels = ["Necessary", "Functional", "Analytics", "Personalized advertising"];
      expect(await listOf(visitor, "preferences", ".switch span")).toEqual(labels);
      expect(text).toContain("Measures how the website is used");
      expect(
        await visitor.evaluate(
          `[${find("preferences", "[name=necessary]")}].map((each) => [each.checked, each.disabled])`,
        ),
      ).toEqual([[true, true]]);
      await visitor.press('[name="functional"]');
      await visitor.press(".in-preferences .customize");
      expect(await visitor.granted()).toEqual(["necessary", "functional"]);
      expect(await visitor.text("reopen")).toBe("Privacy preferences");
    },
  },
  {
    member:
      "texts.opt_out.link, texts.opt_out.title, texts.opt_out.body, texts.opt_out.confirm, texts.status.opted_out, categories.sale_or_share, regimes.rules.opt_out_link",
    page: { place: "US-CA" },
    look: async (visitor) => {
      expect(await visitor.text("page-links")).toContain("Your Privacy Choices");
      await visitor.press(".link");
      const text = await visitor.preferences();
      for (const each of ["Opt out of sale and sharing", "You can ask us not to sell", "Opt out"])
        expect(text).toContain(each);
      await visitor.press(".in-preferences .reject");
      expect(await visitor.granted()).toEqual(["necessary", "functional", "analytics"]);
      expect(await visitor.text("page-links")).toContain("You have opted out");
    },
  },
  {
    member: "texts.limit_link, regimes.rules.limit_link, categories.sensitive",
    page: ruled({ limit_link: true, model: "opt_out", defaults: { functional: "on" } }, (document) => {
      for (const category of document.categories) if (category.key === "functional") category.sensitive = true;
    }),
    look: async (visitor) => {
      await visitor.press(".link");
      await visitor.preferences();
      const focused = `document.querySelector('[data-consentform="preferences"]').shadowRoot.activeElement.name`;
      expect(await visitor.evaluate(focused)).toBe("functional");
    },
  },
  {
    member: "links.cookie_policy, links.privacy_policy, links.imprint, links.extra.label, links.extra.url",
    page: changed((document) => {
      document.links = {
        cookie_policy: { en: "/cookies" },
        privacy_policy: { en: "/privacy-policy" },
        imprint: { en: "/imprint" },
        extra: [{ label: { en: "More" }, url: { en: "https://more.example/" } }],
      };
    }),
    look: async (visitor) => {
      expect(await listOf(visitor, "first-layer", ".links a")).toEqual([
        "Cookie policy",
        "Privacy policy",
        "Legal notice",
        "More",
      ]);
      await visitor.press(".customize");
      await visitor.preferences();
      expect(await listOf(visitor, "preferences", ".links a")).toHaveLength(4);
    },
  },
  {
    member: "categories.signals, consent_mode.enabled",
    page: changed((document) => {
      for (const category of document.categories) if (category.key === "analytics") category.signals = ["ad_storage"];
    }),
    look: async (visitor) => {
      await visitor.press(".customize");
      await visitor.press('[name="analytics"]');
      await visitor.press(".in-preferences .customize");
      expect([await signal(visitor, "ad_storage"), await signal(visitor, "analytics_storage")]).toEqual([
        "granted",
        "denied",
      ]);
    },
  },
  {
    member: "consent_mode.wait_for_update_ms, consent_mode.ads_data_redaction, consent_mode.url_passthrough",
    page: changed((document) => {
      document.consent_mode = {
        enabled: true,
        wait_for_update_ms: 1234,
        ads_data_redaction: false,
        url_passthrough: true,
      };
    }),
    look: async (visitor) => {
      const [first, ...more] = await visitor.commands();
      expect(first?.[2]).toMatchObject({ wait_for_update: 1234 });
      expect(more).toEqual([["set", "url_passthrough", true]]);
    },
  },
  {
    member: "consent_mode.regional_defaults.regions, consent_mode.regional_defaults.signals",
    page: {
      place: "JP",
      change: (document) => {
        document.consent_mode = {
          enabled: true,
          regional_defaults: [{ regions: ["JP"], signals: { analytics_storage: "granted" } }],
        };
      },
    },
    look: async (visitor) => {
      expect(await visitor.granted()).toEqual(["necessary"]);
      expect(await signal(visitor, "analytics_storage")).toBe("granted");
      await visitor.press(".reject");
      expect(await signal(visitor, "analytics_storage")).toBe("denied");
    },
  },
  {
    member: "regimes.rules.first_layer, regimes.rules.model",
    page: ruled({ model: "opt_out", first_layer: ["customize", "opt_out"] }),
    look: async (visitor) => expect(await visitor.buttons()).toEqual(["Customize", "Your Privacy Choices"]),
  },
  {
    member:
      "regimes.rules.match.countries, regimes.rules.match.regimes, regimes.rules.match.subdivisions, regimes.rules.priority",
    page: {
      place: "US-CA",
      change: (document) => {
        const rule = { model: "notice" as const, first_layer: ["ok" as const] };
        document.regimes.rules = [
          { ...rule, id: "country", match: { countries: ["US"] }, priority: 9 },
          { ...rule, id: "low", match: { subdivisions: ["US-CA"] } },
          { ...rule, id: "high", match: { subdivisions: ["US-CA"] }, priority: 1 },
          { ...rule, id: "regime", match: { regimes: ["us_ca"] }, priority: 9 },
        ];
      },
    },
    look: async (visitor) => {
      await visitor.press(".accept");
      expect(await visitor.stored()).toContain(".high.");
    },
  },
  {
    member: "regimes.rules.gpc",
    page: ruled({ gpc: "ignore", model: "opt_out", defaults: { marketing: "on" } }, (document) => {
      document.gpc = { honour: "everywhere" };
    }),
    coming: { gpc: true },
    look: async (visitor) => expect(await visitor.granted()).toEqual(["necessary", "marketing"]),
  },
  {
    member: "regimes.rules.frictionless",
    page: ruled(
      { frictionless: true, model: "opt_out", first_layer: ["ok"], defaults: { marketing: "on" } },
      (document) => {
        document.gpc = { honour: "everywhere" };
      },
    ),
    coming: { gpc: true },
    look: async (visitor) => {
      expect(await visitor.drawn()).toEqual(["reopen"]);
      expect(await visitor.granted()).toEqual(["necessary"]);
    },
  },
  {
    member: "regimes.expiry.accept_days, regimes.expiry.reject_days",
    page: changed((document) => {
      document.regimes.expiry = { accept_days: 30, reject_days: 90 };
    }),
    look: async (visitor) => {
      await visitor.press(".accept");
      expect(await days(visitor)).toBe(30);
      await visitor.press(".reopen");
      await visitor.press(".in-preferences .reject");
      expect(await days(visitor)).toBe(90);
    },
  },
  {
    member: "regimes.rules.expiry.accept_days, regimes.rules.expiry.reject_days",
    page: ruled({ first_layer: ["accept_all", "reject_all"], expiry: { accept_days: 7, reject_days: 800 } }),
    look: async (visitor) => {
      await visitor.press(".reject");
      expect(await days(visitor)).toBe(800);
      // Browsers keep no cookie longer than 400 days.
      const [cookie] = await visitor.page.browserContext().cookies();
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeLessThan(400.1);
      await visitor.press(".reopen");
      await visitor.press(".in-preferences .accept");
      expect(await days(visitor)).toBe(7);
    },
  },
  {
    member: "gpc.honour",
    page: { place: "DE", change: (document) => Object.assign(document, { gpc: { honour: "everywhere" } }) },
    coming: { gpc: true },
    look: async (visitor) => {
      await visitor.press(".accept");
      expect(await visitor.granted()).toEqual(["necessary", "functional", "analytics"]);
    },
  },
  {
    member: "texts.words.signal_keeps_off",
    page: {
      change: ({ texts }) =>
        Object.assign(texts.en ?? {}, { words: { signal_keeps_off: "{accept_all}: no {purposes}" } }),
    },
    coming: { gpc: true },
    look: async (visitor) =>
      expect(await visitor.text("first-layer")).toContain("Accept all: no Personalized advertising"),
  },
  {
    member: "gpc.categories",
    page: { place: "US-CA", change: (document) => Object.assign(document, { gpc: { categories: ["analytics"] } }) },
    coming: { gpc: true },
    look: async (visitor) => expect(await visitor.granted()).toEqual(["necessary", "functional", "marketing"]),
  },
  {
    member: "gpc.show_status, texts.status.gpc_honoured",
    page: { place: "US-CA", change: (document) => Object.assign(document, { gpc: { show_status: false } }) },
    coming: { gpc: true },
    look: async (visitor) => {
      expect(await visitor.granted()).toEqual(["necessary", "functional", "analytics"]);
      expect(await visitor.text("page-links")).toBe("Your Privacy Choices");
    },
  },
  {
    member: "storage.name, storage.scope, storage.same_site, storage.secure",
    page: changed((document) => {
      document.storage = { name: "mine", scope: "host", same_site: "strict", secure: false };
    }),
    look: async (visitor) => {
      await visitor.press(".accept");
      const [cookie] = await visitor.page.browserContext().cookies();
      expect(cookie).toMatchObject({
        name: `mine_${visitor.site.slice(-8)}`,
        domain: "www.shop.localhost",
        sameSite: "Strict",
        secure: false,
      });
    },
  },
  {
    member: "storage.kind",
    page: changed((document) => Object.assign(document, { storage: { kind: "local" } })),
    look: async (visitor) => {
      await visitor.press(".accept");
      expect(await visitor.stored()).toBe("");
      // The choice itself waits beside it for the service's answer.
      await visitor.page.waitForFunction("window.consentform.record");
      expect(await visitor.evaluate("Object.keys(localStorage)")).toEqual([visitor.name]);
      await visitor.reload();
      expect(await visitor.granted()).toHaveLength(4);
    },
  },
  {
    member: "records.subject_id",
    page: {
      ...changed((document) => Object.assign(document, { records: { subject_id: "external" } })),
      tag: 'data-subject="u1"',
    },
    look: async (visitor) => {
      await visitor.press(".accept");
      // A random id joins this browser's records; the person's own id is not stored.
      expect(await visitor.stored()).toMatch(/\.[0-9a-f]{32}$/);
    },
  },
];

/** Every member of the document that has an effect. */
export const members: readonly MemberCase[] = [
  ...contentMembers,
  ...lookMembers,
  ...blockingMembers,
  ...preferenceMembers,
];
