import { recordIssuerSignOut } from "../audit/record-sign-in";
import type { ContentRoute, ContentService } from "../http/handler";
import { readForm } from "../http/read-form";
import { HOUR_MS } from "../runtime/durations";
import type { SingleSignOnSettings } from "../runtime/settings";
import { requestTime } from "../store/request-time";
import { removeIssuerSessions } from "../store/single-sign-on";
import { singleSignOn } from "./begin-sign-in";
import { issuerOf } from "./issuer";
import { issuerFetch } from "./issuer-fetch";
import { refused } from "./refusal";

/** Longest form that is read, in bytes. */
const MAX_FORM_BYTES = 16 * 1024;

/** The member of `events` that makes a token a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4). */
const LOGOUT = "http://schemas.openid.net/event/backchannel-logout";

/** `POST /sign-in/sso/logout`: the issuer ends sessions, as when a person signs out there or is removed. */
export const backChannelLogout: ContentRoute = {
  method: "POST",
  path: "/sign-in/sso/logout",
  serve: async (request, _parameters, service, address) => {
    const settings = singleSignOn(service);
    const ended = await service.limits.counted(address, "back-channel logout", async () => {
      const form = await readForm(request, MAX_FORM_BYTES);
      return endedBy(form.get("logout_token") ?? "", settings, service);
    });
    const { store, runtime } = service;
    await store.transaction(async (tx) => {
      const at = await requestTime(tx, runtime);
      for (const userId of await removeIssuerSessions(tx, ended)) {
        await recordIssuerSignOut(tx, runtime, { userId, address, at });
      }
    });
    return new Response(null, { status: 200, headers: { "Cache-Control": "no-store" } });
  },
};

/** The sessions that a logout token ends. @throws {Problem} unauthenticated */
async function endedBy(token: string, settings: SingleSignOnSettings, { runtime }: ContentService) {
  const { createRemoteJWKSet, customFetch, jwtVerify } = await import("jose");
  try {
    const { configuration } = await issuerOf(settings, runtime);
    // The settings may have the slash that tokens lack.
    const { issuer, jwks_uri = "" } = configuration.serverMetadata();
    const keys = createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: issuerFetch(runtime) as typeof fetch });
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer, audience: settings.clientId, requiredClaims: ["iat", "jti", "events"], currentDate: runtime.now() },
      // Never symmetric: anyone who knows the client secret could sign out others.
      algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
      maxTokenAge: HOUR_MS / 1000,
    });
    const { sub: subject = null, sid = null, events, nonce } = payload;
    const isLogout = typeof events === "object" && events !== null && Object.hasOwn(events, LOGOUT);
    const session = typeof sid === "string" ? sid : null;
    if (!isLogout || nonce !== undefined || (subject === null && session === null)) throw new Error("no logout token");
    return { issuer: settings.issuer, subject, session };
  } catch {
    throw refused("The logout token is not valid.");
  }
}
