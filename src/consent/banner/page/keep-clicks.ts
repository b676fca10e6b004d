import type { Kit } from "./kit";
import { listen } from "./page-listeners";

/** A press prevents the click if it is prevented, on touch screens and with a mouse. */
const presses = ["touchstart", "pointerdown", "mousedown", "click"];
const ways = ["preventDefault", "stopPropagation", "stopImmediatePropagation"] as const;

/**
 * Lets clicks reach the banner where the page stops those outside its own dialog, as focus traps do: the page's
 * listeners get such events, and cannot stop them. The window gets an event before any element.
 */
export function keepClicks({ attached }: Kit): void {
  for (const type of presses) {
    listen(
      window,
      type,
      (event) => {
        // For the window, the target inside a shadow root is its host. A page may have replaced methods of events.
        if (!attached.has(event.target as HTMLElement)) return;
        for (const way of ways) Object.defineProperty(event, way, { value: () => {} });
      },
      true,
    );
  }
}
