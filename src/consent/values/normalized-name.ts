/**
 * Runs of a name that differ from visitor to visitor and from one deployment to the next: digits and hexadecimal
 * digits.
 */
const variable = /[0-9a-f]*\d[0-9a-f]{3,}|\d{2,}/gi;

/**
 * The name of a cookie, storage entry or host with `*` for what varies, so that the same thing has the same name in
 * every scan.
 */
export function normalizedName(name: string): string {
  return name.replace(variable, "*").replace(/\*+/g, "*");
}
