import { addListener } from "./add-listener";
import { listen } from "./page-listeners";

/** A watch over the stored choice of a site. */
export interface ChoiceWatch {
  /** Notifies other tabs that the choice changed. */
  notify(): void;
  stop(): void;
}

/** Calls back whenever the stored choice may have changed: another tab reports a change, or the page is shown again. */
export function watchChoice(site: string, changed: (event: Event) => void): ChoiceWatch {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(`consentform-${site}`) : null;
  addListener(channel, "message", changed);
  const ends = ["storage", "focus", "pageshow"].map((type) => listen(window, type, changed));
  ends.push(listen(document, "visibilitychange", changed));
  return {
    notify: () => channel?.postMessage(""),
    stop: () => {
      for (const end of ends) end();
      channel?.close();
    },
  };
}
