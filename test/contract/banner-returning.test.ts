import { type Choice, formatChoice } from "../../src/consent/banner/choice";
import type { PublishedService } from "../../src/consent/banner/make-slices";
import { type BannerBrowser, inBannerBrowser } from "../support/banner-browser";
import type { Coming, Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";

/** A visitor who chose before, on a page whose place is not known yet. */

const run = inBannerBrowser();

const all = ["functional", "analytics", "marketing"];
const now = Math.floor(Date.now() / 1000);
const day = 86_400;
const choice = (changes: Partial<Choice> = {}) =>
  formatChoice({
    revision: 1,
    model: "opt_in",
    gpc: false,
    rule: null,
    decided: now - day,
    until: now + day,
    granted: all,
    servicesOff: [],
    subject: "0123456789abcdef0123456789abcdef",
    ...changes,
  });
const refusal = choice({ granted: [], subject: null });

const signals: Readonly<Record<string, string>> = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "analytics",
  functionality_storage: "functional",
  personalization_storage: "functional",
};
const update = (granted: readonly string[]) => [
  "consent",
  "update",
  {
    ...Object.fromEntries(
      Object.entries(signals).map(([signal, key]) => [signal, granted.includes(key) ? "granted" : "denied"]),
    ),
    security_storage: "granted",
  },
];

const body = all
  .map((key) => `<script type="text/plain" data-consent="${key}" src="OTHER/${key}.js"></script>`)
  .join("");
/** The place arrives only when a test releases it. */
const patient = "AbortSignal.timeout = () => new AbortController().signal;";

/** The consent commands after the default. */
const updates = async (visitor: Visitor) =>
  (await visitor.commands()).filter(([name, kind]) => name === "consent" && kind !== "default");
const ran = async (visitor: Visitor) => (await visitor.ran()).map((path) => path.slice(1, -3)).sort();
const said = '[data-consentform="said"]';

/** A page load with a stored choice and an unanswered place. It has done everything that does not need the place. */
async function arrive({ visit, website }: BannerBrowser, page: WebPage, coming: Coming = {}): Promise<Visitor> {
  const { choice: made, before = "", ...rest } = coming;
  const visitor = await visit({}, { ...rest, before: `${patient}${before}` });
  website.replace(visitor.site, { body, ...page, held: ["place"] });
  if (made !== undefined) await store(visitor, made);
  await visitor.page.goto(visitor.url, { waitUntil: "load" });
  await idle(visitor);
  return visitor;
}

/** Waits until the scripts that read a stored choice have arrived and run. */
async function idle({ page }: Visitor): Promise<void> {
  const arrived = `["first.json", "actions.js"].every((end) =>
    !document.cookie && !localStorage.length || performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end)))`;
  await page.waitForFunction(arrived, { timeout: 5000 });
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");
}

const store = ({ page, name }: Visitor, value: string, domain = ".shop.localhost") =>
  page.browserContext().setCookie({ name, value, domain, path: "/", secure: true, sameSite: "Lax" });

async function placed({ page }: Visitor, { website }: BannerBrowser): Promise<void> {
  website.release();
  await page.waitForSelector(said, { timeout: 5000 });
}

const stats: PublishedService = {
  key: "stats",
  category: "analytics",
  hosts: [],
  scripts: [],
  blocking: "auto",
  storage: [],
};
const switches: WebPage["change"] = (document) => {
  document.preferences = { ...document.preferences, services: true };
};

const atOnce: [string, WebPage, Coming, { at: string[]; later?: string[]; signalled?: string[] }][] = [
  ["a grant", { place: "DE" }, { choice: choice() }, { at: all }],
  ["a partial grant", { place: "US-TX" }, { choice: choice({ granted: ["analytics"] }) }, { at: ["analytics"] }],
  ["a grant of a category that is gone", {}, { choice: choice({ granted: ["gone"] }) }, { at: [] }],
  ["a refusal where everything is on before a choice", { place: "US-TX" }, { choice: refusal }, { at: [] }],
  [
    "a refusal under a weaker model",
    { place: "DE" },
    { choice: choice({ granted: [], model: "opt_out", rule: "us-opt-out", subject: null }) },
    { at: [] },
  ],
  [
    "a grant without a signal that counts nowhere",
    { place: "DE" },
    { gpc: true, choice: choice() },
    { at: ["functional", "analytics"], later: all },
  ],
  [
    "a grant without a signal that counts",
    { place: "US-CA" },
    { gpc: true, choice: choice() },
    { at: ["functional", "analytics"] },
  ],
  ["a grant that knew of the signal", { place: "US-CA" }, { gpc: true, choice: choice({ gpc: true }) }, { at: all }],
  [
    "a grant with every service of a category off",
    { change: switches, services: [stats] },
    { choice: choice({ servicesOff: ["stats"] }) },
    { at: all, signalled: ["functional", "marketing"] },
  ],
];

