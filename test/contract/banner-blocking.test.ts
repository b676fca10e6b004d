import type { PublishedService } from "../../src/consent/banner/make-slices";
import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";

/** Automatic blocking on pages that use the browser's functions in many ways. */

const run = inBannerBrowser();

const ads: PublishedService = {
  key: "ads",
  category: "marketing",
  hosts: ["tracker.localhost"],
  scripts: [],
  blocking: "auto",
  storage: [],
};

/** Statements that are true in any browser. */
const natural = `(async () => {
  const other = "OTHER";
  const wrong = [];
  const check = (name, isTrue) => { if (!isTrue) wrong.push(name); };
  const fails = (name, act, error) => { try { act(); wrong.push(name + " returned"); } catch (thrown) { check(name + " " + thrown, thrown instanceof error); } };
  const once = (target, name) => new Promise((resolve) => {
    target.addEventListener(name, resolve);
    const timer = setTimeout(() => { wrong.push("no " + name + " of " + target); resolve({}); }, 4000);
    target.addEventListener(name, () => clearTimeout(timer));
  });
  const div = document.createElement("div");
  const img = document.createElement("img");
  check("appendChild returns the node", document.body.appendChild(div) === div);
  check("insertBefore returns the node", document.body.insertBefore(img, div) === img);
  check("replaceChild returns the old node", document.body.replaceChild(document.createElement("p"), img) === img);
  check("append returns nothing", div.append("text", img) === undefined && div.textContent === "text");
  check("setAttribute returns nothing", img.setAttribute("src", "data:,") === undefined);
  check("setAttributeNode returns null", img.setAttributeNode(document.createAttribute("alt")) === null);
  check("held setAttribute returns nothing", img.setAttribute("src", other + "/held.png") === undefined);
  check("names", Node.prototype.appendChild.name === "appendChild" && Element.prototype.setAttribute.length === 2);
  check("text", /native code/.test(Function.prototype.toString.call(window.fetch)));
  const own = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  check("descriptor", own.configurable && own.enumerable && typeof own.get === "function" && own.set.name === "set src");
  fails("appendChild of nothing", () => div.appendChild(), TypeError);
  fails("appendChild of a parent", () => div.appendChild(document.body), DOMException);
  fails("foreign receiver", () => Node.prototype.appendChild.call({}, div), TypeError);
  fails("setAttribute without a value", () => img.setAttribute("src"), TypeError);
  fails("setAttribute of a bad name", () => img.setAttribute("a>b", "x"), DOMException);
  fails("WebSocket without new", () => WebSocket("ws://x.localhost"), TypeError);
  fails("WebSocket of a bad address", () => new WebSocket("nonsense://"), DOMException);
  fails("XMLHttpRequest of a bad method", () => new XMLHttpRequest().open("a b", "/"), DOMException);
  fails("new fetch", () => new fetch("/"), TypeError);
  class Own extends EventSource { get mine() { return true; } }
  const source = new Own(other + "/stream");
  check("subclass", source instanceof Own && source instanceof EventSource && source.mine && source.constructor === Own);
  const failure = await once(source, "error");
  check("error of a source", failure.type === "error" && source.readyState === EventSource.CLOSED);
  const socket = new WebSocket(other.replace("http", "ws"));
  check("socket", socket.constructor === WebSocket && socket.readyState === WebSocket.CONNECTING && WebSocket.OPEN === 1);
  const closed = await once(socket, "close");
  check("close of a socket", closed.code === 1006);
  const worker = new Worker(other + "/worker.js");
  check("error of a worker", (await once(worker, "error")).type === "error");
  const request = new XMLHttpRequest();
  request.open("POST", other + "/xhr");
  request.setRequestHeader("x-own", "1");
  const events = [];
  for (const name of ["readystatechange", "error", "load", "loadend"]) request.addEventListener(name, () => events.push(name));
  request.send("x");
  await once(request, "loadend");
  check("events " + events, events.join() === "readystatechange,error,loadend" && request.status === 0 && request.readyState === 4);
  check("fetch", await fetch(other + "/fetch").catch((error) => error instanceof TypeError && error.message === "Failed to fetch"));
  check("font", await new FontFace("x", "url(" + other + "/font)").load().catch((error) => error.name === "NetworkError"));
  const sound = new Audio();
  check("Audio", sound instanceof HTMLAudioElement && !sound.hasAttribute("src") && sound.preload === "auto");
  check("constructor of sounds", sound.constructor === HTMLAudioElement && document.createElement("audio").constructor === HTMLAudioElement);
  check("constructor of images", img.constructor === HTMLImageElement && socket.constructor === WebSocket);
  div.innerHTML = "<b title='a > b'>x</b><!-- <img src=" + other + "/comment.png> --><i>y";
  check("innerHTML", div.innerHTML.startsWith('<b title="a &gt; b">x</b>') && div.lastChild.textContent === "y");
  div.innerHTML = null;
  check("innerHTML of null", div.innerHTML === "");
  const form = document.createElement("form");
  form.innerHTML = "<input name=querySelectorAll><input name=hasAttribute><input name=attributes><input name=localName>";
  check("form", document.body.appendChild(form) === form && form.isConnected);
  form.setAttribute("src", "x");
  return wrong;
})()`;

