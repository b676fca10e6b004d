import { questionOf } from "../question";
import type { FirstLayerSlice } from "../slice";
import type * as Actions from "./actions";
import { announceError } from "./announce-error";
import { LOADED, type LoaderBridge, type LoaderPage } from "./bridge";
import type * as CleanFrame from "./clean-frame";
import { connectActions } from "./connect-actions";
import { drawFirstLayer } from "./first-layer";
import type { FirstPaint } from "./first-paint";
import type { UnplacedPage } from "./follow-standing";
import { getJson } from "./get-json";
import { isChoiceStored, mayChoiceBeStored } from "./is-choice-stored";
import { pageLanguage } from "./language";
import { refuseReplaced } from "./refuse-replaced";
import { visitorPlace } from "./visitor-place";

/**
 * banner.js: takes over from the loader, and asks. The script actions.js, which comes after it, answers. On a page that
 * replaced built-ins, a twin of this script does so in a frame (clean-frame.ts).
 */

/** Replaced by the build: how the names of the scripts that this one loads begin. */
declare const CONSENTFORM_PARTS: string;

const page = (window as unknown as { [LOADED]?: LoaderPage })[LOADED];
const bridge = page?._;
if (page && bridge) {
  delete page._;
  void start(page, bridge);
}

/** Announces its failure itself: the page may have replaced the `catch` of promises. */
async function start(page: LoaderPage, bridge: LoaderBridge): Promise<void> {
  try {
    if (!CONSENTFORM_PARTS) refuseReplaced();
    const { settings, base } = bridge;
    const folder = new URL(settings.banner, base);
    const load: FirstPaint["load"] = (name) => import(new URL(CONSENTFORM_PARTS + name, folder).href);
    const signal = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
    const isFrame = window.top !== window.self;
    const loading = getJson(
      new URL(`${pageLanguage(settings.languages)}.first.json`, folder),
    ) as Promise<FirstLayerSlice>;
    if (mayChoiceBeStored(settings)) void followChoice({ bridge, signal, isFrame }, loading, load("actions.js"));
    const [slice, place] = await Promise.all([loading, visitorPlace(bridge)]);
    const paint: FirstPaint = {
      bridge,
      slice,
      place,
      signal,
      isFrame,
      load,
      question: questionOf(slice, place, signal),
      isHidden: slice.crawlers !== undefined && new RegExp(slice.crawlers).test(navigator.userAgent),
      firstLayer: null,
      act: () => undefined,
    };
    if (paint.question.isAsked && !isFrame && !paint.isHidden && !isChoiceStored(slice)) {
      paint.firstLayer = drawFirstLayer(paint);
    }
    await connectActions(paint);
  } catch {
    if (CONSENTFORM_PARTS) announceError();
    else await startInFrame(page, bridge);
  }
}

/** Starts again where every built-in is the browser's. This has no effect unless the page replaced one. */
async function startInFrame(page: LoaderPage, bridge: LoaderBridge): Promise<void> {
  try {
    // Joined without a call.
    const part: typeof CleanFrame = await import(`${bridge.base}${bridge.settings.banner}/../clean-frame.js`);
    part.runInFrame(page, bridge);
  } catch {
    announceError();
  }
}

/** Applies a stored choice before the place is known. Failed loads are announced once the place is known. */
async function followChoice(
  page: Omit<UnplacedPage, "slice">,
  loading: Promise<FirstLayerSlice>,
  part: Promise<unknown>,
): Promise<void> {
  try {
    const [slice, actions] = await Promise.all([loading, part]);
    await (actions as typeof Actions).followStanding({ ...page, slice });
  } catch {
    // Nothing is applied yet.
  }
}
