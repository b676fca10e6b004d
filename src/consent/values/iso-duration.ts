const form = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Days of each designator of an ISO 8601 duration, in its order. A month counts as its usual least, so that `P13M` is
 * within thirteen months of 395 days.
 */
const daysEach = [365, 30, 7, 1, 1 / 24, 1 / 1440, 1 / 86400];

/** Length of an ISO 8601 duration in days; 0 for `session`, null for what is neither. */
export function isoDurationDays(duration: string): number | null {
  if (duration === "session") return 0;
  const parts = form.exec(duration)?.slice(1);
  if (parts === undefined || parts.every((part) => part === undefined)) return null;
  return parts.reduce((days, part, i) => days + Number(part ?? 0) * (daysEach[i] ?? 0), 0);
}
