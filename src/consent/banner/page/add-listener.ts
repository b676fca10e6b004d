/** Adds a listener. A page may have replaced the method with one that throws, even after it added the listener. */
export function addListener(
  target: EventTarget | null | undefined,
  ...given: Parameters<EventTarget["addEventListener"]>
): void {
  try {
    if (target) Reflect.apply(EventTarget.prototype.addEventListener, target, given);
  } catch {
    // If it was not added, the banner works without it.
  }
}
