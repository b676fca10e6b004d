/** Digits of a ULID, in the order of their values. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Distance between a record's id and its event, which are made within one request. */
const SLACK_MS = 60_000;

/** A period that contains the event of a consent record, by the time in its id; null if it is not such an id. */
export function recordWindow(id: string): { from: string; to: string } | null {
  const ulid = /^con_([0-7][0-9a-hjkmnp-tv-z]{25})$/.exec(id.trim().toLowerCase())?.[1];
  if (ulid === undefined) return null;
  const time = [...ulid.slice(0, 10)].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
  return { from: new Date(time - SLACK_MS).toISOString(), to: new Date(time + SLACK_MS).toISOString() };
}
