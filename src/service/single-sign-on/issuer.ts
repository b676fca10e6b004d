import type { Configuration } from "openid-client" with { "resolution-mode": "import" };
import { HOUR_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import type { SingleSignOnSettings } from "../runtime/settings";
import { issuerFetch } from "./issuer-fetch";

/** The library, a package of ES modules, which only services with an issuer load. */
type OpenIdClient = typeof import("openid-client", { with: { "resolution-mode": "import" }});

/** The issuer, as it described itself. */
export interface Issuer {
  readonly client: OpenIdClient;
  readonly configuration: Configuration;
}

/** How long its description is used: an issuer may move its endpoints. */
const DESCRIPTION_MS = HOUR_MS;

/** The description of each issuer, and when it was read. A process has one issuer. */
const known = new WeakMap<SingleSignOnSettings, { readonly issuer: Promise<Issuer>; readonly readAt: number }>();

/**
 * The issuer of the settings.
 * @throws {Error} of openid-client or egress, if it cannot be read
 */
export function issuerOf(settings: SingleSignOnSettings, runtime: Runtime): Promise<Issuer> {
  const now = runtime.now().getTime();
  const found = known.get(settings);
  if (found !== undefined && now - found.readAt < DESCRIPTION_MS) return found.issuer;
  const issuer = discover(settings, runtime);
  known.set(settings, { issuer, readAt: now });
  // It is asked again by the next sign-in.
  issuer.catch(() => known.delete(settings));
  return issuer;
}

async function discover(settings: SingleSignOnSettings, runtime: Runtime): Promise<Issuer> {
  const client = await import("openid-client");
  const { issuer, clientId, clientSecret } = settings;
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    clientSecret ?? undefined,
    // Without a method, the library sends the secret in the way that every issuer supports.
    clientSecret === null ? client.None() : undefined,
    {
      [client.customFetch]: issuerFetch(runtime),
      execute: [
        // Without it, the library trusts TLS alone and leaves the signature of the ID token unread.
        client.enableNonRepudiationChecks,
        // Only the issuer's own origin can be http, and only on this machine: the settings refuse others.
        ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  return { client, configuration };
}
