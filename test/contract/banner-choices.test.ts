import type { Browser } from "puppeteer-core";
import { startBrowser } from "../support/browser";
import { visitors } from "../support/banner-visit";
import { startWebsite, type Website } from "../support/banner-website";

/** The banner in a real browser: what a visitor chooses, and what that does. */

let browser: Browser | null = null;
let website: Website;
let visiting: ReturnType<typeof visitors> | null = null;
beforeAll(async () => {
  browser = await startBrowser();
  if (browser === null) return;
  website = await startWebsite();
  visiting = visitors(browser, website);
}, 60_000);
afterEach(() => visiting?.close());
afterAll(async () => {
  await browser?.close();
  await website?.close();
});

const tags = `
  <script type="text/plain" data-consent="analytics" src="OTHER/analytics.js"></script>
  <script type="text/plain" data-consent="marketing">window.ran = (window.ran || []).concat("inline");</script>
  <script type="text/plain" data-consent="marketing" src="OTHER/marketing.js"></script>`;

const update = (states: Readonly<Record<string, string>>) => [
  "consent",
  "update",
  {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
    functionality_storage: "denied",
    personalization_storage: "denied",
    security_storage: "granted",
    ...states,
  },
];

test("accepting grants, stores, updates Consent Mode and releases tags", async () => {
  if (visiting === null) return;
  const visitor = await visiting.visit({ body: tags });
  expect(await visitor.buttons()).toEqual(["Accept all", "Reject all", "Customize"]);
  expect(await visitor.granted()).toEqual(["necessary"]);
  expect([await visitor.stored(), await visitor.ran(), website.requests("other")]).toEqual(["", [], []]);
  await visitor.press(".accept");
  expect(await visitor.granted()).toEqual(["necessary", "functional", "analytics", "marketing"]);
  expect(await visitor.stored()).toMatch(/^1\.1\.opt_in\.-\.[0-9a-z]+\.[0-9a-z]+\.functional~analytics~marketing\.\.[0-9a-f]{32}$/);
  expect(await visitor.drawn()).toEqual(["reopen"]);
  await visitor.page.waitForFunction("window.ran && window.ran.length === 3");
  expect((await visitor.ran()).sort()).toEqual(["/analytics.js", "/marketing.js", "inline"]);
  expect((await visitor.commands()).filter(([name]) => name === "consent")).toEqual([
    ["consent", "default", expect.objectContaining({ ad_storage: "denied" })],
    update({
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "granted",
      analytics_storage: "granted",
      functionality_storage: "granted",
      personalization_storage: "granted",
    }),
  ]);
  expect(visitor.errors).toEqual([]);
  await visitor.reload();
  expect(await visitor.drawn()).toEqual(["reopen"]);
  expect(await visitor.granted()).toHaveLength(4);
});
