import { addStyles } from "./add-styles";
import { css } from "./embeds.css";
import type { Kit } from "./kit";
import type { Runtime } from "./runtime";
import type { release } from "./tags";

/** embeds.js: placeholders of frames that wait. Loaded on pages that have such a frame. */

/** The functions that this part borrows. */
export interface EmbedsKit extends Kit {
  readonly release: typeof release;
}

/** The calls of this part. */
export interface Embeds {
  readonly drawPlaceholders: typeof drawPlaceholders;
  readonly redrawPlaceholders: typeof redrawPlaceholders;
}

let isStyled = false;
/** Frames that wait, with their placeholders; null where an empty space waits. */
const drawn = new Map<HTMLIFrameElement, HTMLElement | null>();

/** Draws a placeholder for each frame that waits, and removes those of frames that no longer do. */
export function drawPlaceholders(runtime: Runtime, waiting: readonly HTMLIFrameElement[], kit: EmbedsKit): void {
  if (!isStyled) addStyles(kit, css);
  isStyled = true;
  const isDrawing = runtime.bridge.settings.blocking.iframes === "placeholder";
  for (const frame of drawn.keys()) if (!waiting.includes(frame)) showFrame(frame);
  for (const frame of waiting.filter((each) => !drawn.has(each))) {
    drawn.set(frame, isDrawing ? placeholder(runtime, frame, kit) : null);
    frame.hidden = isDrawing;
    frame.style.visibility = "hidden";
  }
}

/** Draws them again, as in another language. */
export function redrawPlaceholders(runtime: Runtime, kit: EmbedsKit): void {
  const waiting = [...drawn.keys()];
  waiting.forEach(showFrame);
  drawPlaceholders(runtime, waiting, kit);
}

function showFrame(frame: HTMLIFrameElement): void {
  drawn.get(frame)?.remove();
  drawn.delete(frame);
  frame.hidden = false;
  frame.style.removeProperty("visibility");
}

function placeholder(
  runtime: Runtime,
  frame: HTMLIFrameElement,
  { element, button, makeSurface, release }: EmbedsKit,
): HTMLElement {
  const { slice, bridge, choose } = runtime;
  const { embed } = slice.texts;
  const category = frame.getAttribute("data-consent") ?? "";
  const { host, root } = makeSurface("embed", slice);
  const { width, height } = frame.getBoundingClientRect();
  host.style.setProperty("--width", width > 0 ? `${width}px` : "100%");
  host.style.setProperty("--height", `${height}px`);
  const once = () => {
    release(bridge, frame);
    showFrame(frame);
  };
  // What nothing names belongs to no category that could be granted.
  const service = frame.getAttribute("data-consent-service");
  const always = () => {
    const { granted, servicesOff } = runtime.state;
    choose({
      granted: [...new Set([...granted, category])],
      servicesOff: servicesOff.filter((key) => key !== service),
      method: "preferences",
    });
  };
  root.append(
    element(
      "section",
      { "aria-label": embed?.title },
      element("h2", { text: embed?.title }),
      element("p", { text: embed?.body }),
      element(
        "div",
        { class: "buttons" },
        button("customize", embed?.load_once, once),
        !runtime.optional.includes(category) ? null : button("accept", embed?.always, always),
      ),
    ),
  );
  frame.before(host);
  return host;
}
