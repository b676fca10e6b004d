import { addListener } from "./add-listener";
import type { Kit } from "./kit";
import { ownDocument } from "./own-document";

/** Space between the links and what is above them, in pixels. */
const GAP_PX = 8;

/** The first layer, unless it is a part of the page, covers the page as a modal, or is at the top. */
const FIRST_LAYER = ".box:not(:modal, [data-kind=inline], [data-position=top])";

/**
 * Keeps required links clear of everything that the banner fixes to the window. Space below the links lets them scroll
 * above it, and the control moves up while they pass.
 *
 * @returns a function that does this immediately, for surfaces that were just drawn
 */
export function clearLinks({ attached }: Pick<Kit, "attached">): () => void {
  const find = (name: string, selector: string): HTMLElement | null => {
    const host = [...attached.keys()].find(({ dataset }) => dataset.consentform === name);
    return host?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  };
  let isFollowing = false;
  const clear = (): void => {
    const links = find("page-links", ".root");
    if (links === null) return;
    // Pages without such links are not observed.
    if (!isFollowing) follow();
    isFollowing = true;
    // A page's own style can zoom it, which scales the values that are set but not those that are measured.
    const zoom = (links as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const control = find("reopen", ".reopen");
    control?.style.removeProperty("translate");
    const covered = [control, find("first-layer", FIRST_LAYER)].map(coveredHeight);
    const space = `${(Math.max(...covered) + GAP_PX) / zoom}px`;
    links.style.paddingBlockEnd = space;
    const each = [...links.children] as HTMLElement[];
    for (const link of each) link.style.scrollMarginBlockEnd = space;
    if (control) control.style.translate = `0 ${-wayOut(control, each) / zoom}px`;
  };
  const follow = (): void => {
    // In the next frame, because it changes the height that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(clear));
    observer.observe(ownDocument.documentElement);
    observer.observe(ownDocument.body);
    addListener(document, "scroll", clear, { capture: true, passive: true });
    addListener(window, "resize", clear);
  };
  return clear;
}

/** The height that an element covers at the end of the window; 0 if it is not drawn. */
function coveredHeight(element: HTMLElement | null): number {
  const { top, height } = element?.getBoundingClientRect() ?? { top: 0, height: 0 };
  return height > 0 ? innerHeight - top : 0;
}

/** How far a control must move up to cover none of the links. */
function wayOut(control: HTMLElement, links: readonly HTMLElement[]): number {
  const own = control.getBoundingClientRect();
  const rects = links.map((link) => link.getBoundingClientRect());
  const isCovered = rects.some(
    ({ left, right, top, bottom }) =>
      left < own.right + GAP_PX && right > own.left - GAP_PX && top < own.bottom + GAP_PX && bottom > own.top - GAP_PX,
  );
  return isCovered ? own.bottom + GAP_PX - Math.min(...rects.map(({ top }) => top)) : 0;
}
