import { addListener } from "./add-listener";
import type { Kit } from "./kit";
import { ownDocument } from "./own-document";

/** How long a surface that a page removes too often stays away, in milliseconds. Each pause is longer. */
const FIRST_PAUSE_MS = 1000;

/**
 * Keeps the focus in place when a page removes a surface. Surfaces are drawn again as long as a page removes them, but
 * less and less often, so that the page does not keep the browser busy. Returns a function to call after each change.
 */
export function keepDrawn({ attached, reattach, REDRAWS }: Kit): (isRemoved: boolean) => void {
  let pause = FIRST_PAUSE_MS;
  let isPausing = false;
  let focused: HTMLElement | null = null;
  const keep = (element: EventTarget | null): void => {
    focused = element as HTMLElement | null;
  };
  // A modal that is shown again briefly focuses its first control, then itself.
  const enter = ({ target }: Event): void => {
    queueMicrotask(() => {
      if (!(target instanceof HTMLDialogElement) && (target as HTMLElement).matches(":focus")) keep(target);
    });
  };
  // Some browsers report the focus of a removed surface as lost; it is back before a timer runs.
  const leave = (): void => {
    setTimeout(() => {
      if (!focused?.matches(":focus")) keep(null);
    });
  };
  const refill = (): void => {
    isPausing = false;
    for (const how of attached.values()) {
      if (how.left < 1) pause *= 2;
      how.left = REDRAWS;
    }
    reattach();
  };
  const follow = (isRemoved: boolean): void => {
    // Browsers ignore a listener that is already added.
    for (const { shadowRoot } of attached.keys()) {
      addListener(shadowRoot, "focusin", enter);
      addListener(shadowRoot, "focusout", leave);
    }
    if (!isRemoved) return;
    const active = ownDocument.activeElement;
    const isLost = active === ownDocument.body || active?.shadowRoot?.activeElement instanceof HTMLDialogElement;
    if (isLost) focused?.focus();
    if (isPausing) return;
    isPausing = true;
    setTimeout(refill, pause);
  };
  refill();
  follow(false);
  return follow;
}
