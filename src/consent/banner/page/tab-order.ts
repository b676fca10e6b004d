import { allInPage } from "./all-in-page";
import { ownDocument } from "./own-document";
import type { Surface } from "./surface";

const CONTROLS = "a[href], button, select, input, textarea, iframe, summary, [tabindex]";

/**
 * Makes a surface the first part of the page for the Tab key, although it is at the end. After its last control, the
 * focus continues at the top of the page: once, because a page without a control that can have the focus would lead
 * back here, and the Tab key must leave the page.
 */
export function leaveToPage({ host, root }: Surface): void {
  let isLeft = false;
  host.onkeydown = ({ key, shiftKey }) => {
    if (key !== "Tab" || shiftKey) return;
    const last = [...root.querySelectorAll(CONTROLS)].at(-1);
    if (isLeft || host.shadowRoot?.activeElement !== last || allInPage(CONTROLS).length === 0) return;
    isLeft = true;
    goOnFrom(ownDocument.body);
  };
}

/** Makes the next Tab focus the first control of a surface, unless something already has the focus. */
export function enterFirst({ host }: Surface): void {
  // A frame takes the focus from the page that it is in.
  if (ownDocument.hasFocus() && window.top === window.self && ownDocument.activeElement === ownDocument.body)
    goOnFrom(host);
}

/** Browsers continue from the element that last had the focus. Styles and the scroll position do not change. */
function goOnFrom(element: HTMLElement): void {
  const own = element.getAttribute("tabindex");
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.blur();
  if (own === null) element.removeAttribute("tabindex");
  else element.setAttribute("tabindex", own);
}
