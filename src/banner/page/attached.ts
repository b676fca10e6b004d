import type { Kit } from "./kit";

type Attached = Pick<Kit, "attached">;

/** Removes a surface for good. */
export function detach({ attached }: Attached, host: HTMLElement): void {
  attached.delete(host);
  host.remove();
}

/** Draws again what a page removed with its own content. A dialog that is removed stays open, and is modal no more. */
export function reattach({ attached, showModal }: Pick<Kit, "attached" | "showModal">): void {
  for (const [host, how] of attached) {
    if (host.isConnected) continue;
    if (how === "place") putInPlace(host);
    else document.body[how](host);
    const dialog = host.shadowRoot?.querySelector("dialog");
    if (!dialog) continue;
    dialog.open = false;
    showModal(dialog);
  }
}

/** Draws it in the present page's own element; without one, as a bar, like on a page that never had one. */
function putInPlace(host: HTMLElement): void {
  const place = document.getElementById("consent-banner");
  if (place) place.append(host);
  else document.body.prepend(host);
  const box = host.shadowRoot?.querySelector<HTMLElement>(".box");
  if (box) Object.assign(box.dataset, place ? { kind: "inline" } : { kind: "bar", position: "bottom" });
}
