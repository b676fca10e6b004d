import type { Page } from "puppeteer-core";
import { type PageVisit, type PressedState, type SeenStorage, type UnmadeVisit, unmadeBySight } from "../page-visit";
import { lingered } from "./linger";
import { type MarkedStorage, markedStorage } from "./marked-storage";
import { type BrowserVisit, type OpenVisit, openVisit } from "./open-visit";
import { type PageContext, pageContext } from "./page-context";
import { pressButtons } from "./press-buttons";
import type { RequestLog } from "./request-log";
import { isChoiceStored, storedChoice } from "./stored-choice";
import { bannerSight, readPage, unmarked } from "./visit-in-browser";
import { within } from "./within";

/** A visit with a press. */
export interface PressVisit extends BrowserVisit {
  readonly state: PressedState;
}

/**
 * Longest time of a visit with a press. Two loads take at most 70 seconds. Each also waits for its turn, at most as
 * long as a load. Watching takes at most 15 seconds. The rest is for the presses and for reading the page.
 */
const PRESS_MS = 240_000;

/**
 * Loads a page as a new visitor, presses the banner's buttons, and loads the page again with that choice. It notes what
 * was stored and asked for after the press.
 */
export async function pressInBrowser(page: Page, visit: PressVisit): Promise<PageVisit | UnmadeVisit> {
  try {
    return await within(
      PRESS_MS,
      openVisit(page, visit, (open) => press(open, visit)),
    );
  } catch {
    return { unmade: "page-failed" };
  }
}

async function press(open: OpenVisit, visit: PressVisit): Promise<PageVisit | UnmadeVisit> {
  await open.load();
  open.shownAt();
  const sight = await bannerSight(open);
  if (sight !== "asking") return { unmade: unmadeBySight[sight] };
  const context = await pageContext(open.page);
  const before = new Map((await markedStorage(open.page)).map((thing) => [keyOf(thing), thing.mark]));
  const fault = await choose(context, visit);
  if (fault !== null) return { unmade: fault };
  open.log.startAfterChoice();
  await open.settle();
  // On the next page, what runs without asking the banner runs again.
  const response = await open.load();
  // A page that stored another choice itself was not visited with this one.
  if (!(await isChoiceStored(context, visit.banner, visit.state))) return { unmade: "no-effect" };
  const stored = (thing: MarkedStorage) => ({ ...unmarked(thing), since: sinceOf(thing, before, open.log) });
  const seen = await readPage(open, response, visit, { banner: "idle", requests: open.log.requests(), stored });
  return lingered(open, seen, stored);
}

async function choose(context: PageContext, { banner, state }: PressVisit): Promise<UnmadeVisit["unmade"] | null> {
  // A choice that is there before a press would be taken for its effect.
  if ((await storedChoice(context, banner)) !== null) return "no-effect";
  const fault = await pressButtons(context, state);
  if (fault !== null) return fault;
  return (await isChoiceStored(context, banner, state)) ? null : "no-effect";
}

function sinceOf(
  thing: MarkedStorage,
  before: ReadonlyMap<string, string>,
  log: RequestLog,
): NonNullable<SeenStorage["since"]> {
  if (thing.kind === "cookie" && log.isSetByPage(thing.name, thing.host)) return "page";
  return before.get(keyOf(thing)) === thing.mark ? "kept" : "new";
}

function keyOf({ kind, host, name }: SeenStorage): string {
  return JSON.stringify([kind, host, name]);
}
