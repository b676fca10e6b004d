import { setTimeout } from "node:timers/promises";
import type { HTTPRequest, HTTPResponse, Page } from "puppeteer-core";
import { PROXY_STATUS } from "../../egress/egress-proxy";
import { type ConsentState, failureOfStatus, type VisitFailureCode, type VisitRules } from "../page-visit";
import { isChoice } from "./answer-choice";
import { type PendingWork, watchPlans } from "./pending-work";
import { createRequestLog, type RequestLog } from "./request-log";
import type { Semaphore } from "./semaphore";
import type { BrowserWatch, OpenedTargets } from "./watch-browser";

/** One visit. */
export interface BrowserVisit extends VisitRules {
  readonly url: URL;
  readonly state: ConsentState;
  readonly watch: BrowserWatch;
  /** Waits until a page may be loaded. */
  readonly turn: Semaphore;
}

/** A page that is ready to be visited by a new visitor. */
export interface OpenVisit {
  readonly page: Page;
  readonly log: RequestLog;
  /**
   * Loads the page and waits until it is silent.
   * @throws {VisitError} if the page cannot be visited
   */
  load(): Promise<HTTPResponse>;
  /** Waits until the page asks for nothing, for a limited time. */
  settle(): Promise<void>;
  /** The plans of the page's scripts. */
  readonly plans: PendingWork;
  /** Keeps the page from navigating: an attempt does nothing. Another load ends this. */
  stay(): void;
  /** The page's address. @throws {VisitError} if it is not on a host of the site */
  shownAt(): URL;
}

/** A page that could not be visited. */
class VisitError extends Error {
  override readonly name = "VisitError";
  constructor(readonly code: VisitFailureCode) {
    super(`The page could not be visited: ${code}.`);
  }
}

/** Longest time that a page may take to load. */
const LOAD_MS = 30_000;
/** After that, how long to wait for it to fall silent: what runs before consent mostly runs at once. */
const SETTLE_MS = 5000;
const SILENCE_MS = 750;
const POLL_MS = 50;

/** Prepares a page for a visit, runs the visit, and closes the page when the scan ends. */
export async function openVisit<Result>(
  page: Page,
  visit: BrowserVisit,
  run: (open: OpenVisit) => Promise<Result>,
): Promise<Result> {
  const log = createRequestLog(visit.banner);
  const refusal = { isRefused: false, isStaying: false };
  const mayGo = (address: string): boolean => {
    if (refusal.isStaying) return false;
    refusal.isRefused ||= !isAllowed(new URL(address), visit);
    return !refusal.isRefused;
  };
  const beside = await visit.watch.follow(page, {
    // A blocked navigation replaces the page with an error; an aborted one leaves the page as it is.
    refusalOf: (address) => (mayGo(address) ? null : refusal.isStaying ? "Aborted" : "BlockedByClient"),
    // Popups and workers do not have the signal that the page has, so what they ask for accuses no one.
    note: visit.state === "gpc" ? () => undefined : log.noteOpenedTarget,
  });
  // A refusal lasts as long as the page.
  page.once("close", beside.stop);
  await listen(page, log, mayGo);
  const plans = await watchPlans(page);
  if (visit.state === "gpc") await sendGlobalPrivacyControl(page);
  const stop = (): void => void page.close().catch(() => undefined);
  visit.signal.addEventListener("abort", stop, { once: true });
  const settle = () => silence(page, beside);
  const stay = (): void => {
    refusal.isStaying = true;
  };
  const load = (): Promise<HTTPResponse> =>
    visit.turn(async () => {
      refusal.isStaying = false;
      const response = await page.goto(visit.url.href, { waitUntil: "load", timeout: LOAD_MS });
      if (refusal.isRefused) throw new VisitError("host-not-verified");
      const loaded = loadedPage(response);
      await settle();
      return loaded;
    });
  const shownAt = (): URL => {
    const shown = new URL(page.url());
    // It has gone on to a host that is not the site's, or to no page at all.
    if (refusal.isRefused || !/^https?:$/.test(shown.protocol) || !isAllowed(shown, visit))
      throw new VisitError("host-not-verified");
    return shown;
  };
  try {
    return await run({ page, log, plans, load, settle, stay, shownAt });
  } catch (error) {
    throw refusal.isRefused ? new VisitError("host-not-verified") : error;
  } finally {
    visit.signal.removeEventListener("abort", stop);
  }
}

/** @throws {VisitError} unless the site's server has answered with a page */
function loadedPage(response: HTTPResponse | null): HTTPResponse {
  // The proxy's own response is not the site's: no server was reached.
  if (response === null || PROXY_STATUS in response.headers()) throw new VisitError("unreachable");
  if (response.status() >= 400) throw new VisitError(failureOfStatus(response.status()));
  return response;
}

/** Waits until neither the page nor its popups and workers have asked for anything for a while. */
async function silence(page: Page, beside: OpenedTargets): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  await page.waitForNetworkIdle({ idleTime: SILENCE_MS, timeout: SETTLE_MS }).catch(() => undefined);
  while (performance.now() < end && performance.now() - beside.lastAt() < SILENCE_MS) await setTimeout(POLL_MS);
}

/** Notes what the page asks for and receives, and where it goes. */
async function listen(page: Page, log: RequestLog, noteAddress: (address: string) => void): Promise<void> {
  // A page that asks whether to leave it would hold the visit.
  page.on("dialog", (dialog) => {
    void (dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  // What a service worker asks for in place of the page would not count as the page's.
  await page.setBypassServiceWorker(true);
  page.on("response", (response) => log.noteResponse(response, isPageOf(page, response.request())));
  page.on("request", (request) => {
    // The watch knows a page by its first frame, which a prerendered page replaces when it is activated.
    if (isPageOf(page, request)) noteAddress(request.url());
    if (!isChoice(request.method(), request.url())) log.note(request, isPageOf(page, request));
  });
}

/** True for a navigation of the page itself. */
function isPageOf(page: Page, request: HTTPRequest): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}

function isAllowed(url: URL, { isHostAllowed }: VisitRules): boolean {
  return url.protocol === "about:" || isHostAllowed(url.hostname);
}

/** The signal as browsers send it (W3C Global Privacy Control): a header, and a property for scripts. */
async function sendGlobalPrivacyControl(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await page.evaluateOnNewDocument(
    'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true, configurable: true });',
  );
}

/** Chromium's names of network errors, by what they begin with. */
const failures: readonly (readonly [RegExp, VisitFailureCode])[] = [
  [/ERR_(CERT|SSL)/, "tls"],
  [/ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)|[Tt]imeout|Timed out/, "timeout"],
  [/ERR_TOO_MANY_REDIRECTS/, "too-many-redirects"],
  [/ERR_(INVALID|EMPTY|UNEXPECTED)/, "protocol"],
];

/** The failure that an error of a visit means. */
export function failureOf(error: unknown): VisitFailureCode {
  if (error instanceof VisitError) return error.code;
  const text = error instanceof Error ? error.message : String(error);
  return failures.find(([pattern]) => pattern.test(text))?.[1] ?? "unreachable";
}
