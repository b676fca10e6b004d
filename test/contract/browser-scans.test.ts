import { networkInterfaces } from "node:os";
import { findBrowser } from "../../src/consent/chromium";
import { isGloballyRoutable } from "../../src/service/egress/special-purpose-addresses";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { tellMissing } from "../support/required";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { executablePath } from "../support/start-browser";
import { startWebsite, type Website } from "../support/website";

/** The whole Chromium, for what pages do in a browser. What a scan makes of it is the same with the headless shell. */
const whole = findBrowser();
if (whole === null) tellMissing("chromium", "No Chromium on this machine: the browser engine is not tested.");

/** Addresses of this machine, other than loopback, that are not of the open internet. */
const refusedAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !isGloballyRoutable(address))
    .map(({ address }) => address);

let website: Website;
let under: InProcessService;

/** Opens a service with a browser, and a website, for the tests beside it. */
function scanWith(browserPath: string | null): void {
  beforeAll(async () => {
    website = await startWebsite();
    const options = reaching(website);
    under = await startInProcessService({ ...options, settings: { ...options.settings, browserPath } });
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });
}

interface Found {
  rule_id: string;
  consent_state: string;
  page: string;
  profile: string;
  subject: { kind: string; name: string; domain: string };
}

async function scan(site: ScannableSite, body: Record<string, unknown> = {}) {
  const finished = await scanned(under, site, body);
  return { scan: finished, findings: (await findingsOf(under, finished.id, { limit: 200 })) as Found[] };
}

/** A page that asks for this is not silent, and so not read, until the time that every page has for that is over. */
const unanswered = { "/never": () => undefined };

const reported = (findings: Found[]) =>
  findings
    .map(({ rule_id, consent_state, subject }) => `${rule_id} ${consent_state} ${subject.kind} ${subject.name}`)
    .sort();

(whole === null ? describe.skip : describe)("the browser engine", () => {
  scanWith(whole);

  test("sees what scripts store and ask for, before any choice", async () => {
    const site = await scannableSite(under, website);
    website.pages = {
      "/": `<head>${site.tag}<script>
        document.cookie = "_ga=GA1.2.3; Max-Age=1000";
        localStorage.setItem("amplitude_unsent_x", "1");
        sessionStorage.setItem("mine", "1");
        indexedDB.open("traces");
        localStorage.setItem("half a \\ud800", "1");
        const busy = new AbortController();
        fetch("/never", { signal: busy.signal }).catch(() => {});
        setTimeout(() => { new Image().src = "https://www.facebook.com/tr?id=1"; busy.abort(); }, 100);
        </script><script type="text/plain" src="https://static.hotjar.com/c/hotjar-1.js"></script></head><body><a href="/next">x</a></body>`,
      "/next": `<head>${site.tag}</head>`,
      ...unanswered,
    };
    const { scan: result, findings } = await scan(site);
    expect(result).toMatchObject({
      failure: null,
      status: "completed",
      engine: "browser",
      consent_states: ["none", "gpc"],
      counts: { pages_visited: 2, pages_failed: 0 },
    });
    const lines = reported(findings);
    expect(lines).toContain("pre-consent-storage none cookie _ga");
    expect(lines).toContain("pre-consent-request none host www.facebook.com");
    expect(lines).toContain("unclassified-service none storage mine");
    expect(lines).toContain("unclassified-service none storage traces");
    expect(lines).toContain("unclassified-service none storage half a \ufffd");
    expect(lines.join()).not.toContain("hotjar");
    expect(lines.filter((line) => line.startsWith("banner-absent"))).toEqual([]);
  });

  test("counts what popups and workers of a page ask for, in its own visit", async () => {
    const site = await scannableSite(under, website);
    const script = (code: string) => ({ html: code, headers: { "content-type": "text/javascript" } });
    website.pages = {
      "/": `<head>${site.tag}</head><body><a href="/next">x</a><script>
        open("/popup");
        navigator.serviceWorker.register("/service.js");
        new SharedWorker("/shared.js");
        new Worker("/worker.js");
        </script></body>`,
      "/next": `<head>${site.tag}</head>`,
      "/popup": `<script>new Image().src = "https://www.facebook.com/tr?id=1";</script>`,
      "/service.js": script(`fetch("https://static.hotjar.com/c/hotjar-1.js", { mode: "no-cors" }).catch(() => {});`),
      "/shared.js": script(`fetch("https://bat.bing.com/action/0", { mode: "no-cors" }).catch(() => {});`),
      "/worker.js": script(`fetch("https://www.clarity.ms/tag/1", { mode: "no-cors" }).catch(() => {});`),
    };
    const { findings } = await scan(site);
    const asked = findings.filter(({ rule_id }) => rule_id === "pre-consent-request");
    expect(reported(asked)).toEqual(
      ["bat.bing.com", "static.hotjar.com", "www.clarity.ms", "www.facebook.com"].map(
        (host) => `pre-consent-request none host ${host}`,
      ),
    );
    expect([...new Set(asked.map(({ page }) => new URL(page).pathname))]).toEqual(["/"]);
  });

  test("sends Global Privacy Control and reports what runs despite it", async () => {
    const site = await scannableSite(under, website);
    const track = 'document.cookie = "_fbp=1; Max-Age=1000";';
    website.pages = { "/": `<head>${site.tag}<script>${track}</script></head>` };
    const against = await scan(site, { profiles: ["us_ca"] });
    expect(reported(against.findings)).toContain("fires-despite-gpc gpc cookie _fbp");
    expect(reported(against.findings).join()).not.toContain("pre-consent");
    website.pages = {
      "/": `<head>${site.tag}<script>if (!navigator.globalPrivacyControl) { ${track} }</script></head>`,
    };
    const obeying = await scan(site, { profiles: ["us_ca"] });
    expect(reported(obeying.findings).join()).not.toContain("fires-despite-gpc");
    let signals: unknown[] = [];
    website.pages = {
      "/": (request, response) => {
        signals = [...signals, request.headers["sec-gpc"]];
        response.writeHead(200, { "content-type": "text/html" }).end(site.tag);
      },
    };
    await scan(site, { profiles: ["us_ca"] });
    expect(signals).toEqual([undefined, "1"]);
  });

  test("reaches nothing that egress refuses, and leaves no verified host", async () => {
    const site = await scannableSite(under, website);
    // Traps: addresses of this machine that egress refuses, and a host on loopback that is not the site's.
    const inside = await startHttpReceiver();
    const refused = await Promise.all(refusedAddresses().map((address) => startHttpReceiver(address)));
    if (refused.length === 0)
      process.stderr.write("This machine has no address that egress refuses: only leaving a host is tried.\n");
    const traps: readonly HttpReceiver[] = [inside, ...refused];
    try {
      for (const { url } of traps) expect((await fetch(url)).status).toBe(204);
      website.pages = {
        "/": `<head>${site.tag}<script>
            for (const url of ${JSON.stringify(refused.map(({ url }) => url))}) { new Image().src = url; fetch(url, { mode: "no-cors" }); }
          </script></head><body><a href="/away">x</a><a href="/inside">x</a></body>`,
        "/away": `<script>location.href = ${JSON.stringify(refused[0]?.url ?? "http://169.254.169.254/latest/meta-data/")}</script>`,
        "/inside": { status: 302, headers: { location: `http://not-ours.localhost:${inside.port}/` } },
      };
      const { scan: result } = await scan(site);
      expect(result.counts.pages_visited + result.counts.pages_failed).toBe(3);
      expect(result.counts.pages_failed).toBeGreaterThanOrEqual(1);
      // Each has what this test itself sent.
      expect(traps.map(({ received }) => received.length)).toEqual(traps.map(() => 1));
    } finally {
      for (const trap of traps) await trap.close();
    }
  });

  test("a page that says more than a process can hold ends its scan, and nothing else", async () => {
    const site = await scannableSite(under, website);
    website.pages = {
      "/": `<head>${site.tag}</head><script>addEventListener("load", () => console.log("\\u00ff".repeat(9e7)))</script>`,
    };
    const { scan: result } = await scan(site);
    expect(["completed", "failed"]).toContain(result.status);
    website.pages = { "/": site.tag };
    expect((await scan(site)).scan.status).toBe("completed");
  }, 120_000);
});

