import { starterDocument } from "../../src/consent/rules";
import { inBannerBrowser } from "../support/banner-browser";
import type { Coming, Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { statsService as service } from "../support/stats-service";
import { grantOf as choice } from "../support/stored-grant";

/** The banner in a real browser: what a visitor chooses, and what that does. */

const run = inBannerBrowser();

const tags = `
  <script type="text/plain" data-consent="analytics" src="OTHER/analytics.js"></script>
  <script type="text/plain" data-consent="marketing">window.ran = (window.ran || []).concat("inline");</script>
  <script type="text/plain" data-consent="marketing" src="OTHER/marketing.js"></script>`;

const signals = [
  ...["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"],
  ...["functionality_storage", "personalization_storage"],
];
const update = (granted: readonly string[]) => [
  "consent",
  "update",
  {
    ...Object.fromEntries(signals.map((signal) => [signal, granted.includes(signal) ? "granted" : "denied"])),
    security_storage: "granted",
  },
];

const all = ["functional", "analytics", "marketing"];
const now = Math.floor(Date.now() / 1000);
const day = 86_400;
testInBrowser("accepting grants, stores, updates Consent Mode and releases tags", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ body: tags });
    expect(await visitor.buttons()).toEqual(["Accept all", "Reject all", "Customize"]);
    expect(await visitor.granted()).toEqual(["necessary"]);
    expect([await visitor.stored(), await visitor.ran(), website.requests("other")]).toEqual(["", [], []]);
    await visitor.press(".accept");
    expect(await visitor.granted()).toEqual(["necessary", ...all]);
    expect(await visitor.stored()).toMatch(
      /^1\.1\.opt_in\.-\.[0-9a-z]+\.[0-9a-z]+\.functional~analytics~marketing\.\.[0-9a-f]{32}$/,
    );
    expect(await visitor.drawn()).toEqual(["reopen"]);
    await visitor.page.waitForFunction("window.ran && window.ran.length === 3");
    expect((await visitor.ran()).sort()).toEqual(["/analytics.js", "/marketing.js", "inline"]);
    expect((await visitor.commands()).filter(([name]) => name === "consent")).toEqual([
      ["consent", "default", expect.objectContaining({ ad_storage: "denied" })],
      update(signals),
    ]);
    expect(visitor.errors).toEqual([]);
    await visitor.reload();
    expect([await visitor.drawn(), await visitor.granted()]).toEqual([["reopen"], ["necessary", ...all]]);
    expect((await visitor.commands()).at(-1)).toEqual(update(signals));
  }),
);

testInBrowser("elements named after methods of document keep no choice from being stored", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ body: `<img name="querySelector"><img name="querySelectorAll">${tags}` });
    await visitor.press(".accept");
    expect(await visitor.granted()).toEqual(["necessary", ...all]);
    expect(await visitor.stored()).toContain(".functional~analytics~marketing.");
    expect(await visitor.drawn()).toEqual(["reopen"]);
    await visitor.page.waitForFunction("window.ran && window.ran.length === 3");
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser.each([[".reject"], [".close"]])("%s stores a refusal without an id, and nothing runs", (selector) =>
  run(async ({ visit }) => {
    const visitor = await visit({ body: tags });
    await visitor.press(selector);
    expect(await visitor.stored()).toMatch(/^1\.1\.opt_in\.-\.[0-9a-z]+\.[0-9a-z]+\.\.\.-$/);
    expect([await visitor.granted(), await visitor.ran(), await visitor.drawn()]).toEqual([
      ["necessary"],
      [],
      ["reopen"],
    ]);
    expect((await visitor.commands()).at(-1)).toEqual(update([]));
  }),
);

testInBrowser("before a choice nothing is stored, and no foreign host is asked", () =>
  run(async ({ visit, website }) => {
    const foreign = website.requests("other").length;
    const visitor = await visit({
      body: `${tags}<iframe data-consent="marketing" data-consent-src="OTHER/a.html"></iframe>`,
    });
    await visitor.page.keyboard.press("Escape");
    await visitor.page.mouse.wheel({ deltaY: 500 });
    expect(await visitor.evaluate("[document.cookie, localStorage.length, sessionStorage.length]")).toEqual(["", 0, 0]);
    expect(website.requests("other")).toHaveLength(foreign);
    expect(await visitor.drawn()).toEqual(["embed", "first-layer"]);
  }),
);

