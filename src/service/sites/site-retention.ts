import { DAY_MS } from "../runtime/durations";
import type { Row } from "../store/database";

/** A lower retention takes effect this much later, so that a mistake does not purge records at once (contract 2.1). */
const DELAY_MS = 7 * DAY_MS;

type RetentionColumns = Pick<Row<"sites">, "retention" | "retention_effective_at" | "retention_until_then">;

/** Days for which records are kept now: a lower value counts only from its time on. */
export function effectiveRetention(site: RetentionColumns, now: Date): number {
  const isPending = site.retention_effective_at !== null && site.retention_effective_at > now;
  return isPending ? (site.retention_until_then ?? site.retention) : site.retention;
}

/**
 * The stored retention after a request. Raising takes effect at once, and raising again to the current value cancels a
 * lowering; lowering, or changing a pending lower value, starts the seven days.
 */
export function requestedRetention(site: RetentionColumns, asked: number, now: Date): RetentionColumns {
  const present = effectiveRetention(site, now);
  return asked >= present
    ? { retention: asked, retention_effective_at: null, retention_until_then: null }
    : { retention: asked, retention_effective_at: new Date(now.getTime() + DELAY_MS), retention_until_then: present };
}
