import { inBannerBrowser } from "../support/banner-browser";
import { axeResults } from "../support/banner-looks";
import type { Visitor } from "../support/banner-visit";
import { testInBrowser } from "../support/browser";

/** Placeholders of held frames: their positions and texts, and that the page's own elements do not change. */

const run = inBannerBrowser();
const viewport = { width: 1000, height: 1200 };

const frame = (name: string, more = "", category = "marketing") =>
  `<iframe id="${name}" title="${name}" data-consent="${category}" data-consent-src="OTHER/${name}.html" ${more}></iframe>`;

const placeholders = "[...document.querySelectorAll('[data-consentform=embed]')]";
/** Waits until exactly the frames with these names have a placeholder over their visible part. */
const untilOver = async (visitor: Visitor, ...names: string[]) => {
  const isOver = `(() => {
    const hosts = [...${placeholders}];
    const find = (root, id) => root.getElementById?.(id) ?? [...root.querySelectorAll("*")].filter((each) => each.shadowRoot).map((each) => find(each.shadowRoot, id)).find(Boolean);
    return hosts.length === ${names.length} && ${JSON.stringify(names)}.every((name) => {
      const host = hosts.find((each) => each.shadowRoot.querySelector(".what").textContent.endsWith(name));
      const [own, of] = [host?.shadowRoot.querySelector("section").getBoundingClientRect(), find(document, name)?.getBoundingClientRect()];
      return own && of && ["left", "top", "width", "height"].every((side) => Math.abs(own[side] - of[side]) < 1);
    });
  })()`;
  await visitor.page.waitForFunction(isOver, { timeout: 5000 }).catch(async () => {
    const where = `${placeholders}.map((host) => [host.shadowRoot.querySelector(".what").textContent, JSON.stringify(host.shadowRoot.querySelector("section").getBoundingClientRect())])`;
    const frames = `[...document.querySelectorAll("iframe")].map((each) => [each.id, JSON.stringify(each.getBoundingClientRect())])`;
    expect(await visitor.evaluate(where)).toEqual([names, await visitor.evaluate(frames)]);
  });
};

testInBrowser("frames that the page does not show have no placeholder until they are shown", () =>
  run(async ({ visit }) => {
    const hidden: Record<string, string> = {
      none: 'style="display:none"',
      hidden: 'style="visibility:hidden"',
      tiny: 'width="2" height="100" style="border:0"',
      empty: 'width="0" height="0" frameborder="0"',
      bordered: 'width="1" height="1"',
      left: 'style="position:absolute;left:-9999px"',
      above: 'style="position:absolute;top:-9999px"',
      fixed: 'style="position:fixed;right:-9999px"',
      transparent: 'style="opacity:0"',
      clipped: 'style="position:absolute;clip:rect(0 0 0 0)"',
      cut: 'style="clip-path:inset(50%)"',
      shrunk: 'style="transform:scale(0)"',
    };
    const around: Record<string, [string, string]> = {
      "in-none": ['<div style="display:none">', "</div>"],
      "in-faded": ['<div style="opacity:0">', "</div>"],
      "in-flat": ['<div style="height:0;overflow:hidden">', "</div>"],
      "in-hidden": ['<div style="visibility:hidden">', "</div>"],
      "in-details": ["<details><summary>More</summary>", "</details>"],
      "in-slide": [
        '<div style="width:400px;overflow:hidden"><div style="width:900px;padding-left:500px">',
        "</div></div>",
      ],
    };
    const body = `<div id="all">${Object.entries(hidden)
      .map(([name, style]) => frame(name, style))
      .join("")}
      ${Object.entries(around)
        .map(([name, [open, close]]) => open + frame(name) + close)
        .join("")}</div>${frame("shown")}`;
    const visitor = await visit({ body }, { viewport: { width: 1000, height: 4000 } });
    await untilOver(visitor, "shown");
    await visitor.evaluate(`for (const element of document.querySelectorAll("#all, #all *")) {
      element.removeAttribute("style"); element.removeAttribute("width"); element.removeAttribute("height");
      if (element.tagName === "DETAILS") element.open = true;
    }`);
    await untilOver(visitor, ...Object.keys(hidden), ...Object.keys(around), "shown");
    await visitor.press(".in-first-layer .accept");
    expect(await visitor.evaluate("document.querySelectorAll('iframe[src]').length")).toBe(19);
    expect(await visitor.drawn()).toEqual(["reopen"]);
  }),
);

