import { formatChoice } from "../../src/consent/banner/choice";
import type { PublishedService } from "../../src/consent/banner/make-slices";
import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";

/** Released scripts run as the parser would have run them: in order, once, and without replacing the page. */

const run = inBannerBrowser();

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

const inline = (code: string, category = "marketing") =>
  `<script type="text/plain" data-consent="${category}">${code}</script>`;
const external = (path: string, more = "", category = "marketing") =>
  `<script type="text/plain" data-consent="${category}" src="${path}" ${more}></script>`;
const note = (name: string) => `window.ran = (window.ran || []).concat("${name}");`;

const untilRan = async (visitor: Visitor, name: string) => {
  await visitor.page.waitForFunction(`(window.ran || []).includes(${JSON.stringify(name)})`, { timeout: 8000 });
  // A script that would run a second time would run now.
  await visitor.page.waitForNetworkIdle({ idleTime: 100 });
  return visitor.ran();
};

/** At the click, and as a visitor who accepted before. */
const bothVisits = async (
  visit: (page: WebPage, coming?: { choice?: string }) => Promise<Visitor>,
  page: WebPage,
  look: (visitor: Visitor) => Promise<void>,
) => {
  const first = await visit(page);
  expect(await first.ran()).toEqual([]);
  await first.press(".accept");
  await look(first);
  await look(await visit(page, { choice: accepted }));
};

const shown = (visitor: Visitor) =>
  visitor.evaluate<string>("document.getElementById('place').innerText.replace(/\\s+/g, '')");

testInBrowser("a released script that calls document.write keeps the page, and its markup", () =>
  run(async ({ visit }) => {
    const nested = "document.write('<b>6</b>'); document.write('<scr' + 'ipt>document.write(7)</scr' + 'ipt>');";
    const body = `<div id="place">1
      ${inline("document.write('<i>2</i>'); document.writeln('<div>3'); document.write('</div>');")}
      ${inline("document.open(); document.write('<u id=own>4</u>'); window.sees = document.getElementById('own') !== null; document.close();")}
      ${inline("const e = document.createElement('b'); e.onclick = () => document.write(5); e.click();")}
      ${inline(nested)}
      ${external("/writes.js")}
      ${inline("Promise.resolve().then(() => document.write('<i>10')); Document.prototype.write.call(document, 9)")}
      11</div><p id="after">After</p>${inline(note("end"))}`;
    const files = { "/writes.js": "document.open(); document.write('8'); document.close();" };
    await bothVisits(visit, { body, files }, async (visitor) => {
      expect(await untilRan(visitor, "end")).toEqual(["end"]);
      expect(await shown(visitor)).toBe("1234567891011");
      expect(await visitor.evaluate("[window.sees, document.getElementById('after') !== null]")).toEqual([true, true]);
    });
  }),
);

testInBrowser("written scripts run once, in order, before the marked scripts after them", () =>
  run(async ({ visit }) => {
    const write = (markup: string) => `document.write(${JSON.stringify(markup).replace(/<\/script/g, "<\\/script")});`;
    const body = `${inline(write(`<div><script src="/lib.js"></script></div><script>${note("written")}</script>`))}${inline(note("next"))}`;
    const head = inline(write(`<script src="/head.js"></script><p id="from-head">Text</p>`));
    const files = { "/lib.js": `${note("lib")} ${write(`<script>${note("nested")}</script>`)}` };
    await bothVisits(visit, { head, body, files }, async (visitor) => {
      expect(await untilRan(visitor, "next")).toEqual(["/head.js", "lib", "nested", "written", "next"]);
      expect(await visitor.evaluate("document.getElementById('from-head').parentElement.tagName")).toBe("BODY");
    });
  }),
);

testInBrowser("an inline script waits for the external scripts before it, in page order", () =>
  run(async ({ visit, website }) => {
    const body = `${external("/slow.js", "", "analytics")}${external("/fast.js", "", "marketing")}
      ${inline(note("inline"), "functional")}${external("/last.js")}
      ${external("/deferred.js", "defer")}${inline(note("no wait for deferred"))}`;
    await bothVisits(visit, { body, files: { "/slow.js": null } }, async (visitor) => {
      await visitor.page.waitForNetworkIdle({ idleTime: 100, concurrency: 1 });
      expect(await visitor.ran()).toEqual([]);
      website.release();
      expect(await untilRan(visitor, "/deferred.js")).toEqual([
        "/slow.js",
        "/fast.js",
        "inline",
        "/last.js",
        "no wait for deferred",
        "/deferred.js",
      ]);
    });
  }),
);