(executablePath === null ? describe.skip : describe)("a scan with a browser", () => {
  scanWith(executablePath);

  test.each([
    ["goes on to a host that is not the site's", `location.href = "http://not-ours.localhost:1/"`],
    ["goes on to no page at all", `location.href = "about:blank"`],
  ])("a page that %s once it has loaded fails alone", async (_what, script) => {
    const site = await scannableSite(under, website);
    website.pages = {
      "/": `<head>${site.tag}</head><body><a href="/leaving">x</a></body>`,
      "/leaving": `<head>${site.tag}</head><script>
        fetch("/never").catch(() => {});
        addEventListener("load", () => setTimeout(() => { ${script} }, 100));
        </script>`,
      ...unanswered,
    };
    const { scan: result } = await scan(site);
    expect(result).toMatchObject({ failure: null, counts: { pages_visited: 1, pages_failed: 1 } });
  });

  test("a page whose connection broke gets a second visit, a missing page does not", async () => {
    const site = await scannableSite(under, website);
    const loads = { "/": 0, "/gone": 0 };
    website.pages = {
      "/": (request, response) => {
        loads["/"] += 1;
        if (loads["/"] === 1) request.socket.destroy();
        else response.writeHead(200, { "content-type": "text/html" }).end(`${site.tag}<a href="/gone">x</a>`);
      },
      "/gone": (_request, response) => {
        loads["/gone"] += 1;
        response.writeHead(404).end();
      },
    };
    const { scan: result } = await scan(site);
    expect(result).toMatchObject({ failure: null, counts: { pages_visited: 1, pages_failed: 1 } });
    expect(loads).toEqual({ "/": 3, "/gone": 1 });
  });

  test("a page that did not load gets a second visit", async () => {
    const site = await scannableSite(under, website);
    let loads = 0;
    website.pages = {
      "/": (_request, response) => {
        loads += 1;
        response.writeHead(200, { "content-type": "text/html" }).write(site.tag);
        if (loads > 1) response.end();
      },
    };
    const { scan: result } = await scan(site);
    expect(result).toMatchObject({ failure: null, counts: { pages_visited: 1, pages_failed: 0 } });
    expect(loads).toBe(3);
  }, 120_000);

  test("a browser that does not start leaves the scan to the static engine", async () => {
    const options = reaching(website);
    const other = await startInProcessService({
      ...options,
      settings: { ...options.settings, browserPath: "/bin/false" },
    });
    try {
      const site = await scannableSite(other, website);
      website.pages = { "/": site.tag };
      expect(await scanned(other, site)).toMatchObject({
        status: "completed",
        engine: "static",
        consent_states: ["none"],
      });
    } finally {
      await other.close();
    }
  });
});
