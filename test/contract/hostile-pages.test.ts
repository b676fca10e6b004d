import { readdirSync, readFileSync } from "node:fs";
import type { BannerDocument } from "../../src/consent/rules";
import { type BannerScans, startBannerScans } from "../support/banner-scans";
import { banner } from "../support/banners";
import { tellMissing } from "../support/required";
import { type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { executablePath } from "../support/start-browser";
import type { PageAnswer } from "../support/website";

/**
 * A page that works against a scan neither holds it nor gets a verdict that nothing was found: what could not be
 * pressed is reported.
 */

if (executablePath === null) tellMissing("chromium", "No Chromium on this machine: no hostile page runs in it.");

/** One optional category: granting it is accepting, so that each page is visited four times only. */
function smallBanner(): BannerDocument {
  const document = structuredClone(banner());
  const [necessary, ...others] = document.categories;
  const analytics = others.find(({ key }) => key === "analytics");
  if (necessary === undefined || analytics === undefined) throw new Error("The starter has other categories.");
  const signals = others.flatMap((category) => category.signals ?? []);
  for (const rule of document.regimes.rules ?? []) {
    if (rule.defaults?.analytics !== undefined) rule.defaults = { analytics: rule.defaults.analytics };
  }
  return { ...document, categories: [necessary, { ...analytics, signals: [...new Set(signals)] }] };
}

(executablePath === null ? describe.skip : describe)("a page that works against the scan", () => {
  let scans: BannerScans;
  let site: ScannableSite;
  beforeAll(async () => {
    scans = await startBannerScans(executablePath);
    site = await scannableSite(scans.under, scans.website, { document: smallBanner() });
  });
  afterAll(() => scans.close());

  const page = (script: string, body = "") =>
    `<!doctype html><html><head>${scans.tag(site)}<link rel="icon" href="data:,"><script>${script}</script></head><body><h1>Shop</h1>${body}</body></html>`;
  const unmadeOf = async (pages: Record<string, PageAnswer>, more: Record<string, unknown> = {}) => {
    scans.website.pages = pages;
    const scan = await scanned(scans.under, site, { max_pages: 1, ...more });
    expect(scan.failure).toBeNull();
    const unmade = scan.visits_not_made.map(
      ({ consent_state, reason }: { consent_state: string; reason: string }) => `${consent_state} ${reason}`,
    );
    return { scan, unmade };
  };
  const fakeChoice = `<div data-consentform="first-layer"></div><script>
    const fake = document.querySelector('[data-consentform="first-layer"]').attachShadow({ mode: "open" });
    fake.innerHTML = '<button name="reject_all">No</button><button name="accept_all">Yes</button>';
  </script>`;
  /** Acts once, when the banner is drawn. */
  const onBanner = (act: string) =>
    `const drawn = new MutationObserver(() => {
       const host = document.querySelector('[data-consentform="first-layer"]');
       if (host) { drawn.disconnect(); ${act} }
     });
     drawn.observe(document, { childList: true, subtree: true });`;
  const whole = "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none";
  const cover = `const over = document.createElement("dialog"); over.style = "${whole}"; document.body.append(over); over.showModal();`;
  const replace = `const fake = document.createElement("div"); fake.dataset.consentform = "first-layer";
    fake.attachShadow({ mode: "open" }).innerHTML = "<button class=button name=reject_all>No</button><button class=button name=accept_all>Yes</button>";
    fake.style = "${whole}"; host.replaceWith(fake);`;
  test.each<[string, string, () => PageAnswer]>([
    ["draws a false banner without the script", "script-absent", () => `<h1>Shop</h1>${fakeChoice}`],
    ["draws a second banner beside the true one", "banner-ambiguous", () => page("", fakeChoice)],
    ["covers the banner", "button-covered", () => page(onBanner(cover))],
    [
      "replaces the banner by one that does nothing",
      "(banner-ambiguous|button-covered|button-hidden|no-effect)",
      () => page(onBanner(replace)),
    ],
    [
      "deletes the choice when it is loaded again",
      "no-effect",
      () =>
        page(`for (const each of document.cookie.split("; "))
          document.cookie = each.split("=")[0] + "=; Max-Age=0; Path=/; Domain=" + location.hostname;`),
    ],
  ])("a page that %s is reported", async (_what, reason, answer) => {
    const { unmade } = await unmadeOf({ "/": answer() });
    const matching = (state: string) => expect.stringMatching(new RegExp(`^${state} ${reason}$`));
    expect(unmade).toEqual([matching("reject"), matching("accept")]);
  });

  test("a page that opens dialogs and confuses scripts is visited with each choice", async () => {
    const answer = page(
      `onbeforeunload = (event) => event.preventDefault();
       onclick = () => { alert(1); open("/other"); };
       addEventListener("click", () => { location.href = "/other"; });
       const { querySelectorAll } = Document.prototype;
       Element.prototype.getBoundingClientRect = () => ({ left: -9, top: -9, width: 0, height: 0 });
       Document.prototype.elementFromPoint = () => null;`,
      `<img name="querySelectorAll"><img name="elementFromPoint">${"<p>x</p>".repeat(50_000)}`,
    );
    const { scan, unmade } = await unmadeOf({ "/": answer, "/other": "<h1>Other</h1>" });
    expect(unmade).toEqual([]);
    expect(scan.consent_states).toEqual(["none", "gpc", "reject", "accept"]);
  });

  test.each([
    ["never lets go after the press", "for (;;);"],
    ["leaves the site at each press", "location.href = 'http://not-ours.localhost:1/';"],
  ])("a page that %s ends the visit alone", async (_what, act) => {
    const { scan, unmade } = await unmadeOf({ "/": page(`addEventListener("click", () => { ${act} });`) });
    expect(unmade).toEqual([
      expect.stringMatching(/^reject (page-failed|no-effect)$/),
      expect.stringMatching(/^accept (page-failed|no-effect)$/),
    ]);
    expect([scan.status, scan.consent_states]).toEqual(["completed", ["none", "gpc"]]);
  });

  test("where no rule asks, the choices are reported as not made", async () => {
    scans.place = ["US", "TX"];
    try {
      const { unmade } = await unmadeOf({ "/": page("") });
      expect(unmade).toEqual(["reject banner-not-drawn", "accept banner-not-drawn"]);
    } finally {
      scans.place = ["DE", ""];
    }
  });

  test("an issue stays open while its choice cannot be made, and ends when it can", async () => {
    const track = "if (/cf_consent_/.test(document.cookie)) document.cookie = '_fbp=1; Max-Age=1000';";
    const open = async () =>
      (await scans.under.call("listIssues", { path: { id: site.id }, query: { status: "open" } })).body.data.filter(
        ({ rule_id }: { rule_id: string }) => rule_id === "fires-after-reject",
      ).length;
    const { scan } = await unmadeOf({ "/": page(track) });
    const found = await findingsOf(scans.under, scan.id, { rule_id: "fires-after-reject" });
    expect(found).toMatchObject([
      {
        consent_state: "reject",
        severity: "error",
        subject: { name: "_fbp" },
        evidence: expect.stringContaining("after the visitor rejected"),
      },
    ]);
    expect(await open()).toBe(1);
    await unmadeOf({ "/": page(track, "<style>body { display: none }</style>") });
    expect(await open()).toBe(1);
    await unmadeOf({ "/": page("") });
    expect(await open()).toBe(0);
  });

  test("no browser is left after a scan", () => {
    const running = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isBrowserOf(pid, process.pid));
    expect(running).toEqual([]);
  });
});

/** Reports whether a process is a browser that this process, or one of its children, started. */
function isBrowserOf(pid: string, parent: number): boolean {
  try {
    const [, state = "", ancestor = ""] = / ([A-Z]) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return (
      state !== "Z" &&
      Number(ancestor) === parent &&
      readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--headless")
    );
  } catch {
    return false;
  }
}
