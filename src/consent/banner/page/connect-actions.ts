import type { StartActions } from "./actions";
import { announceError } from "./announce-error";
import type { Action, FirstPaint } from "./first-paint";
import { kit } from "./kit";

/** How long a modal keeps a visitor from the page while nothing can answer, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Loads what answers a visitor. Until then the last click waits. If it cannot be loaded, nothing is granted or stored,
 * the banner stays without keeping anyone from the page, and a click tries again.
 */
export async function connectActions(paint: FirstPaint, attempt = ""): Promise<void> {
  let waiting: Action | null = null;
  paint.act = (action) => {
    waiting = action;
  };
  const timer = setTimeout(makeModeless, PATIENCE_MS, paint);
  try {
    // Browsers keep a module that failed by its address; services ignore the query.
    const { startActions } = (await paint.load(`actions.js${attempt}`)) as { startActions: StartActions };
    paint.act = startActions(paint, kit);
    // After the stored choice is applied.
    await null;
    if (waiting) paint.act(waiting);
  } catch {
    paint.act = (action) => {
      void connectActions(paint, `${attempt}?`);
      paint.act(action);
    };
    makeModeless(paint);
    announceError();
  } finally {
    clearTimeout(timer);
  }
}

function makeModeless({ firstLayer }: FirstPaint): void {
  const dialog = firstLayer?.root.querySelector("dialog");
  if (!dialog?.matches(":modal")) return;
  dialog.onclose = null;
  dialog.dataset.modeless = "true";
  dialog.close();
  dialog.show();
}
