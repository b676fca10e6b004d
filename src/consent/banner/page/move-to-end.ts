import type { Kit } from "./kit";
import { ownDocument } from "./own-document";

/**
 * Moves surfaces after the page's own elements that the parser added later. An application that hydrates a body accepts
 * no other element between its own. A browser that resets an element that moves keeps one that has the focus.
 */
export function moveToEnd({ attached }: Pick<Kit, "attached">): void {
  const body = ownDocument.body as HTMLElement & { moveBefore?(node: Node, before: Node | null): void };
  for (const [host, { place }] of attached) {
    if (place !== "over" || host.parentNode !== body || !isBeforePage(host)) continue;
    if (body.moveBefore) body.moveBefore(host, null);
    // What the page loses is added again.
    else if (!host.matches(":focus-within")) host.remove();
  }
}

function isBeforePage(host: Element): boolean {
  for (let next = host.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.hasAttribute("data-consentform")) return true;
  }
  return false;
}
