/** Crockford's base 32, lower case: no i, l, o, u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A lower-case ULID: 10 characters of time in milliseconds, 16 of randomness, so that ids of one kind sort by age.
 * @param random 10 bytes
 * @see https://github.com/ulid/spec
 */
export function ulid(at: Date, random: Uint8Array): string {
  const time = encode(BigInt(at.getTime()), 10);
  const randomness = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return time + encode(randomness, 16);
}

function encode(value: bigint, length: number): string {
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET.charAt(Number((value >> BigInt(5 * index)) & 31n)) + text;
  }
  return text;
}
