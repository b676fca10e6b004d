import type { PageContext } from "./page-context";

/**
 * Scrolls to the current end of the page and back, and touches the page. It is text because it runs in the browser. A
 * page that is too short to scroll gets the event anyway, because it would scroll on a smaller screen. The touch is
 * synthetic: a real one would press the element below it.
 */
const SCROLL_AND_TOUCH = `async () => {
  const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); setTimeout(resolve, 50); });
  const middle = Document.prototype.elementFromPoint.call(document, innerWidth / 2, innerHeight / 2);
  const scrolls = (element) => element.scrollHeight - element.clientHeight > 8 && element.clientHeight > innerHeight / 2 && /auto|scroll/.test(getComputedStyle(element).overflowY);
  let inner = middle;
  while (inner !== null && !scrolls(inner)) inner = inner.parentElement;
  const roots = new Set([document.scrollingElement, inner].filter((root) => root instanceof Element));
  let hasMoved = false;
  for (const root of roots) {
    const start = root.scrollTop;
    const end = root.scrollHeight - root.clientHeight;
    const step = Math.max(root.clientHeight, end / 20, 1);
    for (let top = start; top < end; ) {
      top = Math.min(top + step, end);
      root.scrollTo({ top, behavior: "instant" });
      await frame();
      hasMoved ||= root.scrollTop !== start;
    }
    root.scrollTo({ top: start, behavior: "instant" });
    await frame();
  }
  const dispatch = (target, event) => EventTarget.prototype.dispatchEvent.call(target, event);
  if (!hasMoved) dispatch(document, new Event("scroll", { bubbles: true }));
  const target = document.documentElement;
  const touches = [new Touch({ identifier: 1, target, clientX: 8, clientY: 8 })];
  for (const type of ["touchstart", "touchmove", "touchcancel"]) {
    const touching = type === "touchcancel" ? [] : touches;
    dispatch(target, new TouchEvent(type, { bubbles: true, composed: true, touches: touching, changedTouches: touches }));
  }
}`;

/** The longest time that a busy page may take to receive one event. */
const EVENT_MS = 2000;

/**
 * Does what a visitor does without choosing: moves the pointer, turns the wheel, touches a modifier key, scrolls and
 * touches the page. Nothing is pressed, and nothing is typed.
 */
export async function moveAbout({ ask, session }: PageContext): Promise<void> {
  const options = { timeout: EVENT_MS };
  const mouse = (type: "mouseMoved" | "mouseWheel", more: { x: number; y: number; deltaX?: number; deltaY?: number }) =>
    session.send("Input.dispatchMouseEvent", { type, ...more }, options);
  const key = { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16 };
  const events = [
    () => mouse("mouseMoved", { x: 200, y: 150 }),
    () => mouse("mouseMoved", { x: 320, y: 240 }),
    () => mouse("mouseWheel", { x: 320, y: 240, deltaX: 0, deltaY: 60 }),
    () => session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key, modifiers: 8 }, options),
    () => session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }, options),
    () => ask(SCROLL_AND_TOUCH, null),
  ];
  // A page that does not receive one event may receive the next.
  for (const send of events) await send().catch(() => undefined);
}
