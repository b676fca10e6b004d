import { createHash, timingSafeEqual } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 43;
const CHECK_LENGTH = 6;
const form = /^[a-z][a-z0-9]{1,15}_[0-9A-Za-z]{49}$/;

/**
 * A new token: `<prefix>_`, 43 base62 characters (256 bits), 6 base62 characters of the CRC32 of all before (contract
 * 4.6), by which scanners for leaked secrets distinguish a token from similar text.
 */
export function newTokenSecret(prefix: string, randomBytes: (size: number) => Uint8Array): string {
  let text = `${prefix}_`;
  while (text.length < prefix.length + 1 + RANDOM_LENGTH) {
    // Bytes from 248 on are thrown away: 248 is a multiple of 62, so that every character is equally likely.
    const fair = [...randomBytes(RANDOM_LENGTH)].filter((byte) => byte < 248);
    text += fair.map((byte) => BASE62.charAt(byte % 62)).join("");
  }
  const body = text.slice(0, prefix.length + 1 + RANDOM_LENGTH);
  return body + checkDigits(body);
}

/** Reports whether text has the form and the check digits of a token; says nothing about whether it exists. */
export function isTokenSecret(text: string): boolean {
  return form.test(text) && checkDigits(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

/** The stored form of a token: SHA-256, hex. A token has 256 random bits, so a slow hash would add nothing. */
export function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Reports whether a stored hash is that of the secret, in constant time. */
export function isHashOf(secret: string, storedHash: string): boolean {
  const hash = Buffer.from(hashTokenSecret(secret), "hex");
  const stored = Buffer.from(storedHash, "hex");
  return hash.length === stored.length && timingSafeEqual(hash, stored);
}

/** The visible part of a token: prefix, underscore and the next 4 characters. */
export function tokenHint(secret: string): string {
  return secret.slice(0, secret.indexOf("_") + 5);
}

function checkDigits(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let index = 0; index < CHECK_LENGTH; index += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** CRC-32 of ISO 3309, as in zlib; node:zlib has it only from 20.15 on. */
function crc32(text: string): number {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
