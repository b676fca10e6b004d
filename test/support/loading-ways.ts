/** One way in which a page can load something from another host. `URL` in its code is the address. */
export interface LoadingWay {
  /** Group of the table. */
  readonly group: string;
  /** The way as the table names it. */
  readonly way: string;
  readonly code: string;
  /** The end of its address, if that is not `.js`. */
  readonly ending?: string;
}

const inGroup = (group: string, ways: Readonly<Record<string, string>>, ending = ".js"): LoadingWay[] =>
  Object.entries(ways).map(([way, code]) => ({ group, way, code, ending }));

const make = (tag: string, act: string) => `const e = document.createElement("${tag}"); ${act}`;
const added = (tag: string, act: string) => make(tag, `${act}; document.body.append(e);`);
const html = (text: string) =>
  `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(text)}.replace("URL", URL));`;
const link = (rel: string, more = "") => added("link", `e.rel = "${rel}"; ${more} e.href = URL`);
const svg = (tag: string, name: string, attribute: string) =>
  `const s = document.createElementNS("http://www.w3.org/2000/svg", "svg"); const e = document.createElementNS("http://www.w3.org/2000/svg", "${tag}");
   ${attribute}; s.append(e); document.body.append(s); /* ${name} */`;

/** Each way in which a script of the page can load something. */
export const scriptWays: readonly LoadingWay[] = [
  ...inGroup("Scripts", {
    "`script.src`": added("script", "e.src = URL"),
    "`script.src` of a module": added("script", "e.type = 'module'; e.src = URL"),
    "`script` with `setAttribute`": added("script", "e.setAttribute('SRC', URL)"),
    "`script` with `setAttributeNS`": added("script", "e.setAttributeNS(null, 'src', URL)"),
    "`script` with `setAttributeNode`": added(
      "script",
      "const a = document.createAttribute('src'); a.value = URL; e.setAttributeNode(a)",
    ),
    "`script` in a clone of a `<template>`":
      "const t = new DOMParser().parseFromString('<template><script src=\"' + URL + '\"></' + 'script></template>', 'text/html').querySelector('template'); document.body.append(document.importNode(t.content, true));",
    "`script` by `createContextualFragment`":
      "document.body.append(document.createRange().createContextualFragment('<script src=\"' + URL + '\"></' + 'script>'));",
    "`script` by `document.write` into a frame":
      "const f = document.createElement('iframe'); document.body.append(f); f.contentDocument.write('<script src=\"' + URL + '\"></' + 'script>'); f.contentDocument.close();",
    "`import()`": "import(URL).catch(() => {});",
  }),
  ...inGroup(
    "Images",
    {
      "`new Image().src`": "window.kept = new Image(); window.kept.src = URL;",
      "`img` with `setAttribute`": added("img", "e.setAttribute('src', URL)"),
      "`img.srcset`": added("img", "e.srcset = URL + ' 1x, ' + URL + ' 2x'"),
      "`srcset` of a `source` in `picture`": added(
        "picture",
        "const s = document.createElement('source'); s.srcset = URL; e.append(s, document.createElement('img'))",
      ),
      "`img` by `innerHTML`": added("div", "e.innerHTML = '<img src=\"' + URL + '\">'"),
      "`img` by `insertAdjacentHTML`": html('<img src="URL">'),
      "`img` in a clone of a `<template>`":
        "const t = document.createElement('template'); t.innerHTML = '<img src=\"' + URL + '\">'; document.body.append(document.importNode(t.content, true));",
      "`cloneNode` of an `img` from `DOMParser`":
        "document.body.append(new DOMParser().parseFromString('<img src=\"' + URL + '\">', 'text/html').querySelector('img').cloneNode());",
      "`input type=image`": added("input", "e.type = 'image'; e.src = URL"),
      "`image` in SVG": svg("image", "image", "e.setAttribute('href', URL)"),
      "`image` in SVG, `xlink:href`": svg(
        "image",
        "xlink",
        "e.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', URL)",
      ),
      "`href.baseVal` of an `image` in SVG": svg("image", "value", "e.href.baseVal = URL"),
      "`video.poster`": added("video", "e.poster = URL"),
    },
    ".png",
  ),
  ...inGroup(
    "Style sheets and fonts",
    {
      "`link rel=stylesheet`": link("stylesheet"),
      "`link.rel` after its `href`": added("link", "document.body.append(e); e.href = URL; e.rel = 'stylesheet'"),
      "`@import` in a new `style` element": added("style", "e.textContent = '@import url(' + URL + ');'"),
      "`style.backgroundImage`": added(
        "div",
        "e.style.cssText = 'width:9px;height:9px'; e.style.backgroundImage = 'url(' + URL + ')'",
      ),
      "`style.setProperty`": added(
        "div",
        "e.style.cssText = 'width:9px;height:9px'; e.style.setProperty('background-image', 'url(' + URL + ')')",
      ),
      "`insertRule` with `url()`": make(
        "style",
        "document.body.append(e); const b = document.createElement('b'); b.className = 'rule'; b.textContent = 'x'; document.body.append(b); e.sheet.insertRule('.rule { background: url(' + URL + ') }')",
      ),
      "`new FontFace`": "new FontFace('held', 'url(' + URL + ')').load().catch(() => {});",
      "`@font-face` in a new `style` element": added(
        "style",
        "e.textContent = '@font-face { font-family: rulefont; src: url(' + URL + ') } .fonted { font-family: rulefont }'; const b = document.createElement('b'); b.className = 'fonted'; b.textContent = 'x'; document.body.append(b)",
      ),
    },
    ".css",
  ),
  ...inGroup("Other links", {
    "`link rel=preload`": link("preload", "e.as = 'script';"),
    "`link rel=modulepreload`": link("modulepreload"),
    "`link rel=prefetch`": link("prefetch"),
  }),
  ...inGroup(
    "Frames and plugins",
    {
      "`iframe.src`": added("iframe", "e.src = URL"),
      "`iframe` by `innerHTML`": added(
        "div",
        "document.body.append(e); e.innerHTML = '<iframe src=\"' + URL + '\"></iframe>'",
      ),
      "`object.data`": added("object", "e.data = URL"),
      "`embed.src`": added("embed", "e.src = URL"),
      "`iframe.srcdoc` with an image": added("iframe", "e.srcdoc = '<img src=\"' + URL + '\">'"),
    },
    ".html",
  ),
  ...inGroup(
    "Sound and film",
    {
      "`new Audio(address)`": "window.sound = new Audio(URL); window.sound.load();",
      "`audio.src`": added("audio", "e.preload = 'auto'; e.src = URL"),
      "`video.src`": added("video", "e.preload = 'auto'; e.src = URL"),
      "`src` of a `source`": added(
        "video",
        "e.preload = 'auto'; const s = document.createElement('source'); s.src = URL; e.append(s)",
      ),
      "`src` of a `track`": added(
        "video",
        "const t = document.createElement('track'); t.default = true; t.src = URL; e.append(t); e.crossOrigin = 'anonymous'",
      ),
    },
    ".mp4",
  ),
  ...inGroup("Requests", {
    "`fetch`": "fetch(URL).catch(() => {});",
    "`fetch` of a `Request`": "fetch(new Request(URL)).catch(() => {});",
    "`XMLHttpRequest`": "const x = new XMLHttpRequest(); x.open('GET', URL); x.send();",
    "`navigator.sendBeacon`": "navigator.sendBeacon(URL, 'x');",
    "`EventSource`": "const s = new EventSource(URL); s.onerror = () => s.close();",
    "`WebSocket`": "new WebSocket(URL.replace('http', 'ws'));",
    "`audioWorklet.addModule`": "new OfflineAudioContext(1, 1, 44100).audioWorklet.addModule(URL).catch(() => {});",
    "`importScripts` in a worker":
      "new Worker(window.URL.createObjectURL(new Blob(['importScripts(\"' + URL + '\")'])));",
    "`fetch` in a worker": "new Worker(window.URL.createObjectURL(new Blob(['fetch(\"' + URL + '\")'])));",
    "`fetch` of a frame without an address":
      "const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.fetch(URL).catch(() => {});",
    "`ping` of a link":
      "const a = document.createElement('a'); a.href = '#'; a.ping = URL; document.body.append(a); a.click();",
    "`form.submit` into a frame":
      "document.body.insertAdjacentHTML('beforeend', '<iframe name=into></iframe><form target=into action=\"' + URL + '\"></form>'); document.body.lastChild.submit();",
  }),
];

