/** A watch over the stored choice of a site. */
export interface ChoiceWatch {
  /** Notifies other tabs that the choice changed. */
  notify(): void;
  stop(): void;
}

/** Calls back whenever the stored choice may have changed: another tab says so, or the page is looked at again. */
export function watchChoice(site: string, changed: () => void): ChoiceWatch {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(`consentform-${site}`) : null;
  const ending = new AbortController();
  const { signal } = ending;
  channel?.addEventListener("message", changed);
  for (const event of ["storage", "focus", "pageshow"]) window.addEventListener(event, changed, { signal });
  document.addEventListener("visibilitychange", changed, { signal });
  return {
    notify: () => channel?.postMessage(""),
    stop: () => {
      ending.abort();
      channel?.close();
    },
  };
}
