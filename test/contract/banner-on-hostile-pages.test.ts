import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";

/** The banner on pages that use its names, or replace and remove what it uses. */

const run = inBannerBrowser();

const tags =
  '<script type="text/plain" data-consent="analytics">window.ran = (window.ran || []).concat("tag")</script>';

/** Accepts on the first layer: one choice is stored and sent, and every tag runs once. */
async function accept(visitor: Visitor): Promise<void> {
  await visitor.press(".accept");
  expect(await visitor.drawn()).toEqual(["reopen"]);
  expect(await visitor.stored()).toContain(".functional~analytics~marketing.");
}

/** Members of the document that the banner uses. */
const documentNames = [
  ...["body", "head", "createElement", "querySelector", "querySelectorAll", "getElementById", "cookie", "readyState"],
  ...["activeElement", "addEventListener", "dispatchEvent", "implementation", "currentScript", "hasFocus", "baseURI"],
];

const named: [string, string][] = [
  [
    "a form and its fields",
    '<form id="consentform"><input name="copies"></form><form id="dataLayer"><input name="push"></form>',
  ],
  ["two images", '<img name="consentform"><img name="consentform"><img name="dataLayer"><img id="dataLayer">'],
  ["frames", '<iframe name="consentform"></iframe><iframe name="dataLayer" src="OTHER/a.html"></iframe>'],
  ["frames with names of the document", documentNames.map((name) => `<iframe name="${name}"></iframe>`).join("")],
  ["images with names of the document", documentNames.map((name) => `<img name="${name}">`).join("")],
  ["plugins", '<embed name="consentform"><object id="dataLayer"></object>'],
];

testInBrowser.each(named)("%s named after the banner's members do not disable a late loader", (_, body) =>
  run(async ({ visit }) => {
    const visitor = await visit({ tag: "defer", body: `${body}${tags}` });
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    expect(await visitor.granted()).toEqual(["necessary"]);
    await accept(visitor);
    expect(await visitor.ran()).toEqual(["tag"]);
    const consent = (await visitor.commands()).filter(([name]) => name === "consent");
    expect(consent.map(([, command]) => command)).toEqual(["default", "update"]);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser.each([
  ["before", { tag: "defer", head: "<script>var consentform = { own: true }</script>LOADER" }],
  ["after", { head: "<script>consentform = { own: true }</script>LOADER" }],
])("a page keeps its variable `consentform` from %s the loader", (_, page) =>
  run(async ({ visit }) => {
    const visitor = await visit({ ...page, body: tags });
    expect(await visitor.evaluate("consentform.own")).toBe(true);
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    await accept(visitor);
    expect([await visitor.ran(), visitor.errors]).toEqual([["tag"], []]);
  }),
);

/** As the library focus-trap does: what is outside the page's own dialog gets no press, and no focus. */
const trap = `<div id="offer"><button>Close</button></div><script>
const offer = document.getElementById("offer");
const isInside = (event) => offer.contains(event.composedPath()[0]);
for (const type of ["touchstart", "pointerdown", "mousedown", "click"]) {
  document.addEventListener(type, (event) => {
    (window.seen ??= new Set()).add(type);
    if (isInside(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true, passive: false });
}
document.addEventListener("focusin", (event) => {
  if (!isInside(event)) offer.firstChild.focus();
}, true);
</script>`;

testInBrowser("a focus trap of the page leaves the banner its buttons and switches", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ body: `${trap}${tags}` });
    await visitor.press(".customize");
    await visitor.press(".in-preferences [name=analytics]");
    await visitor.press(".in-preferences .customize");
    expect(await visitor.granted()).toEqual(["necessary", "analytics"]);
    expect(await visitor.ran()).toEqual(["tag"]);
    const touching = await visit({ body: trap });
    const accept = await touching.page.waitForSelector(">>> .accept");
    await accept?.tap();
    await touching.painted();
    expect(await touching.stored()).toContain(".functional~analytics~marketing.");
    // The page still learns of every press.
    expect(await touching.evaluate("[...seen].sort()")).toEqual(["click", "mousedown", "pointerdown", "touchstart"]);
    expect([visitor.errors, touching.errors]).toEqual([[], []]);
  }),
);

const replacements: [string, string][] = [
  ["empties its body", "document.body.innerHTML = ''"],
  ["sets another body", "document.body = document.createElement('body')"],
  ["replaces its body", "document.body.replaceWith(document.createElement('body'))"],
  ["writes its body again", "document.body.innerHTML = document.body.outerHTML"],
  ["clones its body", "document.body.replaceWith(document.body.cloneNode(true))"],
  [
    "empties its root",
    "document.documentElement.replaceChildren(); document.documentElement.append(document.createElement('body'))",
  ],
  ["replaces its root", "document.documentElement.replaceWith(document.documentElement.cloneNode(true))"],
  ["opens its document", "document.open(); document.write('<h1>New</h1>'); document.close()"],
  ["opens its document and does not close it", "document.write('<h1>New</h1>')"],
];
const modal: WebPage["change"] = (document) => {
  document.layout = { kind: "modal" };
};
/** A page's copy of a surface has no root. */
const dialog = (surface: string) =>
  `[...document.querySelectorAll('[data-consentform="${surface}"]')].find(({ shadowRoot }) => shadowRoot).shadowRoot.querySelector("dialog")`;

