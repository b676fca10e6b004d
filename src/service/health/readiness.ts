import { withTimeout } from "../runtime/with-timeout";
import type { Store } from "../store/database";
import { writeFault } from "../store/health";

/** A database that takes longer to answer is as good as none. */
const TIMEOUT_MS = 2000;

/** True if requests should be sent to this process. */
export interface Readiness {
  /** From now on it is not ready, while it still answers: proxies take it out before it stops. */
  drain(): void;
  /** Why it is not ready; null if it is. Never rejects. */
  fault(): Promise<string | null>;
}

/** Watches a service. */
export function createReadiness(store: Store): Readiness {
  let isDraining = false;
  return {
    drain: () => {
      isDraining = true;
    },
    fault: async () => {
      if (isDraining) return "stopping";
      if (!store.hasRoom()) return "the disk is full";
      try {
        return await withTimeout(writeFault(store.db), TIMEOUT_MS);
      } catch {
        return "the database does not answer";
      }
    },
  };
}
