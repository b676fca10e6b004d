/**
 * Acts for one of several tags. A page that requires Trusted Types may refuse some of them, which must not stop the
 * others. Returns null if the page refuses.
 */
export function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch (error) {
    console.warn("consentform: the page does not allow a released tag.", error);
    return null;
  }
}
