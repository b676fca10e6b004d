import { addListener } from "./add-listener";
import { isParsed } from "./is-parsed";
import { ownDocument } from "./own-document";
import { showModal } from "./parts";

/**
 * The place where a surface is added: over the page, at its end, or in the page's own element for the banner. A surface
 * over the page is also at the end of the body, because an application that hydrates a body accepts no element before
 * its own.
 */
export type Place = "over" | "end" | "place";

/** How often a removed surface is drawn again. Code that is loaded later allows more after a pause. */
export const REDRAWS = 20;

/** The drawn elements, and where each is added to the page. */
export const attached = new Map<HTMLElement, { readonly place: Place; left: number }>();

/**
 * Draws a surface as soon as the page has a body, and again whenever the page removes it. A surface over the page is
 * out of the flow, so nothing moves, even in a body with gaps.
 */
export function attach(host: HTMLElement, place: Place = "over"): void {
  if (attached.size === 0) {
    new MutationObserver(reattach).observe(document, { childList: true, subtree: true });
    addListener(window, "DOMContentLoaded", reattach);
  }
  host.dataset.place = place;
  attached.set(host, { place, left: REDRAWS });
  reattach();
}

/** Draws removed surfaces again. */
export function reattach(): void {
  for (const [host, how] of attached) {
    if (!host.isConnected && ownDocument.body && how.left > 0 && add(host, how.place)) how.left -= 1;
  }
}

/** False while the parser may still reach the place. */
function add(host: HTMLElement, place: Place): boolean {
  const { body } = ownDocument;
  const root = host.shadowRoot as ShadowRoot;
  if (place === "place") {
    const own = ownDocument.getElementById("consent-banner");
    if (!own && !isParsed()) return false;
    (root.querySelector(".box") as HTMLElement).dataset.kind = own ? "inline" : "bar";
    (own ?? body).prepend(host);
  } else body.append(host);
  const dialog = root.querySelector("dialog");
  if (dialog) {
    // A removed dialog stays open, but is no longer modal.
    dialog.open = false;
    if (dialog.dataset.modeless) dialog.show();
    else showModal(dialog);
  }
  return true;
}