const before: [string, WebPage, Coming, { granted: string[]; asks: boolean }][] = [
  ["a stored grant", {}, { choice: choice() }, { granted: all, asks: false }],
  [
    "a stored partial grant",
    {},
    { choice: choice({ granted: ["analytics"] }) },
    { granted: ["analytics"], asks: false },
  ],
  ["a stored refusal", {}, { choice: choice({ granted: [], subject: null }) }, { granted: [], asks: false }],
  ["an expired grant", {}, { choice: choice({ until: now - 1 }) }, { granted: [], asks: true }],
  ["a grant of an older revision", { revision: 2 }, { choice: choice() }, { granted: [], asks: true }],
  ["a grant under a weaker model", {}, { choice: choice({ model: "opt_out" }) }, { granted: [], asks: true }],
  ["a grant of an unknown format", {}, { choice: choice().replace(/^1/, "2") }, { granted: [], asks: true }],
  ["a damaged grant", {}, { choice: choice().slice(0, 60) }, { granted: [], asks: true }],
  ["a grant of a category that is gone", {}, { choice: choice({ granted: ["gone"] }) }, { granted: [], asks: false }],
  ["no choice in an opt-out place", { place: "US-CA" }, {}, { granted: all, asks: false }],
  [
    "a refusal in an opt-out place",
    { place: "US-CA" },
    { choice: choice({ granted: [] }) },
    { granted: [], asks: false },
  ],
  [
    "an older refusal in an opt-out place",
    { place: "US-CA", revision: 2 },
    { choice: choice({ granted: [] }) },
    { granted: [], asks: false },
  ],
  [
    "a signal in an opt-out place",
    { place: "US-CA" },
    { gpc: true },
    { granted: ["functional", "analytics"], asks: false },
  ],
  [
    "a signal over an older grant",
    { place: "US-CA" },
    { gpc: true, choice: choice() },
    { granted: ["functional", "analytics"], asks: false },
  ],
  [
    "a signal over a grant that knew of it",
    { place: "US-CA" },
    { gpc: true, choice: choice({ gpc: true }) },
    { granted: all, asks: false },
  ],
  [
    "a signal where no law requires it",
    { place: "DE" },
    { gpc: true, choice: choice() },
    { granted: all, asks: false },
  ],
  [
    "a signal in an unknown place",
    {},
    { gpc: true, choice: choice() },
    { granted: ["functional", "analytics"], asks: false },
  ],
  ["a signal and no choice", {}, { gpc: true }, { granted: [], asks: true }],
  ["no place", { place: "down" }, {}, { granted: [], asks: true }],
];

testInBrowser.each(before)("%s", (_, page, coming, expected) =>
  run(async ({ visit }) => {
    const visitor = await visit(page, coming);
    const granted = (await visitor.granted()).filter((key) => key !== "necessary");
    expect({ granted, asks: (await visitor.drawn()).includes("first-layer") }).toEqual(expected);
  }),
);

testInBrowser("a visit renews how long the browser keeps a choice, and never how long it holds", () =>
  run(async ({ visit }) => {
    const made = choice({ until: now + 1000 * day });
    const visitor = await visit({}, { choice: made });
    const cookies = await visitor.page.browserContext().cookies();
    expect(cookies.map(({ value }) => value)).toEqual([made]);
    expect(((cookies[0]?.expires ?? 0) - now) / day).toBeCloseTo(400, 0);
  }),
);

testInBrowser("stores a signal that changes something once, without an id, and no other", () =>
  run(async ({ visit }) => {
    const changed = await visit({ place: "US-CA" }, { gpc: true });
    expect(await changed.stored()).toMatch(/^1\.1\.opt_out\+gpc\.us-opt-out\..*\.functional~analytics\.\.-$/);
    expect(await changed.text("page-links")).toContain("Opt-Out Request Honored");
    const first = await changed.stored();
    await changed.reload();
    expect(await changed.stored()).toBe(first);
    const unchanged = await visit({}, { gpc: true });
    expect(await unchanged.stored()).toBe("");
    const leavesOff = '"Accept all" leaves off: Personalized advertising.';
    expect(await unchanged.text("first-layer")).toContain(leavesOff);
    await unchanged.press(".accept");
    expect(await unchanged.granted()).toEqual(["necessary", "functional", "analytics"]);
    await unchanged.press(".reopen");
    await unchanged.press('[name="marketing"]');
    await unchanged.press(".customize");
    expect(await unchanged.granted()).toEqual(["necessary", ...all]);
    await unchanged.reload();
    expect(await unchanged.granted()).toEqual(["necessary", ...all]);
  }),
);

