import { setTimeout } from "node:timers/promises";
import type { HTTPResponse, Page } from "puppeteer-core";
import { pageAddress } from "../../pages/page-address";
import { type PageMarkup, readMarkup } from "../../pages/page-markup";
import { markupFacts } from "../markup-facts";
import type { BannerSight, FailedVisit, PageVisit, SeenRequest, SeenStorage } from "../page-visit";
import { drawnParts } from "./find-button";
import { lingered } from "./linger";
import { type MarkedStorage, markedStorage } from "./marked-storage";
import { type BrowserVisit, failureOf, type OpenVisit, openVisit } from "./open-visit";
import { pageContext } from "./page-context";
import { obstacleOf } from "./press-buttons";
import { within } from "./within";

/** Longest time to read what a page left behind: its scripts may never let go. */
const READ_MS = 20_000;
/** Longest markup that is read. */
const MAX_MARKUP = 4 * 1024 * 1024;

/** Loads a page as a new visitor and notes what it asks for and stores. */
export async function visitInBrowser(page: Page, visit: BrowserVisit): Promise<PageVisit | FailedVisit> {
  try {
    return await openVisit(page, visit, async (open) => {
      const response = await open.load();
      const banner = await bannerSight(open);
      const delivered = await within(READ_MS, open.log.delivered());
      const obstacle = banner === "asking" ? await obstacleIn(page) : undefined;
      const seen = await within(READ_MS, readPage(open, response, visit, { banner, requests: open.log.requests() }));
      const whole = visit.isBrief ? seen : await lingered(open, seen, unmarked);
      return { ...whole, delivered, ...(obstacle !== undefined && { obstacle }) };
    });
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Longest time until the banner is drawn on a silent page: it waits a second for the visitor's place. */
const DRAWN_MS = 3000;
const POLL_MS = 100;

/** Waits until the banner is drawn, if its script was answered. */
export async function bannerSight({ page, log }: Pick<OpenVisit, "page" | "log">): Promise<BannerSight> {
  if (!log.isLoaderAnswered()) return "absent";
  const context = await within(READ_MS, pageContext(page));
  const end = performance.now() + DRAWN_MS;
  do {
    const { isRunning, isAsking } = await within(READ_MS, drawnParts(context)).catch(() => nothing);
    if (isAsking) return "asking";
    if (isRunning) return "idle";
    await setTimeout(POLL_MS);
  } while (performance.now() < end);
  return "failed";
}

/** A page that does not answer in time shows no button. */
async function obstacleIn(page: Page): Promise<PageVisit["obstacle"]> {
  const context = await within(READ_MS, pageContext(page));
  return within(READ_MS, obstacleOf(context)).catch(() => "hidden" as const);
}

const nothing = { isRunning: false, isAsking: false };

/** The observations of a visit, beside what the page still shows. */
interface Noted {
  readonly banner: BannerSight;
  readonly requests: readonly SeenRequest[];
  /** Completes what is stored; default: as it is. */
  readonly stored?: (thing: MarkedStorage) => SeenStorage;
}

/** Reads the page's traces once it is silent. */
export async function readPage(
  { page, shownAt }: Pick<OpenVisit, "page" | "shownAt">,
  response: HTTPResponse,
  { state: consentState }: Pick<BrowserVisit, "state">,
  { banner, requests, stored = unmarked }: Noted,
): Promise<PageVisit> {
  const url = shownAt();
  const isMarkup = /html|^$/.test(response.headers()["content-type"] ?? "");
  const sent = markupFacts(readMarkup(await textOf(response), url));
  const shown: PageMarkup = readMarkup((await page.content()).slice(0, MAX_MARKUP), url);
  const shownFacts = markupFacts(shown);
  return {
    page: pageAddress(url),
    consentState,
    isMarkup,
    banner,
    storage: (await markedStorage(page)).map(stored),
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

/** Something stored, without the mark that would identify its value. */
export function unmarked({ mark: _mark, ...thing }: MarkedStorage): SeenStorage {
  return thing;
}

/** A body that the browser threw away already is empty: the page itself is still there. */
async function textOf(response: HTTPResponse): Promise<string> {
  try {
    return (await response.text()).slice(0, MAX_MARKUP);
  } catch {
    return "";
  }
}
