import type { Definition, Properties } from "../../resources";
import type { Session } from "../session/session";

/**
 * Notes what a resource brought to production in earlier runs, so that its successor in this run recognizes the
 * program's own work. The service cannot distinguish it from other work with the same token.
 */
export function notePromoted(definition: Definition, recorded: Properties, promoted: Session["promoted"]): void {
  for (const [site, number] of definition.promoted?.(recorded) ?? []) {
    promoted.set(site, Math.max(number, promoted.get(site) ?? 0));
  }
}
