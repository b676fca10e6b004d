import type { Surface } from "./surface";

/**
 * Makes a surface the first part of the page for the Tab key, although it is at the end. After its last control, the
 * focus continues at the top of the page.
 */
export function leaveToPage({ host, root }: Surface): void {
  host.onkeydown = ({ key, shiftKey }) => {
    const last = [...root.querySelectorAll("a[href], button, select")].at(-1);
    if (key === "Tab" && !shiftKey && host.shadowRoot?.activeElement === last) goOnFrom(document.body);
  };
}

/** Makes the next Tab focus the first control of a surface, unless something already has the focus. */
export function enterFirst({ host }: Surface): void {
  if (document.activeElement === document.body) goOnFrom(host);
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
