import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
/** 160 bits: no one can find another site with the same value. */
const VALUE_LENGTH = 32;

/**
 * The value to publish for a site and host. It is derived, not random, so that a domain that is detached and attached
 * again is proved by the record that is still there. It is not secret: what proves control is where it is published.
 */
export function challengeValue(siteId: string, host: string): string {
  const digest = createHash("sha256").update(`${siteId} ${host}`).digest();
  const letters = Array.from({ length: VALUE_LENGTH }, (_, index) => ALPHABET[fiveBits(digest, index)]);
  return `consent-verify=${letters.join("")}`;
}

/** Bits 5·index to 5·index+4, as RFC 4648 base32 takes them. */
function fiveBits(bytes: Buffer, index: number): number {
  const bit = index * 5;
  const pair = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
  return (pair >> (11 - (bit & 7))) & 31;
}

/** The path of the file that proves a host. */
export const CHALLENGE_FILE_PATH = "/.well-known/consent-challenge.txt";
/** The name attribute of the meta element that proves a host. */
export const CHALLENGE_META_NAME = "consent-challenge";

/** The name of a host's TXT record. */
export function challengeDnsName(host: string): string {
  return `_consent-challenge.${host}`;
}

/** The value to publish, for each method (contract 2.2). */
export function challengeOf(host: string, value: string): Schemas["DomainChallenge"] {
  return {
    dns: { name: challengeDnsName(host), type: "TXT", value },
    file: { path: CHALLENGE_FILE_PATH, body: value },
    meta: { name: CHALLENGE_META_NAME, content: value },
  };
}