testInBrowser("wrapped browser functions behave like the originals for the page", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ services: [ads] });
    const before = website.requests("other").length;
    expect(await visitor.evaluate(natural.replaceAll("OTHER", website.address("other", "")))).toEqual([]);
    expect(website.requests("other").slice(before)).toEqual([]);
  }),
);

testInBrowser("a script with a trusted URL waits where Trusted Types are required", () =>
  run(async ({ visit, website }) => {
    const headers = { "content-security-policy": "require-trusted-types-for 'script'; trusted-types consentform page" };
    const visitor = await visit({ services: [ads], headers });
    await visitor.evaluate(`(() => {
      const policy = trustedTypes.createPolicy("page", { createScriptURL: (text) => text, createHTML: (text) => text });
      const script = document.createElement("script");
      script.src = policy.createScriptURL("${website.address("other", "/trusted.js")}");
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", policy.createHTML("<p id=trusted>x</p>"));
    })()`);
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    expect(await visitor.ran()).toEqual([]);
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.length === 1");
    expect(await visitor.evaluate("document.getElementById('trusted') !== null")).toBe(true);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("document.write with several arguments is held, and never empties the page", () =>
  run(async ({ visit }) => {
    const body = `<script>
      document.write("<scr", "ipt type='text/javascript' src='OTHER/written.js'></scr", "ipt><p id=after>", "text</p>");
      document.write("<script>window.text = \\"<img src='OTHER/a.png'>\\";</scr" + "ipt>");
    </script>`;
    const visitor = await visit({ services: [ads], body });
    expect(await visitor.evaluate("document.getElementById('after').textContent")).toBe("text");
    expect(await visitor.evaluate("typeof window.text")).toBe("string");
    expect(await visitor.ran()).toEqual([]);
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.length === 1");
    expect([await visitor.ran(), visitor.errors]).toEqual([["/written.js"], []]);
  }),
);

testInBrowser("held scripts are released once, in order and in place, with their listeners", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ services: [ads] });
    const before = website.requests("other").length;
    const address = website.address("other", "");
    await visitor.evaluate(`(() => {
      window.heard = [];
      const add = (path) => {
        const script = document.createElement("script");
        script.async = false; script.onload = () => window.heard.push(new URL(script.src).pathname); script.src = "${address}" + path;
        document.head.append(script);
        return script;
      };
      window.first = add("/1.js");
      const changed = add("/wrong.js"); changed.src = "${address}/2.js";
      const removed = add("/removed.js"); removed.remove();
      const cleared = add("/cleared.js"); cleared.removeAttribute("src");
      add("/3.js");
      const img = document.createElement("img"); img.src = "${address}/old.png"; img.src = "data:,"; document.body.append(img);
    })()`);
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    expect(website.requests("other").slice(before)).toEqual([]);
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran?.length === 3 && window.heard.length === 3");
    expect([await visitor.ran(), await visitor.evaluate("window.heard")]).toEqual([
      ["/1.js", "/2.js", "/3.js"],
      ["/1.js", "/2.js", "/3.js"],
    ]);
    expect(await visitor.evaluate("window.first.isConnected && window.first.src.endsWith('/1.js')")).toBe(true);
    await visitor.evaluate("window.consentform.open()");
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    expect(website.requests("other").slice(before).sort()).toEqual(["/1.js", "/2.js", "/3.js"]);
  }),
);

