import { allInPage } from "./all-in-page";
import type { LoaderBridge } from "./bridge";

/** Attributes with an address, which a marked tag has under `data-consent-` and their name. */
const sources = ["src", "srcset", "href", "imagesrcset", "data", "poster"];
const marked = ["script[data-consent]", ...sources.map((name) => `[data-consent][data-consent-${name}]`)].join();

/** Releases marked tags whose category is on, in the order of the page. Returns the frames that still wait. */
export function releaseTags(bridge: LoaderBridge): HTMLIFrameElement[] {
  const waiting: HTMLIFrameElement[] = [];
  for (const tag of allInPage(marked)) {
    if (canRun(bridge, tag)) release(bridge, tag);
    else if (tag instanceof HTMLIFrameElement) waiting.push(tag);
  }
  return waiting;
}

/** Reports whether a marked tag may run now. Where nothing is blocked, it may at once. */
export function canRun({ settings, isOn }: LoaderBridge, tag: Element): boolean {
  if (settings.blocking.mode === "report_only") return true;
  if (settings.blocking.iframes === "allow" && tag instanceof HTMLIFrameElement) return true;
  return isOn(tag.getAttribute("data-consent") ?? "", tag.getAttribute("data-consent-service") ?? "");
}

/** Lets one tag run. */
export function release(bridge: LoaderBridge, tag: HTMLElement): void {
  bridge.use(tag.getAttribute("data-consent") ?? "");
  if (tag instanceof HTMLScriptElement) run(tag);
  else load(tag);
}

/** Loads an image, a frame, a style sheet or another tag beside scripts. */
function load(tag: HTMLElement): void {
  tag.removeAttribute("data-consent");
  // Automatic blocking would hold it again where a single embed was released.
  tag.setAttribute("data-consent-free", "");
  for (const name of sources) {
    const source = tag.getAttribute(`data-consent-${name}`);
    if (source === null) continue;
    tag.removeAttribute(`data-consent-${name}`);
    tag.setAttribute(name, source);
  }
  // Sounds and films read the address of a source only when they load.
  if (tag instanceof HTMLSourceElement && tag.parentNode instanceof HTMLMediaElement) tag.parentNode.load();
}

/** True once the page has refused a copy of its script: it requires Trusted Types, and its policies forbid the copy. */
let isCopyRefused = false;

/**
 * Runs a script. Browsers never run one again whose type was another, so a copy takes its place. Where the page refuses
 * the copy, the element itself is inserted again: browsers trust what the page's own markup held.
 */
function run(tag: HTMLScriptElement): void {
  if (tag.type !== "text/plain") {
    tag.removeAttribute("data-consent");
    return;
  }
  const script = (isCopyRefused ? null : copyOf(tag)) ?? tag;
  script.setAttribute("data-consent-free", "");
  const type = tag.getAttribute("data-consent-type");
  if (type) script.type = type;
  script.async = tag.hasAttribute("async");
  if (script !== tag) {
    tag.replaceWith(script);
    return;
  }
  if (!type) tag.removeAttribute("type");
  for (const name of tag.getAttributeNames()) if (isMark(name)) tag.removeAttribute(name);
  tag.parentNode?.insertBefore(tag, tag.nextSibling);
}

/** A script like another, without its marks; null if the page refuses it. */
function copyOf(tag: HTMLScriptElement): HTMLScriptElement | null {
  const script = document.createElement("script");
  try {
    for (const { name, value } of tag.attributes) {
      if (name !== "type" && !isMark(name)) script.setAttribute(name, value);
    }
    script.text = tag.text;
  } catch {
    isCopyRefused = true;
    return null;
  }
  // A nonce is hidden from attributes.
  if (tag.nonce) script.nonce = tag.nonce;
  return script;
}

function isMark(name: string): boolean {
  return name.startsWith("data-consent") && name !== "data-consent-free";
}
