import type { RemoteJWKSet } from "jose" with { "resolution-mode": "import" };
import type { Runtime } from "../runtime/runtime";
import type { Issuer } from "./issuer";
import { issuerFetch } from "./issuer-fetch";

/** The keys of each issuer, for as long as its description is used. */
const known = new WeakMap<Issuer, RemoteJWKSet>();

/**
 * The keys that verify what the issuer signed. They are read once: anyone can send a logout token, and each one would
 * otherwise make the service send a request. A token with an unknown key makes it read them again, after a pause.
 */
export async function keysOf(issuer: Issuer, runtime: Pick<Runtime, "egress">): Promise<RemoteJWKSet> {
  const { createRemoteJWKSet, customFetch } = await import("jose");
  const found = known.get(issuer);
  if (found !== undefined) return found;
  const { jwks_uri = "" } = issuer.configuration.serverMetadata();
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: issuerFetch(runtime) as typeof fetch });
  known.set(issuer, keys);
  return keys;
}
