import type { FirstLayerSlice } from "../slice";
import { css } from "./banner.css";
import { element } from "./element";
import { applyTheme } from "./theme";

/** One style sheet for everything that is drawn. Constructed, because `style-src 'self'` refuses a style element. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** An element of the page with a shadow root that no style of the page reaches. */
export interface Surface {
  readonly host: HTMLElement;
  /** The parent of everything that is drawn. */
  readonly root: HTMLElement;
}

/** Makes a surface in the language, direction and colors of the banner. */
export function makeSurface(name: string, slice: FirstLayerSlice): Surface {
  const host = element("div", { "data-consentform": name });
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet];
  const root = element("div", { class: `root in-${name}`, lang: slice.language, dir: slice.direction });
  shadow.append(root);
  applyTheme(host, root, slice);
  return { host, root };
}
