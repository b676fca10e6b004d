import { attach } from "./attached";
import { element } from "./element";
import type { FirstPaint } from "./first-paint";
import { ownDocument } from "./own-document";
import { button, closeSign, linkList, safeAddress, showModal } from "./parts";
import { makeSurface, type Surface } from "./surface";

type Paint = Pick<FirstPaint, "bridge" | "slice" | "question" | "act">;

/** Draws the first layer. */
export function drawFirstLayer(paint: Paint): Surface {
  const { bridge, slice, question } = paint;
  const { kind, position, overlay } = slice.layout;
  const { title, close_label } = slice.texts.banner ?? {};
  const surface = makeSurface("first-layer", slice);
  const isModal = kind === "modal" || overlay;
  const isClosable = slice.layout.close_button !== "none" && question.rule.refuse_by !== "pay";
  // Under a signal, the button that accepts all grants less than its label says.
  const status =
    question.isSignalHonored &&
    ((question.rule.first_layer.includes("accept_all") && slice.words.signal) ||
      (slice.gpc.show_status && slice.texts.status?.gpc_honoured));
  const box = element(
    isModal ? "dialog" : "section",
    {
      class: "box",
      "data-kind": kind,
      "data-position": kind === "inline" ? "bottom" : position,
      "aria-labelledby": "title",
      // A prevented cancel event does not hold a modal that Esc is pressed on twice.
      closedby: isModal && "none",
    },
    isClosable && closeSign(close_label, () => paint.act("reject")),
    logo(paint),
    element("h2", { id: "title", text: title }),
    element("p", { class: "body", text: bodyOf(paint) }),
    status && element("p", { class: "status", text: status }),
    buttons(paint),
    element(
      "div",
      { class: "foot" },
      linkList(slice),
      // Its options come after the first paint.
      bridge.settings.languages.available.length > 1 &&
        element("select", { class: "language", "aria-label": slice.words.language }),
    ),
  );
  surface.root.append(box);
  surface.root.dataset.rule = question.rule.id ?? "";
  if (box instanceof HTMLDialogElement) holdOpen(box);
  attach(surface.host, kind === "inline" ? "place" : "over");
  return surface;
}

/** The text of the first layer. If something optional runs before a choice, it must not say that nothing does. */
function bodyOf({ slice, question: { optional, rule } }: Paint): string | undefined {
  const { body, notice } = slice.texts.banner ?? {};
  return optional.some((key) => rule.defaults[key] === "on") ? (notice ?? body) : body;
}

function buttons(paint: Paint): HTMLElement {
  const { slice, question } = paint;
  const { banner, opt_out } = slice.texts;
  const { first_layer, refuse_by } = question.rule;
  const has = (name: (typeof first_layer)[number]) => first_layer.includes(name);
  const make = (name: (typeof slice.layout.button_order)[number]) => {
    const kind = name.replace("_all", "") as "accept" | "reject" | "customize";
    // Scans press buttons by name: their texts are the document's.
    return Object.assign(
      button(kind, banner?.[name], () => paint.act(kind)),
      { name },
    );
  };
  const pay = refuse_by === "pay" && safeAddress(slice.pay);
  return element(
    "div",
    { class: "buttons" },
    ...slice.layout.button_order.filter(has).map(make),
    pay && element("a", { class: "button reject", href: pay, text: banner?.pay }),
    has("opt_out") && button("reject", opt_out?.link, () => paint.act("opt_out")),
    // It dismisses: what is on stays on, and nothing else is.
    has("ok") && button("accept", banner?.ok, () => paint.act("keep")),
  );
}

/** The logo, from the page's own host or the asset host. The service's copy takes precedence. */
function logo({ slice, bridge }: Paint): HTMLElement | false {
  const source = slice.logo ? new URL(slice.logo, bridge.base).href : safeAddress(slice.theme.logo_url);
  if (!source) return false;
  const { hostname } = new URL(source, ownDocument.baseURI);
  const isOwn = [location.hostname, new URL(bridge.base).hostname].includes(hostname);
  return isOwn && element("img", { class: "logo", src: source, alt: "" });
}

/** A modal waits for a choice, so it is shown again after every close. */
function holdOpen(dialog: HTMLDialogElement): void {
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => dialog.isConnected && showModal(dialog);
}
