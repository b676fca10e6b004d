import { element } from "./element";
import { button, languageChooser, linkList, logo, safeAddress, statusLine } from "./parts";
import type { Runtime } from "./runtime";
import { attach, makeSurface, type Surface } from "./surface";

/** The calls of the first layer beyond a choice. */
export interface FirstLayerCalls {
  openPreferences(): void;
  openOptOut(): void;
  chooseLanguage(language: string): void;
}

/** Draws the first layer. */
export function drawFirstLayer(runtime: Runtime, calls: FirstLayerCalls): Surface {
  const { slice, state } = runtime;
  const { kind, position, overlay } = slice.layout;
  const surface = makeSurface("first-layer", slice);
  const place = kind === "inline" ? document.getElementById("consent-banner") : null;
  const isModal = kind === "modal" || overlay;
  const box = element(
    isModal ? "dialog" : "section",
    {
      class: "box",
      "data-kind": kind === "inline" && place === null ? "bar" : kind,
      "data-position": kind === "inline" && place === null ? "bottom" : position,
      "aria-labelledby": "title",
      // A prevented cancel event does not hold a modal that Esc is pressed on twice.
      closedby: isModal && "none",
    },
    logo(runtime),
    element("h2", { id: "title", text: slice.texts.banner?.title }),
    closeButton(runtime),
    element("p", { class: "body", text: bodyOf(runtime) }),
    statusLine(runtime),
    buttons(runtime, calls),
    element("div", { class: "foot" }, linkList(slice), languageChooser(runtime, calls.chooseLanguage)),
  );
  surface.root.append(box);
  if (place) place.append(surface.host);
  else attach(surface.host);
  if (box instanceof HTMLDialogElement) showModal(box);
  surface.root.dataset.rule = state.rule.id ?? "";
  return surface;
}

/** The text of the first layer. If something optional runs before a choice, it must not say that nothing does. */
function bodyOf({ slice, state }: Runtime): string | undefined {
  const { body, notice } = slice.texts.banner ?? {};
  const isOnBefore = slice.categories.some(({ key, required }) => !required && state.rule.defaults[key] === "on");
  return isOnBefore ? (notice ?? body) : body;
}

function closeButton({ slice, state, choose }: Runtime): HTMLElement | null {
  if (slice.layout.close_button === "none" || state.rule.refuse_by === "pay") return null;
  const act = () => choose({ granted: [], method: "banner" });
  return element("button", {
    type: "button",
    class: "close",
    "aria-label": slice.texts.banner?.close_label,
    text: "\u00d7",
    onclick: act,
  });
}

function buttons({ slice, state, optional, choose }: Runtime, calls: FirstLayerCalls): HTMLElement {
  const { banner, opt_out } = slice.texts;
  const { first_layer, refuse_by } = state.rule;
  const make = {
    accept_all: () => button("accept", banner?.accept_all, () => choose({ granted: optional, method: "banner" })),
    reject_all: () => button("reject", banner?.reject_all, () => choose({ granted: [], method: "banner" })),
    customize: () => button("customize", banner?.customize, calls.openPreferences),
  };
  const pay = refuse_by === "pay" && slice.pay !== undefined ? safeAddress(slice.pay) : undefined;
  return element(
    "div",
    { class: "buttons" },
    // Scans press buttons by name: their texts are the document's.
    ...slice.layout.button_order
      .filter((name) => first_layer.includes(name))
      .map((name) => Object.assign(make[name](), { name })),
    pay ? element("a", { class: "button reject", href: pay, text: banner?.pay }) : null,
    first_layer.includes("opt_out") ? button("reject", opt_out?.link, calls.openOptOut) : null,
    // It dismisses: what is on stays on, and nothing else is.
    first_layer.includes("ok")
      ? button("accept", banner?.ok, () => choose({ granted: state.granted, method: "banner" }))
      : null,
  );
}

/** Shows a modal that waits for a choice, again after every close. */
function showModal(dialog: HTMLDialogElement): void {
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => dialog.isConnected && dialog.showModal();
  dialog.showModal();
}
