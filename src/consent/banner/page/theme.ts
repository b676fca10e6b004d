import type { FirstLayerSlice } from "../slice";

type Look = Pick<FirstLayerSlice, "theme" | "layout">;

/**
 * Follows the visitor's system if the document asks for it. Values are set as properties, never as the text of a style
 * sheet. A style of the page for every element does not replace them.
 *
 * The font is not a custom property, because `inherit` would then be the page's property of that name.
 */
export function applyTheme(host: HTMLElement, root: HTMLElement, { theme, layout }: Look): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  /** Sets custom properties: a member's name follows the name of its object. */
  const set = (name: string, value: unknown): void => {
    if (typeof value !== "object") host.style.setProperty(name, String(value), "important");
    else for (const [part, each] of Object.entries(value as object)) set(`${name}-${part}`, each);
  };
  const paint = (): void => {
    const isDark = theme.mode === "dark" || (theme.mode === "auto" && system.matches);
    set("-", {
      ...((isDark && theme.tokens.dark) || theme.tokens.light),
      radius: `${theme.radius}px`,
      size: `${theme.font_size}px`,
      z: layout.z_index,
      scheme: isDark ? "dark" : "light",
    });
  };
  root.style.fontFamily = theme.font_family;
  paint();
  system.onchange = paint;
}
