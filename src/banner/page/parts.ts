import type { FirstLayerSlice } from "../slice";
import { element } from "./element";
import { languageName } from "./language";
import type { Runtime } from "./runtime";

/** A button: all are the same element with the same class, so that none is larger or bolder than another. */
export function button(kind: "accept" | "reject" | "customize", text: string | undefined, act: () => void) {
  return element("button", { type: "button", class: `button ${kind}`, text, onclick: act });
}

/** The line that says that a signal is in effect, or that the visitor opted out; null if there is nothing to say. */
export function statusLine({ slice, state }: Runtime): HTMLElement | null {
  const { status } = slice.texts;
  if (!slice.gpc.show_status) return null;
  const sold = slice.categories.filter((category) => category.sale_or_share && !category.required);
  const isOptedOut =
    state.isDecided &&
    state.rule.model === "opt_out" &&
    sold.length > 0 &&
    sold.every(({ key }) => !state.granted.includes(key));
  const isHonored = state.isSignalHonored && state.heldOff.every((key) => !state.granted.includes(key));
  const text = isHonored ? status?.gpc_honoured : isOptedOut ? status?.opted_out : undefined;
  return text === undefined ? null : element("p", { class: "status", text });
}

/** The links of the document; null if there are none. */
export function linkList({ links }: FirstLayerSlice): HTMLElement | null {
  if (links.length === 0) return null;
  const items = links.map(({ label, url }) => element("li", {}, element("a", { href: safeAddress(url), text: label })));
  return element("ul", { class: "links" }, ...items);
}

/** The document's schema allows https and paths only; a slice from elsewhere gets no further than that. */
export function safeAddress(url: string): string | undefined {
  return /^(https:\/\/|\/)/i.test(url) ? url : undefined;
}

/** A chooser of the banner's language; null where there is one language. */
export function languageChooser({ slice, bridge }: Runtime, choose: (language: string) => void): HTMLElement | null {
  const { available } = bridge.settings.languages;
  if (available.length < 2) return null;
  const options = available.map((tag) =>
    element("option", { value: tag, lang: tag, text: languageName(tag), selected: tag === slice.language }),
  );
  const chooser = element("select", { class: "language", "aria-label": slice.words.language }, ...options);
  chooser.onchange = () => choose(chooser.value);
  return chooser;
}

/** The logo, from the page's own host or the asset host; null where there is none. */
export function logo({ slice, bridge }: Runtime): HTMLElement | null {
  const { logo_url } = slice.theme;
  const source = logo_url === undefined ? undefined : safeAddress(logo_url);
  if (source === undefined) return null;
  const { hostname } = new URL(source, document.baseURI);
  const isOwn = [location.hostname, new URL(bridge.base).hostname].includes(hostname);
  return isOwn ? element("img", { class: "logo", src: source, alt: "" }) : null;
}
