import type { Kit } from "./kit";

type Attached = Pick<Kit, "attached">;

/** Removes a surface for good. */
export function detach({ attached }: Attached, host: HTMLElement): void {
  attached.delete(host);
  host.remove();
}

/** Draws again what a page removed with its own content. A dialog that is removed is closed. */
export function reattach({ attached }: Attached): void {
  for (const [host, how] of attached) {
    if (host.isConnected) continue;
    document.body[how](host);
    const dialog = host.shadowRoot?.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}
