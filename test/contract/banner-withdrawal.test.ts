import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { statsService as service } from "../support/stats-service";
import { grantOf } from "../support/stored-grant";

/** A withdrawal deletes what tags stored, even if a running tag stores it again. */

const run = inBannerBrowser();

const services = [
  service({
    storage: [
      ...["_st_*", "__Secure-st*", "__Host-st*"].map((pattern) => ({ pattern, kind: "cookie" })),
      ...["local", "session", "indexeddb"].map((kind) => ({ pattern: "st*", kind })),
      { name: "named", kind: "indexeddb" },
    ],
  }),
  service({
    key: "hungry",
    storage: ["cf_*", "consentform_*"].flatMap((pattern) => ["cookie", "local"].map((kind) => ({ pattern, kind }))),
  }),
  service({ key: "cart", category: "necessary", storage: [{ name: "_st_cart", kind: "cookie" }] }),
  service({ key: "saved", category: "necessary", storage: [{ name: "st_cart", kind: "local" }] }),
  service({ key: "ads", category: "marketing", storage: [{ name: "_st_ads", kind: "cookie" }] }),
];

/** Stores everything under every path, domain and prefix that the page can see. */
const store = `
  for (const [name, more] of [
    ["_st_root", "Path=/"], ["_st_folder", "Path=/p/"], ["_st_folder", "Path=/p"], ["_st_default", ""],
    ["_st_page", "Path=" + location.pathname], ["_st_domain", "Path=/; Domain=shop.localhost"],
    ["_st_domain_folder", "Path=/p/; Domain=shop.localhost"], ["_st_own_domain", "Path=/; Domain=www.shop.localhost"],
    ["_st_part", "Path=/p/; Secure; SameSite=None; Partitioned"],
    ["__Secure-st", "Path=/p/; Secure; Domain=shop.localhost"], ["__Host-st", "Path=/; Secure"],
    ["__Host-st_part", "Path=/; Secure; SameSite=None; Partitioned"],
    ["_st_cart", "Path=/"], ["_st_ads", "Path=/"],
  ]) document.cookie = name + "=1; Max-Age=3600; " + more;
  localStorage.setItem("st_1", "1"); localStorage.setItem("st_cart", "1"); sessionStorage.setItem("st_1", "1");
  for (const name of ["st_1", "named", "own"]) indexedDB.open(name).onsuccess = ({ target }) => target.result.close();`;

const tag = (text: string) => `<script type="text/plain" data-consent="analytics">${text}</script>`;

/** Names of everything that is stored, except the banner's own items. */
const left = `(async () => [
  document.cookie.split("; ").map((each) => each.split("=")[0]).filter((name) => !name.startsWith("cf_")).sort().join(),
  Object.keys(localStorage).filter((name) => !/^(consentform_|cf_)/.test(name)).sort().join(),
  Object.keys(sessionStorage).join(), (await indexedDB.databases()).map(({ name }) => name).sort().join(),
])()`;
const everything = [
  "__Host-st,__Host-st_part,__Secure-st,_st_ads,_st_cart,_st_default,_st_domain,_st_domain_folder,_st_folder,_st_folder,_st_own_domain,_st_page,_st_part,_st_root",
  ...["st_1,st_cart", "st_1", "named,own,st_1"],
];
const kept = ["_st_ads,_st_cart", "st_cart", "", "own"];

const until = async (visitor: Visitor, expected: readonly string[]) => {
  const isThere = `(async () => JSON.stringify(await ${left}) === ${JSON.stringify(JSON.stringify(expected))})()`;
  await visitor.page.waitForFunction(isThere, { timeout: 5000 }).catch(() => undefined);
  expect(await visitor.evaluate(left)).toEqual(expected);
};

const withoutAnalytics = async (visitor: Visitor) => {
  await visitor.press(".reopen");
  await visitor.press('[name="analytics"]');
  await visitor.press(".customize");
};

const open = async (visitor: Visitor, path: string) => {
  await visitor.page.goto(visitor.url + path);
  await visitor.page.waitForSelector('[data-consentform="said"]');
};

testInBrowser("a withdrawal deletes every cookie that the page can see, except granted ones", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ services }, { choice: grantOf() });
    await open(visitor, "/cart.html");
    await visitor.evaluate(store);
    await until(visitor, everything);
    await withoutAnalytics(visitor);
    await until(visitor, kept);
    // A pattern that fits the banner's own names deletes none of them.
    expect(await visitor.stored()).toContain(".functional~marketing.");
    await open(visitor, "/next.html");
    const own = "Object.keys(localStorage).filter((name) => name.startsWith('consentform_'))";
    expect(await visitor.evaluate(own)).toEqual([expect.stringMatching(/_withdrawn$/)]);
  }),
);

const leaving = `const again = () => { ${store} }; again();
  for (const name of ["pagehide", "visibilitychange", "beforeunload"]) addEventListener(name, again, true);
  window.timer = setInterval(again, 10);`;

testInBrowser("a reload deletes what a running tag stored again before the page closed", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ services, body: tag(leaving) }, { choice: grantOf() });
    await until(visitor, everything);
    await Promise.all([visitor.page.waitForNavigation(), withoutAnalytics(visitor)]);
    await until(visitor, kept);
  }),
);

testInBrowser("the next page of each tab deletes what its tags stored again without a reload", () =>
  run(async ({ visit }) => {
    const page: WebPage = {
      services,
      head: "<script>document.addEventListener('consentform:reload', (event) => event.preventDefault())</script>",
      body: tag(leaving),
    };
    const visitor = await visit(page, { choice: grantOf() });
    const other = await visitor.page.browserContext().newPage();
    await other.goto(visitor.url);
    await other.waitForFunction("window.timer");
    await withoutAnalytics(visitor);
    await other.waitForFunction("!window.consentform.has('analytics')");
    await until(visitor, everything);
    // The other tab still runs, so it stores again what this one deletes.
    await visitor.reload();
    await other.goto(visitor.url);
    await other.waitForSelector('[data-consentform="said"]');
    await until(visitor, kept);
    expect(await other.evaluate(left)).toEqual(kept);
  }),
);

testInBrowser("a page deletes nothing that a later grant stored", () =>
  run(async ({ visit }) => {
    const page: WebPage = { services, body: `${tag("window.timer = 1")}` };
    const visitor = await visit(page, { choice: grantOf() });
    const prevent = "document.addEventListener('consentform:reload', (event) => event.preventDefault())";
    await visitor.evaluate(prevent);
    await withoutAnalytics(visitor);
    await withoutAnalytics(visitor);
    expect(await visitor.granted()).toContain("analytics");
    await visitor.evaluate(store);
    await until(visitor, everything);
    await visitor.reload();
    expect(await visitor.evaluate(left)).toEqual(everything);
  }),
);