testInBrowser("style sheets and images stay when scripts move them or insert next to them", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({
      services: [ads],
      head: '<link id=sheet rel=stylesheet href="OTHER/x.css"><style id=imports>@import "OTHER/y.css";</style>',
      body: '<div id=root><img id=img src="OTHER/x.png" alt=""><img id=wide srcset="OTHER/y.png 1x" alt=""></div>',
    });
    const address = website.address("other", "");
    const lost = await visitor.evaluate(`(() => {
      const [sheet, imports, root, img, wide] = ["sheet", "imports", "root", "img", "wide"].map((id) => document.getElementById(id));
      const make = (tag) => document.createElement(tag);
      const range = (node) => { const made = document.createRange(); made.selectNode(node); return made; };
      const fragmentOf = (...nodes) => { const made = document.createDocumentFragment(); made.append(...nodes); return made; };
      const acts = {
        "insertBefore a sheet": () => document.head.insertBefore(make("style"), sheet),
        "insertBefore an image": () => root.insertBefore(make("b"), img),
        "insertBefore the root": () => document.body.insertBefore(make("b"), root),
        "append what is there": () => { root.append(img, wide); document.head.append(sheet, imports); },
        "appendChild of the root": () => document.body.appendChild(root),
        "insertBefore with both there": () => root.insertBefore(wide, img),
        "insertAdjacentElement": () => root.insertAdjacentElement("beforeend", img),
        "moveBefore": () => root.moveBefore?.(img, wide),
        "replaceChild": () => { const other = make("b"); root.replaceChild(other, img); root.replaceChild(img, other); },
        "replaceWith": () => { const other = make("b"); sheet.replaceWith(other); other.replaceWith(sheet); },
        "replaceChildren": () => root.replaceChildren(wide, img),
        "surroundContents": () => range(img).surroundContents(make("b")),
        "a fragment": () => { root.append(fragmentOf(img, wide)); document.head.append(fragmentOf(sheet, imports)); },
        "extractContents": () => { const within = range(root); document.body.append(within.extractContents()); },
        "remove and append": () => { root.remove(); document.body.append(root); imports.remove(); document.head.append(imports); },
        "a wrapper outside": () => { const outside = make("div"); outside.append(img, wide); root.append(outside); },
      };
      const found = () => [
        document.getElementById("sheet").getAttribute("href"), document.getElementById("img").getAttribute("src"),
        document.getElementById("wide").getAttribute("srcset"), document.getElementById("imports").textContent,
      ].join(" ");
      const before = found();
      return Object.entries(acts).filter(([, act]) => { act(); return found() !== before; }).map(([name]) => name);
    })()`);
    expect([lost, visitor.errors.filter((each) => !each.includes("MIME"))]).toEqual([[], []]);
    const copy = `document.body.append(Object.assign(document.getElementById("img").cloneNode(), { alt: "copy" }))`;
    await visitor.evaluate(`${copy}; document.getElementById("img").setAttribute("src", "${address}/next.png")`);
    expect(await visitor.evaluate(`document.querySelector("[alt=copy]").getAttribute("src")`)).toBeNull();
    expect(website.requests("other")).not.toContain("/next.png");
  }),
);

