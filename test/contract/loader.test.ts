import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { type Listener, listen } from "@consentform/service";
import type { Browser, Page } from "puppeteer-core";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { publishedSite } from "../support/consents";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { egressTo, pngLogo } from "../support/logo-host";
import { startBrowser } from "../support/start-browser";

/** loader.js (contract 4.11): as a file, and in a real browser. */

let under: InProcessService;
let id: string;
let logoHost: HttpReceiver;
beforeAll(async () => {
  logoHost = await startHttpReceiver();
  logoHost.answer = (response) => void response.writeHead(200).end(pngLogo);
  under = await startInProcessService({ egress: egressTo(logoHost.port) });
  id = await publishedSite(under);
});
afterAll(async () => {
  await under.close();
  await logoHost.close();
});

const load = (site = id, environment = "production", headers: Record<string, string> = {}) =>
  under.get(`/s/${site}/${environment}/loader.js`, headers);

test("may be loaded by any page and is usable for a day while the service is down", async () => {
  const response = await load();
  const text = await response.text();
  const etag = `"${createHash("sha256").update(text).digest("hex")}"`;
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
    etag,
  });
  expect((await load(id, "production", { "if-none-match": etag })).status).toBe(304);
  expect((await load(id, "preview")).headers.get("cache-control")).toBe("no-store");
  const { body: site } = await under.call("getSite", { path: { id } });
  expect(site.script_url.endsWith(`/s/${id}/production/loader.js`)).toBe(true);
});

