import type { Definition, Properties } from "../resources";
import type { Session } from "./session/session";

/**
 * Notes what a resource had brought to production in earlier runs, for the resources after it in this run. One that
 * takes over from it recognizes the program's own work; the service cannot distinguish it from other work with that
 * token.
 */
export function notePromoted(definition: Definition, recorded: Properties, promoted: Session["promoted"]): void {
  for (const [site, number] of definition.promoted?.(recorded) ?? []) {
    promoted.set(site, Math.max(number, promoted.get(site) ?? 0));
  }
}
