import { availableParallelism } from "node:os";
import { frameFor, type PreviewFrame } from "@consentform/consent/banner";
import type { Browser, CDPSession, HTTPRequest, Page } from "puppeteer-core";
import type { PlannedPicture } from "./plan-pictures";

/** A picture to draw, from the page of its document. */
export interface PictureJob {
  readonly picture: PlannedPicture;
  readonly frame: PreviewFrame;
}

/** Address of the page, at which nothing is served. */
const ADDRESS = "https://preview.invalid/";
/** Longest time until a layer is drawn, in milliseconds. A machine under load takes seconds. */
const DRAW_MS = 30_000;
/** Highest picture, in pixels. */
const MAX_HEIGHT = 6000;

/** The pictures of the jobs, and their fonts. */
export interface DrawnJobs {
  /** PNG files by {@link PlannedPicture.source}. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Names of the fonts that the browser used, sorted. */
  readonly fonts: readonly string[];
}

/**
 * Draws each job once.
 *
 * @param notify called with the number of pictures that are drawn
 */
export async function drawPictures(
  browser: Browser,
  jobs: readonly PictureJob[],
  notify: (done: number) => void,
): Promise<DrawnJobs> {
  const files = new Map<string, Buffer>();
  const fonts = new Set<string>();
  const waiting = visitsOf(jobs);
  const work = async (): Promise<void> => {
    const visitor = await startVisitor(browser);
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      for (const [source, file] of await drawVisit(visitor, visit)) {
        files.set(source, file);
        notify(files.size);
      }
      for (const font of await usedFonts(visitor)) fonts.add(font);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism(), waiting.length) }, work));
  return { files, fonts: [...fonts].sort() };
}

/** The jobs of each visit, none twice. */
function visitsOf(jobs: readonly PictureJob[]): PictureJob[][] {
  const visits = new Map<string, Map<string, PictureJob>>();
  for (const job of jobs) {
    const visit = visits.get(job.picture.visit) ?? new Map<string, PictureJob>();
    visits.set(job.picture.visit, visit.set(job.picture.source, job));
  }
  return [...visits.values()].map((visit) => [...visit.values()]);
}

/** A page, and what it loads next. */
interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  html: string;
}

async function startVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const visitor: Visitor = { page, session, html: "" };
  page.setDefaultTimeout(DRAW_MS);
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  // Without it, only the page in front shows where the focus is.
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page.setRequestInterception(true);
  page.on("request", (request) => void answer(request, visitor.html).catch(() => undefined));
  return visitor;
}

/** Draws one visit on each of its screens. A page keeps what it stores in memory, so the next visitor is a new one. */
async function drawVisit(visitor: Visitor, visit: readonly PictureJob[]): Promise<[source: string, file: Buffer][]> {
  const [first] = visit;
  if (first === undefined) return [];
  const { page } = visitor;
  const { scenario, name, screen } = first.picture;
  try {
    visitor.html = frameFor(first.frame.html, scenario);
    await page.setViewport({ ...screen, deviceScaleFactor: 1 });
    await page.goto(ADDRESS, { waitUntil: "load" });
    await page.waitForSelector("[data-shown]");
    const shown = await page.evaluate("document.documentElement.dataset.shown");
    if (shown !== scenario.layer) throw new Error("the banner did not start");
    const files: [string, Buffer][] = [];
    for (const { picture } of visit) {
      await fitScreen(page, picture.screen);
      const file = await page.screenshot({ type: "png", captureBeyondViewport: false });
      files.push([picture.source, Buffer.from(file)]);
    }
    return files;
  } catch (error) {
    throw new Error(`${name} could not be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The fonts of the drawn title. A list of families does not show which of them the machine has. */
async function usedFonts({ session }: Visitor): Promise<string[]> {
  const expression = `[...document.querySelectorAll("[data-consentform]")]
    .map((host) => host.shadowRoot.querySelector("h2")).findLast((title) => title?.checkVisibility())`;
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument");
  const { result } = await session.send("Runtime.evaluate", { expression });
  if (result.objectId === undefined) return [];
  const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The page comes from memory, and its scripts are in it. Any other request ends here. */
async function answer(request: HTTPRequest, html: string): Promise<void> {
  if (request.url() === ADDRESS) await request.respond({ contentType: "text/html; charset=utf-8", body: html });
  else if (request.url().startsWith("data:")) await request.continue();
  else await request.abort("blockedbyclient");
}

/** Sets the screen, and makes it higher where a layer scrolls, so that the picture has all of its text. */
async function fitScreen(page: Page, { width, height }: PlannedPicture["screen"]): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: 1 });
  const hidden = (await page.evaluate(`Math.max(0, ...[...document.querySelectorAll("[data-consentform]")]
    .flatMap((host) => [...host.shadowRoot.querySelectorAll(".box, .text")])
    .map((box) => box.scrollHeight - box.clientHeight))`)) as number;
  if (hidden > 0)
    await page.setViewport({ width, height: Math.min(MAX_HEIGHT, height + hidden), deviceScaleFactor: 1 });
  // What was resized is painted before the picture is taken.
  await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
}
