import type { FirstLayerSlice } from "../slice";
import { element } from "./element";

/** A button: all are the same element with the same class, so that none is larger or bolder than another. */
export function button(kind: "accept" | "reject" | "customize", text: string | undefined, act: () => void) {
  return element("button", { type: "button", class: `button ${kind}`, text, onclick: act });
}

/** The sign that closes a dialog. It stays at the top while the dialog scrolls, so it is the first element there. */
export function closeSign(label: string | undefined, act: () => void) {
  return element("button", { type: "button", class: "close", "aria-label": label, text: "\u00d7", onclick: act });
}

/** Opens a modal that itself has the focus: no control looks selected, and screen readers start at its title. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.tabIndex = -1;
  dialog.focus();
}

/** The links of the document; false if there are none. */
export function linkList({ links }: FirstLayerSlice): HTMLElement | false {
  const items = links.map(({ label, url }) => element("li", {}, element("a", { href: safeAddress(url), text: label })));
  return items.length > 0 && element("ul", { class: "links" }, ...items);
}

/** The document's schema allows https and paths only; a slice from elsewhere gets no further than that. */
export function safeAddress(url: string | undefined): string | undefined {
  return url && /^(https:\/\/|\/)/i.test(url) ? url : undefined;
}
