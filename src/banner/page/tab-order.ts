import type { Surface } from "./surface";

/**
 * Lets the Tab key treat a surface as the first part of the page, though it is at its end: behind its last control the
 * focus goes on at the top of the page.
 */
export function leaveToPage({ host, root }: Surface): void {
  host.onkeydown = ({ key, shiftKey }) => {
    const last = [...root.querySelectorAll("a[href], button, select")].at(-1);
    if (key === "Tab" && !shiftKey && host.shadowRoot?.activeElement === last) goOnFrom(document.body);
  };
}

/** Lets the next Tab go to the first control of a surface, unless something has the focus already. */
export function enterFirst({ host }: Surface): void {
  if (document.activeElement === document.body) goOnFrom(host);
}

/** Browsers go on from what had the focus last. No style and no scroll place changes. */
function goOnFrom(element: HTMLElement): void {
  const own = element.getAttribute("tabindex");
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.blur();
  if (own === null) element.removeAttribute("tabindex");
  else element.setAttribute("tabindex", own);
}
