import { isLoopbackName } from "@consentform/consent/rules";
import { pageAddress } from "../pages/page-address";
import {
  hasFailed,
  isUnmade,
  type PageVisit,
  type PageVisitor,
  type PressableBanner,
  type VisitFailureCode,
} from "./page-visit";
import type { PressPlan } from "./press-plan";
import type { RobotsRules } from "./robots-rules";

/** The start and the limits of a crawl. */
export interface CrawlPlan {
  /** Several for one start: the next is tried where the one before cannot be reached. */
  readonly starts: readonly (readonly URL[])[];
  /** True if the starts were named by a caller: then robots.txt has no say in them. */
  readonly areStartsNamed: boolean;
  readonly maxPages: number;
  /**
   * Pages to visit last, if no link led to them and `maxPages` leaves room: something is known of them that may be
   * over.
   */
  readonly revisits?: readonly URL[];
}

/** The parts and callbacks of a crawl. */
export interface CrawlParts {
  readonly visitor: PageVisitor;
  readonly banner: PressableBanner;
  readonly presses: PressPlan;
  readonly robots: RobotsRules;
  readonly isHostAllowed: (host: string) => boolean;
  /** Receives each visit, in an order that depends on the pages alone. */
  readonly onVisit: (visit: PageVisit) => void;
  /** Called after each page. */
  readonly onPage: (progress: CrawlProgress) => void;
  /** Ends the crawl: it then answers what it has. */
  readonly signal: AbortSignal;
}

/** How far a crawl has come. */
export interface CrawlProgress {
  readonly pagesVisited: number;
  readonly pagesFailed: number;
}

/** How a crawl ended. */
export interface CrawlEnd extends CrawlProgress {
  /** Why no start page was visited; null if one was. */
  readonly failure: VisitFailureCode | null;
  /**
   * Addresses of the plan's revisits at which there is no page any more: they answered 404 or 410, or led to another
   * page.
   */
  readonly gone: readonly string[];
}

/** Least time between two requests to a host that is not our own machine. */
const PACE_MS = 250;

interface Stop {
  readonly addresses: readonly URL[];
  readonly isStart: boolean;
  /** Place in the order of the crawl. */
  readonly index?: number;
  readonly isRevisit?: boolean;
}

/** Visits the start pages and the pages of the same hosts that they link to, breadth first. */
export async function crawl(plan: CrawlPlan, parts: CrawlParts): Promise<CrawlEnd> {
  const { visitor, signal, onPage } = parts;
  const waiting: Stop[] = plan.starts.map((addresses) => ({ addresses, isStart: true }));
  const known = new Set(plan.starts.flat().map(({ href }) => href));
  const visited = new Set<string>();
  const pace = createPace(parts);
  let attempts = 0;
  let pagesFailed = 0;
  let startFailure: VisitFailureCode | null = null;
  let isAnyStartVisited = false;
  const gone: string[] = [];
  const revisits = [...(plan.revisits ?? [])];
  // Pages that turn out to be ones visited before count too: a site may redirect any number of addresses to one page.
  while (waiting.length > 0 && attempts < plan.maxPages && !signal.aborted) {
    const size = Math.min(visitor.concurrency, plan.maxPages - attempts);
    const batch: Stop[] = waiting.splice(0, size).map((stop, place) => ({ ...stop, index: attempts + place }));
    attempts += batch.length;
    const results = await Promise.all(batch.map((stop) => visitStop(stop, plan, parts, pace)));
    if (signal.aborted) break;
    for (const [index, result] of results.entries()) {
      const { isStart = false, isRevisit = false, addresses = [] } = batch[index] ?? {};
      if (isRevisit && isElsewhere(result, addresses[0])) gone.push(pageAddress(addresses[0]));
      if (!Array.isArray(result)) {
        if (isRevisit) continue;
        if (isStart) startFailure ??= result;
        // Obeying a request to stay away is not a failure.
        if (isStart || result !== "robots") pagesFailed += 1;
        continue;
      }
      isAnyStartVisited ||= isStart;
      take(result, { visited, known, waiting, parts });
    }
    onPage({ pagesVisited: visited.size, pagesFailed });
    if (waiting.length === 0 && isAnyStartVisited) waiting.push(...revisitsLeft(revisits.splice(0), visited, parts));
  }
  const failure = isAnyStartVisited || signal.aborted ? null : (startFailure ?? "unreachable");
  return { pagesVisited: visited.size, pagesFailed, failure, gone };
}

/** Stops at the pages that were not visited yet. */
function revisitsLeft(pages: readonly URL[], visited: ReadonlySet<string>, { isHostAllowed }: CrawlParts): Stop[] {
  return pages
    .filter((page) => !visited.has(pageAddress(page)) && isHostAllowed(page.hostname))
    .map((page) => ({ addresses: [page], isStart: false, isRevisit: true }));
}