testInBrowser("the first layer says what its button leaves off under a signal, and only there", () =>
  run(async ({ visit }) => {
    const everywhere: WebPage["change"] = (document) => Object.assign(document, { gpc: { honour: "everywhere" } });
    const german: WebPage["change"] = (document) => {
      everywhere(document);
      document.languages = { default: "de", available: ["de"] };
      Object.assign(document, { texts: { de: starterDocument("de").texts.de } });
      for (const category of document.categories) category.label.de = category.label.en ?? "";
    };
    const signal = "Global Privacy Control";
    const inFrance = await visit({ place: "FR", change: everywhere }, { gpc: true });
    const text = await inFrance.text("first-layer");
    expect(text).toContain(`${signal} signal. "Accept all" leaves off: Personalized advertising.`);
    expect(text).not.toContain("Opt-Out");
    await inFrance.press(".customize");
    expect(await inFrance.preferences()).not.toContain("Opt-Out");
    const inGermany = await visit({ place: "DE", change: german }, { gpc: true });
    expect(await inGermany.text("first-layer")).toContain(
      "„Alle akzeptieren“ schaltet daher Folgendes nicht ein: Personalized advertising.",
    );
    const nothingHeld = await visit(
      {
        place: "FR",
        change: (document) => {
          everywhere(document);
          for (const category of document.categories) category.sale_or_share = false;
        },
      },
      { gpc: true },
    );
    expect(await nothingHeld.text("first-layer")).not.toContain("leaves off");
    await nothingHeld.press(".accept");
    expect(await nothingHeld.granted()).toEqual(["necessary", ...all]);
    for (const place of ["FR", "US-CA"]) {
      const unsent = await visit({ place, change: everywhere });
      expect(await unsent.text(place === "FR" ? "first-layer" : "page-links")).not.toContain(signal);
    }
    const optOut = await visit({ place: "US-CA", change: everywhere }, { gpc: true });
    expect(await optOut.text("page-links")).toContain("Opt-Out Request Honored");
  }),
);

const services = [
  service({
    storage: [
      { pattern: "_st_*", kind: "cookie" },
      { name: "stats", kind: "local" },
      { name: "st", kind: "session" },
    ],
  }),
  service({ key: "ads", category: "marketing", storage: [{ name: "ads", kind: "cookie" }] }),
];
const leave = `
  document.cookie = "_st_1=x"; document.cookie = "_st_2=x; Domain=shop.localhost; Path=/"; document.cookie = "ads=1";
  document.cookie = "own=1"; localStorage.setItem("stats", "1"); localStorage.setItem("other", "1"); sessionStorage.setItem("st", "1");`;
const left =
  "[document.cookie.split('; ').map((each) => each.split('=')[0]).filter((name) => !name.startsWith('cf_')).sort().join(), Object.keys(localStorage).filter((name) => !name.startsWith('consentform_')).sort().join(), sessionStorage.length]";

testInBrowser("withdrawal deletes what the category stored and reloads the page if needed", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ services, body: tags }, { choice: choice() });
    await visitor.page.waitForFunction("window.ran && window.ran.length === 3");
    await visitor.evaluate(leave);
    await visitor.press(".reopen");
    await visitor.press('[name="analytics"]');
    await Promise.all([visitor.page.waitForNavigation(), visitor.press(".customize")]);
    await visitor.page.waitForSelector('[data-consentform="reopen"]');
    expect(await visitor.granted()).toEqual(["necessary", "functional", "marketing"]);
    expect(await visitor.evaluate(left)).toEqual(["ads,own", "other", 0]);
    await visitor.page.waitForFunction("window.ran && window.ran.length === 2");
    expect((await visitor.ran()).sort()).toEqual(["/marketing.js", "inline"]);
  }),
);

const quiet: [string, WebPage, string][] = [
  ["nothing of it ran", {}, ""],
  [
    "the page prevents it",
    { body: tags },
    "document.addEventListener('consentform:reload', (event) => { window.asked = true; event.preventDefault(); })",
  ],
];

testInBrowser.each(quiet)("withdrawal reloads nothing where %s", (_, page, before) =>
  run(async ({ visit }) => {
    const visitor = await visit(page, { choice: choice({ granted: ["marketing"] }), before });
    // What has not run yet needs no reload.
    if (page.body !== undefined) await visitor.page.waitForFunction("window.ran && window.ran.length === 2");
    await visitor.evaluate("window.stays = true; window.consentform.withdraw()");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await visitor.evaluate("[window.stays, window.asked === true]")).toEqual([true, before !== ""]);
    expect(await visitor.stored()).toMatch(/\.\.\.-$/);
  }),
);

