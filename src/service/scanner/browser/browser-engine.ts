import { chromiumArguments } from "@consentform/consent/chromium";
import type { Browser, Page } from "puppeteer-core";
import type { Egress } from "../../egress/egress";
import { type EgressProxy, startEgressProxy } from "../../egress/egress-proxy";
import { type FailedVisit, hasFailed, type PageVisit, type PageVisitor, type VisitFailureCode } from "../page-visit";
import { closeBrowser } from "./close-browser";
import type { BrowserVisit } from "./open-visit";
import { pressInBrowser } from "./press-in-browser";
import { semaphore } from "./semaphore";
import { visitInBrowser } from "./visit-in-browser";
import { watchBrowser } from "./watch-browser";

/** No name is looked up but by the proxy. */
function argumentsFor(proxy: EgressProxy): string[] {
  return [...chromiumArguments(proxy.port), "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--mute-audio"];
}

/**
 * Longest time that a browser may take to start, in milliseconds: on a machine that is cold or busy it is read from the
 * disk for several seconds. One that takes longer leaves its scan to the static engine, which sees less.
 */
const LAUNCH_MS = 30_000;

/** Pages that are loaded at the same time. As many others are only watched, which takes time but few resources. */
const MAX_LOADING = 2;

/**
 * The engine that runs pages in Chromium: it sees every request and everything stored, before any choice, with Global
 * Privacy Control, and after the choices that it makes with the banner's buttons.
 * @throws {Error} if puppeteer-core is not installed or the browser does not start
 */
export async function browserEngine(egress: Egress, executablePath: string): Promise<PageVisitor> {
  // An optional peer: required here, so that a service without it starts.
  const { launch } = require("puppeteer-core") as typeof import("puppeteer-core");
  const proxy = await startEgressProxy(egress, "scan");
  let browser: Browser;
  try {
    // Signals are the process's own: the library would end it at once, and what is under way with it.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    const args = argumentsFor(proxy);
    browser = await launch({ executablePath, headless: true, pipe: true, args, timeout: LAUNCH_MS, ...signals });
  } catch (error) {
    await proxy.close();
    throw error;
  }
  endOnHugeMessage(browser);
  const close = async (): Promise<void> => {
    await closeBrowser(browser);
    await proxy.close();
  };
  const watch = await watchBrowser(browser).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const watching = { watch, turn: semaphore(MAX_LOADING) };
  return {
    kind: "browser",
    consentStates: ["none", "gpc"],
    concurrency: 2 * MAX_LOADING,
    visit: (url, state, rules) => visitTwiceAtMost(browser, { url, state, ...watching, ...rules }),
    press: async (url, state, rules) => {
      const press = inContext(browser, (page) => pressInBrowser(page, { url, state, ...watching, ...rules }));
      return press.catch(() => ({ unmade: "page-failed" }));
    },
    close,
  };
}

/**
 * Longest message of the browser, in bytes. A page decides how long some of them are (what it logs, names of its
 * storage), and one beyond what a string holds would end this process. Above the longest answer that the proxy lets
 * through, in base64.
 */
const MAX_MESSAGE_BYTES = 96 * 1024 * 1024;

/**
 * Kills a browser whose message gets too long; the visits under way fail with it. Messages are divided by NUL on the
 * fifth stream.
 */
function endOnHugeMessage(browser: Browser): void {
  const child = browser.process();
  let pending = 0;
  child?.stdio[4]?.on("data", (chunk: Buffer) => {
    const end = chunk.lastIndexOf(0);
    pending = end === -1 ? pending + chunk.length : chunk.length - end - 1;
    if (pending > MAX_MESSAGE_BYTES) child.kill("SIGKILL");
  });
}

/** Failures that the browser or a busy machine may have caused, and not the page. */
const transientFailures: ReadonlySet<VisitFailureCode> = new Set(["timeout", "unreachable"]);

/** One failed load would report a page, or a whole site, as unreachable: it gets a second one, in a new context. */
async function visitTwiceAtMost(browser: Browser, visit: BrowserVisit): Promise<PageVisit | FailedVisit> {
  const first = await inContext(browser, (page) => visitInBrowser(page, visit));
  if (!hasFailed(first) || !transientFailures.has(first.failure)) return first;
  if (!browser.connected || visit.signal.aborted) return first;
  return inContext(browser, (page) => visitInBrowser(page, visit));
}

/** Each visit is that of a new visitor: nothing of another one is in the browser. */
async function inContext<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close().catch(() => undefined);
  }
}
