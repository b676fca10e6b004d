import { allInPage } from "./all-in-page";
import type { LoaderBridge } from "./bridge";

/** Releases marked tags whose category is on, in the order of the page. Returns the frames that still wait. */
export function releaseTags(bridge: LoaderBridge): HTMLIFrameElement[] {
  const waiting: HTMLIFrameElement[] = [];
  for (const tag of allInPage("script[data-consent], [data-consent][data-consent-src]")) {
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

/** Loads an image or a frame. */
function load(tag: HTMLElement): void {
  const source = tag.getAttribute("data-consent-src") ?? "";
  tag.removeAttribute("data-consent-src");
  tag.removeAttribute("data-consent");
  // Automatic blocking would hold it again where a single embed was released.
  tag.setAttribute("data-consent-free", "");
  tag.setAttribute("src", source);
}

/** A browser never runs a script again whose type was another, so a new element takes its place. */
function run(tag: HTMLScriptElement): void {
  if (tag.type !== "text/plain") {
    tag.removeAttribute("data-consent");
    return;
  }
  const script = document.createElement("script");
  script.setAttribute("data-consent-free", "");
  for (const { name, value } of tag.attributes) {
    if (name !== "type" && !name.startsWith("data-consent")) script.setAttribute(name, value);
  }
  const type = tag.getAttribute("data-consent-type");
  if (type) script.type = type;
  // A nonce is hidden from attributes, and scripts run in the order of the page unless they ask otherwise.
  if (tag.nonce) script.nonce = tag.nonce;
  script.async = tag.hasAttribute("async");
  script.text = tag.text;
  tag.replaceWith(script);
}
