/** Crockford's base 32, lower case: no i, l, o, u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A lower-case ULID: 10 characters of time in milliseconds, 16 of randomness, so that ids of one kind sort by age.
 * @param random 10 bytes
 * @see https://github.com/ulid/spec
 */
export function ulid(at: Date, random: Uint8Array): string {
  const bytes = Buffer.from(random);
  // In halves, each of which a number holds exactly.
  return encode(at.getTime(), 10) + encode(bytes.readUIntBE(0, 5), 8) + encode(bytes.readUIntBE(5, 5), 8);
}

function encode(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = ALPHABET.charAt(rest % 32) + text;
  return text;
}
