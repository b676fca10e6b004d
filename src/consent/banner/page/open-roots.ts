import { outermostAdded } from "./outermost-added";
import { ownDocument } from "./own-document";

/** The open shadow roots that were found in the page. */
const roots = new Set<ShadowRoot>();

/** The elements in open shadow roots of the page that match a selector. */
export function allInRoots(selector: string): HTMLElement[] {
  forgetRemoved();
  return [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/**
 * Calls `added` after marked elements appeared in an open shadow root of the page. The root may be declared in markup,
 * attached by a script, or part of an element that is added later. Closed roots are not searched.
 */
export function watchRoots(added: () => void): void {
  const enter = (root: ShadowRoot | null): void => {
    // A form has members with the names of its inputs.
    if (!(root instanceof ShadowRoot) || roots.has(root) || !root.host.isConnected) return;
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
    look(root);
  };
  const look = (node: Node): void => {
    if (node instanceof Element) enter(node.shadowRoot);
    if (!(node instanceof Element || node instanceof ShadowRoot)) return;
    const { querySelectorAll } = node instanceof Element ? Element.prototype : DocumentFragment.prototype;
    for (const element of Reflect.apply(querySelectorAll, node, ["*"])) enter(element.shadowRoot);
    if (Reflect.apply(Node.prototype.getRootNode, node, []) === document) return;
    const isMarked = node instanceof Element && node.hasAttribute("data-consent");
    if (isMarked || Reflect.apply(querySelectorAll, node, ["[data-consent]"]).length > 0) added();
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) forgetRemoved();
    outermostAdded(changes).forEach(look);
  });
  observer.observe(document, { childList: true, subtree: true });
  if (ownDocument.documentElement) look(ownDocument.documentElement);
  const own = Element.prototype.attachShadow;
  // Without an assignment, which throws on a page that froze its interfaces.
  Reflect.set(Element.prototype, "attachShadow", function (this: Element, ...options: [ShadowRootInit]) {
    const root = Reflect.apply(own, this, options);
    // Its content is added next. An element outside the page is searched when it is added.
    queueMicrotask(() => enter(this.shadowRoot));
    return root;
  });
}

/** A removed root would stay in memory. If the page adds it again, it is found again. */
function forgetRemoved(): void {
  for (const root of roots) if (!root.host.isConnected) roots.delete(root);
}