testInBrowser("only the last 20 images that are outside the page load on consent", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ services: [ads] });
    const before = website.requests("other").length;
    const address = website.address("other", "");
    await visitor.evaluate(`(() => {
      // As old libraries do.
      Object.prototype.odd = () => {}; Array.from = (from) => (from.length ? [].slice.call(from) : []);
      const list = document.createElement("p");
      document.body.append(list);
      for (let i = 0; i < 50; i++) { const img = new Image(); img.src = "${address}/shown.png?" + i; list.append(img); }
      window.again = new Image(); list.append(window.again);
      for (let i = 0; i < 100; i++) window.again.src = "${address}/again.png?" + i;
      window.later = new Image(); window.later.src = "${address}/later.png";
      window.early = new Image(); window.early.src = "${address}/early.png";
      for (let i = 0; i < 1000; i++) new Image().src = "${address}/hit.png?" + i;
      list.append(window.early);
    })()`);
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    const sent = () => website.requests("other").slice(before);
    const of = (path: string) => sent().filter((each) => each.startsWith(path));
    expect([of("/shown").length, of("/again"), of("/early"), of("/later")]).toEqual([
      ...[50, ["/again.png?99"], ["/early.png"], []],
    ]);
    expect(of("/hit").sort()).toEqual(Array.from({ length: 20 }, (_, index) => `/hit.png?${980 + index}`));
    await visitor.evaluate("document.body.append(window.later)");
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    expect(of("/later")).toEqual(["/later.png"]);
  }),
);

testInBrowser("links that request nothing keep their address, in any order of their attributes", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ services: [ads] });
    const address = website.address("other", "");
    const before = website.requests("other").length;
    const silent = "canonical alternate author license me next prev help search".split(" ");
    const loud = [
      "stylesheet",
      "alternate stylesheet",
      "preload",
      "ICON",
      "apple-touch-icon",
      "manifest",
      "dns-prefetch",
    ];
    const result = await visitor.evaluate(`(() => {
      const href = (rel, way) => "${address}/" + way + "/" + rel;
      const ways = {
        relFirst: (rel, at) => { const made = document.createElement("link"); made.rel = rel; made.href = at; document.head.append(made); return made; },
        hrefFirst: (rel, at) => { const made = document.createElement("link"); made.href = at; made.setAttribute("rel", rel); document.head.append(made); return made; },
        appendedFirst: (rel, at) => { const made = document.createElement("link"); document.head.append(made); made.setAttribute("href", at); made.rel = rel; return made; },
        list: (rel, at) => { const made = document.createElement("link"); made.href = at; made.relList.add(...rel.split(" ")); document.head.append(made); return made; },
        html: (rel, at) => { document.head.insertAdjacentHTML("beforeend", '<link href="' + at + '" rel="' + rel + '">'); return document.head.lastChild; },
        htmlRelFirst: (rel, at) => { document.head.insertAdjacentHTML("beforeend", "<link REL='" + rel + "' href=" + at + ">"); return document.head.lastChild; },
      };
      const all = (rels) => rels.flatMap((rel) => Object.entries(ways).flatMap(([way, act]) => {
        const at = href(rel.replace(" ", "-"), way);
        return act(rel, at).getAttribute("href") === at ? [way + " " + rel] : [];
      }));
      return { silent: all(${JSON.stringify(silent)}).length, loud: all(${JSON.stringify(loud)}) };
    })()`);
    expect(result).toEqual({ silent: silent.length * 6, loud: [] });
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    expect(website.requests("other").slice(before)).toEqual([]);
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 150 });
    const sent = website.requests("other").slice(before);
    expect(sent.filter((path) => path.endsWith("/stylesheet")).length).toBe(6);
    expect(new Set(sent).size).toBe(sent.length);
  }),
);

testInBrowser("a link that was preloaded becomes a style sheet without consent", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ services: [ads], head: '<link id=pre rel=preload as=style href="OTHER/pre.css">' });
    await visitor.evaluate(`document.getElementById("pre").rel = "stylesheet"`);
    expect(await visitor.evaluate(`document.getElementById("pre").hasAttribute("href")`)).toBe(true);
  }),
);
