import { ownDocument } from "./own-document";

/** How long a browser may take to report an empty address, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Asks the browser which scripts it has fetched or run, or would never run. The browser keeps a note of them, which
 * clones share. It reports an empty address only for a script without the note. Nothing is requested, so no policy
 * applies.
 */
export function startedAmong(scripts: readonly HTMLScriptElement[]): Promise<Set<HTMLScriptElement>> {
  const started = new Set(scripts);
  return new Promise((resolve) => {
    const end = () => resolve(started);
    // Reports arrive in order: this one is the last.
    const last = ownDocument.createElement("script");
    for (const script of [...scripts, last]) {
      const probe = (script === last ? last : script.cloneNode()) as HTMLScriptElement;
      probe.onerror = () => (script === last ? end() : started.delete(script));
      try {
        for (const attribute of [...probe.attributes]) probe.removeAttributeNode(attribute);
        // Automatic blocking must not hold it.
        probe.setAttribute("data-consent-free", "");
        probe.setAttribute("src", "");
        ownDocument.head.append(probe);
        probe.remove();
      } catch {
        // A page that requires Trusted Types refuses this and copies, so only the element itself can run.
        started.clear();
        end();
      }
    }
    setTimeout(end, PATIENCE_MS);
  });
}
