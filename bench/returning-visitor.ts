import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { formatChoice } from "../src/consent/banner/choice";
import { startWebsite } from "../test/support/banner-website";
import { startBrowser } from "../test/support/start-browser";
import { median } from "./median";
import type { Row } from "./row";

const RUNS = 9;
/** Delay of each response from the network; cached responses have none. */
const LATENCY_MS = 600;
/** How long Google's tags wait for a choice before they send a denied hit. */
const WAIT_FOR_UPDATE_MS = 500;

/** A page with a banner whose visitor has accepted, and what puts the page into that state. */
interface Peer {
  readonly url: string;
  accept(page: Page): Promise<unknown>;
}

/** Times of one page view of a returning visitor, from the start of the document, in milliseconds. */
interface View {
  readonly update: number;
  readonly parsed: number;
}

/**
 * Time until Google's tags hear of a stored choice, on a slow network: with the banner's files in the browser's cache
 * and without them, beside vanilla-cookieconsent with the same page and the same cache headers.
 */
export async function measureReturningVisitor(): Promise<Row[]> {
  const browser = await startBrowser();
  if (browser === null) throw new Error("No Chromium is installed (apt-get install chromium).");
  const website = await startWebsite();
  const cookieConsent = await startCookieConsent();
  const { url, site } = website.add({ isKept: true, place: "DE" });
  const ours: Peer = {
    url,
    accept: async (page) => {
      const now = Math.floor(Date.now() / 1000);
      const value = formatChoice({
        revision: 1,
        model: "opt_in",
        gpc: false,
        rule: null,
        decided: now - 60,
        until: now + 86_400,
        granted: ["functional", "analytics", "marketing"],
        servicesOff: [],
        subject: "0".repeat(32),
      });
      await page.evaluate(
        `document.cookie = "cf_consent_${site.slice(-8)}=${value}; Path=/; Domain=shop.localhost; Max-Age=86400; Secure"`,
      );
    },
  };
  const theirs: Peer = {
    url: cookieConsent.url,
    accept: (page) => page.evaluate("CookieConsent.acceptCategory('all')"),
  };
  try {
    const rows: Row[] = [];
    for (const isWarm of [true, false]) {
      const [mine, other]: [View[], View[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        mine.push(await view(browser, ours, isWarm));
        other.push(await view(browser, theirs, isWarm));
      }
      rows.push(...rowsOf(isWarm ? "warm cache" : "cold cache", isWarm, mine, other));
    }
    return rows;
  } finally {
    await browser.close();
    await website.close();
    await cookieConsent.close();
  }
}

function rowsOf(cache: string, isWarm: boolean, mine: readonly View[], other: readonly View[]): Row[] {
  const [ms, theirs] = [median(mine.map(({ update }) => update)), median(other.map(({ update }) => update))];
  const parsed = median(mine.map((each) => each.parsed));
  const subject = `returning visitor, ${cache}, ${LATENCY_MS} ms latency: document to Consent Mode update, median of ${RUNS}`;
  const row = (against: string, baseline: number): Row => ({
    subject,
    ours: `${ms.toFixed(0)} ms`,
    against: `${against}: ${baseline.toFixed(0)} ms`,
    ratio: ms / baseline,
  });
  const limit = row("Google's tags wait for it", WAIT_FOR_UPDATE_MS);
  return [
    isWarm ? { ...limit, goal: { atMost: 1 } } : limit,
    row("vanilla-cookieconsent", theirs),
    row("DOMContentLoaded of a page of 200 bytes", parsed),
  ];
}

/** Runs in the page before its scripts: notes when the update is sent, which is an arguments object or an array. */
const observing = `
  const begun = performance.now();
  const layer = [];
  const push = layer.push;
  layer.push = (...commands) => {
    for (const [name, kind] of commands) if (name === "consent" && kind === "update") window.updated ??= performance.now() - begun;
    return push.apply(layer, commands);
  };
  window.dataLayer = layer;
  document.addEventListener("DOMContentLoaded", () => { window.parsed = performance.now() - begun; });`;

async function view(browser: Browser, peer: Peer, isWarm: boolean): Promise<View> {
  const context = await browser.createBrowserContext();
  try {
    const first = await context.newPage();
    await first.goto(peer.url, { waitUntil: "networkidle0" });
    await peer.accept(first);
    // The second view caches the files that a page with a stored choice loads.
    await first.reload({ waitUntil: "networkidle0" });
    await first.close();
    const page = await context.newPage();
    await page.setCacheEnabled(isWarm);
    await page.evaluateOnNewDocument(observing);
    await page.emulateNetworkConditions({ latency: LATENCY_MS, download: -1, upload: -1 });
    await page.goto(peer.url, { waitUntil: "load" });
    await page.waitForFunction("window.updated");
    const [update, parsed] = (await page.evaluate("[window.updated, window.parsed]")) as [number, number];
    return { update, parsed };
  } finally {
    await context.close();
  }
}

/** A page with vanilla-cookieconsent as its documentation sets it up with Consent Mode. */
async function startCookieConsent(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = dirname(require.resolve("vanilla-cookieconsent/dist/cookieconsent.umd.js"));
  const files: Readonly<Record<string, [type: string, text: string]>> = {
    "/cookieconsent.umd.js": ["text/javascript", readFileSync(join(folder, "cookieconsent.umd.js"), "utf8")],
    "/cookieconsent.css": ["text/css", readFileSync(join(folder, "cookieconsent.css"), "utf8")],
    "/start.js": ["text/javascript", cookieConsentStart],
  };
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = files[url] ?? ["text/html; charset=utf-8", cookieConsentPage];
    const headers = url in files ? { "cache-control": "public, max-age=31536000, immutable" } : {};
    response.writeHead(200, { "content-type": type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://peer.localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const cookieConsentPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script>window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); } gtag("consent", "default", { ad_storage: "denied", analytics_storage: "denied", wait_for_update: 500 });</script>
<link rel="stylesheet" href="/cookieconsent.css"><script defer src="/cookieconsent.umd.js"></script><script defer src="/start.js"></script>
</head><body><main><h1>Shop</h1><p>Goods</p></main></body></html>`;

// It treats a browser without a window as a crawler.
const cookieConsentStart = `CookieConsent.run({
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {}, marketing: {} },
  onConsent: () => gtag("consent", "update", {
    analytics_storage: CookieConsent.acceptedCategory("analytics") ? "granted" : "denied",
    ad_storage: CookieConsent.acceptedCategory("marketing") ? "granted" : "denied",
  }),
  language: { default: "en", translations: { en: {
    consentModal: { title: "Cookies", description: "We use cookies.", acceptAllBtn: "Accept", acceptNecessaryBtn: "Reject" },
    preferencesModal: { title: "Preferences", acceptAllBtn: "Accept", acceptNecessaryBtn: "Reject", savePreferencesBtn: "Save", sections: [] },
  } } },
});`;