testInBrowser("placeholders follow frames that scroll, move, grow, or are removed", () =>
  run(async ({ visit }) => {
    const body = `<div style="height:200px;overflow:auto" id="scroller"><div style="height:100px"></div>${frame("inner", 'height="300"')}<div style="height:900px"></div></div>
      <div style="transform:translateX(20px)"><div style="position:sticky;top:0" id="stick">${frame("sticky")}</div></div>
      <div id="to"></div>${frame("moved")}
      <dialog id="modal"><button>Own</button>${frame("dialog")}</dialog><div style="height:3000px"></div>`;
    const visitor = await visit({ body }, { viewport });
    await untilOver(visitor, "inner", "sticky", "moved");
    const markup = await visitor.evaluate(
      "document.getElementById('scroller').outerHTML + document.getElementById('moved').outerHTML",
    );
    await visitor.evaluate("document.getElementById('scroller').scrollTop = 150; scrollTo(0, 60)");
    await untilOver(visitor, "inner", "sticky", "moved");
    // What the scrolled box cuts off is not drawn over its surroundings.
    expect(
      await visitor.evaluate(
        `${placeholders}.every((host) => host.getBoundingClientRect().top >= document.getElementById("scroller").getBoundingClientRect().top)`,
      ),
    ).toBe(true);
    await visitor.evaluate(
      "document.getElementById('scroller').scrollTop = 600; document.getElementById('to').append(document.getElementById('moved')); document.getElementById('moved').width = 500",
    );
    await untilOver(visitor, "sticky", "moved");
    await visitor.evaluate(
      "document.getElementById('scroller').scrollTop = 0; document.getElementById('moved').removeAttribute('width'); document.getElementById('stick').remove(); document.getElementById('modal').showModal()",
    );
    await untilOver(visitor, "inner", "moved", "dialog");
    expect(
      await visitor.evaluate(
        "document.getElementById('scroller').outerHTML + document.getElementById('moved').outerHTML",
      ),
    ).toBe(markup);
    // The page removes elements that it did not draw.
    await visitor.evaluate(`${placeholders}.forEach((host) => host.remove())`);
    await untilOver(visitor, "inner", "moved", "dialog");
    // A modal dialog makes everything else inert.
    const isOn = "document.querySelector('#modal [data-consentform=embed]').shadowRoot.querySelector('.customize')";
    await ((await visitor.page.evaluateHandle(isOn)) as unknown as { click(): Promise<void> }).click();
    await visitor.page.waitForFunction("document.querySelector('#modal iframe').src.endsWith('/dialog.html')");
    await visitor.evaluate("document.getElementById('modal').close()");
    await untilOver(visitor, "inner", "moved");
    await visitor.evaluate("document.body.replaceChildren()");
    await untilOver(visitor);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a placeholder names its provider and frame, fits, and has two equal buttons", () =>
  run(async ({ visit }) => {
    const long = "A very long title of a film ".repeat(8).trim();
    const services = [
      {
        key: "films",
        name: "Films & Co",
        category: "marketing",
        hosts: [],
        scripts: [],
        storage: [],
        blocking: "auto" as const,
      },
    ];
    const body = `<iframe title="${long}" width="480" height="270" data-consent="marketing" data-consent-service="films" data-consent-src="OTHER/a.html"></iframe>
      <iframe width="300" height="150" title="Map" data-consent="marketing" data-consent-src="https://www.maps.example/a.html"></iframe>
      <iframe width="200" height="60" data-consent="marketing" data-consent-src="https://chat.example/a.html"></iframe>`;
    for (const [language, text] of [
      ["en", undefined],
      ["ar", "من {service}"],
    ] as const) {
      const visitor = await visit(
        {
          body,
          services,
          change: (document) => {
            document.languages = { default: "en", available: ["en", "ar"], detect: "html" };
            document.texts.ar = { embed: { title: "محتوى خارجي", body: text ?? "", load_once: text ?? "" } };
          },
          lang: language,
        },
        { viewport },
      );
      await visitor.page.waitForFunction(`${placeholders}.length === 3`);
      const [first, second, third] = await visitor.evaluate<
        { label: string; labels: string[]; text: string; isOut: boolean; styles: string[]; isCentered: boolean }[]
      >(`${placeholders}.map((host) => {
        const root = host.shadowRoot;
        const section = root.querySelector("section");
        const buttons = [...root.querySelectorAll("button")];
        const content = root.querySelector(".content").getBoundingClientRect();
        const own = host.getBoundingClientRect();
        return {
          label: section.getAttribute("aria-label"),
          labels: buttons.map((each) => each.getAttribute("aria-label")),
          text: section.innerText,
          isOut: section.scrollHeight > section.clientHeight + 1,
          styles: buttons.map((each) => { const { color, backgroundColor, borderColor, fontWeight, width, height } = getComputedStyle(each); return [color, backgroundColor, borderColor, fontWeight, width, height].join(); }),
          isCentered: Math.abs(content.left + content.width / 2 - own.left - own.width / 2) < 2,
        };
      })`);
      for (const each of [first, second, third]) {
        expect(new Set(each?.styles).size).toBe(1);
        expect(each?.isCentered).toBe(true);
      }
      expect([first?.isOut, second?.isOut]).toEqual([false, false]);
      expect(first?.text).toContain(`Films & Co – ${long}`);
      if (language === "en") {
        expect(first?.label).toBe(`External content: Films & Co – ${long}`);
        expect(second?.labels).toEqual(["Load once: maps.example – Map", "Always allow: maps.example – Map"]);
        expect(third?.text).toContain("chat.example");
        const { violations } = await axeResults(visitor);
        // The page's own frame has no title.
        expect(violations.filter((each) => !each.startsWith("frame-title"))).toEqual([]);
      } else expect(first?.labels[0]).toContain("من Films & Co");
    }
  }),
);

testInBrowser("Tab moves from a frame to its placeholder and onward, among 60 frames", () =>
  run(async ({ visit }) => {
    const many = Array.from({ length: 60 }, (_, index) => frame(`f${index}`, 'loading="lazy"')).join("");
    const visitor = await visit(
      { body: `<a href="#x" id="before">Before</a>${frame("one")}<a href="#y" id="after">After</a><div>${many}</div>` },
      { viewport },
    );
    await visitor.page.waitForFunction(`${placeholders}.length === 61`);
    await visitor.evaluate("document.getElementById('before').focus()");
    const order: string[] = [];
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      if (key === "Tab") await visitor.page.keyboard.press("Tab");
      else {
        await visitor.page.keyboard.down("Shift");
        await visitor.page.keyboard.press("Tab");
        await visitor.page.keyboard.up("Shift");
      }
      order.push(
        await visitor.evaluate(
          "new Promise((resolve) => setTimeout(() => { const at = document.activeElement; resolve((at.shadowRoot?.activeElement ?? at).textContent || at.id); }, 50))",
        ),
      );
    }
    expect(order).toEqual(["Load once", "Always allow", "After", "Always allow", "Load once", "Before"]);
  }),
);

testInBrowser("marked tags in open shadow roots are found however and whenever they appear", () =>
  run(async ({ visit, website }) => {
    const note = (name: string) =>
      `<script type="text/plain" data-consent="analytics">window.ran = (window.ran || []).concat("${name}");</script>`;
    const define = (name: string) => `<script>customElements.define("x-${name}", class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: "open" }).append(...document.getElementById("source").content.cloneNode(true).children); }
      });</script>`;
    const body = `<template id="source">${frame("defined")}</template><x-early></x-early>${define("early")}
      <div><template shadowrootmode="open">${frame("declared")}${note("declared")}<p><template shadowrootmode="open">${frame("nested")}</template></p></template></div>
      <p id="host"></p>`;
    const visitor = await visit({ body }, { viewport });
    await untilOver(visitor, "defined", "declared", "nested");
    await visitor.evaluate(`{
      const root = document.getElementById("host").attachShadow({ mode: "open" });
      root.innerHTML = ${JSON.stringify(frame("late").replace("OTHER", website.address("other", ""))).replace(/<\//g, "<\\/")};
      setTimeout(() => { root.innerHTML += ${JSON.stringify(frame("later").replace("OTHER", website.address("other", "")) + note("later")).replace(/<\//g, "<\\/")}; });
    }`);
    await untilOver(visitor, "defined", "declared", "nested", "late", "later");
    await visitor.press(".in-first-layer .accept");
    await visitor.page.waitForFunction("window.ran?.length === 2");
    expect((await visitor.ran()).sort()).toEqual(["declared", "later"]);
    await untilOver(visitor);
    expect(
      await visitor.evaluate("document.getElementById('host').shadowRoot.querySelectorAll('iframe[src]').length"),
    ).toBe(2);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("removed frames are forgotten, added ones are searched once and drawn again", () =>
  run(async ({ visit }) => {
    const host = (name: string) =>
      `<div id="host-${name}"><template shadowrootmode="open">${frame(`in-${name}`)}</template></div>`;
    const body = `${frame("kept")}${frame("gone")}${host("kept")}${host("gone")}`;
    const before = `{
      window.pending = new Set();
      const track = (name, isTracked) => {
        const own = window[name];
        window[name] = (act, delay, ...more) => {
          const key = {};
          if (isTracked(delay)) pending.add(key);
          return own((...values) => { pending.delete(key); act(...values); }, delay, ...more);
        };
      };
      track("setTimeout", (delay) => delay === 500);
      track("requestAnimationFrame", () => true);
      window.searched = 0;
      for (const name of ["querySelector", "querySelectorAll"]) {
        const own = Element.prototype[name];
        Element.prototype[name] = function (selector) {
          searched += this.getElementsByTagName("*").length;
          return own.call(this, selector);
        };
      }
    }`;
    const visitor = await visit({ body }, { viewport, before });
    await untilOver(visitor, "kept", "gone", "in-kept", "in-gone");
    await visitor.evaluate(`{
      const find = (id) => document.getElementById(id);
      window.kept = ["kept", "host-kept"].map(find);
      const root = find("host-gone").shadowRoot;
      window.gone = [find("gone"), root, root.querySelector("iframe")].map((each) => new WeakRef(each));
      for (const id of ["kept", "host-kept", "gone", "host-gone"]) find(id).remove();
    }`);
    await visitor.page.waitForFunction("pending.size === 0", { polling: 50, timeout: 5000 });
    await untilOver(visitor);
    const session = await visitor.page.createCDPSession();
    await session.send("HeapProfiler.collectGarbage");
    expect(await visitor.evaluate("gone.map((each) => each.deref()?.nodeName)")).toEqual([null, null, null]);
    await visitor.evaluate(`{
      window.searched = 0;
      let parent = document.body;
      for (let depth = 0; depth < 300; depth++) parent = parent.appendChild(document.createElement("div"));
    }`);
    await visitor.painted();
    expect(await visitor.evaluate("searched")).toBeLessThan(300 * 10);
    await visitor.evaluate("document.body.prepend(...kept)");
    await untilOver(visitor, "kept", "in-kept");
    expect(visitor.errors).toEqual([]);
  }),
);
