import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "@consentform/service";
import { contractValidation } from "../../src/service/http/validation";
import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { attach } from "../support/choices";
import { publishedSite } from "../support/consents";
import { startInProcessService } from "../support/in-process-service";
import { replacedBuiltIns } from "../support/replaced-built-ins";
import { startBrowser } from "../support/start-browser";
import { until } from "../support/until";

/** Pages that replace built-ins of the language. Libraries that do so are in page-zoo.test.ts. */

const run = inBannerBrowser();

const noted = `document.addEventListener("consentform:error", () => { window.isAnnounced = true; });
  window.heard = 0;
  Object.prototype.analytics = true;`;
const asked = `const { consentform } = window;
  consentform.on("change", () => { window.heard += 1; })();
  window.answer = () => consentform.has("necessary") && !consentform.has("analytics") && !consentform.has("*");
  window.lastCommand = () => dataLayer[dataLayer.length - 1][1];`;
const tag = '<script nonce="n" type="text/plain" data-consent="analytics">window.ran = (window.ran || 0) + 1</script>';
const page = (replacing: string): WebPage => ({
  tag: 'nonce="n"',
  head: `<script nonce="n">${noted}${replacing}${asked}</script>`,
  body: tag,
  bundle: "0123456789abcdef",
});
const removedFunctions = '["fetch", "URL", "MutationObserver"]';
const throwing = page(replacedBuiltIns("throw new Error('replaced')"));
const strict =
  "script-src 'nonce-n' 'strict-dynamic'; connect-src *; style-src 'self'; object-src 'none'; base-uri 'none'; frame-src 'none'; child-src 'none'";
const policy = (more = "") => ({ headers: { "content-security-policy": strict + more } });

const pages: [string, WebPage][] = [
  ["every built-in throws", throwing],
  ["every built-in answers nonsense", page(replacedBuiltIns("return 7"))],
  ["one built-in answers nonsense", page("Array.prototype.map = () => 7;")],
  ["only Promise.all is replaced", page("Promise.all = () => 7;")],
  ["functions of the window are removed", page(`${removedFunctions}.forEach((name) => { delete window[name]; });`)],
  [
    "functions of the window are empty",
    page(`${removedFunctions}.forEach((name) => Object.defineProperty(window, name, { value: undefined }));`),
  ],
  ["functions of the window throw", page("window.fetch = window.URL = function () { throw new Error('replaced'); };")],
  [
    "interfaces and built-ins are frozen",
    page(
      // A frozen member of this name could not be set in any object.
      "delete Object.prototype.analytics; [Object, Array, Promise, Node, Element, HTMLElement, Document, EventTarget, History].forEach(({ prototype }) => Object.freeze(prototype)); Object.freeze(history);",
    ),
  ],
  [
    "a framework is enabled",
    {
      ...throwing,
      change: (document) => {
        document.gpp = { enabled: true };
      },
    },
  ],
  ["no frame is allowed", { ...throwing, ...policy() }],
  [
    "Trusted Types are required",
    { ...throwing, ...policy("; require-trusted-types-for 'script'; trusted-types consentform") },
  ],
];

/** Accepts, and waits for the tag and for Consent Mode. */
async function accept(visitor: Visitor): Promise<void> {
  await visitor.press(".accept");
  await until(() => visitor.evaluate("window.ran === 1 && lastCommand() === 'update'"), 10_000);
  expect(await visitor.evaluate("consentform.has('*')")).toBe(true);
  expect(await visitor.stored()).toContain(".functional~analytics~marketing.");
}

testInBrowser.each(pages)("keeps and records a choice where %s", (_, page) =>
  run(async ({ visit, website }) => {
    const visitor = await visit(page, { isAlone: true });
    await visitor.page.waitForSelector("[data-consentform=first-layer]");
    expect(await visitor.evaluate("window.answer() && window.heard === 0 && !window.ran")).toBe(true);
    expect(await visitor.stored()).toBe("");
    await accept(visitor);
    await until(() => website.choices(visitor.site).length > 0, 10_000);
    const [choice] = website.choices(visitor.site);
    expect(contractValidation().at(["components", "schemas", "ConsentChoice"], choice?.body)).toEqual([]);

    await visitor.reload();
    await visitor.page.waitForSelector("[data-consentform=reopen]");
    await until(() => visitor.evaluate("window.ran === 1"), 10_000);
    expect(await visitor.page.$("[data-consentform=first-layer]")).toBeNull();
    const errors = visitor.errors.filter((error) => !error.includes("TrustedScript"));
    expect([await visitor.evaluate("!window.isAnnounced"), errors]).toEqual([true, []]);
    expect(website.choices(visitor.site)).toHaveLength(1);
  }),
);

const removals: [string, string][] = [
  ["removes the frame", "document.querySelector('[data-consentform-frame]').remove()"],
  ["moves the frame", "document.body.appendChild(document.querySelector('[data-consentform-frame]'))"],
  ["opens its document again", "document.open(); document.write('<h1>New</h1>'); document.close()"],
  ["replaces its root", "document.documentElement.replaceWith(document.documentElement.cloneNode(true))"],
];
testInBrowser.each(removals)("starts again on a page that %s", (_, remove) =>
  run(async ({ visit }) => {
    const visitor = await visit({ ...throwing, body: "" }, { isAlone: true });
    await visitor.page.waitForSelector("[data-consentform=first-layer]");
    const first = await visitor.page.$("[data-consentform=first-layer]");
    await visitor.evaluate(remove);
    await until(async () => !(await first?.evaluate((host) => host.isConnected)), 10_000);
    await visitor.page.waitForSelector("[data-consentform=said]");
    await visitor.press(".accept");
    await until(() => visitor.evaluate("consentform.has('*')"), 10_000);
    expect(await visitor.evaluate("document.querySelectorAll('[data-consentform-frame]').length")).toBe(1);
    expect(await visitor.evaluate("document.querySelectorAll('[data-consentform=first-layer]').length")).toBe(0);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("the service records the choice, and the next page shows it", async () => {
  const browser = await startBrowser();
  if (browser === null) return;
  const under = await startInProcessService({ settings: { isLocalAllowed: true }, isBehindFront: true });
  const site = await publishedSite(under);
  await attach(under, site, "localhost");
  const listener = await listen((request) => under.service.fetch(request, { address: "" }), "127.0.0.1", 0);
  const loader = `<script src="http://127.0.0.1:${listener.port}/s/${site}/production/loader.js"></script>`;
  const html = `<!doctype html><html lang="en"><head>${loader}${throwing.head}</head><body>${tag}</body></html>`;
  const server = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await (await tab.waitForSelector(">>> button.accept"))?.click();
    await until(async () => (await tab.evaluate("consentform.record")) !== null, 10_000);
    const id = await tab.evaluate("consentform.record.id");
    await tab.reload();
    await tab.waitForSelector("[data-consentform=reopen]");
    await until(async () => (await tab.evaluate("window.ran === 1 && localStorage.length === 0")) === true, 10_000);
    const { body } = await under.call("listConsents", { path: { id: site } });
    expect(body.data).toMatchObject([{ id, event: { type: "given" }, decisions: { marketing: "granted" } }]);
    expect(await tab.evaluate("consentform.has('marketing')")).toBe(true);
  } finally {
    await browser.close();
    await listener.close(1000);
    server.close();
    await under.close();
  }
});
