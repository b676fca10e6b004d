import { isParsed } from "./is-parsed";
import { showModal } from "./parts";

/**
 * How a surface is added to the page: over it, at its end, or in the page's own element for the banner. Over the page
 * it is at the end of the body, too: what hydrates a body accepts no element before its own.
 */
export type Place = "over" | "end" | "place";

/** How often a surface that the page removes is drawn again; what is loaded later allows it again after a pause. */
export const REDRAWS = 20;

/** The drawn elements, and the way they are added to the page. */
export const attached = new Map<HTMLElement, { readonly place: Place; left: number }>();

/**
 * Draws a surface, as soon as the page has a body, and again whenever the page removes it with its own content. Over
 * the page it is out of the flow, so nothing moves, also in a body with gaps.
 */
export function attach(host: HTMLElement, place: Place = "over"): void {
  host.dataset.place = place;
  attached.set(host, { place, left: REDRAWS });
  reattach();
}

/** Draws again what the page removed. */
export function reattach(): void {
  for (const [host, how] of attached) {
    if (!host.isConnected && document.body && how.left > 0 && add(host, how.place)) how.left -= 1;
  }
}

/** False while the parser may still come to the place. */
function add(host: HTMLElement, place: Place): boolean {
  const { body } = document;
  const root = host.shadowRoot as ShadowRoot;
  if (place === "place") {
    const own = document.getElementById("consent-banner");
    if (!own && !isParsed()) return false;
    (root.querySelector(".box") as HTMLElement).dataset.kind = own ? "inline" : "bar";
    (own ?? body).prepend(host);
  } else body.append(host);
  const dialog = root.querySelector("dialog");
  if (dialog) {
    // One that was removed stays open, and is modal no more.
    dialog.open = false;
    if (dialog.dataset.modeless) dialog.show();
    else showModal(dialog);
  }
  return true;
}

new MutationObserver(reattach).observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", reattach);