testInBrowser.each(replacements)("a page that %s before actions.js keeps its banner", (_, replace) =>
  run(async ({ visit, website }) => {
    const page = { change: modal, body: tags };
    const visitor = await visit({ ...page, late: ["actions.js"] });
    await visitor.evaluate(replace);
    expect(await visitor.evaluate(`${dialog("first-layer")}.matches(":modal")`)).toBe(true);
    website.replace(visitor.site, page);
    await visitor.page.waitForSelector('[data-consentform="said"]');
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    expect(await visitor.evaluate(`${dialog("first-layer")}.matches(":modal")`)).toBe(true);
    await accept(visitor);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a page that renders again keeps its banner, preferences, focus and control", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ change: modal, body: tags });
    const focus = "document.activeElement.shadowRoot?.activeElement?.className";
    // Text written to a document that is already open is added to it.
    for (const [what, replace] of replacements.slice(0, -1)) {
      const isOpened = replace.includes("write(");
      await visitor.page.focus(">>> .reject");
      await visitor.evaluate(replace);
      expect([what, await visitor.drawn()]).toEqual([what, ["first-layer"]]);
      expect([what, await visitor.evaluate(`${dialog("first-layer")}.matches(":modal")`)]).toEqual([what, true]);
      if (!isOpened) expect([what, await visitor.evaluate(focus)]).toEqual([what, "button reject"]);
      await visitor.press(".customize");
      await visitor.preferences();
      await visitor.press('[name="analytics"]');
      await visitor.evaluate(replace);
      const preferences = isOpened ? [] : ["preferences"];
      expect([what, await visitor.drawn()]).toEqual([what, ["first-layer", ...preferences]]);
      if (isOpened) continue;
      expect(await visitor.evaluate(`${dialog("preferences")}.querySelector("[name=analytics]").checked`)).toBe(true);
      await visitor.press(".in-preferences .close");
    }
    await accept(visitor);
    for (const [what, replace] of replacements) {
      await visitor.evaluate(replace);
      await visitor.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<a href=\"#consent-settings\" id=own>x</a>')",
      );
      expect([what, await visitor.drawn()]).toEqual([what, ["reopen"]]);
      await visitor.page.click("#own");
      await visitor.preferences();
      await visitor.press(".in-preferences .close");
    }
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a page that keeps removing the banner gets it back a limited number of times", () =>
  run(async ({ visit, website }) => {
    const page = { body: tags };
    const remover = `<script>
      window.removals = 0;
      new MutationObserver(() => {
        const host = document.querySelector("[data-consentform=first-layer]");
        if (host) { window.removals += 1; host.remove(); }
      }).observe(document, { childList: true, subtree: true });
    </script>`;
    const visitor = await visit({ ...page, head: remover });
    const removals = await visitor.evaluate<number>("window.removals");
    expect(removals).toBeGreaterThan(2);
    expect(removals).toBeLessThan(50);
    expect(await visitor.granted()).toEqual(["necessary"]);
    expect(website.choices(visitor.site)).toEqual([]);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a queue with accessors keeps its commands, and gets those of the banner", () =>
  run(async ({ visit }) => {
    const monitor = `<script>
      window.kept = [["before"]];
      Object.defineProperty(window, "dataLayer", { get: () => window.kept, set: () => { throw new Error("fixed"); } });
    </script>LOADER`;
    const visitor = await visit({ tag: "defer", head: monitor, body: tags });
    await accept(visitor);
    const commands = await visitor.evaluate<unknown[][]>("window.kept.map((each) => [...each].slice(0, 2))");
    expect(commands.slice(0, 2)).toEqual([["before"], ["consent", "default"]]);
    expect(commands.filter(([, name]) => name === "update")).toHaveLength(1);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a browser that reports no times gets the banner, and its tags run", () =>
  run(async ({ visit }) => {
    for (const timing of ["undefined", "{ domInteractive: 0 }"]) {
      const before = `Object.defineProperty(performance, "timing", { value: ${timing} })`;
      const visitor = await visit({ body: tags }, { before });
      await accept(visitor);
      await visitor.page.waitForFunction("window.ran?.length === 1");
      expect([timing, visitor.errors]).toEqual([timing, []]);
    }
  }),
);

testInBrowser("the banner moves behind elements that the parser adds after its first paint", () =>
  run(async ({ visit, website }) => {
    for (const before of ["", "delete Element.prototype.moveBefore"]) {
      const visitor = await visit({ change: modal, body: tags, late: ["actions.js"] }, { before });
      await visitor.evaluate("document.body.append(document.createElement('footer'))");
      website.replace(visitor.site, { change: modal, body: tags });
      await visitor.page.waitForSelector('[data-consentform="said"]');
      const isBehind = `document.querySelector("footer").compareDocumentPosition(${dialog("first-layer")}.getRootNode().host) & 4`;
      await visitor.page.waitForFunction(isBehind);
      expect(await visitor.evaluate(`${dialog("first-layer")}.matches(":modal")`)).toBe(true);
    }
  }),
);