testInBrowser.each(atOnce)("%s applies before the place is known", (_, page, coming, { at, later = at, signalled }) =>
  run(async (pages) => {
    const visitor = await arrive(pages, page, coming);
    if (at.length > 0) await visitor.page.waitForFunction(`window.ran?.length >= ${at.length}`);
    expect([await visitor.granted(), await ran(visitor)]).toEqual([["necessary", ...at], [...at].sort()]);
    expect([await updates(visitor), await visitor.drawn()]).toEqual([[update(signalled ?? at)], []]);
    expect(await visitor.stored()).toBe(coming.choice);
    await placed(visitor, pages);
    if (later !== at) await visitor.page.waitForFunction(`window.ran?.length >= ${later.length}`);
    expect([await visitor.granted(), await ran(visitor)]).toEqual([["necessary", ...later], [...later].sort()]);
    const expected = later === at ? [update(signalled ?? at)] : [update(at), update(later)];
    expect([await updates(visitor), await visitor.drawn()]).toEqual([expected, expect.arrayContaining(["reopen"])]);
    expect(visitor.errors.filter((error) => !error.includes("503"))).toEqual([]);
  }),
);

const waiting: [string, WebPage, string, { granted: string[]; asks: boolean }][] = [
  [
    "a grant under a weaker model, where it is enough",
    { place: "US-CA" },
    choice({ model: "opt_out" }),
    { granted: all, asks: false },
  ],
  [
    "a grant under a weaker model, where it is not",
    { place: "DE" },
    choice({ model: "opt_out" }),
    { granted: [], asks: true },
  ],
  ["a grant of an older revision", { revision: 2 }, choice(), { granted: [], asks: true }],
  ["an expired grant", {}, choice({ until: now - 1 }), { granted: [], asks: true }],
  ["a grant from a clock ahead", {}, choice({ decided: now + 2 * day }), { granted: [], asks: true }],
  ["half a grant", {}, choice().slice(0, 60), { granted: [], asks: true }],
  ["a word of no choice", {}, "analytics", { granted: [], asks: true }],
  ["a grant with text after it", {}, `${choice()}.x`, { granted: [], asks: true }],
  ["no choice where everything is on", { place: "US-TX" }, "", { granted: all, asks: false }],
];

testInBrowser.each(waiting)("%s waits for the place", (_, page, value, { granted, asks }) =>
  run(async (pages) => {
    const visitor = await arrive(pages, page, value === "" ? {} : { choice: value });
    expect([await visitor.granted(), await ran(visitor), await updates(visitor)]).toEqual([["necessary"], [], []]);
    expect(await visitor.drawn()).toEqual([]);
    await placed(visitor, pages);
    const drawn = await visitor.drawn();
    expect([await visitor.granted(), drawn.includes("first-layer")]).toEqual([["necessary", ...granted], asks]);
  }),
);

testInBrowser("a withdrawal before the place is known applies immediately, and is recorded", () =>
  run(async (pages) => {
    const { website } = pages;
    const quiet = "document.addEventListener('consentform:reload', (event) => event.preventDefault());";
    // In another tab, by the page, and by the page before the banner is there.
    const visitor = await arrive(pages, { place: "DE" }, { choice: choice(), before: quiet });
    await visitor.page.waitForFunction("window.ran?.length === 3");
    const channel = `new BroadcastChannel("consentform-${visitor.site}").postMessage("")`;
    await visitor.evaluate(
      `document.cookie = "${visitor.name}=${refusal}; Path=/; Domain=shop.localhost; Secure"; ${channel}`,
    );
    await visitor.page.waitForFunction("!window.consentform.has('marketing')", { timeout: 5000 });
    expect(await updates(visitor)).toEqual([update(all), update([])]);

    await store(visitor, choice());
    await visitor.page.reload();
    await visitor.page.waitForFunction("window.ran?.length === 3");
    await visitor.evaluate("window.consentform.withdraw()");
    expect([await visitor.granted(), await updates(visitor)]).toEqual([["necessary"], [update(all), update([])]]);
    await placed(visitor, pages);
    expect([await visitor.stored(), await visitor.granted()]).toEqual([
      expect.stringMatching(/\.\.\.-$/),
      ["necessary"],
    ]);
    expect(await updates(visitor)).toEqual([update(all), update([])]);
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).at(-1)?.body).toMatchObject({
      event: "withdrawn",
      place_token: "proof of DE",
    });

    website.replace(visitor.site, {
      body: `<script>consentform.withdraw(); consentform.open();</script>${body}`,
      held: ["place"],
    });
    await store(visitor, choice());
    await visitor.page.goto(visitor.url);
    await idle(visitor);
    expect([await visitor.granted(), await ran(visitor), await updates(visitor)]).toEqual([
      ["necessary"],
      [],
      [update([])],
    ]);
    await placed(visitor, pages);
    expect(await visitor.preferences()).toContain("Analytics");
    expect(await visitor.stored()).toMatch(/\.\.\.-$/);
  }),
);