testInBrowser("keeps stored entries on withdrawal if the document says so", () =>
  run(async ({ visit }) => {
    const keep: WebPage["change"] = (document) => {
      document.blocking = { delete_on_withdrawal: false };
    };
    const visitor = await visit({ services, change: keep }, { choice: choice() });
    await visitor.evaluate(leave);
    await visitor.evaluate(
      "document.addEventListener('consentform:reload', (event) => event.preventDefault()); window.consentform.withdraw()",
    );
    expect(await visitor.evaluate(left)).toEqual(["_st_1,_st_2,ads,own", "other,stats", 1]);
  }),
);

const failures: [string, WebPage, Coming][] = [
  ["the banner script", { missing: ["banner.js"] }, {}],
  ["the configuration", { missing: ["en.first"] }, {}],
  ["the configuration of a visitor who accepted", { missing: ["en.first"] }, { choice: choice() }],
  [
    "a policy of Trusted Types",
    {
      headers: { "content-security-policy": "require-trusted-types-for 'script'; trusted-types other" },
      missing: ["-"],
    },
    {},
  ],
];

testInBrowser.each(failures)(
  "without %s, optional categories stay denied, and the page is notified",
  (_, page, coming) =>
    run(async ({ visit }) => {
      const heard = "document.addEventListener('consentform:error', () => { window.heard = true; })";
      const visitor = await visit({ ...page, body: tags }, { ...coming, before: heard });
      expect(await visitor.evaluate("window.heard")).toBe(true);
      expect([await visitor.granted(), await visitor.ran(), await visitor.drawn()]).toEqual([["necessary"], [], []]);
      expect(await visitor.stored()).toBe(coming.choice ?? "");
      expect(visitor.errors.filter((error) => /^\w*Error\b/.test(error))).toEqual([]);
    }),
);

testInBrowser.each([
  [".accept", ["necessary", ...all]],
  [".reject", ["necessary"]],
])("the last click on %s is answered once actions.js is there", (selector, granted) =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ late: ["actions.js"], body: tags });
    for (const each of [".accept", ".reject", ".customize", ".accept", selector]) await visitor.press(each);
    expect([await visitor.granted(), await visitor.stored(), await visitor.ran()]).toEqual([["necessary"], "", []]);
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    website.replace(visitor.site, { body: tags });
    await visitor.until("said", "Your choice has been saved.");
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([granted, ["reopen"]]);
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site)).toHaveLength(1);
  }),
);

testInBrowser("without actions.js nothing is granted, the page is free, and a later click works", () =>
  run(async ({ visit, website }) => {
    const modal: WebPage = {
      body: `${tags}<button id="own" onclick="window.pressed = true">Own</button>`,
      change: (document) => {
        document.layout = { kind: "modal" };
      },
    };
    const heard = "window.heard = 0; document.addEventListener('consentform:error', () => { window.heard += 1; })";
    const visitor = await visit({ ...modal, missing: ["actions.js"] }, { before: heard });
    for (const failures of [1, 2]) {
      await visitor.page.waitForFunction(`window.heard === ${failures}`);
      expect([await visitor.granted(), await visitor.stored(), await visitor.ran()]).toEqual([["necessary"], "", []]);
      expect(await visitor.drawn()).toEqual(["first-layer"]);
      if (failures === 1) await visitor.press(".accept");
    }
    await visitor.press("#own");
    expect(await visitor.evaluate("window.pressed")).toBe(true);
    website.replace(visitor.site, modal);
    await visitor.press(".accept");
    await visitor.until("said", "Your choice has been saved.");
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([["necessary", ...all], ["reopen"]]);
  }),
);

testInBrowser("without actions.js a stored choice is kept and nothing runs", () =>
  run(async ({ visit }) => {
    const made = choice();
    const visitor = await visit({ missing: ["actions.js"], body: tags }, { choice: made });
    expect([await visitor.granted(), await visitor.ran(), await visitor.drawn()]).toEqual([["necessary"], [], []]);
    expect(await visitor.stored()).toBe(made);
  }),
);

