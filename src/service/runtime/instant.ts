/** PostgreSQL has no year 0. */
const earliestMs = Date.parse("0001-01-01T00:00:00.000Z");

/**
 * A time of the contract (schema Time) as a date that the database takes: a leap second, which Date does not know, is
 * the second after it, and the year 0 is the year 1.
 */
export function instantOf(text: string): Date {
  const ms = text.includes(":60") ? Date.parse(text.replace(":60", ":59")) + 1000 : Date.parse(text);
  return new Date(Math.max(ms, earliestMs));
}
