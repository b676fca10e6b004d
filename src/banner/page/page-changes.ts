/**
 * Watches a page that changes without being loaded again: calls `removed` after elements were removed, `release` after
 * marked ones were added, and `moved` after the address or the page's language may have changed.
 */
export function watchPage(removed: () => void, release: () => void, moved: () => void): void {
  let isDue = false;
  const later = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      release();
    });
  };
  new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) removed();
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isMarked))) later();
  }).observe(document, { childList: true, subtree: true });
  new MutationObserver(moved).observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
  window.addEventListener("popstate", moved);
  // A router may have kept the functions below since before they were replaced, or use none of them.
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", moved);
  for (const name of ["pushState", "replaceState"] as const) {
    const own = history[name];
    history[name] = function (this: History, ...change) {
      own.apply(this, change);
      moved();
    };
  }
}

function isMarked(node: Node): boolean {
  return (
    node instanceof Element && (node.hasAttribute("data-consent") || node.querySelector("[data-consent]") !== null)
  );
}
