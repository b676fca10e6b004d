import { recordSignOut } from "../audit/record-sign-in";
import type { ContentRoute, ContentService } from "../http/handler";
import { checkSameOrigin } from "../http/same-origin";
import { requestTime } from "../store/request-time";
import { issuerSession } from "../store/single-sign-on";
import { cookieHeader, endSession, sessionHashes, userOfSession } from "../users/session";
import { issuerOf } from "./issuer";
import { reportedFailure } from "./reported-failure";
import { openTokens } from "./session-tokens";

/**
 * `POST /sign-out`: ends the session of the browser. The answer has the address at the issuer where the person is
 * signed out, too, if there is one. Signing out twice does no harm, but without a session it counts as a failure.
 */
export const signOut: ContentRoute = {
  method: "POST",
  path: "/sign-out",
  serve: async (request, _parameters, service, address) => {
    const { store, runtime, settings, limits } = service;
    await limits.counted(address, "sign-out", async () => checkSameOrigin(settings, request));
    const hashes = sessionHashes(settings, request);
    const ofIssuer = hashes.length === 0 ? undefined : await issuerSession(store.db, hashes);
    const hasEnded = await store.transaction(async (tx) => {
      const now = await requestTime(tx, runtime);
      const userId = await userOfSession(tx, settings, request, now);
      if (userId !== null) await recordSignOut(tx, runtime, { userId, address, at: now });
      return endSession(tx, settings, request);
    });
    if (!hasEnded) await limits.countFailure(address, "sign-out");
    // Only now: an issuer that is slow or away must not keep a session alive.
    const location = ofIssuer === undefined ? null : await signOutUrl(ofIssuer, service);
    const headers = { "Set-Cookie": cookieHeader(settings, "session", "", 0), "Cache-Control": "no-store" };
    return location === null ? new Response(null, { status: 204, headers }) : Response.json({ location }, { headers });
  },
};

/** The address at the issuer that ends its session; null if the issuer has none, or cannot be asked now. */
async function signOutUrl(
  session: { readonly secret_hash: string; readonly tokens_sealed: string },
  { settings, keys, runtime, report }: ContentService,
): Promise<string | null> {
  const { singleSignOn, origin } = settings;
  if (singleSignOn === null) return null;
  const issuer = await issuerOf(singleSignOn, runtime).catch((error: unknown) => {
    report(reportedFailure(error));
    return null;
  });
  if (issuer === null || issuer.configuration.serverMetadata().end_session_endpoint === undefined) return null;
  const idToken = openTokens(keys, session.secret_hash, session.tokens_sealed)?.id ?? null;
  const hint = idToken === null ? {} : { id_token_hint: idToken };
  return issuer.client.buildEndSessionUrl(issuer.configuration, { post_logout_redirect_uri: `${origin}/`, ...hint })
    .href;
}
