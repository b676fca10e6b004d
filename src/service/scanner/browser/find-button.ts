import type { PageContext } from "./page-context";

/** A place of the banner where buttons are. */
export type BannerLayer = "first-layer" | "preferences";

/** Why a button cannot be pressed. `layer-absent`: the layer is not drawn. */
export type ButtonFault = "layer-absent" | "banner-ambiguous" | "button-absent" | "button-hidden" | "button-covered";

/** A button, ready to be pressed. */
export interface ReadyButton {
  readonly x: number;
  readonly y: number;
}

/**
 * Looks for a button of a layer, and whether a visitor could press it. As text, since it runs in the browser. The
 * world that it runs in has its own prototypes, but a page may name its elements like members of document.
 */
const SEARCH = `({ layer, selector }) => {
  const all = (root, what) => Document.prototype.querySelectorAll.call(root, what);
  const hosts = all(document, '[data-consentform="' + layer + '"]');
  if (hosts.length !== 1) return hosts.length === 0 ? "layer-absent" : "banner-ambiguous";
  const root = hosts[0].shadowRoot;
  const found = root === null ? [] : root.querySelectorAll(selector);
  if (found.length === 0) return "button-absent";
  const button = found[0];
  button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
  const isShown = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isShown || width < 1 || height < 1 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return "button-hidden";
  const over = Document.prototype.elementFromPoint.call(document, x, y);
  const inner = root.elementFromPoint(x, y);
  return over === hosts[0] && button.contains(inner) ? { x, y } : "button-covered";
}`;

const faults: readonly unknown[] = [
  "layer-absent",
  "banner-ambiguous",
  "button-absent",
  "button-hidden",
  "button-covered",
];

/** Finds a button of the banner: the first that a CSS selector matches. */
export async function findButton(
  { ask }: PageContext,
  layer: BannerLayer,
  selector: string,
): Promise<ReadyButton | ButtonFault> {
  const answer = await ask(SEARCH, { layer, selector });
  if (faults.includes(answer)) return answer as ButtonFault;
  const { x, y } = answer as ReadyButton;
  return { x, y };
}

/** Reports whether the banner script runs, and whether it asks. As text, since it runs in the browser. */
const DRAWN = `() => {
  const has = (name) => Document.prototype.querySelector.call(document, '[data-consentform="' + name + '"]') !== null;
  return { isRunning: has("said"), isAsking: has("first-layer") };
}`;

/** The parts of the banner that are drawn. */
export async function drawnParts({ ask }: PageContext): Promise<{ isRunning: boolean; isAsking: boolean }> {
  return (await ask(DRAWN, null)) as { isRunning: boolean; isAsking: boolean };
}
