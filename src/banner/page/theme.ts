import type { FirstLayerSlice } from "../slice";

type Look = Pick<FirstLayerSlice, "theme" | "layout">;

const buttons = ["accept", "reject", "customize"] as const;
const colors = ["surface", "text", "muted", "border", "focus"] as const;

/**
 * Follows the visitor's system if the document asks for it. Values are set as properties, never as the text of a style
 * sheet. A style of the page for every element does not replace them.
 *
 * The font is not a custom property, because `inherit` would then be the page's property of that name.
 */
export function applyTheme(host: HTMLElement, root: HTMLElement, { theme, layout }: Look): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const paint = (): void => {
    const isDark = theme.mode === "dark" || (theme.mode === "auto" && system.matches);
    const tokens = (isDark && theme.tokens.dark) || theme.tokens.light;
    const set = (name: string, value: string | number) =>
      host.style.setProperty(`--${name}`, String(value), "important");
    for (const name of colors) set(name, tokens[name]);
    for (const name of buttons) {
      for (const part of ["bg", "fg", "border"] as const) set(`${name}-${part}`, tokens[name][part]);
    }
    set("radius", `${theme.radius}px`);
    set("size", `${theme.font_size}px`);
    set("z", layout.z_index);
    set("scheme", isDark ? "dark" : "light");
  };
  root.style.fontFamily = theme.font_family;
  paint();
  system.addEventListener("change", paint);
}
