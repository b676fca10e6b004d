/** An hour, in milliseconds. */
export const HOUR_MS = 60 * 60 * 1000;

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * How long after its creation an object can be taken for what an interrupted attempt left, in days: whoever resumes a
 * deployment does so within a week. An older one, which no one has changed or used, is more likely another stack's: one
 * that `retainOnDelete` kept and that was adopted there as it is.
 */
export const LEFT_OVER_DAYS = 7;