/** A way of the page's own HTML, as the parser meets it. */
export interface HtmlWay extends LoadingWay {
  /** The same with `data-consent`; absent if it cannot be marked. */
  readonly marked?: string;
}

type Pairs = Readonly<Record<string, readonly [code: string, marked?: string]>>;

const inHtml = (group: string, ways: Pairs, ending: string): HtmlWay[] =>
  Object.entries(ways).map(([way, [code, marked]]) => ({
    group,
    way,
    code,
    ending,
    ...(marked !== undefined && { marked }),
  }));

const MARK = 'data-consent="marketing"';
/** A tag, and the same with its attribute marked. */
const tag = (code: string, attribute: string): [string, string] => [
  code,
  code.replace(` ${attribute}=`, ` ${MARK} data-consent-${attribute}=`),
];

/** Each way in which the page's own HTML can load something. */
export const htmlWays: readonly HtmlWay[] = [
  ...inHtml(
    "Scripts",
    {
      "`<script src>`": ['<script src="URL"></script>', `<script type="text/plain" ${MARK} src="URL"></script>`],
      "`<script async src>`": [
        '<script async src="URL"></script>',
        `<script type="text/plain" ${MARK} async src="URL"></script>`,
      ],
      "`<script type=module src>`": [
        '<script type="module" src="URL"></script>',
        `<script type="text/plain" data-consent-type="module" ${MARK} src="URL"></script>`,
      ],
      "`<script>` by `document.write`": [
        "<script>document.write('<script src=\"URL\"></' + 'script>')</script>",
        `<script>document.write('<script type="text/plain" ${MARK} src="URL"></' + 'script>')</script>`,
      ],
      "`import` in an inline module": [
        '<script type="module">import "URL";</script>',
        `<script type="text/plain" data-consent-type="module" ${MARK}>import "URL";</script>`,
      ],
    },
    ".js",
  ),
  ...inHtml(
    "Images",
    {
      "`<img src>`": tag('<img src="URL" alt="">', "src"),
      "`<img srcset>`": tag('<img srcset="URL 1x" alt="">', "srcset"),
      "`<source srcset>` in `<picture>`": tag('<picture><source srcset="URL"><img alt=""></picture>', "srcset"),
      "`<input type=image src>`": tag('<input type="image" src="URL" alt="">', "src"),
      "`<image href>` in `<svg>`": tag('<svg><image href="URL" /></svg>', "href"),
      "`<video poster>`": tag('<video poster="URL"></video>', "poster"),
    },
    ".png",
  ),
  ...inHtml(
    "Style sheets and fonts",
    {
      "`<link rel=stylesheet>`": tag('<link rel="stylesheet" href="URL">', "href"),
      "`@import` in `<style>`": ["<style>@import url(URL);</style>"],
      "`style` with `url()`": ['<p style="background:url(URL)">x</p>'],
    },
    ".css",
  ),
  ...inHtml(
    "Other links",
    {
      "`<link rel=preload>`": tag('<link rel="preload" as="script" href="URL">', "href"),
      "`<link rel=prefetch>`": tag('<link rel="prefetch" href="URL">', "href"),
    },
    ".js",
  ),
  ...inHtml(
    "Frames and plugins",
    {
      "`<iframe src>`": tag('<iframe src="URL"></iframe>', "src"),
      "`<object data>`": tag('<object data="URL"></object>', "data"),
      "`<embed src>`": tag('<embed src="URL">', "src"),
    },
    ".html",
  ),
  ...inHtml(
    "Sound and film",
    {
      "`<audio src>`": tag('<audio preload="auto" src="URL"></audio>', "src"),
      "`<video src>`": tag('<video preload="auto" src="URL"></video>', "src"),
      "`<source src>`": tag('<video preload="auto"><source src="URL"></video>', "src"),
    },
    ".mp4",
  ),
];
