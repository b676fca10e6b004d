import { formatChoice } from "../../src/consent/banner/choice";
import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";
import { until } from "../support/until";

/** The banner in a real browser whose network cuts answers off or holds them open. */

const run = inBannerBrowser();

const body = `<script>window.own = true;</script>
  <script type="text/plain" data-consent="marketing" src="OTHER/marketing.js"></script>
  <iframe title="Ad" data-consent="marketing" data-consent-src="OTHER/ad.html"></iframe>`;

const choice = (granted: readonly string[]) => {
  const now = Math.floor(Date.now() / 1000);
  return formatChoice({
    revision: 1,
    model: "opt_in",
    gpc: false,
    rule: null,
    decided: now - 100,
    until: now + 86_400,
    granted: [...granted],
    servicesOff: [],
    subject: "0123456789abcdef".repeat(2),
  });
};
const has = "Boolean(window.consentform?.has('marketing'))";

const cuts = ["loader.js", "banner.js", "en.first.json"].flatMap((file) =>
  (["length", "close"] as const).map((ending) => [file, ending] as const),
);

testInBrowser.each(cuts)("with half of %s (%s), the page works and nothing is granted", (file, ending) =>
  run(async ({ visit, website }) => {
    const before = website.requests("other").length;
    const stored = choice(["marketing"]);
    const visitor = await visit({ body, cut: { [file]: ending } }, { choice: stored });
    expect(website.requests("asset").some((path) => path.includes(visitor.site) && path.endsWith(file))).toBe(true);
    expect(await visitor.evaluate("[window.own, document.querySelector('main').innerText]")).toEqual([
      true,
      "Shop\n\nGoods",
    ]);
    expect([await visitor.evaluate(has), await visitor.ran(), await visitor.drawn()]).toEqual([false, [], []]);
    expect(website.requests("other")).toHaveLength(before);
    // A choice that was made earlier is kept, and counts again on a whole page.
    expect(await visitor.stored()).toBe(stored);
    website.replace(visitor.site, { body });
    await visitor.page.goto(visitor.url);
    await visitor.page.waitForFunction(`${has} && window.ran?.length === 1`, { timeout: 5000 });
  }),
);

testInBrowser.each(["length", "close"] as const)("with half of actions.js (%s), a click grants nothing", (ending) =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ body, cut: { "actions.js": ending } });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect([await visitor.evaluate(has), await visitor.ran(), await visitor.stored()]).toEqual([false, [], ""]);
    expect(website.choices(visitor.site)).toEqual([]);
    website.replace(visitor.site, { body });
    await visitor.press(".accept");
    await visitor.page.waitForFunction(`${has} && window.ran?.length === 1`, { timeout: 5000 });
  }),
);

testInBrowser.each(["preferences.js", "en.preferences.json", "report.js"])(
  "with half of %s, the first layer works and no choice is lost",
  (file) =>
    run(async ({ visit, website }) => {
      const visitor = await visit({ body, cut: { [file]: "close" } });
      await visitor.press(".customize");
      await visitor.page.waitForNetworkIdle({ idleTime: 100 });
      expect([await visitor.evaluate(has), await visitor.ran(), await visitor.stored()]).toEqual([false, [], ""]);
      if (await visitor.evaluate("document.querySelector('[data-consentform=preferences]') !== null")) {
        await visitor.press(".in-preferences .reject");
      } else await visitor.press(".reject");
      await visitor.page.waitForNetworkIdle({ idleTime: 100 });
      // The texts of placeholders are in the slice of the preferences.
      const placeholders = file === "en.preferences.json" ? [] : ["embed"];
      expect([await visitor.evaluate(has), await visitor.drawn()]).toEqual([false, [...placeholders, "reopen"]]);
      // A page that is left while its choice is on the way sends it again.
      if (file !== "report.js") await visitor.page.waitForFunction("localStorage.length === 0", { timeout: 5000 });
      website.replace(visitor.site, { body });
      await visitor.reload();
      await visitor.page.waitForFunction("localStorage.length === 0", { timeout: 5000 });
      expect(website.choices(visitor.site).map((sent) => sent.body.event)).toEqual(["refused"]);
    }),
);

testInBrowser("a place that answers too late leaves the strict fallback on the page", () =>
  run(async ({ visit, website }) => {
    // Where this document asks nothing before a choice, and everything is on.
    const known = await visit({ place: "US-TX", body });
    expect([await known.evaluate(has), await known.drawn()]).toEqual([
      true,
      expect.not.arrayContaining(["first-layer"]),
    ]);
    const visitor = await visit({ place: "US-TX", body, held: ["place"] });
    // Loaded after the first layer is drawn.
    await visitor.page.waitForSelector("[data-consentform=embed]", { timeout: 5000 });
    const strict = async () => [await visitor.evaluate(has), await visitor.ran(), await visitor.drawn()];
    expect(await strict()).toEqual([false, [], ["embed", "first-layer"]]);
    website.release();
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect(await strict()).toEqual([false, [], ["embed", "first-layer"]]);
    await visitor.press(".reject");
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).at(-1)?.body).toMatchObject({ rule_id: null, place_token: null });
  }),
);

testInBrowser("an intake that holds its answer open delays nothing, and loses no choice", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ body, held: ["intake"] });
    const arrived = (count: number) => until(() => website.choices(visitor.site).length === count);
    await visitor.press(".accept");
    await visitor.page.waitForFunction(`${has} && window.ran?.length === 1`, { timeout: 5000 });
    expect(await visitor.drawn()).toEqual(["reopen"]);
    expect(await visitor.evaluate("window.consentform.record")).toBeNull();
    await arrived(1);
    await visitor.reload();
    await visitor.page.waitForFunction(`${has} && window.ran?.length === 1`, { timeout: 5000 });
    expect(await visitor.drawn()).toEqual(["reopen"]);
    // What arrives after the release is held as well.
    await arrived(2);
    website.release();
    await visitor.page.waitForFunction("localStorage.length === 0", { timeout: 5000 });
    const ids = website.choices(visitor.site).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    await visitor.reload();
    expect(website.choices(visitor.site)).toHaveLength(2);
  }),
);

testInBrowser("the preferences show the record of a choice as soon as it has one", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ held: ["intake"] });
    await visitor.press(".reject");
    await visitor.press(".reopen");
    expect(await visitor.preferences()).not.toContain("con_");
    await until(() => website.choices(visitor.site).length === 1);
    website.release();
    await visitor.until("preferences", "con_");
    const record = await visitor.evaluate<{ id: string; hash: string }>("window.consentform.record");
    expect(await visitor.text("preferences")).toMatch(
      new RegExp(`Your choice has been saved\\. ${record.id} · \\d.*20\\d\\d.* · ${record.hash}$`),
    );
  }),
);

testInBrowser("without JavaScript nothing is drawn, and marked tags stay inert", () =>
  run(async ({ visit, website }) => {
    const { page } = await visit({}, { isAlone: true });
    const before = website.requests("other").length;
    await page.setJavaScriptEnabled(false);
    await page.goto(website.add({ body: `${body}<img data-consent="marketing" data-consent-src="OTHER/a.png">` }).url);
    expect(await page.$$("[data-consentform]")).toEqual([]);
    expect(website.requests("other")).toHaveLength(before);
  }),
);
