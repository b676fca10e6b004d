import { addListener } from "./add-listener";
import { allInPage } from "./all-in-page";
import { outermostAdded } from "./outermost-added";
import { ownDocument } from "./own-document";
import { listen, listenAgain } from "./page-listeners";

/**
 * Watches a page that changes without being loaded again: calls `replaced` after the whole document was replaced,
 * `changed` after elements were added or removed, `release` after marked ones were added, and `moved` after the address
 * or the page's language may have changed.
 */
export function watchPage(
  replaced: () => void,
  changed: (isRemoved: boolean) => void,
  release: () => void,
  moved: () => void,
): void {
  let root = ownDocument.documentElement;
  new MutationObserver((changes) => {
    if (root !== ownDocument.documentElement) {
      root = ownDocument.documentElement;
      listenAgain();
      followLanguage();
      replaced();
      moved();
    }
    changed(changes.some(({ removedNodes }) => removedNodes.length > 0));
    const added = outermostAdded(changes);
    const isAdded = (selector: string) => added.some((node) => holds(node, selector));
    if (isAdded("[data-consentform]")) removeCopies();
    if (isAdded("[data-consent]")) release();
  }).observe(document, { childList: true, subtree: true });
  const language = new MutationObserver(moved);
  const followLanguage = (): void => {
    if (root) language.observe(root, { attributes: true, attributeFilter: ["lang"] });
  };
  followLanguage();
  removeCopies();
  listen(window, "popstate", moved);
  // A router may have kept the functions below since before they were replaced, or use none of them.
  addListener((window as { navigation?: EventTarget }).navigation, "currententrychange", moved);
  for (const name of ["pushState", "replaceState"] as const) {
    const own = history[name];
    // Without an assignment, which throws on a page that froze its history.
    Reflect.set(history, name, function (this: History, ...change: Parameters<History["pushState"]>) {
      Reflect.apply(own, this, change);
      moved();
    });
  }
}

function holds(node: Node, selector: string): boolean {
  return node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
}

/** Removes copies of surfaces that a page inserted as markup or as clones: they are empty and do not respond. */
function removeCopies(): void {
  for (const host of allInPage("[data-consentform]")) if (!host.shadowRoot) host.remove();
}
