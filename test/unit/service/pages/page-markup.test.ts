import { consentDefaults, isGoogleTag } from "../../../../src/service/pages/consent-default";
import { snippetAddresses } from "../../../../src/service/pages/inline-snippets";
import { loaderTag } from "../../../../src/service/pages/loader-tag";
import { readMarkup } from "../../../../src/service/pages/page-markup";
import { processorMs } from "../../../support/processor-time";

const page = new URL("https://shop.example/a/b");
const read = (html: string) => readMarkup(html, page);

describe("scripts", () => {
  test.each([
    ['<script src="x.js"></script>', { address: "https://shop.example/a/x.js", isHeldBack: false, isDeferred: false }],
    ['<script src="//cdn.example/x.js" async></script>', { address: "https://cdn.example/x.js", isDeferred: true }],
    [
      '<script type="module" src="/m.js"></script>',
      { address: "https://shop.example/m.js", isDeferred: true, isHeldBack: false },
    ],
    ['<script type="text/plain" src="/t.js"></script>', { address: "https://shop.example/t.js", isHeldBack: true }],
    ['<script data-src="/d.js"></script>', { address: "https://shop.example/d.js", isHeldBack: true }],
    ["<script>let x = '<b>';</script>", { address: null, text: "let x = '<b>';", isHeldBack: false }],
    [
      "<SCRIPT TYPE='Text/JavaScript' SRC='/u.js'></SCRIPT>",
      { address: "https://shop.example/u.js", isHeldBack: false },
    ],
  ])("%s", (html, expected) => {
    const [script] = read(html).scripts;
    expect({ ...script, address: script?.address?.href ?? null }).toMatchObject(expected);
  });

  test.each([
    '<script type="application/ld+json">{"@type": "x"}</script>',
    '<script type="importmap">{}</script>',
    '<script src="javascript:alert(1)"></script>',
    '<script src="data:text/javascript,1"></script>',
    '<!-- <script src="/x.js"></script> -->',
    '<textarea><script src="/x.js"></script></textarea>',
  ])("%s is none", (html) => {
    expect(read(html).scripts).toEqual([]);
  });

  test("elements are in the head until the body begins", () => {
    const { scripts } = read("<head><script>1</script></head><body><script>2</script></body>");
    expect(scripts.map(({ isInHead }) => isInHead)).toEqual([true, false]);
  });
});

describe("embeds, links and the settings link", () => {
  test.each([
    ['<iframe src="https://v.example/e">', "frame", false],
    ['<iframe data-src="https://v.example/e">', "frame", true],
    ['<img src="https://p.example/x" width="1" height="1">', "pixel", false],
    ['<img src="https://p.example/x" style="display: none">', "pixel", false],
    ['<img src="https://p.example/x" width="100">', "other", false],
    ['<link rel="stylesheet" href="https://f.example/css">', "other", false],
  ])("%s is a %s", (html, kind, isHeldBack) => {
    expect(read(html).embeds).toMatchObject([{ kind, isHeldBack }]);
  });

  test("links that load nothing are not embeds", () => {
    expect(read('<link rel="preconnect" href="https://f.example"><link rel="canonical" href="/x">').embeds).toEqual([]);
  });

  test("reports links once, without fragments, in page order, relative to base", () => {
    const html =
      '<base href="/shop/"><a href="a#1">1</a><a href="a#2">2</a><a href="mailto:x@y.example">3</a><a href="b" download>4</a><area href="c">';
    expect(read(html).links.map(({ href }) => href)).toEqual([
      "https://shop.example/shop/a",
      "https://shop.example/shop/c",
    ]);
  });

  test.each([
    ['<a href="#consent-settings">Cookies</a>', true],
    ['<a href="/page#Consent-Settings">Cookies</a>', true],
    ["<button data-consent-settings>Cookies</button>", true],
    ['<a href="/cookies">Cookies</a>', false],
  ])("%s reopens the banner: %s", (html, expected) => {
    expect(read(html).hasSettingsLink).toBe(expected);
  });
});

test("markup that is made to be slow is given up in time", () => {
  const html = "<a>".repeat(400_000) + "</b>".repeat(400_000);
  expect(processorMs(() => read(html))).toBeLessThan(10_000);
});

test("a page with any number of things has at most so many", () => {
  const { scripts, embeds, links } = read('<script src="/x"></script><img src="/y"><a href="/z">'.repeat(3000));
  expect([scripts.length, embeds.length, links.length]).toEqual([500, 1000, 1]);
});

test("recognizes banner scripts by their path", () => {
  const tagOf = (address: string) => loaderTag(new URL(address));
  expect(tagOf("https://cdn.example/x/s/site_1/preview/loader.js?v=1")).toMatchObject({
    siteId: "site_1",
    environment: "preview",
  });
  expect(tagOf("https://cdn.example/s/site_1/staging/loader.js")).toBeNull();
  expect(tagOf("https://cdn.example/loader.js")).toBeNull();
});

test("known snippets report what they load", () => {
  const gtm = "(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window)";
  expect(snippetAddresses(gtm).map(({ href }) => href)).toEqual(["https://www.googletagmanager.com/gtm.js"]);
  expect(snippetAddresses("let x = 1")).toEqual([]);
  expect(isGoogleTag(new URL("https://www.googletagmanager.com/gtag/js?id=G-1"))).toBe(true);
  expect(isGoogleTag(new URL("https://example.com/?x=https://www.googletagmanager.com/gtag/js"))).toBe(false);
});

test("consent defaults are read as pages write them", () => {
  const text = `gtag("consent", "default", { ad_storage: "denied", 'analytics_storage': 'granted', wait_for_update: 500 });
    gtag('consent','default',{'ad_storage':'granted','region':['US']}); gtag('consent', 'update', {ad_storage: 'granted'});`;
  expect(consentDefaults(text)).toEqual([
    { signals: { ad_storage: "denied", analytics_storage: "granted" }, isRegional: false },
    { signals: { ad_storage: "granted" }, isRegional: true },
  ]);
});
