/**
 * Milliseconds that a `Retry-After` header asks to wait, or null when there is none that can be read (RFC 9110, 10.2.3:
 * delay in seconds, or a date).
 *
 * A date is measured against the answer's own `Date` header where it has one, so that a wrong clock on this machine
 * does not turn a second into an hour.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const value = headers.get("Retry-After")?.trim();
  if (value === undefined || value === "") {
    return null;
  }
  if (/^\d+$/.test(value)) {
    return Number(value) * 1000;
  }
  // A negative or fractional number is neither form, but Date.parse would read it as a year.
  const at = /^[A-Za-z]/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) {
    return null;
  }
  return Math.max(0, at - (answeredAtMs(headers) ?? nowMs));
}

/** When the service answered, by its own clock: the `Date` header; null without one that can be read. */
export function answeredAtMs(headers: Headers): number | null {
  const at = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(at) ? null : at;
}
