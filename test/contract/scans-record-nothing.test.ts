import { type Listener, listen } from "@consentform/service";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { tellMissing } from "../support/required";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { executablePath } from "../support/start-browser";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";

/** A scan is not a visitor: the banner runs in its browser, and no choice of it becomes a consent record. */

if (executablePath === null) tellMissing("chromium", "No Chromium on this machine: scans run no banner.");

/** How long a page waits for what it has started, in milliseconds. */
const HELD_MS = 5000;

(executablePath === null ? describe.skip : describe)("a scan of a page with the banner", () => {
  let website: Website;
  let under: InProcessService;
  let listener: Listener;
  let asked: string[] = [];
  beforeAll(async () => {
    website = await startWebsite();
    listener = await listen(
      async (request, { address }) => {
        asked.push(`${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`);
        const headers = new Headers(request.headers);
        headers.set("x-country-code", "US");
        headers.set("x-region-code", "CA");
        const body = request.method === "POST" ? await request.text() : null;
        const init = { method: request.method, headers, body };
        return under.service.fetch(new Request(request.url, init), { address: address ?? "" });
      },
      "127.0.0.1",
      0,
    );
    const options = reaching(website);
    const assetUrl = `http://127.0.0.1:${listener.port}`;
    const trustedProxies = ["127.0.0.0/8"];
    under = await startInProcessService({
      ...options,
      settings: { ...options.settings, browserPath: executablePath, assetUrl, trustedProxies },
    });
  });
  afterAll(async () => {
    await listener.close(1000);
    await under.close();
    await website.close();
  });

  /** Reports to the website how the service answered a choice; the body shows whether it is a receipt. */
  const telling = `<script>
    const ask = window.fetch;
    window.fetch = async (address, ...options) => {
      const response = await ask(address, ...options);
      if (String(address).endsWith("/consents")) {
        const { id } = await response.clone().json();
        ask("/answered?" + response.status + "&" + String(id).split("_")[0]);
      }
      return response;
    };
  </script>`;
  const records = async (site: ScannableSite) => {
    const query = { environment: "preview" };
    return (await under.call("listConsents", { path: { id: site.id }, query })).body.data;
  };
  const pageWith = (site: ScannableSite, script = "") =>
    `<head>${telling}<script src="http://127.0.0.1:${listener.port}/s/${site.id}/preview/loader.js"></script></head>
     <body><h1>Shop</h1>${script}</body>`;

  test("with Global Privacy Control records nothing and finds nothing in the request", async () => {
    const site = await scannableSite(under, website);
    asked = [];
    website.pages = { "/": pageWith(site), "/answered?201&con": "" };
    const scan = await scanned(under, site, { profiles: ["us_ca"] });
    expect(scan).toMatchObject({ failure: null, engine: "browser", consent_states: ["none", "gpc"] });
    // The banner ran and sent the signal.
    expect(asked).toEqual(expect.arrayContaining(["GET loader.js", "GET banner.js", "GET r"]));
    expect(website.requests).toContain(`${site.host} /answered?201&con`);
    expect(asked.filter((each) => each.startsWith("POST"))).toEqual([]);
    expect(await records(site)).toEqual([]);
    expect(JSON.stringify(await findingsOf(under, scan.id))).not.toContain("consents");
  });

  test.each([
    ["a popup", 'open("/sender")'],
    ["a service worker", 'navigator.serviceWorker.register("/sender.js")'],
    ["a shared worker", 'new SharedWorker("/sender.js")'],
    ["a dedicated worker", 'new Worker("/sender.js")'],
  ])("records nothing that %s of a page sends", async (_what, start) => {
    const site = await scannableSite(under, website);
    asked = [];
    const intake = `http://127.0.0.1:${listener.port}/s/${site.id}/preview/consents`;
    const sender = `fetch("${intake}", { method: "POST", body: "{}" }).then((response) => response.json())
      .then(({ id }) => fetch("/answered?" + String(id).split("_")[0]));`;
    website.pages = {
      // A scan does not wait for a worker's requests, but for the page's.
      "/": pageWith(site, `<script>${start}; fetch("/held")</script>`),
      "/held": (_request, response) =>
        void until(() => website.requests.includes(`${site.host} /answered?con`), HELD_MS)
          .catch(() => undefined)
          .then(() => response.end()),
      "/sender": `<script>${sender}</script>`,
      "/sender.js": { html: sender, headers: { "content-type": "text/javascript" } },
      "/answered?con": "",
    };
    await scanned(under, site);
    const countOf = (address: string) => website.requests.filter((each) => each === `${site.host} ${address}`).length;
    // In every visit: a request that is never answered is one of some visits only.
    expect(countOf("/answered?con")).toBe(countOf("/"));
    expect(asked.filter((each) => each.startsWith("POST"))).toEqual([]);
    expect(await records(site)).toEqual([]);
  });

  test("records nothing for a page whose service worker passes requests on", async () => {
    const site = await scannableSite(under, website);
    asked = [];
    const intake = `http://127.0.0.1:${listener.port}/s/${site.id}/preview/consents`;
    const worker = `self.onactivate = (event) => event.waitUntil(self.clients.claim());
      self.onfetch = (event) => event.respondWith(fetch(event.request));`;
    const register = `<script>
      const claimed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
      navigator.serviceWorker.register("/worker.js").then(() => claimed)
        .then(() => window.fetch("${intake}", { method: "POST", body: "{}" }));
    </script>`;
    website.pages = {
      "/": pageWith(site, register),
      "/worker.js": { html: worker, headers: { "content-type": "text/javascript" } },
      "/answered?201&con": "",
    };
    await scanned(under, site);
    expect(website.requests).toContain(`${site.host} /answered?201&con`);
    expect(asked.filter((each) => each.startsWith("POST"))).toEqual([]);
  });
});
