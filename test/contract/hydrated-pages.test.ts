import { formatChoice } from "../../src/consent/banner/choice";
import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";
import { tellMissing } from "../support/required";
import { react18 } from "../support/zoo-pages/bundled";
import { islandsPage } from "../support/zoo-pages/islands-page";
import { reactPage } from "../support/zoo-pages/react-pages";
import { turboPage } from "../support/zoo-pages/turbo-page";
import { vuePage } from "../support/zoo-pages/vue-page";

/** Applications that hydrate a server's markup find it unchanged, and keep the elements that they refer to. */

const run = inBannerBrowser();
const older = react18();
if ("reason" in older) tellMissing("react-18", older.reason);

const now = Math.floor(Date.now() / 1000);
const accepted = formatChoice({
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

const versions = [...("reason" in older ? [] : [[18, older.modules] as const]), [19, undefined] as const];
const cases = versions.flatMap(([version, modules]) =>
  (["document", "element"] as const).map((root) => [version, root, modules] as const),
);

testInBrowser.each(cases)("React %i hydrates the %s beside the banner without an error", (_, root, modules) =>
  run(async ({ visit }) => {
    for (const isAtOnce of [true, false]) {
      const visitor = await visit(reactPage(root, isAtOnce, modules));
      await visitor.page.waitForSelector('[data-consentform="embed"]');
      if (!isAtOnce) await visitor.evaluate("window.hydrate()");
      await visitor.page.waitForFunction("window.hydrated");
      expect([isAtOnce, await visitor.evaluate("window.recovered"), visitor.errors]).toEqual([isAtOnce, [], []]);
      expect(await visitor.drawn()).toEqual(["embed", "embed", "first-layer"]);
      await visitor.press("#count");
      await visitor.page.waitForFunction("document.getElementById('end').textContent === 'End 1'");
      await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran?.length === 2 && document.querySelector('iframe[src]')");
      // Removes a frame that the banner released.
      await visitor.press("#count");
      await visitor.page.waitForFunction("document.getElementById('end').textContent === 'End 2'");
      expect([await visitor.drawn(), await visitor.ran()]).toEqual([["reopen"], ["/tag.js", "inline"]]);
      if (root === "element") await visitor.evaluate("window.root.unmount()");
      expect([await visitor.evaluate("window.recovered"), visitor.errors]).toEqual([[], []]);
    }
  }),
);

testInBrowser.each(versions)("React %i hydrates tags that a stored choice released before", (_, modules) =>
  run(async ({ visit }) => {
    // In development, React also reports attributes, such as the address of a released frame, but changes nothing.
    const page = reactPage("element", false, modules, "production");
    const visitor = await visit(page, { choice: accepted });
    await visitor.page.waitForFunction("window.ran?.length === 2 && document.querySelector('iframe[src]')");
    await visitor.evaluate("window.film = document.querySelector('iframe'); window.hydrate()");
    await visitor.page.waitForFunction("window.hydrated");
    await visitor.press("#count");
    await visitor.page.waitForFunction("document.getElementById('end').textContent === 'End 1'");
    expect(await visitor.evaluate("window.film.isConnected")).toBe(true);
    await visitor.evaluate("window.root.unmount()");
    expect([await visitor.evaluate("window.recovered"), visitor.errors]).toEqual([[], []]);
    expect(await visitor.ran()).toEqual(["/tag.js", "inline"]);
  }),
);

testInBrowser("Vue hydrates its page beside the banner, and after a stored choice", () =>
  run(async ({ visit }) => {
    const page = await vuePage();
    for (const choice of [undefined, accepted]) {
      const visitor = await visit(page, choice === undefined ? {} : { choice });
      await visitor.page.waitForSelector(choice === undefined ? '[data-consentform="embed"]' : "iframe[src]");
      await visitor.evaluate("window.hydrate()");
      await visitor.press("#count");
      await visitor.page.waitForFunction("document.getElementById('count').textContent === 'Count 1'");
      if (choice === undefined) await visitor.press(".accept");
      await visitor.page.waitForFunction("window.ran?.length === 1 && document.querySelector('iframe[src]')");
      await visitor.evaluate("window.vue.unmount()");
      expect([await visitor.ran(), visitor.errors]).toEqual([["inline"], []]);
      expect((await visitor.drawn()).includes("embed")).toBe(false);
    }
  }),
);

testInBrowser("Turbo visits keep the banner, and each page's tags are released once", () =>
  run(async ({ visit }) => {
    const visitor = await visit(turboPage());
    await visitor.page.waitForSelector('[data-consentform="embed"]');
    await visitor.page.click("#next");
    await visitor.page.waitForFunction("document.querySelector('h1').textContent === 'Second'");
    await visitor.page.waitForFunction("document.querySelectorAll('[data-consentform=embed]').length === 1");
    expect(await visitor.drawn()).toEqual(["embed", "first-layer"]);
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.length === 1 && document.querySelector('iframe[src]')");
    await visitor.evaluate("history.back()");
    await visitor.page.waitForFunction("document.querySelector('h1').textContent === 'First'");
    await visitor.page.waitForFunction("window.ran?.length === 2 && document.querySelector('iframe[src]')");
    expect([await visitor.ran(), await visitor.drawn(), visitor.errors]).toEqual([["second", "first"], ["reopen"], []]);
  }),
);

testInBrowser("islands that hydrate when visible find what the server rendered", () =>
  run(async ({ visit }) => {
    const visitor = await visit(islandsPage());
    await visitor.page.waitForSelector('[data-consentform="embed"]');
    expect(await visitor.evaluate("window.hydrated === undefined")).toBe(true);
    await visitor.evaluate("document.querySelector('my-island').scrollIntoView()");
    await visitor.page.waitForFunction("window.hydrated");
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.length === 1 && document.querySelector('my-island iframe[src]')");
    expect([await visitor.evaluate("window.recovered"), visitor.errors]).toEqual([[], []]);
    expect(await visitor.drawn()).toEqual(["reopen"]);
  }),
);
