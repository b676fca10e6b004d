import type { Embeds, EmbedsKit } from "./embeds";
import type { FirstPaint } from "./first-paint";
import type { Kit } from "./kit";
import type { Runtime } from "./runtime";
import { release } from "./tags";

/** Placeholders of frames, whose part is loaded with the first frame that waits. Without it, a frame stays empty. */
export function embedsOf(runtime: Runtime, { load }: FirstPaint, kit: Kit) {
  const own: EmbedsKit = { ...kit, release };
  let loading: Promise<unknown> | null = null;
  const use = (act: (embeds: Embeds) => void): void => {
    loading?.then((embeds) => act(embeds as Embeds)).catch(() => undefined);
  };
  return {
    draw: (waiting: readonly HTMLIFrameElement[]): void => {
      if (waiting.length > 0) loading ??= load("embeds.js");
      use(({ drawPlaceholders }) => drawPlaceholders(runtime, waiting, own));
    },
    redraw: (): void => use(({ redrawPlaceholders }) => redrawPlaceholders(runtime, own)),
  };
}
