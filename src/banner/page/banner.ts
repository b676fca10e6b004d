import { questionOf } from "../question";
import type { FirstLayerSlice } from "../slice";
import { announceError } from "./announce-error";
import type { LoaderBridge, LoaderPage } from "./bridge";
import { connectActions } from "./connect-actions";
import { drawFirstLayer } from "./first-layer";
import type { FirstPaint } from "./first-paint";
import { getJson } from "./get-json";
import { isChoiceStored } from "./is-choice-stored";
import { pageLanguage } from "./language";
import { visitorPlace } from "./visitor-place";

/** banner.js: takes over from the loader, and asks. The script actions.js, which comes after it, answers. */

const page = (window as unknown as { consentform?: LoaderPage }).consentform;
const script = document.currentScript as HTMLScriptElement | null;
const bridge = page?._;
if (page && bridge) {
  delete page._;
  start(bridge).catch(announceError);
}

async function start(bridge: LoaderBridge): Promise<void> {
  const { settings, base } = bridge;
  const folder = new URL(settings.banner, base);
  const [slice, place] = await Promise.all([
    getJson(new URL(`${pageLanguage(settings.languages)}.first.json`, folder)) as Promise<FirstLayerSlice>,
    visitorPlace(bridge),
  ]);
  await bodyParsed();
  const signal = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  const paint: FirstPaint = {
    ...{ bridge, slice, place, signal },
    question: questionOf(slice, place, signal),
    isFrame: window.top !== window.self,
    isHidden: slice.crawlers !== undefined && new RegExp(slice.crawlers).test(navigator.userAgent),
    firstLayer: null,
    act: () => undefined,
    // Parts have addresses relative to this script.
    load: (name) => import(new URL(name, script?.src ?? folder).href),
  };
  if (paint.question.isAsked && !paint.isFrame && !paint.isHidden && !isChoiceStored(slice)) {
    paint.firstLayer = drawFirstLayer(paint);
  }
  await connectActions(paint);
}

/** The loader is in the head: what is drawn and looked for needs the body. */
function bodyParsed(): Promise<unknown> | null {
  return document.readyState === "loading"
    ? new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }))
    : null;
}
