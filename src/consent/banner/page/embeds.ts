import type { PreferencesSlice } from "../slice";
import { addStyles } from "./add-styles";
import { css } from "./embeds.css";
import { follow, unfollow } from "./follow-frames";
import { connectFocus } from "./frame-focus";
import type { Kit } from "./kit";
import { ownDocument } from "./own-document";
import { placeholderOf } from "./placeholder";
import type { Runtime } from "./runtime";
import type { release } from "./tags";

/** embeds.js: placeholders of frames that wait. Loaded on pages that have such a frame. */

/** The functions that this part borrows. */
export interface EmbedsKit extends Kit {
  readonly release: typeof release;
}

/** The calls of this part. */
export interface Embeds {
  readonly drawPlaceholders: typeof drawPlaceholders;
  readonly redrawPlaceholders: typeof redrawPlaceholders;
}

let isStyled = false;
const drawn = new Set<HTMLIFrameElement>();
/** Slices by language. */
const slices = new Map<string, Promise<PreferencesSlice>>();

/** Draws a placeholder for each frame that waits, and removes those of frames that no longer do. */
export async function drawPlaceholders(
  runtime: Runtime,
  waiting: readonly HTMLIFrameElement[],
  kit: EmbedsKit,
): Promise<void> {
  if (!isStyled) addStyles(kit, css);
  isStyled = true;
  if (runtime.bridge.settings.blocking.iframes !== "placeholder") return hideEmptyFrames();
  for (const frame of drawn) if (!waiting.includes(frame)) remove(frame);
  const added = waiting.filter((frame) => !drawn.has(frame));
  for (const frame of added) drawn.add(frame);
  if (added.length === 0) return;
  const { language } = runtime.slice;
  const slice = await sliceIn(language, runtime);
  // Without its texts a frame stays empty, until another change of the page. In another language it is drawn again.
  if (slice === null) for (const frame of added) drawn.delete(frame);
  if (slice === null || language !== runtime.slice.language) return;
  const still = added.filter((each) => drawn.has(each));
  // A frame that the page adds again is found again.
  follow(new Map(still.map((frame) => [frame, hostFor(runtime, frame, slice, kit)])), remove);
}

let isHiding = false;
/** Hides them with a style sheet of the document, so that no element changes. */
function hideEmptyFrames(): void {
  if (isHiding) return;
  isHiding = true;
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("iframe[data-consent][data-consent-src] { visibility: hidden !important }");
  const { adoptedStyleSheets: own } = document;
  const sheets: CSSStyleSheet[] = [];
  // This list has the page's methods.
  for (let i = 0; i < own.length; i++) sheets.push(own[i] as CSSStyleSheet);
  sheets.push(hidden);
  document.adoptedStyleSheets = sheets;
}

/** Draws them again, as in another language. */
export function redrawPlaceholders(runtime: Runtime, kit: EmbedsKit): void {
  const waiting = [...drawn];
  waiting.forEach(remove);
  void drawPlaceholders(runtime, waiting, kit);
}

function remove(frame: HTMLIFrameElement): void {
  drawn.delete(frame);
  connectFocus(frame, null);
  unfollow(frame);
}

function hostFor(runtime: Runtime, frame: HTMLIFrameElement, slice: PreferencesSlice, kit: EmbedsKit): HTMLElement {
  const { bridge, choose, optional } = runtime;
  const category = frame.getAttribute("data-consent") ?? "";
  const service = frame.getAttribute("data-consent-service");
  const once = () => {
    kit.release(bridge, frame);
    remove(frame);
    frame.focus();
  };
  const always = () => {
    const { granted, servicesOff } = runtime.state;
    choose({
      granted: [...new Set([...granted, category])],
      servicesOff: servicesOff.filter((key) => key !== service),
      method: "preferences",
    });
    frame.focus();
  };
  const content = {
    texts: slice.embed,
    provider: (service === null ? undefined : slice.names[service]) ?? addressHost(frame),
    once,
    // An address that nothing names belongs to no category that could be granted.
    always: optional.includes(category) ? always : null,
  };
  const { host } = placeholderOf(runtime, frame, content, kit);
  connectFocus(frame, host);
  return host;
}

/** The texts and names in a language; null if they cannot be loaded. */
async function sliceIn(language: string, { source }: Runtime): Promise<PreferencesSlice | null> {
  const loading = slices.get(language) ?? source.preferences(language);
  slices.set(language, loading);
  return loading.catch(() => {
    slices.delete(language);
    return null;
  });
}

function addressHost(frame: HTMLIFrameElement): string {
  try {
    return new URL(frame.getAttribute("data-consent-src") ?? "", ownDocument.baseURI).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}
