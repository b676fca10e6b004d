import { allInPage } from "./all-in-page";
import type { Kit } from "./kit";
import { listen } from "./page-listeners";
import type { Runtime } from "./runtime";
import { statusLine } from "./status-line";
import type { Surface } from "./surface";

/** The views that a page can open. */
export type View = "preferences" | "opt_out" | "limit";

/** The elements of a page that open each view: links to these fragments, and elements with these attributes. */
const openers: Readonly<Record<View, string>> = {
  preferences: 'a[href$="#consent-settings" i], [data-consent-settings]',
  opt_out: 'a[href$="#consent-opt-out" i]',
  limit: 'a[href$="#consent-limit" i]',
};

/** Lets the page's own links open the banner, wherever and whenever they are added. */
export function listenToPage(open: (view: View) => void): void {
  listen(document, "click", (event) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    for (const [view, selector] of Object.entries(openers) as [View, string][]) {
      if (!target.closest(selector)) continue;
      event.preventDefault();
      open(view);
    }
  });
}

/** The control that reopens the banner, and the links that a rule requires and the page does not have. */
export function drawControls(runtime: Runtime, kit: Kit, open: (view: View) => void): Surface[] {
  const { element, makeSurface, attach } = kit;
  const { slice, state } = runtime;
  const lacks = (view: View) => allInPage(openers[view]).length === 0;
  const { kind, position } = slice.layout.reopen;
  const surfaces: Surface[] = [];
  if (!state.isAsking && (kind !== "link" || lacks("preferences"))) {
    const surface = makeSurface("reopen", slice);
    const control = { type: "button", class: "reopen", "data-position": position, text: slice.reopen };
    surface.root.append(element("button", { ...control, onclick: () => open("preferences") }));
    attach(surface.host);
    surfaces.push(surface);
  }
  const { opt_out, limit_link } = slice.texts;
  const wanted: [View, string | undefined][] = [
    ...(state.rule.opt_out_link && lacks("opt_out") ? [["opt_out", opt_out?.link] as [View, string | undefined]] : []),
    ...(state.rule.limit_link && lacks("limit") ? [["limit", limit_link] as [View, string | undefined]] : []),
  ];
  if (wanted.length > 0) {
    const surface = makeSurface("page-links", slice);
    for (const [view, text] of wanted) {
      surface.root.append(element("button", { type: "button", class: "link", text, onclick: () => open(view) }));
    }
    const status = statusLine(runtime, kit);
    if (status) surface.root.append(status);
    attach(surface.host, "end");
    surfaces.push(surface);
  }
  return surfaces;
}