testInBrowser("a choice that is deleted before the place is known no longer applies", () =>
  run(async (pages) => {
    const visitor = await arrive(pages, { place: "DE" }, { choice: choice() });
    expect(await visitor.granted()).toEqual(["necessary", ...all]);
    await visitor.evaluate(
      `document.cookie = "${visitor.name}=; Max-Age=0; Path=/; Domain=shop.localhost; Secure"; window.dispatchEvent(new Event("focus"))`,
    );
    expect([await visitor.granted(), await updates(visitor)]).toEqual([["necessary"], [update(all), update([])]]);
    await placed(visitor, pages);
    expect(await visitor.drawn()).toEqual(["first-layer"]);
  }),
);

testInBrowser("the newest of two cookies applies, and nothing outside the document's storage", () =>
  run(async (pages) => {
    const visitor = await arrive(pages, {}, { choice: choice() });
    await store(visitor, choice({ granted: [], subject: null, decided: now }), "www.shop.localhost");
    await visitor.page.reload();
    await idle(visitor);
    expect([await visitor.granted(), await updates(visitor)]).toEqual([["necessary"], [update([])]]);
    // A choice in local storage does not count where the document keeps it in a cookie, and the other way around.
    await visitor.evaluate(`localStorage.setItem("${visitor.name}", ${JSON.stringify(choice({ decided: now + 1 }))})`);
    await visitor.page.reload();
    await idle(visitor);
    expect(await visitor.granted()).toEqual(["necessary"]);
    const local: WebPage["change"] = (document) => {
      document.storage = { kind: "local" };
    };
    pages.website.replace(visitor.site, { body, change: local, held: ["place"] });
    await visitor.page.reload();
    await idle(visitor);
    expect([await visitor.granted(), await updates(visitor)]).toEqual([["necessary", ...all], [update(all)]]);
  }),
);

testInBrowser("frames of the site follow a choice before the place is known, others do not", () =>
  run(async (pages) => {
    const { website } = pages;
    const visitor = await arrive(pages, {}, { choice: choice() });
    const frame = (host: "asset" | "other") =>
      `<iframe id="${host}" src="${website.address(host, `/${visitor.site}/loader.html`)}"></iframe>`;
    website.replace(visitor.site, { body: frame("asset") + frame("other"), held: ["place"] });
    await visitor.page.goto(visitor.url, { waitUntil: "load" });
    await idle(visitor);
    const state = async (host: string) => {
      const inner = await (await visitor.page.$(`#${host}`))?.contentFrame();
      return inner?.evaluate("[window.consentform.has('marketing'), window.dataLayer.length]");
    };
    // A frame gets the default, but no update.
    const commands = (await state("other")) as [boolean, number];
    expect([await state("asset"), commands[0]]).toEqual([[true, commands[1]], false]);
  }),
);

testInBrowser("frameworks, the record and a renewed cookie wait for the place", () =>
  run(async (pages) => {
    const { website } = pages;
    const gpp: WebPage["change"] = (document) => {
      document.gpp = { enabled: true, sections: ["usca"] };
    };
    const made = choice({ until: now + 1000 * day });
    const visitor = await arrive(pages, { change: gpp, place: "US-CA" }, { choice: made });
    const scripts = () => website.requests("asset").filter((path) => path.includes(`${visitor.site}/d/gpp-`));
    expect([await visitor.granted(), scripts()]).toEqual([["necessary", ...all], []]);
    await placed(visitor, pages);
    await visitor.page.waitForFunction(
      "new Promise((resolve) => window.__gpp('ping', (data) => resolve(data.signalStatus === 'ready' && data.gppString)))",
    );
    expect(scripts()).toHaveLength(1);
    expect(await updates(visitor)).toEqual([update(all)]);
  }),
);

testInBrowser("under a strict policy a stored choice applies, and the browser reports nothing", () =>
  run(async (pages) => {
    const headers = {
      "content-security-policy":
        "script-src 'nonce-n' 'strict-dynamic'; connect-src *; require-trusted-types-for 'script'; trusted-types consentform",
    };
    const visitor = await arrive(pages, { headers, tag: 'nonce="n"', body: "" }, { choice: choice() });
    expect([await visitor.granted(), visitor.errors]).toEqual([["necessary", ...all], []]);
  }),
);
