import type { PublishedService } from "../../src/consent/banner/make-slices";
import type { BannerDocument } from "../../src/consent/rules";
import { changed, type MemberCase } from "./banner-member-case";
import type { Visitor } from "./banner-visit";

const insert = (path: string) =>
  `{ const tag = document.createElement("script"); tag.src = "OTHER${path}"; document.head.append(tag); }`;
const inserting = (...paths: string[]) => `<script>${paths.map(insert).join("")}</script>`;

const silence = (visitor: Visitor) => visitor.page.waitForNetworkIdle({ idleTime: 150 });

const block = (blocking: BannerDocument["blocking"]) => (document: BannerDocument) => {
  if (blocking !== undefined) document.blocking = blocking;
};

const service = (changes: Partial<PublishedService>): PublishedService => ({
  key: "stats",
  category: "analytics",
  hosts: [],
  scripts: [],
  blocking: "auto",
  storage: [],
  ...changes,
});
const tracker = { host: "tracker.localhost" };

/** Members of blocking, and of what Google's tags may do. */
export const blockingMembers: readonly MemberCase[] = [
  {
    member: "blocking.rules.match.host, blocking.rules.match.url, blocking.rules.action, blocking.rules.category",
    page: {
      ...changed(
        block({
          rules: [
            { match: { url: "*/free.js" }, category: "marketing", action: "allow" },
            { match: tracker, category: "marketing", action: "block" },
          ],
        }),
      ),
      head: inserting("/free.js", "/held.js"),
    },
    look: async (visitor) => {
      await silence(visitor);
      expect(await visitor.ran()).toEqual(["/free.js"]);
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran.length === 2");
      expect(await visitor.ran()).toEqual(["/free.js", "/held.js"]);
    },
  },
  {
    member: "blocking.rules.service",
    page: {
      ...changed(block({ rules: [{ match: tracker, service: "stats", action: "block" }] })),
      services: [service({ blocking: "manual" })],
      head: inserting("/stats.js"),
    },
    look: async (visitor) => {
      await silence(visitor);
      expect(await visitor.ran()).toEqual([]);
      expect(await visitor.evaluate("window.consentform.has('analytics', 'stats')")).toBe(false);
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran && window.ran.length === 1");
      expect(await visitor.evaluate("window.consentform.has('analytics', 'stats')")).toBe(true);
    },
  },
  {
    member: "blocking.rules.match.selector",
    page: {
      ...changed(
        block({
          rules: [
            { match: { selector: "script.ads, :bad(" }, category: "marketing", action: "block" },
            { match: { selector: "script.held" }, category: "marketing", action: "block" },
          ],
        }),
      ),
      body: '<script class="held" src="OTHER/held.js"></script><script class="free" src="OTHER/free.js"></script>',
    },
    look: async (visitor) => {
      expect(await visitor.ran()).toEqual(["/free.js"]);
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran.length === 2");
    },
  },
  {
    member: "blocking.mode (auto, of requests by scripts)",
    page: { services: [service({ hosts: ["tracker.localhost"] })] },
    look: async (visitor, website) => {
      const before = website.requests("other").length;
      const asked = `(async () => {
        const other = "${website.address("other", "")}";
        const request = new XMLHttpRequest();
        const failed = new Promise((resolve) => { request.onerror = () => resolve("failed"); request.onload = () => resolve("loaded"); });
        request.open("GET", other + "/xhr"); request.send();
        const image = document.createElement("img"); image.setAttribute("src", other + "/pixel"); document.body.append(image);
        document.body.insertAdjacentHTML("beforeend", "<iframe src='" + other + "/frame.html'></iframe>");
        return [await fetch(other + "/fetch").then(() => "loaded", () => "failed"), await failed, navigator.sendBeacon(other + "/beacon", "x")];
      })()`;
      expect(await visitor.evaluate(asked)).toEqual(["failed", "failed", false]);
      expect(
        website
          .requests("other")
          .slice(before)
          .filter((path) => !path.startsWith("/frame")),
      ).toEqual([]);
      await visitor.press(".accept");
      expect(await visitor.evaluate(asked)).toEqual(["loaded", "loaded", true]);
      expect(website.requests("other").slice(before)).toEqual(expect.arrayContaining(["/pixel", "/xhr", "/fetch"]));
    },
  },
  {
    member: "blocking.mode",
    page: {
      ...changed(block({ mode: "manual" })),
      services: [service({ hosts: ["tracker.localhost"] })],
      head: inserting("/unmarked.js"),
      body: '<script type="text/plain" data-consent="analytics" src="OTHER/marked.js"></script>',
    },
    look: async (visitor) => {
      await silence(visitor);
      expect(await visitor.ran()).toEqual(["/unmarked.js"]);
    },
  },
  {
    member: "blocking.mode (report_only)",
    page: {
      ...changed(block({ mode: "report_only" })),
      services: [service({ hosts: ["tracker.localhost"] })],
      head: inserting("/unmarked.js"),
      body: '<script type="text/plain" data-consent="analytics" src="OTHER/marked.js"></script>',
    },
    look: async (visitor) => {
      await silence(visitor);
      expect((await visitor.ran()).sort()).toEqual(["/marked.js", "/unmarked.js"]);
      expect(await visitor.granted()).toEqual(["necessary"]);
    },
  },
  {
    member: "blocking.unknown_requests",
    page: {
      ...changed(block({ unknown_requests: "block" })),
      head: inserting("/unknown.js"),
      body: '<script src="/own.js"></script>',
    },
    look: async (visitor) => {
      await silence(visitor);
      expect(await visitor.ran()).toEqual(["/own.js"]);
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran.length === 2");
    },
  },
  {
    member: "blocking.unknown_storage",
    page: {
      ...changed(block({ unknown_storage: "block" })),
      services: [
        service({ storage: [{ pattern: "_st*", kind: "cookie" }] }),
        service({ key: "shop", category: "necessary", storage: [{ name: "cart", kind: "local" }] }),
      ],
    },
    look: async (visitor) => {
      const write = `document.cookie = "_st1=1"; document.cookie = "unknown=1"; localStorage.setItem("cart", "1"); localStorage.setItem("unknown", "1");`;
      const names = "[document.cookie.replace(/cf_[^;]*/, '').replace('; ', ''), Object.keys(localStorage).join()]";
      await visitor.evaluate(write);
      expect(await visitor.evaluate(names)).toEqual(["", "cart"]);
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.consentform.record");
      await visitor.evaluate(write);
      expect(await visitor.evaluate(names)).toEqual(["_st1=1", "cart"]);
      expect(await visitor.stored()).not.toBe("");
    },
  },
  {
    member: "blocking.iframes, texts.embed.title, texts.embed.body, texts.embed.load_once, texts.embed.always",
    page: {
      body: '<iframe data-consent="marketing" data-consent-src="OTHER/a.html" width="300" height="200"></iframe><iframe data-consent="marketing" data-consent-src="OTHER/b.html"></iframe>',
    },
    // Tall enough that the first layer covers no placeholder.
    coming: { viewport: { width: 1000, height: 1600 } },
    look: async (visitor, website) => {
      for (const text of ["External content", "This content comes from", "Load once", "Always allow"]) {
        await visitor.until("embed", text);
      }
      await visitor.press(".in-embed .customize");
      await silence(visitor);
      expect(website.requests("other").filter((path) => path.startsWith("/b.html"))).toEqual([]);
      expect([await visitor.drawn(), await visitor.granted()]).toEqual([["embed", "first-layer"], ["necessary"]]);
      await visitor.press(".in-embed .accept");
      expect([await visitor.drawn(), await visitor.granted()]).toEqual([["reopen"], ["necessary", "marketing"]]);
    },
  },
  {
    member: "blocking.iframes (block)",
    page: {
      ...changed(block({ iframes: "block" })),
      body: '<iframe data-consent="marketing" data-consent-src="OTHER/a.html" width="300" height="200"></iframe>',
    },
    look: async (visitor) => {
      expect(await visitor.drawn()).toEqual(["first-layer"]);
      expect(await visitor.evaluate("document.querySelector('iframe').getAttribute('src')")).toBeNull();
    },
  },
  {
    member: "blocking.iframes (allow)",
    page: {
      ...changed(block({ iframes: "allow" })),
      body: '<iframe data-consent="marketing" data-consent-src="OTHER/a.html"></iframe>',
    },
    look: async (visitor) =>
      expect(await visitor.evaluate("document.querySelector('iframe').src.endsWith('/a.html')")).toBe(true),
  },
  {
    member: "blocking.delete_on_withdrawal",
    page: { services: [service({ storage: [{ name: "st", kind: "cookie" }] })] },
    look: async (visitor) => {
      await visitor.press(".accept");
      await visitor.evaluate(
        "document.cookie = 'st=1'; document.addEventListener('consentform:reload', (event) => event.preventDefault()); window.consentform.withdraw()",
      );
      expect(await visitor.evaluate("document.cookie.includes('st=1')")).toBe(false);
    },
  },
  {
    member: "consent_mode.implementation",
    page: {
      ...changed((document) => {
        document.consent_mode = { enabled: true, implementation: "advanced" };
      }),
      services: [service({ hosts: ["www.googletagmanager.com", "tracker.localhost"] })],
    },
    look: async (visitor, website) => {
      const fetched = (url: string) =>
        visitor.evaluate(
          `(() => { const tag = document.createElement("script"); tag.src = "${url}"; return tag.getAttribute("src") !== null; })()`,
        );
      expect(await fetched("https://www.googletagmanager.com/gtag/js")).toBe(true);
      expect(await fetched(website.address("other", "/x.js"))).toBe(false);
    },
  },
];