testInBrowser("without the preferences the first layer still works", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ missing: ["preferences"] });
    await visitor.press(".customize");
    await visitor.press(".reject");
    expect(await visitor.stored()).toMatch(/\.\.\.-$/);
  }),
);

const denials: [string, string][] = [
  [
    "that throws",
    "Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => { throw new Error('denied'); }, set: () => { throw new Error('denied'); } })",
  ],
  [
    "that keeps nothing",
    "Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} })",
  ],
];

testInBrowser.each(denials)("with storage %s a choice lasts for the page", (_, before) =>
  run(async ({ visit }) => {
    const visitor = await visit({}, { before });
    await visitor.press(".accept");
    expect(await visitor.granted()).toEqual(["necessary", ...all]);
    expect(visitor.errors).toEqual([]);
    await visitor.reload();
    expect(await visitor.granted()).toEqual(["necessary"]);
  }),
);

testInBrowser("tags and listeners hold up no paint: they run after the banner is gone from it", () =>
  run(async ({ visit }) => {
    const isDrawn = `document.querySelector("[data-consentform=first-layer]") !== null`;
    const body = `<script type="text/plain" data-consent="analytics">window.order.push("tag", ${isDrawn}); window.ran = true;</script>`;
    // A timer alone would run before a late frame.
    const late =
      "const own = requestAnimationFrame; window.requestAnimationFrame = (act) => setTimeout(own, 100, act);";
    const visitor = await visit({ body }, { before: late });
    // A new observer is called after the frame's layout, directly before its paint.
    const order = `new Promise((resolve) => {
      window.order = [];
      window.consentform.on("change", () => resolve(window.order));
      requestAnimationFrame(() => new ResizeObserver(() => window.order.push("before paint")).observe(document.body));
      document.querySelector("[data-consentform=first-layer]").shadowRoot.querySelector(".accept").click();
      window.order.push("clicked");
    })`;
    expect((await visitor.evaluate<unknown[]>(order)).slice(0, 2)).toEqual(["clicked", "before paint"]);
    await visitor.page.waitForFunction("window.ran");
    expect(await visitor.evaluate("window.order")).toEqual(["clicked", "before paint", "tag", false]);
  }),
);

testInBrowser("a second copy of the loader changes nothing", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ head: "LOADER" });
    expect(await visitor.evaluate("window.consentform.copies")).toBe(2);
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    await visitor.press(".accept");
    expect((await visitor.commands()).filter(([, command]) => command === "default")).toHaveLength(1);
  }),
);

testInBrowser("the page API reports changes and opens the preferences", () =>
  run(async ({ visit }) => {
    const visitor: Visitor = await visit({
      head: "<script>window.early = window.consentform.has('analytics'); window.consentform.open();</script>",
    });
    await visitor.page.waitForSelector('[data-consentform="preferences"]');
    expect(
      await visitor.evaluate(
        "[window.early, window.consentform.has('toString'), window.consentform.has('__proto__'), window.consentform.record, '_' in window.consentform]",
      ),
    ).toEqual([false, false, false, null, false]);
    await visitor.evaluate(
      "document.addEventListener('consentform:reload', (event) => event.preventDefault()); window.heard = []; window.stop = window.consentform.on('change', () => window.heard.push(window.consentform.has('analytics'))); window.consentform.on('change', () => { throw new Error('of the page'); }); window.consentform.on('change', () => window.heard.push('last'))",
    );
    await visitor.press(".in-preferences .accept");
    expect(await visitor.evaluate("window.heard")).toEqual([true, "last"]);
    await visitor.evaluate("window.stop(); window.consentform.withdraw()");
    await visitor.painted();
    expect(await visitor.evaluate("window.heard")).toEqual([true, "last", "last"]);
  }),
);

testInBrowser("a withdrawal before the banner is there holds, also with an opening after it", () =>
  run(async ({ visit }) => {
    const head = "<script>window.consentform.withdraw(); window.consentform.open();</script>";
    const visitor = await visit({ head }, { choice: choice() });
    expect(await visitor.preferences()).toContain("Analytics");
    expect([await visitor.granted(), (await visitor.stored()).endsWith("...-")]).toEqual([["necessary"], true]);
  }),
);

