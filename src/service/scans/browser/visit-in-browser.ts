import type { HTTPRequest, HTTPResponse, Page } from "puppeteer-core";
import { PROXY_STATUS } from "../../egress/egress-proxy";
import { pageAddress } from "../../pages/page-address";
import { type PageMarkup, readMarkup } from "../../pages/page-markup";
import { markupFacts, seenRequest } from "../markup-facts";
import {
  type ConsentState,
  type FailedVisit,
  failureOfStatus,
  type PageVisit,
  type SeenRequest,
  type VisitFailureCode,
  type VisitRules,
} from "../page-visit";
import { answerChoice } from "./answer-choice";
import { storedThings } from "./stored-things";

/** One visit. */
export interface BrowserVisit extends VisitRules {
  readonly url: URL;
  readonly state: ConsentState;
}

/** Longest time that a page may take to load. */
const LOAD_MS = 30_000;
/** After that, how long to wait for it to fall silent: what runs before consent mostly runs at once. */
const SETTLE_MS = 5000;
const SILENCE_MS = 750;
/** Longest time to read what a page left behind: its scripts may never let go. */
const READ_MS = 20_000;
/** Most requests of one page that are kept. */
const MAX_REQUESTS = 1000;
/** Longest markup that is read. */
const MAX_MARKUP = 4 * 1024 * 1024;

/** Loads a page as a new visitor and notes what it asks for and stores. */
export async function visitInBrowser(page: Page, visit: BrowserVisit): Promise<PageVisit | FailedVisit> {
  const requests = new Map<string, SeenRequest>();
  let refused = false;
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  await page.setRequestInterception(true);
  // What a service worker asks for is not intercepted.
  await page.setBypassServiceWorker(true);
  page.on("request", (request) => {
    if (answerChoice(request)) return;
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    refused ||= isPage && !isAllowed(request, visit);
    if (!isPage) note(requests, request);
    void (refused && isPage ? request.abort("blockedbyclient") : request.continue()).catch(() => undefined);
  });
  if (visit.state === "gpc") await sendGlobalPrivacyControl(page);
  const stop = (): void => void page.close().catch(() => undefined);
  visit.signal.addEventListener("abort", stop, { once: true });
  try {
    const response = await page.goto(visit.url.href, { waitUntil: "load", timeout: LOAD_MS });
    if (refused) return { failure: "host-not-verified" };
    // The proxy's own response is not the site's: no server was reached.
    if (response === null || PROXY_STATUS in response.headers()) return { failure: "unreachable" };
    if (response.status() >= 400) return { failure: failureOfStatus(response.status()) };
    await page.waitForNetworkIdle({ idleTime: SILENCE_MS, timeout: SETTLE_MS }).catch(() => undefined);
    const shown = new URL(page.url());
    // It has gone on to a host that is not the site's, or to no page at all.
    if (refused || !/^https?:$/.test(shown.protocol)) return { failure: "host-not-verified" };
    return await within(READ_MS, read(page, shown, response, visit.state, [...requests.values()]));
  } catch (error) {
    return { failure: refused ? "host-not-verified" : failureOf(error) };
  } finally {
    visit.signal.removeEventListener("abort", stop);
  }
}

function isAllowed(request: HTTPRequest, { isHostAllowed }: VisitRules): boolean {
  const url = new URL(request.url());
  return url.protocol === "about:" || isHostAllowed(url.hostname);
}

/** The signal as browsers send it (W3C Global Privacy Control): a header, and a property for scripts. */
async function sendGlobalPrivacyControl(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await page.evaluateOnNewDocument(
    'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true, configurable: true });',
  );
}

const kinds: Readonly<Record<string, SeenRequest["kind"]>> = {
  script: "script",
  document: "frame",
  image: "pixel",
  ping: "pixel",
};

function note(requests: Map<string, SeenRequest>, request: HTTPRequest): void {
  const text = request.url();
  if (requests.size >= MAX_REQUESTS || !/^(https?|wss?):/.test(text) || !URL.canParse(text)) return;
  const url = new URL(text);
  const seen = seenRequest(url, kinds[request.resourceType()] ?? "other", false, true);
  const address = seen.address.slice(0, 2048);
  requests.set(address, {
    ...seen,
    address: address.startsWith("null") ? `${url.protocol}//${url.host}${url.pathname}` : address,
  });
}

/** Reads the page's traces once it is silent. */
async function read(
  page: Page,
  url: URL,
  response: HTTPResponse,
  consentState: ConsentState,
  requests: readonly SeenRequest[],
): Promise<PageVisit> {
  const isMarkup = /html|^$/.test(response.headers()["content-type"] ?? "");
  const sent = markupFacts(readMarkup(await textOf(response), url));
  const shown: PageMarkup = readMarkup((await page.content()).slice(0, MAX_MARKUP), url);
  const shownFacts = markupFacts(shown);
  return {
    page: pageAddress(url),
    consentState,
    isMarkup,
    storage: await storedThings(page),
    // What is held back is in the markup; what is not was asked for.
    requests: [...requests, ...shownFacts.requests.filter(({ isHeldBack }) => isHeldBack)],
    loaders: sent.loaders.length > 0 ? sent.loaders : shownFacts.loaders,
    runsScripts: sent.runsScripts,
    consentDefaults: sent.consentDefaults,
    hasTagBeforeDefault: sent.hasTagBeforeDefault,
    hasSettingsLink: sent.hasSettingsLink || shownFacts.hasSettingsLink,
    links: shownFacts.links,
  };
}

/** A body that the browser threw away already is empty: the page itself is still there. */
async function textOf(response: HTTPResponse): Promise<string> {
  try {
    return (await response.text()).slice(0, MAX_MARKUP);
  } catch {
    return "";
  }
}

/** Chromium's names of network errors, by what they begin with. */
const failures: readonly (readonly [RegExp, VisitFailureCode])[] = [
  [/ERR_(CERT|SSL)/, "tls"],
  [/ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)|[Tt]imeout|Timed out/, "timeout"],
  [/ERR_TOO_MANY_REDIRECTS/, "too-many-redirects"],
  [/ERR_(INVALID|EMPTY|UNEXPECTED)/, "protocol"],
];

function failureOf(error: unknown): VisitFailureCode {
  const text = error instanceof Error ? error.message : String(error);
  return failures.find(([pattern]) => pattern.test(text))?.[1] ?? "unreachable";
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out while the page was read.")), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
