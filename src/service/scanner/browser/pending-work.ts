import type { Frame, Page } from "puppeteer-core";
import { within } from "./within";

/** The longest time until a frame answers. A busy frame is watched to the end. */
const ANSWER_MS = 1000;
/** The most frames of a page that are asked. */
const MAX_FRAMES = 50;

/**
 * Notes the plans of a document's scripts: timers until they are due, and everything whose end is unknown. The function
 * that reports them has a symbol as its name, which no page knows. It is text because it runs in the page before its
 * scripts.
 */
const NOTE_PLANS = `(() => {
  const { apply, construct } = Reflect;
  const now = performance.now.bind(performance);
  const due = new Map();
  let isEndless = false;
  let framedAt = -Infinity;
  const watch = (owner, name, traps) => {
    if (typeof owner?.[name] === "function") owner[name] = new Proxy(owner[name], traps);
  };
  const after = (note) => ({
    apply: (target, self, args) => {
      const made = apply(target, self, args);
      try { note(args, made); } catch {}
      return made;
    },
  });
  const delayOf = (delay) => (typeof delay === "object" ? 0 : Math.max(0, Number(delay) || 0));
  const plan = (id, delay, isAgain) => {
    if (due.size > 5000) isEndless = true;
    else due.set(id, { at: now() + delay, delay, isAgain });
  };
  const endless = after(() => { isEndless = true; });
  const opening = { construct: (target, args, made) => { isEndless = true; return construct(target, args, made); } };
  watch(window, "setTimeout", after(([, delay], id) => plan(id, delayOf(delay), false)));
  watch(window, "setInterval", after(([, delay], id) => plan(id, delayOf(delay), true)));
  for (const name of ["clearTimeout", "clearInterval"]) watch(window, name, after(([id]) => due.delete(id)));
  watch(window, "requestAnimationFrame", after(() => { framedAt = now(); }));
  watch(window.scheduler, "postTask", after(([, options], task) => plan(task, delayOf(options?.delay), false)));
  watch(AbortSignal, "timeout", after(([delay], signal) => plan(signal, delayOf(delay), false)));
  watch(window, "open", endless);
  watch(window.ServiceWorkerContainer?.prototype, "register", endless);
  for (const name of ["Worker", "SharedWorker", "WebSocket", "EventSource", "RTCPeerConnection"]) watch(window, name, opening);
  Object.defineProperty(document, Symbol.for("KEY"), { value: (horizon) => {
    const at = now();
    if (isEndless || at - framedAt < 100) return horizon;
    if (document.querySelector("video, audio, meta[http-equiv=refresh i]") !== null) return horizon;
    if (document.getAnimations().some(({ playState }) => playState === "running")) return horizon;
    let rest = 0;
    for (const [id, plan] of due) {
      if (plan.isAgain && plan.delay <= horizon) return horizon;
      // One that is late waits for a busy page.
      if (plan.at < at - 250) due.delete(id);
      else if (plan.at - at <= horizon) rest = Math.max(rest, plan.at - at + 50);
    }
    return rest;
  } });
})();`;

/** The plans of a page's scripts. */
export interface PendingWork {
  /** Milliseconds until the last plan within this time is due; the whole time if the end of a plan is unknown. */
  rest(withinMs: number): Promise<number>;
}

/** Begins to note the plans of a page's scripts. Call it before the page is loaded. */
export async function watchPlans(page: Page): Promise<PendingWork> {
  const key = crypto.randomUUID();
  await page.evaluateOnNewDocument(NOTE_PLANS.replace("KEY", key));
  const restOf = async (frame: Frame, withinMs: number): Promise<number> => {
    // The browser's own page about a frame that could not be loaded.
    if (frame.url().startsWith("chrome-error:")) return 0;
    const question = frame.evaluate(`document[Symbol.for("${key}")](${withinMs})`);
    const answer: unknown = await within(ANSWER_MS, question).catch(() => withinMs);
    return typeof answer === "number" && answer >= 0 ? Math.min(answer, withinMs) : withinMs;
  };
  return {
    rest: async (withinMs) =>
      Math.max(
        ...(await Promise.all(
          page
            .frames()
            .slice(0, MAX_FRAMES)
            .map((frame) => restOf(frame, withinMs)),
        )),
      ),
  };
}
