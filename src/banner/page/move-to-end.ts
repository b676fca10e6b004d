import type { Kit } from "./kit";

/**
 * Moves surfaces after the page's own elements that the parser added later, if the browser can move an element without
 * resetting it. An application that hydrates a body accepts no other element between its own.
 */
export function moveToEnd({ attached }: Pick<Kit, "attached">): void {
  const body = document.body as HTMLElement & { moveBefore?(node: Node, before: Node | null): void };
  for (const [host, { place }] of attached) {
    if (place === "over" && host.parentNode === body && isBeforePage(host)) body.moveBefore?.(host, null);
  }
}

function isBeforePage(host: Element): boolean {
  for (let next = host.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.hasAttribute("data-consentform")) return true;
  }
  return false;
}
