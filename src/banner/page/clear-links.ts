import type { Kit } from "./kit";

/** Space between the links and what is above them, in pixels. */
const GAP_PX = 8;

/** The first layer, unless it is a part of the page, keeps the visitor from the page, or is at the other end. */
const FIRST_LAYER = ".box:not(:modal, [data-kind=inline], [data-position=top])";

/**
 * Keeps the links that a law requires clear of everything that the banner fixes to the window. Space below them lets
 * them scroll above it, and the control gives way while they pass.
 *
 * @returns a function that does it at once, for what was just drawn
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
    // A page can be zoomed by its own style, which scales what is set, and not what is measured.
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
    observer.observe(document.documentElement);
    observer.observe(document.body);
    document.addEventListener("scroll", clear, { capture: true, passive: true });
    window.addEventListener("resize", clear);
  };
  return clear;
}

/** The height of the window's end that an element covers; 0 for one that is not drawn. */
function coveredHeight(element: HTMLElement | null): number {
  const { top, height } = element?.getBoundingClientRect() ?? { top: 0, height: 0 };
  return height > 0 ? innerHeight - top : 0;
}

/** The distance that a control must rise to cover none of the links. */
function wayOut(control: HTMLElement, links: readonly HTMLElement[]): number {
  const own = control.getBoundingClientRect();
  const rects = links.map((link) => link.getBoundingClientRect());
  const isCovered = rects.some(
    ({ left, right, top, bottom }) =>
      left < own.right + GAP_PX && right > own.left - GAP_PX && top < own.bottom + GAP_PX && bottom > own.top - GAP_PX,
  );
  return isCovered ? own.bottom + GAP_PX - Math.min(...rects.map(({ top }) => top)) : 0;
}
