import { ownDocument } from "./own-document";

/** The part of a frame that the page shows to a visitor, in coordinates of the window. */
export interface ShownPart {
  readonly frame: DOMRect;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Stacking order of the outermost layer that the frame is in. */
  readonly layer: string;
  /** The element that is shown above the page and contains the frame, such as a modal dialog; null if there is none. */
  readonly above: Element | null;
}

/** The largest size of frames that are not meant to be seen, in pixels. */
const INVISIBLE_PX = 2;
const INVISIBLE_OPACITY = 0.02;

type Box = Pick<ShownPart, "left" | "top" | "right" | "bottom">;

/** The shown part of a frame; null if the page does not show it, at any scroll position of the page itself. */
export function shownPart(frame: HTMLElement): ShownPart | null {
  const rect = frame.getBoundingClientRect();
  // A frame of one pixel has a border, too, unless the page removed it.
  if (!isSeen(rect) || !isSeen(innerBox(frame)) || isOutsidePage(rect)) return null;
  if (getComputedStyle(frame).visibility !== "visible" || frame.checkVisibility?.() === false) return null;
  let box: Box = rect;
  let opacity = 1;
  let layer = "auto";
  let above: Element | null = null;
  let position = "";
  for (let element: Element | null = frame; element !== null; element = parentOf(element)) {
    const style = getComputedStyle(element);
    opacity *= Number(style.opacity);
    if (opacity < INVISIBLE_OPACITY || isCutAway(style)) return null;
    const isContaining = style.position !== "static" || style.transform !== "none" || style.filter !== "none";
    const escapes = (position === "absolute" && !isContaining) || (position === "fixed" && style.transform === "none");
    if (element !== frame && !escapes && isClipping(element, style)) {
      box = overlap(box, innerBox(element));
      if (!isSeen(box)) return null;
    }
    if (!escapes) position = style.position;
    if (style.zIndex !== "auto") layer = style.zIndex;
    if (above === null && element !== frame && isAbove(element)) above = element;
    if (above !== null) break;
  }
  const { left, top, right, bottom } = box;
  return { frame: rect, left, top, right, bottom, layer, above };
}

const isSeen = ({ left, top, right, bottom }: Box): boolean =>
  right - left > INVISIBLE_PX && bottom - top > INVISIBLE_PX;

/** Reports whether a part is outside the area that scrolling can reach. */
function isOutsidePage({ left, top, right, bottom }: Box): boolean {
  const { documentElement: root, body } = ownDocument;
  const { scrollWidth, scrollHeight, clientWidth } = root;
  const style = getComputedStyle(root);
  const overflow = style.overflowX === "visible" && body ? getComputedStyle(body).overflowX : style.overflowX;
  const isFixed = overflow === "hidden" || overflow === "clip";
  const from = isFixed ? 0 : style.direction === "rtl" ? clientWidth - scrollWidth - scrollX : -scrollX;
  const width = isFixed ? clientWidth : scrollWidth;
  const isBeside = right <= from + INVISIBLE_PX || left >= from + width - INVISIBLE_PX;
  return isBeside || bottom + scrollY <= INVISIBLE_PX || top + scrollY >= scrollHeight - INVISIBLE_PX;
}

function isCutAway({ clip, clipPath, filter }: CSSStyleDeclaration): boolean {
  const [top = 0, right = Number.NaN, bottom = Number.NaN, left = 0] = (clip.match(/-?[\d.]+(?=px)|auto/g) ?? []).map(
    Number,
  );
  if (right - left <= INVISIBLE_PX || bottom - top <= INVISIBLE_PX) return true;
  return (
    /^(inset\(([5-9]\d|100)(\.\d+)?%|circle\(0(px|%)?( at|\)))/.test(clipPath) ||
    /\bopacity\(0(\.0\d*)?%?\)/.test(filter)
  );
}

/** `body` and the root clip at the edge of the window. */
function isClipping(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return (
    element !== ownDocument.body &&
    element !== ownDocument.documentElement &&
    `${overflowX}${overflowY}` !== "visiblevisible"
  );
}

function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const [x, y] = [left + clientLeft, top + clientTop];
  return { left: x, top: y, right: x + clientWidth, bottom: y + clientHeight };
}

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Such an element covers everything outside it, and a modal dialog makes the outside inert. */
function isAbove(element: Element): boolean {
  return [":modal", ":popover-open", ":fullscreen"].some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      // An older browser does not know it.
      return false;
    }
  });
}

/** The parent in what is drawn: the slot, or the element of a shadow root. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null;
}
