import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";

/** The banner on pages that replace built-ins of the language, as old libraries do. */

const run = inBannerBrowser();

const tags =
  '<script type="text/plain" data-consent="analytics">window.ran = (window.ran || []).concat("tag")</script>';

/** Own code that does what the libraries' documentation says. */
const prototypeFrom = `Array.from = function (list) {
  if (!list) return [];
  var n = list.length || 0, all = new Array(n);
  while (n--) all[n] = list[n];
  return all;
};`;
const prototypeEntries = `Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(0); };`;
const prototypeJson = `Object.defineProperty(Array.prototype, "toJSON", { value: function () { return "wrong"; } });
  Object.defineProperty(Object.prototype, "toJSON", { value: function () { return "wrong"; } });`;
const mooTools = `Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : [item]; };
  Array.prototype.include = function (each) { if (this.indexOf(each) < 0) this.push(each); return this; };
  String.prototype.contains = function (text) { return this.indexOf(text) >= 0; };
  window.Class = window.Hash = window.$ = window.$$ = function () { return null; };`;

testInBrowser.each([
  ["Array.from, as Prototype.js 1.7.3 does", prototypeFrom],
  ["entries, as Prototype.js 1.7.0 does", prototypeFrom + prototypeEntries],
  ["toJSON, as Prototype.js 1.6 does", prototypeFrom + prototypeJson],
  ["Array.from, as MooTools does", mooTools],
])("a page that replaces %s keeps its banner", (_, script) =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ head: `<script>${script}</script>`, body: tags }, { isAlone: true });
    const stored = async () => (await visitor.stored()).split(".")[6];
    const drawn = () => visitor.page.$$eval("[data-consentform]", (all) => all.length).catch(() => "none");
    expect(await visitor.page.$("[data-consentform=first-layer]")).not.toBeNull();
    const button = await visitor.page.waitForSelector(">>> .accept");
    await button?.click();
    await visitor.page.waitForSelector("[data-consentform=reopen]");
    expect(await stored()).toBe("functional~analytics~marketing");
    await visitor.page.waitForFunction("window.ran && window.ran.length === 1");
    await visitor.page.waitForFunction("window.consentform.record !== null");
    const [sent] = website.choices(visitor.site);
    expect(sent?.body).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      decisions: { necessary: "granted", functional: "granted", analytics: "granted", marketing: "granted" },
      event: "given",
    });
    await visitor.reload();
    expect(await visitor.page.$("[data-consentform=first-layer]")).toBeNull();
    expect([await drawn(), visitor.errors]).toEqual([2, []]);
  }),
);