testInBrowser("frames of the same site follow the choice and draw nothing; foreign ones deny", () =>
  run(async ({ visit, website }) => {
    const path = (site: string) => `/${site}/loader.html`;
    const { site } = website.add({});
    const body = `<iframe id="own" src="${website.address("asset", path(site))}"></iframe><iframe id="foreign" src="${website.address("other", path(site))}"></iframe>`;
    const visitor = await visit({}, {});
    website.replace(site, { body });
    await visitor.page.goto(website.address("shop", `/p/${site}`));
    await visitor.page.waitForSelector('[data-consentform="first-layer"]');
    await visitor.press(".accept");
    const granted = async (id: string) => {
      const frame = await (await visitor.page.$(`#${id}`))?.contentFrame();
      return frame?.evaluate(
        "new Promise((resolve) => setTimeout(() => resolve([window.consentform.has('analytics'), document.querySelectorAll('[data-consentform]').length]), 300))",
      );
    };
    await visitor.page.reload();
    await visitor.page.waitForSelector('[data-consentform="reopen"]');
    expect([await granted("own"), await granted("foreign")]).toEqual([
      [true, 0],
      [false, 0],
    ]);
  }),
);

testInBrowser("no style of the page hides the banner, and none of the banner reaches the page", () =>
  run(async ({ visit }) => {
    const hostile =
      "<style>div, section, button { display: none !important; transform: scale(0); color: red !important; }</style>";
    const visitor = await visit({ head: hostile, body: "<p id=own>Own</p>" });
    await visitor.press(".customize");
    await visitor.preferences();
    await visitor.press(".in-preferences .reject");
    expect(await visitor.stored()).not.toBe("");
    expect(await visitor.evaluate("getComputedStyle(document.getElementById('own')).marginTop")).toBe("16px");
  }),
);

testInBrowser("in-page navigation keeps the banner, and later tags are released", () =>
  run(async ({ visit }) => {
    const visitor = await visit({
      head: "<script>window.keptByRouter = history.pushState.bind(history);</script>",
      change: (document) => {
        document.languages = { default: "en", available: ["en", "de"], detect: "url" };
        document.texts.de = { banner: { title: "Ihre Wahl" } };
      },
    });
    await visitor.evaluate(
      "window.first = document.querySelector('[data-consentform=first-layer]'); history.pushState({}, '', '/en/shop'); document.body.replaceWith(document.createElement('body'))",
    );
    expect(await visitor.evaluate("window.first.isConnected")).toBe(true);
    await visitor.evaluate("history.pushState({}, '', '/de/laden')");
    await visitor.until("first-layer", "Ihre Wahl");
    await visitor.evaluate("window.keptByRouter({}, '', '/en/shop')");
    await visitor.until("first-layer", "Your choice");
    await visitor.press(".accept");
    await visitor.evaluate(
      `document.body.innerHTML = '<script type="text/plain" data-consent="analytics">window.late = true;</script>'`,
    );
    expect(
      await visitor.evaluate("new Promise((resolve) => setTimeout(() => resolve(window.late === true), 50))"),
    ).toBe(true);
    expect(await visitor.drawn()).toEqual(["reopen"]);
  }),
);

testInBrowser("modal layers stay modal when an application replaces the page's content", () =>
  run(async ({ visit }) => {
    const change: WebPage["change"] = (document) => {
      document.layout = { kind: "modal" };
    };
    const visitor = await visit({ change });
    const replaced = async (surface: string) => {
      await visitor.evaluate("document.body.replaceWith(document.createElement('body'))");
      const dialog = `document.querySelector('[data-consentform="${surface}"]').shadowRoot.querySelector("dialog")`;
      return visitor.evaluate(`[${dialog}.isConnected, ${dialog}.matches(":modal")]`);
    };
    expect(await replaced("first-layer")).toEqual([true, true]);
    await visitor.press(".customize");
    await visitor.preferences();
    expect(await replaced("preferences")).toEqual([true, true]);
    await visitor.press('[name="analytics"]');
    await visitor.press(".in-preferences .customize");
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([["necessary", "analytics"], ["reopen"]]);
  }),
);

testInBrowser("single tags and images run with their service and category", () =>
  run(async ({ visit }) => {
    const body = `<img data-consent="analytics" data-consent-src="/pixel.png" alt="">
      <script type="text/plain" data-consent="analytics" data-consent-type="module">window.module = import.meta.url !== "";</script>
      <script type="text/plain" data-consent="unknown-category">window.never = true;</script>
      <script type="text/plain" data-consent="toString">window.never = true;</script>`;
    const visitor = await visit({ body });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.module === true");
    expect(
      await visitor.evaluate("[document.querySelector('main ~ img').getAttribute('src'), window.never === undefined]"),
    ).toEqual(["/pixel.png", true]);
  }),
);
