import { findBrowser } from "../../src/consent/chromium";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { tellMissing } from "../support/required";
import { reaching, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { startWebsite, type Website } from "../support/website";

/** Trackers that start late: with a timer, or when a visitor first moves. */

const browserPath = findBrowser();
if (browserPath === null) tellMissing("chromium", "No Chromium on this machine: no page is watched.");

/** A function that sends a request to a host named after the way it was started. */
const ask = `const ask = (name) => fetch("https://" + name + ".example/", { mode: "no-cors" }).catch(() => {});`;

/** Ways in which a page's own timers start something, by the name of the requested host. */
const timers: Readonly<Record<string, string>> = {
  "timer-2s": `addEventListener("load", () => setTimeout(ask, 2000, "timer-2s"));`,
  "timer-5s": `addEventListener("load", () => setTimeout("ask('timer-5s')", 5000));`,
  "timer-chain": `(function wait(left) { left ? setTimeout(wait, 300, left - 1) : ask("timer-chain"); })(8);`,
  "timer-after-scroll": `addEventListener("scroll", () => setTimeout(ask, 2500, "timer-after-scroll"), { once: true });`,
  "aborted-timeout": `AbortSignal.timeout(1500).addEventListener("abort", () => ask("aborted-timeout"));`,
  "posted-task": `scheduler.postTask(() => ask("posted-task"), { delay: 2200 });`,
};

/** Ways whose end is unknown: a scan watches them for the whole time. */
const endless: Readonly<Record<string, string>> = {
  ticks: `let ticks = 0; setInterval(() => { ticks += 1; if (ticks === 3) ask("ticks"); }, 700);`,
  frames: `const begun = performance.now(); (function frame(now) { now > begun + 2000 ? ask("frames") : requestAnimationFrame(frame); })(0);`,
  worker: `new Worker(URL.createObjectURL(new Blob(["setTimeout(postMessage, 2500, 1)"]))).onmessage = () => ask("worker");`,
};

/** Events that performance plugins wait for. */
const events = ["scroll", "wheel", "mousemove", "mouseover", "pointermove", "touchstart", "touchmove", "keydown"];

/** Reactions of a page to movements. The last one that runs leaves the page permanently. */
const traps: Readonly<Record<string, string>> = {
  leaves: `addEventListener("mousemove", () => { ask("leaves"); location.href = "https://elsewhere.invalid/"; });`,
  submits: `addEventListener("keydown", () => {
    ask("submits");
    const form = Object.assign(document.createElement("form"), { method: "post" });
    document.documentElement.append(form);
    form.submit();
  });`,
  talks: `onbeforeunload = () => "stay";
    addEventListener("mousemove", () => { alert(1); confirm(2); prompt(3); print(); ask("talks"); }, { once: true });`,
  grows: `document.documentElement.style.height = "5000px";
    addEventListener("scroll", () => {
      document.body.append(Object.assign(document.createElement("p"), { style: "height: 3000px" }));
      ask("grows");
    });`,
  "goes-blank": `addEventListener("touchmove", () => { ask("goes-blank"); location.href = "about:blank"; });`,
};

/** A page that replaces the functions used to watch it, and a page that never stops. */
const replacing = `setTimeout(ask, 1500, "replacing");
  window.setTimeout = window.TouchEvent = undefined;
  Map.prototype[Symbol.iterator] = Map.prototype.delete = undefined;
  performance.now = () => NaN;`;
const mining = `ask("mining");
  addEventListener("mousemove", () => { for (const end = Date.now() + 5000; Date.now() < end; ); }, { once: true });`;

const script = (...codes: string[]) => `<script>${[ask, ...codes].join("\n")}</script>`;

(browserPath === null ? describe.skip : describe)("a scan in a browser", () => {
  let website: Website;
  let under: InProcessService;
  beforeAll(async () => {
    website = await startWebsite();
    const options = reaching(website);
    under = await startInProcessService({ ...options, settings: { ...options.settings, browserPath } });
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });

  test("a scan detects late trackers, and no page can redirect or block it", async () => {
    const site = await scannableSite(under, website);
    const hears = events.map((type) => `addEventListener("${type}", () => ask("on-${type}"), { once: true });`);
    const atTheEnd = `new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && ask("at-the-end"))
      .observe(document.getElementById("end"));`;
    const inFrame = `setTimeout(() => fetch('https://in-a-frame.example/', { mode: 'no-cors' }).catch(() => {}), 2000)`;
    const bodies = {
      "/": `<div style="height: 20000px"></div><p id="end">x</p><iframe srcdoc="<script>${inFrame}</script>"></iframe>${script(
        ...[...Object.values(timers), ...hears, atTheEnd],
      )}`,
      "/endless": script(...Object.values(endless), replacing),
      "/traps": script(...Object.values(traps)),
      "/mining": script(mining),
    };
    website.pages = Object.fromEntries(
      Object.entries(bodies).map(([path, body]) => [path, `<head>${site.tag}</head><body>${body}</body>`]),
    );
    const start_urls = Object.keys(bodies).map((path) => `${site.origin}${path}`);
    const scan = await scanned(under, site, { profiles: ["gdpr"], start_urls });
    expect(scan).toMatchObject({ status: "completed", failure: null, counts: { pages_visited: 4, pages_failed: 0 } });
    const findings = (await findingsOf(under, scan.id, { limit: 200 })) as {
      consent_state: string;
      subject: { name: string };
    }[];
    const asked = findings
      .filter(({ consent_state, subject }) => consent_state === "none" && subject.name.endsWith(".example"))
      .map(({ subject }) => subject.name.replace(".example", ""));
    expect([...new Set(asked)].sort()).toEqual(
      [
        ...[timers, endless, traps].flatMap((ways) => Object.keys(ways)),
        ...events.map((type) => `on-${type}`),
        ...["at-the-end", "in-a-frame", "replacing", "mining"],
      ].sort(),
    );
  }, 180_000);
});
