import { drawingOf } from "./drawing";
import { embedsOf } from "./embeds-part";
import type { Action, FirstPaint } from "./first-paint";
import { followStanding, stopFollowing } from "./follow-standing";
import { isParsed } from "./is-parsed";
import { keepClicks } from "./keep-clicks";
import { keepDrawn } from "./keep-drawn";
import type { Kit } from "./kit";
import { moveToEnd } from "./move-to-end";
import { onceATask } from "./once-a-task";
import { watchRoots } from "./open-roots";
import { watchPage } from "./page-changes";
import { listen } from "./page-listeners";
import { startRuntime } from "./runtime";
import { sourceOf } from "./source";
import { releaseTags } from "./tags";
import { uncoverFocus } from "./uncover-focus";

/** actions.js: loaded after the first paint. It reads the stored choice, answers the visitor and follows the page. */

export { followStanding };

/** Starts it. The result answers a visitor on the first layer. */
export type StartActions = typeof startActions;

export function startActions(paint: FirstPaint, kit: Kit): (action: Action) => void {
  const { bridge, isFrame } = paint;
  const { languages } = bridge.settings;
  const calls = stopFollowing();
  const source = sourceOf(bridge, kit);
  const runtime = startRuntime(paint, source);
  const embeds = embedsOf(runtime, paint, kit);
  const drawing = isFrame ? null : drawingOf(runtime, paint, kit, embeds.redraw);
  const release = (): void => {
    if (isParsed()) embeds.draw(releaseTags(bridge));
  };
  const net = bridge.released;
  bridge.released = () => {
    net();
    release();
  };
  const releaseSoon = onceATask(release);
  watchRoots(releaseSoon);
  const start = (): void => {
    moveToEnd(kit);
    release();
  };
  // Until then, a script's text may be incomplete.
  if (isParsed()) start();
  listen(document, "DOMContentLoaded", start);
  let language = kit.pageLanguage(languages);
  watchPage(
    () => drawing?.redraw(),
    keepDrawn(kit),
    releaseSoon,
    () => {
      const now = kit.pageLanguage(languages);
      if (now === language || drawing === null) return;
      language = now;
      void drawing.chooseLanguage(now);
    },
  );
  const { choose, optional } = runtime;
  const open = (view: "preferences" | "opt_out") => () => drawing?.open(view);
  const actions: Readonly<Record<Action, () => void>> = {
    accept: () => choose({ granted: optional, method: "banner" }),
    reject: () => choose({ granted: [], method: "banner" }),
    keep: () => choose({ ...runtime.state, method: "banner" }),
    customize: open("preferences"),
    opt_out: open("opt_out"),
  };
  if (drawing) {
    const withdraw = () => choose({ granted: [], method: "api" });
    bridge.connect({ open: actions.customize, withdraw });
    if (calls.withdraw) withdraw();
    if (calls.open) actions.customize();
    runtime.sendAgain();
    uncoverFocus(paint);
    keepClicks(kit);
  }
  return (action) => actions[action]();
}
