import { questionOf } from "../question";
import type { FirstLayerSlice } from "../slice";
import type * as Actions from "./actions";
import { announceError } from "./announce-error";
import { LOADED, type LoaderBridge, type LoaderPage } from "./bridge";
import { connectActions } from "./connect-actions";
import { drawFirstLayer } from "./first-layer";
import type { FirstPaint } from "./first-paint";
import type { UnplacedPage } from "./follow-standing";
import { getJson } from "./get-json";
import { isChoiceStored, mayChoiceBeStored } from "./is-choice-stored";
import { pageLanguage } from "./language";
import { visitorPlace } from "./visitor-place";

/** banner.js: takes over from the loader, and asks. The script actions.js, which comes after it, answers. */

const page = (window as unknown as { [LOADED]?: LoaderPage })[LOADED];
const bridge = page?._;
if (page && bridge) {
  delete page._;
  void start(bridge);
}

/** Announces its failure itself: the page may have replaced the `catch` of promises. */
async function start(bridge: LoaderBridge): Promise<void> {
  try {
    const { settings, base } = bridge;
    const folder = new URL(settings.banner, base);
    const load: FirstPaint["load"] = (name) => import(new URL(name, folder).href);
    const signal = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
    const isFrame = window.top !== window.self;
    const loading = getJson(
      new URL(`${pageLanguage(settings.languages)}.first.json`, folder),
    ) as Promise<FirstLayerSlice>;
    if (mayChoiceBeStored(settings)) void followChoice({ bridge, signal, isFrame }, loading, load("actions.js"));
    const [slice, place] = await Promise.all([loading, visitorPlace(bridge)]);
    const paint: FirstPaint = {
      ...{ bridge, slice, place, signal, isFrame, load },
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
    announceError();
  }
}

/** Applies a stored choice before the place is known. Failed loads are announced once the place is known. */
async function followChoice(
  page: Omit<UnplacedPage, "slice">,
  loading: Promise<FirstLayerSlice>,
  part: Promise<unknown>,
): Promise<void> {
  const [slice, actions] = await Promise.all([loading, part]).catch(() => []);
  if (slice) await (actions as typeof Actions).followStanding({ ...page, slice });
}
