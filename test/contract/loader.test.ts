import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "puppeteer-core";
import { type Listener, listen } from "../../src/service";
import { banner } from "../support/banners";
import { startBrowser } from "../support/browser";
import { publishedSite } from "../support/consents";
import { type ServiceUnderTest, startServiceUnderTest } from "../support/service-under-test";

/** loader.js (contract 4.11): as a file, and in a real browser. */

let under: ServiceUnderTest;
let id: string;
beforeAll(async () => {
  under = await startServiceUnderTest();
  id = await publishedSite(under);
});
afterAll(() => under.close());

const load = (site = id, environment = "production", headers: Record<string, string> = {}) =>
  under.get(`/s/${site}/${environment}/loader.js`, headers);

test("is a small script that any page may load, cached like the bundle", async () => {
  const response = await load();
  const text = await response.text();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4096);
  const etag = `"${createHash("sha256").update(text).digest("hex")}"`;
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=60",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  expect((await load(id, "production", { "if-none-match": etag })).status).toBe(304);
  expect((await load(id, "preview")).headers.get("cache-control")).toBe("no-store");
  const { body: site } = await under.call("getSite", { path: { id } });
  expect(site.script_url.endsWith(`/s/${id}/production/loader.js`)).toBe(true);
});

test("stays small and complete with the longest possible categories", async () => {
  const long = await publishedSite(under);
  const document = banner();
  const extra = Array.from({ length: 8 }, (_, index) => ({
    key: `c${index}`.padEnd(40, "x"),
    label: { en: "</script><script>alert(1)</script>" },
    description: { en: "Extra" },
    signals: ["ad_storage" as const],
  }));
  const put = await under.call("putConfigDraft", {
    path: { id: long },
    body: { document: { ...document, categories: [...document.categories, ...extra] } },
  });
  expect(put.status).toBe(200);
  await under.call("publishVersion", { path: { id: long }, body: {} });
  const text = await (await load(long, "preview")).text();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4096);
  expect(text).toContain('xx":"denied"');
  expect(text).not.toContain("</script");
});

test("is a 404 problem for empty stages and unknown sites, and not a banner fetch", async () => {
  const { body: site } = await under.call("createSite", { body: { name: "Empty" } });
  for (const response of [await load(site.id), await load(id, "staging"), await load("site_no")]) {
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  }
  await load();
  expect((await under.call("getSite", { path: { id } })).body.production_last_fetched_at).toBeNull();
});

describe("in a real browser", () => {
  let browser: Browser | null = null;
  let listener: Listener;
  let website: Server;
  let pages: Record<string, string> = {};
  beforeAll(async () => {
    browser = await startBrowser();
    listener = await listen((request) => under.service.fetch(request), "127.0.0.1", 0);
    website = createServer((request, response) => {
      const page = pages[request.url ?? ""];
      response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(page);
    });
    await new Promise<void>((resolve) => website.listen(0, "127.0.0.1", resolve));
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await listener.close(1000);
    await new Promise((resolve) => website.close(resolve));
  });

  const scriptTag = (site = id) =>
    `<script src="http://127.0.0.1:${listener.port}/s/${site}/production/loader.js"></script>`;

  /** Opens a page with this head and runs a test in it; where there is no browser, the reason was printed. */
  async function inPage(head: string, look: (page: Page) => Promise<void>): Promise<void> {
    if (browser === null) return;
    const page = await browser.newPage();
    try {
      pages = {
        "/": `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><p>Shop</p></body></html>`,
      };
      await page.goto(`http://127.0.0.1:${(website.address() as AddressInfo).port}/`, { waitUntil: "networkidle0" });
      await look(page);
    } finally {
      await page.close();
    }
  }

  /** A tag manager's snippet, as it stands below the loader: it notes what it finds. */
  const tag =
    "<script>window.dataLayer = window.dataLayer || []; window.seenByTag = dataLayer.map(function (command) { return [].slice.call(command); });</script>";

  test("defaults are denied before the next script runs, but for what is required", async () => {
    await inPage(scriptTag() + tag, async (page) => {
      const [command, ...more] = (await page.evaluate("window.seenByTag")) as unknown[][];
      expect(command).toEqual([
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          functionality_storage: "denied",
          personalization_storage: "denied",
          security_storage: "granted",
          wait_for_update: 500,
        },
      ]);
      expect(more).toEqual([["set", "ads_data_redaction", true]]);
      expect(await page.evaluate("window.consentform.decisions")).toEqual({
        necessary: "granted",
        functional: "denied",
        analytics: "denied",
        marketing: "denied",
      });
    });
  }, 60_000);

  test("loads the bundle, notifies the page, draws nothing and stores nothing", async () => {
    const before = `<script>document.addEventListener("consentform:config", function (event) { window.told = event.detail.number; });</script>`;
    await inPage(before + scriptTag(), async (page) => {
      expect(await page.evaluate("window.told")).toBe(1);
      expect(await page.evaluate("window.consentform.config.site_id")).toBe(id);
      expect(await page.evaluate("document.body.innerHTML")).toBe("<p>Shop</p>");
      expect(await page.evaluate("document.head.querySelectorAll('style, link, iframe').length")).toBe(0);
      expect(await page.evaluate("[document.cookie, localStorage.length, sessionStorage.length]")).toEqual(["", 0, 0]);
    });
  }, 60_000);

  test("a second copy resets nothing", async () => {
    await inPage(scriptTag() + scriptTag() + tag, async (page) => {
      expect(await page.evaluate("window.consentform.copies")).toBe(2);
      expect((await page.evaluate("window.seenByTag")) as unknown[]).toHaveLength(2);
    });
  }, 60_000);

  test("without the bundle, everything stays denied, and the page is notified", async () => {
    const listening = `<script>document.addEventListener("consentform:error", function () { window.failed = true; });</script>`;
    const text = await (await load()).text();
    // The loader from a cache, while its service is gone.
    const cached = `<script>${text.replaceAll("http://127.0.0.1:4071", "http://127.0.0.1:9")}</script>`;
    await inPage(listening + cached + tag, async (page) => {
      expect(await page.evaluate("window.failed")).toBe(true);
      expect(await page.evaluate("[window.consentform.config, window.consentform.decisions.marketing]")).toEqual([
        null,
        "denied",
      ]);
    });
  }, 60_000);

  test("a document without consent mode pushes nothing", async () => {
    const plain = await publishedSite(under);
    const { consent_mode: _mode, ...document } = banner();
    await under.call("putConfigDraft", { path: { id: plain }, body: { document } });
    const { body: version } = await under.call("publishVersion", { path: { id: plain }, body: {} });
    await under.call("promoteVersion", { path: { id: plain, number: version.number }, body: {} });
    await inPage(scriptTag(plain) + tag, async (page) => {
      expect(await page.evaluate("window.seenByTag")).toEqual([]);
      expect(await page.evaluate("window.consentform.decisions.marketing")).toBe("denied");
    });
  }, 60_000);
});
