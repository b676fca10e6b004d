import { setTimeout as sleep } from "node:timers/promises";
import type { DeliveryChanges } from "../store/delivery-changes";

/** How long a visitor waits for the database, and for how long it is then not asked again. */
const TIMEOUT_MS = 1000;

/** Marks that visitors do not wait for: undefined while the database does not answer. */
export interface PatientMarks {
  of(siteId: string, environment: string): Promise<string | null | undefined>;
}

/**
 * Limits how long a question may take. After one without an answer, none is asked for a second, so that no visitor
 * waits in vain.
 */
export function patientMarks(marks: Pick<DeliveryChanges, "markOf">, timeoutMs: number = TIMEOUT_MS): PatientMarks {
  let isSilent = false;
  const pause = (): void => {
    if (isSilent) return;
    isSilent = true;
    setTimeout(() => {
      isSilent = false;
    }, timeoutMs).unref();
  };
  return {
    of: async (siteId, environment) => {
      if (isSilent) return undefined;
      const waiting = new AbortController();
      const nothing = () => undefined;
      const mark = await Promise.race([
        marks.markOf(siteId, environment).catch(nothing),
        sleep(timeoutMs, undefined, { signal: waiting.signal }).catch(nothing),
      ]);
      waiting.abort();
      if (mark === undefined) pause();
      return mark;
    },
  };
}
