const verdicts = new Map<string, boolean>();

/**
 * Reports whether the name is an IANA time zone that this process knows, links such as `Asia/Calcutta` included;
 * offsets are not.
 */
export function isTimeZone(name: string): boolean {
  const known = verdicts.get(name);
  if (known !== undefined) return known;
  const isKnown = /^[A-Za-z]/.test(name) && isAccepted(name);
  verdicts.set(name, isKnown);
  return isKnown;
}

function isAccepted(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}
