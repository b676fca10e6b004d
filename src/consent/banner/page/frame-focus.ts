import { addListener } from "./add-listener";
import { ownDocument } from "./own-document";

/**
 * Lets the keyboard reach a placeholder where its frame is. The placeholder is at the end of the page, but its empty
 * frame is a tab stop. From there the focus moves to the buttons, and from the last button it continues after the
 * frame.
 */
const hosts = new WeakMap<HTMLElement, HTMLElement>();
let isBackward = false;
let isLeaving = false;
let isListening = false;

/** Adds a frame and the host of its placeholder; null removes it. */
export function connectFocus(frame: HTMLElement, host: HTMLElement | null): void {
  if (host === null) {
    hosts.delete(frame);
    return;
  }
  hosts.set(frame, host);
  // Unlike the host, its content does not outlive the frame.
  addListener(host.shadowRoot?.querySelector("section"), "keydown", (event) =>
    leave(event as KeyboardEvent, frame, host),
  );
  if (isListening) return;
  isListening = true;
  addListener(
    window,
    "keydown",
    (event) => {
      isBackward = (event as KeyboardEvent).shiftKey;
    },
    true,
  );
  // A frame that gets the focus blurs the window.
  addListener(window, "blur", () => setTimeout(enter));
}

function enter(): void {
  let focused = ownDocument.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const host = hosts.get(focused as HTMLElement);
  if (host === undefined || isLeaving) return;
  const buttons = buttonsOf(host);
  (isBackward ? buttons.at(-1) : buttons[0])?.focus();
}

/** The browser continues from the element that has the focus after this. */
function leave({ key, shiftKey }: KeyboardEvent, frame: HTMLElement, host: HTMLElement): void {
  const buttons = buttonsOf(host);
  if (key !== "Tab" || host.shadowRoot?.activeElement !== (shiftKey ? buttons[0] : buttons.at(-1))) return;
  isLeaving = true;
  frame.focus({ preventScroll: true });
  setTimeout(() => {
    isLeaving = false;
  }, 50);
}

const buttonsOf = (host: HTMLElement): HTMLElement[] => [...(host.shadowRoot?.querySelectorAll("button") ?? [])];
