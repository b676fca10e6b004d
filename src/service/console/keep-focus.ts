/** How long a page has to move the focus itself, in milliseconds. */
const SETTLE_MS = 100;

/**
 * Keeps the keyboard where it was when an action removes the control that had the focus: browsers would begin at the
 * top of the page.
 */
export function keepFocus(root: HTMLElement): void {
  /** The focused element and what surrounds it, from the inside. */
  let path: readonly HTMLElement[] = [];
  root.addEventListener("focusin", (event) => {
    path = event.composedPath().filter((each) => each instanceof HTMLElement && root.contains(each)) as HTMLElement[];
  });
  // Whoever clicks beside everything has left the control.
  root.addEventListener("pointerdown", () => {
    path = [];
  });
  new MutationObserver(() => {
    const [focused, ...around] = path;
    if (focused === undefined || focused.isConnected) return;
    path = [];
    setTimeout(() => {
      const place = around.find(({ isConnected }) => isConnected) ?? root;
      if (document.activeElement === document.body) focusOn(place.querySelector<HTMLElement>("h1, h2, h3") ?? place);
    }, SETTLE_MS);
  }).observe(root, { childList: true, subtree: true });
}

/** Focuses an element's first control, or the element itself. */
export function focusOn(element: HTMLElement): void {
  const control = element.querySelector<HTMLElement>(
    "a[href], button:enabled, summary, input:enabled:not([type=hidden]), select:enabled, textarea:enabled",
  );
  if (control === null) element.tabIndex = -1;
  (control ?? element).focus();
}
