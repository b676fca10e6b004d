import type { FirstPaint } from "./first-paint";
import { ownDocument } from "./own-document";
import { listen } from "./page-listeners";

/** Space between a focused element and the banner, in pixels: focus rings are outside an element. */
const GAP_PX = 8;

/** How long a page may take to scroll to what was focused, in milliseconds; later, the visitor scrolls. */
const SCROLL_MS = 1000;

/**
 * Keeps the first layer from covering what the keyboard focuses on the page (WCAG 2.2, 2.4.11). The page scrolls; where
 * it ends, the banner moves to the other edge. The page's own styles stay as they are.
 */
export function uncoverFocus(paint: FirstPaint): void {
  let focusedAt = 0;
  const uncover = (): void => {
    const box = paint.firstLayer?.root.querySelector<HTMLElement>(".box");
    const target = ownDocument.activeElement;
    if (!box || !target || target === paint.firstLayer?.host || target === ownDocument.body) return;
    if (isCovered(target, box)) scrollOut(target, box);
    if (!isCovered(target, box)) return;
    box.dataset.position = isAtTop(box) ? "bottom" : "top";
    if (isCovered(target, box)) scrollOut(target, box);
  };
  listen(document, "focusin", () => {
    focusedAt = performance.now();
    uncover();
  });
  // A page that scrolls smoothly is not yet where it scrolls to.
  listen(document, "scrollend", () => {
    if (performance.now() - focusedAt < SCROLL_MS) uncover();
  });
}

function isCovered(target: Element, box: Element): boolean {
  const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.top < outer.bottom && inner.bottom > outer.top && inner.left < outer.right && inner.right > outer.left;
}

function isAtTop(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return top < innerHeight - bottom;
}

function scrollOut(target: Element, box: Element): void {
  const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = isAtTop(box) ? inner.top - outer.bottom - GAP_PX : inner.bottom - outer.top + GAP_PX;
  // What is covered afterwards is measured at once.
  scrollBy({ top, behavior: "instant" });
}