/** Reports whether an answer shows that there is no page at an address. An error of the server shows nothing. */
function isElsewhere(result: readonly PageVisit[] | VisitFailureCode, asked: URL | undefined): asked is URL {
  if (asked === undefined) return false;
  return typeof result === "string" ? result === "gone" : result.every(({ page }) => page !== pageAddress(asked));
}

interface CrawlState {
  readonly visited: Set<string>;
  readonly known: Set<string>;
  readonly waiting: Stop[];
  readonly parts: CrawlParts;
}

/** Reports the visits of one page, unless a redirect led to a reported page, and notes the pages that it links to. */
function take(visits: readonly PageVisit[], { visited, known, waiting, parts }: CrawlState): void {
  const [first] = visits;
  if (first === undefined || visited.has(first.page)) return;
  visited.add(first.page);
  known.add(first.page);
  for (const visit of visits) parts.onVisit(visit);
  const { hostname } = new URL(first.page);
  for (const link of first.links) {
    if (link.hostname !== hostname || known.has(link.href) || !isPage(link) || known.size > MAX_KNOWN) continue;
    known.add(link.href);
    waiting.push({ addresses: [link], isStart: false });
  }
}

/** Addresses remembered: a site without end has links without end. */
const MAX_KNOWN = 20_000;
const fileEnding =
  /\.(avif|bmp|css|csv|docx?|eot|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|ogg|otf|pdf|png|pptx?|rar|svg|tar|tgz|ttf|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;
/** Following one of these would change something for a signed-in visitor, and is never a page worth looking at. */
const action = /\/(log-?out|sign-?out|delete|unsubscribe|add-to-cart)(\/|$|\.)/i;

function isPage({ pathname }: URL): boolean {
  return !fileEnding.test(pathname) && !action.test(pathname);
}

/** The visits of a page in every consent state, or why there is none. */
async function visitStop(
  stop: Stop,
  plan: CrawlPlan,
  parts: CrawlParts,
  pace: (url: URL) => Promise<void>,
): Promise<PageVisit[] | VisitFailureCode> {
  let failure: VisitFailureCode = "unreachable";
  for (const url of stop.addresses) {
    const isExempt = stop.isStart && plan.areStartsNamed;
    if (!isExempt && !(await parts.robots.isAllowed(url))) return "robots";
    const visits = await visitInStates(url, stop, parts, pace);
    if (Array.isArray(visits)) return visits;
    failure = visits;
    if (failure !== "unreachable") break;
  }
  return failure;
}

async function visitInStates(
  url: URL,
  stop: Stop,
  parts: CrawlParts,
  pace: (url: URL) => Promise<void>,
): Promise<PageVisit[] | VisitFailureCode> {
  const { visitor, isHostAllowed, banner, signal } = parts;
  const visits: PageVisit[] = [];
  for (const state of visitor.consentStates) {
    await pace(url);
    const visit = await visitor.visit(url, state, { isHostAllowed, banner, signal });
    if (hasFailed(visit)) return visit.failure;
    visits.push(visit);
  }
  return [...visits, ...(await pressedVisits(url, visits[0], stop, parts, pace))];
}

/** The visits of a page after a choice. One that could not be made is noted, and fails no page. */
async function pressedVisits(
  url: URL,
  first: PageVisit | undefined,
  { index = 0 }: Stop,
  { visitor, isHostAllowed, banner, presses, signal }: CrawlParts,
  pace: (url: URL) => Promise<void>,
): Promise<PageVisit[]> {
  if (first === undefined) return [];
  const visits: PageVisit[] = [];
  for (const state of presses.statesFor(first, index)) {
    if (signal.aborted) break;
    await pace(url);
    const visit = (await visitor.press?.(url, state, { isHostAllowed, banner, signal })) ?? { unmade: "engine" };
    // Another page was reached: what was seen there is not this page's.
    if (isUnmade(visit)) presses.note(state, visit.unmade);
    else if (visit.page !== first.page) presses.note(state, "page-failed");
    else visits.push(visit);
  }
  return visits;
}

/** Waits until a host may be asked again. A loopback host is our own machine and needs no rest. */
function createPace({ robots, signal }: CrawlParts): (url: URL) => Promise<void> {
  const nextAt = new Map<string, number>();
  return async (url) => {
    if (isLoopbackName(url.hostname)) return;
    const intervalMs = Math.max(PACE_MS, await robots.delayMs(url));
    const at = Math.max(performance.now(), nextAt.get(url.hostname) ?? 0);
    nextAt.set(url.hostname, at + intervalMs);
    await sleep(at - performance.now(), signal);
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
