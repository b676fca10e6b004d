import { ads, tags, tagsRan, type ZooPage, type ZooPages } from "./zoo-page";

/** Pages that load slowly, late or again, and pages whose policy restricts what they load. */

/** Adds a marked and an unmarked tag with a name. */
const addTags = `function addTags(name) {
  var marked = document.createElement("script");
  marked.type = "text/plain";
  marked.dataset.consent = "analytics";
  marked.text = "window.ran = (window.ran || []).concat('" + name + " marked')";
  var unmarked = document.createElement("script");
  unmarked.src = "OTHER/" + name + ".js";
  document.body.append(marked, unmarked);
  window.added = true;
}`;

/** A page whose trackers are added by a script. */
const late = (name: string, start: string, arrive: ZooPage["arrive"]) => (): ZooPage => ({
  services: [ads],
  head: `<script>${addTags}${start}</script>`,
  body: `<div style="height: 3000px"></div>${tags}`,
  ran: [...tagsRan, `/${name}.js`, `${name} marked`].sort(),
  arrive: async (visitor) => {
    await arrive?.(visitor);
    await visitor.page.waitForFunction("window.added");
  },
});

/** Draws the page again at several times after its first paint, as a clone or from its own markup. */
const redrawing = `<script>
  window.redrawn = 0;
  requestAnimationFrame(function () {
    [0, 20, 100, 500, 1500].forEach(function (time, index) {
      setTimeout(function () {
        if (index % 2) document.body.innerHTML = document.body.innerHTML;
        else document.body.replaceWith(document.body.cloneNode(true));
        window.redrawn += 1;
      }, time);
    });
  });
</script>`;

const strict =
  "script-src 'nonce-n' 'strict-dynamic'; connect-src *; style-src 'self'; object-src 'none'; base-uri 'none'";
const withNonce = tags.replaceAll("<script", '<script nonce="n"');

export const loadingPages: ZooPages = {
  "a page that draws itself again five times": () => ({
    head: redrawing,
    body: tags,
    arrive: (visitor) => visitor.page.waitForFunction("window.redrawn === 5"),
  }),
  "a page on a slow network": () => ({
    body: tags,
    prepare: async (page) => {
      const session = await page.createCDPSession();
      const throughput = 400_000 / 8;
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 400,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    },
  }),
  "a page with a slow script at its end": () => ({
    head: `<script>
      window.shift = 0;
      new PerformanceObserver(function (list) {
        list.getEntries().forEach(function (entry) { window.shift += entry.value; });
      }).observe({ type: "layout-shift", buffered: true });
    </script>`,
    body: `${tags}<p>Text</p><script src="/slow.js"></script>`,
    files: { "/slow.js": null },
    ran: ["/analytics.js", "/slow.js", "inline"],
    // The script arrives once the banner is drawn, or nothing has to be drawn.
    prepare: async (page, website) => {
      let count = 0;
      page.on("request", (request) => {
        if (!request.url().endsWith("/slow.js")) return;
        count += 1;
        const drawn = "document.querySelector('[data-consentform=first-layer]')?.shadowRoot.querySelector('.accept')";
        const isReady = count === 1 ? page.waitForFunction(drawn) : page.waitForFunction("document.body");
        void isReady.then(() => website.release());
      });
    },
    arrive: async (visitor) => expect(await visitor.evaluate("window.shift")).toBe(0),
  }),
  "a page whose tracker starts after half a second": late("timer", "setTimeout(addTags, 500, 'timer');", undefined),
  "a page whose tracker starts with the first movement": late(
    "moved",
    "addEventListener('pointermove', function () { addTags('moved'); }, { once: true });",
    async ({ page }) => {
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
    },
  ),
  "a page whose tracker starts with the first scroll": late(
    "scrolled",
    "addEventListener('scroll', function () { addTags('scrolled'); }, { once: true });",
    async ({ page }) => page.mouse.wheel({ deltaY: 200 }),
  ),
  "a page with a nonce and strict-dynamic": () => ({
    headers: { "content-security-policy": strict },
    tag: 'nonce="n"',
    body: withNonce,
  }),
  "a page that requires Trusted Types": () => ({
    headers: {
      "content-security-policy": `${strict}; require-trusted-types-for 'script'; trusted-types consentform`,
    },
    tag: 'nonce="n"',
    body: withNonce,
    // The browser reports one violation when the first marked script of the page's HTML runs.
    errors: /TrustedScript/,
  }),
};