testInBrowser("an inline script does not wait for a script that never finishes loading", () =>
  run(async ({ visit, website }) => {
    const silent = [
      external("/skipped.js", "nomodule"),
      external("/async.js", "async"),
      external("/other.js", 'data-consent-type="text/x-template"'),
      external("/event.js", 'for="button" event="onclick"'),
      external("/denied.js", "", "unknown"),
      external("/removed.js", "id=removed"),
      `<script type="text/plain" data-consent="marketing" src="/gone.js" id="gone"></script>`,
    ];
    const body = `${silent.join("")}${external("", "")}${external("http://[bad/", "")}${inline(note("pay"))}`;
    const files = { "/async.js": null, "/gone.js": null };
    const before = `{
      const own = setTimeout;
      window.setTimeout = (act, delay, ...more) => own(act, delay === 5000 ? 200 : delay, ...more);
      document.addEventListener("DOMContentLoaded", () => document.getElementById("removed").remove());
    }`;
    const visitor = await visit({ body, files }, { before });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.includes('pay')", { timeout: 4000 });
    // A loading script is waited for, but not indefinitely.
    expect(await visitor.ran()).toEqual(["pay"]);
    website.release();
    await untilRan(visitor, "/gone.js");
    expect((await visitor.ran()).sort()).toEqual(["/async.js", "/gone.js", "pay"]);
  }),
);

testInBrowser("scripts behind one that never finishes loading run in order, once", () =>
  run(async ({ visit, website }) => {
    const scripts = [external("/hangs.js"), external("/pay.js"), external("/more.js"), inline(note("start"))];
    const body = `${scripts.join("")}${external("/late.js", "defer")}${external("/last.js", "defer")}`;
    const before =
      "{ const own = setTimeout; window.setTimeout = (act, delay, ...more) => own(act, delay === 5000 ? 300 : delay, ...more); }";
    const visitor = await visit({ body, files: { "/hangs.js": null } }, { before });
    await visitor.press(".accept");
    const order = ["/pay.js", "/more.js", "start", "/late.js", "/last.js"];
    await visitor.page.waitForFunction("window.ran?.includes('/last.js')", { timeout: 5000 });
    expect(await visitor.ran()).toEqual(order);
    website.release();
    expect(await untilRan(visitor, "/hangs.js")).toEqual([...order, "/hangs.js"]);
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect(await visitor.ran()).toEqual([...order, "/hangs.js"]);
  }),
);

testInBrowser("a tag that the page or the browser refuses stops no other released tag", () =>
  run(async ({ visit }) => {
    const refuse = "(text) => { if (String(text).includes('refused')) throw new TypeError('refused'); return text; }";
    const added = [
      external("/refused.js"),
      inline(note("refused")),
      external("/odd.js", '" @load="go" (click)="go"'),
      external("/last.js"),
    ];
    const body = `<object data-consent="marketing" data-consent-data="/refused.html"></object><p id="app"></p>
      <script>
        window.lost = [];
        addEventListener("unhandledrejection", ({ reason }) => lost.push(String(reason)));
        trustedTypes.createPolicy("default", { createHTML: (text) => text, createScriptURL: ${refuse} });
        document.getElementById("app").innerHTML = ${JSON.stringify(added.join("")).replace(/<\/script/g, "<\\/script")};
      </script>${inline(note("end"))}`;
    const headers = { "content-security-policy": "require-trusted-types-for 'script'" };
    await bothVisits(visit, { body, headers }, async (visitor) => {
      expect(await untilRan(visitor, "end")).toEqual(["/odd.js", "/last.js", "end"]);
      expect(await visitor.evaluate("lost")).toEqual([]);
    });
  }),
);

testInBrowser("modules run after their import map and after what the parser would run first", () =>
  run(async ({ visit }) => {
    const map = JSON.stringify({ imports: { named: "/named.js" } });
    const typed = (type: string, code: string) =>
      `<script type="text/plain" data-consent="analytics" data-consent-type="${type}">${code}</script>`;
    const body = `${typed("module", `import "named"; ${note("module")}`)}${external("/classic.js")}${inline(note("inline"))}`;
    await bothVisits(visit, { head: typed("importmap", map), body }, async (visitor) => {
      expect(await untilRan(visitor, "module")).toEqual(["/classic.js", "inline", "/named.js", "module"]);
    });
  }),
);

