import type { Keyring } from "../runtime/keyring";
import { boundTo } from "../store/sealed-secrets";

/** The tokens of an issuer that a session keeps. */
export interface SessionTokens {
  /** Asks again for the person's claims; null if the issuer gives none. */
  readonly refresh: string | null;
  /** Names the session when the person signs out; null if there was none. */
  readonly id: string | null;
}

/** The stored form of the tokens of a session. */
export function sealedTokens(keys: Pick<Keyring, "seal">, sessionHash: string, tokens: SessionTokens): string {
  return keys.seal("stored-secret", JSON.stringify(tokens), boundTo.issuerSession(sessionHash));
}

/** The tokens of a stored form; null if no key of this deployment opens it. */
export function openTokens(keys: Pick<Keyring, "open">, sessionHash: string, sealed: string): SessionTokens | null {
  const text = keys.open("stored-secret", sealed, boundTo.issuerSession(sessionHash));
  return text === null ? null : JSON.parse(text);
}
