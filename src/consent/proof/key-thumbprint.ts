import { createHash } from "node:crypto";

/**
 * The id of an Ed25519 public key: SHA-256 over its required members in canonical form (RFC 7638; RFC 8037, appendix
 * A.3).
 * @param x the 32 bytes of the key in base64url without padding
 * @returns 43 characters of base64url without padding
 */
export function keyThumbprint(x: string): string {
  return createHash("sha256")
    .update(`{"crv":"Ed25519","kty":"OKP","x":${JSON.stringify(x)}}`)
    .digest("base64url");
}