testInBrowser("a waiting script does not run after it is removed or its category is off", () =>
  run(async ({ visit, website }) => {
    const body = `${external("/held.js")}<div id="app">${inline(note("removed"))}</div>${inline(note("off"), "analytics")}${inline(note("kept"))}`;
    const before = "document.addEventListener('consentform:reload', (event) => event.preventDefault());";
    const visitor = await visit({ body, files: { "/held.js": null } }, { before, choice: accepted });
    await visitor.page.waitForFunction("document.querySelector('script[src=\"/held.js\"]:not([type])')");
    await visitor.press(".reopen");
    await visitor.press('[name="analytics"]');
    await visitor.press(".in-preferences .customize");
    await visitor.evaluate("document.getElementById('app').textContent = ''");
    website.release();
    expect(await untilRan(visitor, "kept")).toEqual(["/held.js", "kept"]);
  }),
);

const tracker: PublishedService = {
  key: "stats",
  category: "analytics",
  hosts: ["tracker.localhost"],
  scripts: [],
  blocking: "auto",
  storage: [],
};
const insertions: [string, string][] = [
  ["document.write", "document.write('<script src=\"URL\"></scr' + 'ipt>')"],
  [
    "a template",
    "const t = document.createElement('template'); t.innerHTML = '<script src=\"URL\"></scr' + 'ipt>'; document.head.append(document.importNode(t.content, true))",
  ],
  [
    "createContextualFragment",
    "document.head.append(document.createRange().createContextualFragment('<script src=\"URL\"></scr' + 'ipt>'))",
  ],
  [
    "setAttributeNS",
    "const s = document.createElement('script'); s.setAttributeNS(null, 'src', 'URL'); document.head.append(s)",
  ],
];

testInBrowser("a script that automatic blocking found too late never runs a second time", () =>
  run(async ({ visit }) => {
    const head = insertions
      .map(([, code], index) => `<script>{ ${code.replaceAll("URL", `OTHER/${index}.js`)} }</script>`)
      .join("");
    const inner = `<script>document.body.insertAdjacentHTML("beforeend", '<script src="OTHER/never.js"></scr' + 'ipt>')</script>`;
    const parsed = '<script src="OTHER/parsed.js"></script>';
    const visitor = await visit({ services: [tracker], head, body: inner + parsed });
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    const early = await visitor.ran();
    expect(early).not.toContain("/parsed.js");
    await visitor.press(".accept");
    const ran = await untilRan(visitor, "/parsed.js");
    expect(ran).toHaveLength(new Set(ran).size);
    expect(ran).not.toContain("/never.js");
    expect(ran).toEqual(expect.arrayContaining(early));
  }),
);

testInBrowser("a written script of another category runs once, after its grant", () =>
  run(async ({ visit }) => {
    const ads = { ...tracker, key: "ads", category: "marketing" };
    const written = [
      '<script src="OTHER/plain.js"></script>',
      '<p><script src="OTHER/inner.js" type="text/javascript"></script></p>',
    ];
    const write = `document.write(${JSON.stringify(written.join("")).replace(/<\/script/g, "<\\/script")});`;
    const body = inline(`${write} ${note("writer")}`, "analytics") + inline(note("next"), "analytics");
    const visitor = await visit({ services: [ads], body });
    await visitor.press(".in-first-layer .customize");
    await visitor.press('[name="analytics"]');
    await visitor.press(".in-preferences .customize");
    expect(await untilRan(visitor, "next")).toEqual(["writer", "next"]);
    await visitor.press(".reopen");
    await visitor.press('[name="marketing"]');
    await visitor.press(".in-preferences .customize");
    await untilRan(visitor, "/inner.js");
    expect(await visitor.ran()).toEqual(["writer", "next", "/plain.js", "/inner.js"]);
  }),
);

testInBrowser("marked scripts run once however an application adds, clones or moves them", () =>
  run(async ({ visit }) => {
    const marked = inline(note("inner")).replace("</script", "</scr' + 'ipt");
    const body = `<div id="app">${inline(note("own"))}</div>
      <script data-consent="marketing">${note("unmarked type")}</script>
      <script type="text/javascript" data-consent="marketing" src="/ran.js"></script>`;
    const visitor = await visit({ body }, { choice: accepted });
    await untilRan(visitor, "own");
    await visitor.evaluate(`{
      const app = document.getElementById("app");
      document.body.append(app.cloneNode(true));
      document.body.prepend(app);
      document.body.insertAdjacentHTML("beforeend", '${marked}');
    }`);
    const ran = await untilRan(visitor, "inner");
    await visitor.evaluate("document.body.append(document.body.lastElementChild.cloneNode(true))");
    await visitor.painted();
    expect([ran.sort(), (await visitor.ran()).sort()]).toEqual([
      ["/ran.js", "inner", "own", "unmarked type"],
      ["/ran.js", "inner", "own", "unmarked type"],
    ]);
    expect(visitor.errors).toEqual([]);
  }),
);