test.each([
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", null, (bytes: Buffer) => bytes],
])("accepts %s: sends %s with a separate entity tag", async (accepted, encoding, decompress) => {
  const plain = await (await load()).text();
  const response = await load(id, "production", { "accept-encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
  const etag = response.headers.get("etag") ?? "";
  // The bytes behind a compressed one's tag change once, when the smaller form is ready.
  expect(etag.startsWith("W/")).toBe(encoding !== null);
  const again = (headers: Record<string, string>) => load(id, "production", headers);
  expect((await again({ "accept-encoding": accepted, "if-none-match": etag })).status).toBe(304);
  const other = await again({ "accept-encoding": "deflate", "if-none-match": etag });
  expect(other.status).toBe(encoding === null ? 304 : 200);
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
  expect(gzipSync(text, { level: 9 }).byteLength).toBeLessThanOrEqual(3072);
  expect(text).toContain('"c7xxxxxxx');
  expect(text).not.toContain("</script");
});

test("returns 404 no-store for an empty stage, another stage and an unknown site", async () => {
  const { body: site } = await under.call("createSite", { body: { name: "Empty" } });
  for (const response of [await load(site.id), await load(id, "staging"), await load("site_no")]) {
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

testInBrowser("protects a site from deletion once its production loader is fetched", async () => {
  const live = await publishedSite(under);
  under.advance(61_000);
  await load(live);
  expect((await under.call("getSite", { path: { id: live } })).body.production_last_fetched_at).not.toBeNull();
  expect((await under.call("deleteSite", { path: { id: live } })).body.reason).toBe("site-in-use");
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
  async function inPage(head: string, look: (page: Page, requests: string[]) => Promise<void>): Promise<void> {
    if (browser === null) return;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    try {
      pages = {
        "/": `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><p>Shop</p></body></html>`,
      };
      await page.goto(`http://127.0.0.1:${(website.address() as AddressInfo).port}/`, { waitUntil: "networkidle0" });
      await look(page, requests);
    } finally {
      await context.close();
    }
  }

  const granted = "['necessary', 'functional', 'analytics', 'marketing'].filter((key) => window.consentform.has(key))";
  const drawn = "[...document.querySelectorAll('[data-consentform]')].map((host) => host.dataset.consentform).sort()";

  /** A tag manager's snippet, as it is below the loader: it notes what it finds. */
  const tag =
    "<script>window.dataLayer = window.dataLayer || []; window.seenByTag = dataLayer.map(function (command) { return [].slice.call(command); });</script>";

  testInBrowser(
    "defaults are denied before the next script runs, but for what is required",
    async () => {
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
        expect(await page.evaluate(granted)).toEqual(["necessary"]);
      });
    },
    60_000,
  );

  const tagged = `<script type="text/plain" data-consent="analytics">window.ran = true;</script>`;

  testInBrowser(
    "draws the banner; before a choice stores nothing and contacts no other host",
    async () => {
      await inPage(scriptTag() + tagged, async (page, requests) => {
        expect(await page.evaluate(drawn)).toEqual(["first-layer", "said"]);
        expect(await page.evaluate(granted)).toEqual(["necessary"]);
        expect(await page.evaluate("[document.cookie, localStorage.length, sessionStorage.length]")).toEqual([
          "",
          0,
          0,
        ]);
        expect(await page.evaluate("window.ran")).toBeUndefined();
        // With the environment, the service proves the place to the consent intake.
        const place = requests.find((url) => url.includes("/v1/r?")) ?? "";
        expect(place).toMatch(new RegExp(`site=${id}&environment=production$`));
        const answer = await under.get(place.slice(place.indexOf("/v1/")));
        expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ place_token: null })]);
        expect([...new Set(requests.map((url) => new URL(url).host))].sort()).toEqual(
          [`127.0.0.1:${listener.port}`, `127.0.0.1:${(website.address() as AddressInfo).port}`].sort(),
        );
      });
    },
    60_000,
  );

  testInBrowser(
    "shows the logo of another host without a request to it",
    async () => {
      const site = await publishedSite(under);
      const document = banner();
      Object.assign(document.theme ?? {}, { logo_url: "https://cdn.example/logo.png" });
      await under.call("putConfigDraft", { path: { id: site }, body: { document } });
      await under.call("publishVersion", { path: { id: site }, body: {} });
      await under.call("promoteVersion", { path: { id: site, number: 2 }, body: {} });
      await inPage(scriptTag(site), async (page, requests) => {
        const image = await page.waitForSelector(">>> img.logo");
        expect(await image?.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth)).toBe(
          1,
        );
        const hosts = new Set(requests.map((url) => new URL(url).hostname));
        expect([...hosts, logoHost.received.length]).toEqual(["127.0.0.1", 1]);
      });
    },
    60_000,
  );

  testInBrowser.each([
    [".accept", true, ["necessary", "functional", "analytics", "marketing"]],
    [".reject", false, ["necessary"]],
  ])(
    "stores that %s was pressed, on the next page too; marked tag runs: %s",
    async (button, runs, keys) => {
      await inPage(scriptTag() + tagged, async (page) => {
        await (await page.waitForSelector(`>>> ${button}`))?.click();
        await page.waitForFunction("document.cookie.includes('cf_consent')");
        for (const _visit of ["this page", "the next one"]) {
          expect(await page.evaluate(granted)).toEqual(keys);
          expect(await page.evaluate(drawn)).toEqual(["reopen", "said"]);
          expect((await page.evaluate("window.ran")) === true).toBe(runs);
          // Chromium may never report the end of a choice that is being sent while the page leaves.
          await page.reload({ waitUntil: "load" });
          await page.waitForSelector('[data-consentform="reopen"]');
        }
      });
    },
    60_000,
  );

  testInBrowser(
    "a second copy resets nothing",
    async () => {
      await inPage(scriptTag() + scriptTag() + tag, async (page) => {
        expect(await page.evaluate("window.consentform.copies")).toBe(2);
        expect((await page.evaluate("window.seenByTag")) as unknown[]).toHaveLength(2);
      });
    },
    60_000,
  );

  testInBrowser(
    "without the banner script everything stays denied, and the page is notified",
    async () => {
      const listening = `<script>document.addEventListener("consentform:error", function () { window.failed = true; });</script>`;
      const text = await (await load()).text();
      // The loader from a cache, while its service is gone.
      const cached = `<script>${text.replaceAll("http://127.0.0.1:4071", "http://127.0.0.1:9")}</script>`;
      await inPage(listening + cached + tag, async (page) => {
        expect(await page.evaluate("window.failed")).toBe(true);
        expect([await page.evaluate(granted), await page.evaluate(drawn)]).toEqual([["necessary"], []]);
      });
    },
    60_000,
  );

  testInBrowser(
    "a document without consent mode pushes nothing",
    async () => {
      const plain = await publishedSite(under);
      const { consent_mode: _mode, ...document } = banner();
      await under.call("putConfigDraft", { path: { id: plain }, body: { document } });
      const { body: version } = await under.call("publishVersion", { path: { id: plain }, body: {} });
      await under.call("promoteVersion", { path: { id: plain, number: version.number }, body: {} });
      await inPage(scriptTag(plain) + tag, async (page) => {
        expect(await page.evaluate("window.seenByTag")).toEqual([]);
        expect(await page.evaluate(granted)).toEqual(["necessary"]);
      });
    },
    60_000,
  );
});
