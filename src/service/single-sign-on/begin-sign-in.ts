import type { ContentRoute, ContentService } from "../http/handler";
import { unknownPath } from "../http/problem";
import { SECOND_MS } from "../runtime/durations";
import type { SingleSignOnSettings } from "../runtime/settings";
import { cookieHeader, sessionHashes } from "../users/session";
import { ATTEMPT_MS, attemptOf, newAttempt } from "./attempt";
import { issuerOf } from "./issuer";
import { refusalOf } from "./refusal";

/** The address to which the issuer sends people back. */
export const CALLBACK_PATH = "/sign-in/sso/callback";

/**
 * `GET /sign-in/sso`: leads to the issuer. A portal of the issuer may link here, too. With `?fresh`, the issuer asks
 * people to prove again who they are.
 */
export const beginSignIn: ContentRoute = {
  path: "/sign-in/sso",
  serve: async (request, _parameters, service, address) => {
    const settings = singleSignOn(service);
    const { runtime } = service;
    const cookie = newAttempt(runtime, sessionHashes(service.settings, request));
    const isFresh = new URL(request.url).searchParams.has("fresh");
    // Counted, because each attempt asks an issuer that is away again.
    const location = await service.limits.counted(address, "single-sign-on", () =>
      authorizationUrl(service, cookie, isFresh).catch((error: unknown) => {
        throw refusalOf(error, settings.issuer, service.report);
      }),
    );
    return new Response(null, {
      status: 303,
      headers: {
        Location: location.href,
        "Set-Cookie": cookieHeader(service.settings, "at-issuer", cookie, ATTEMPT_MS / SECOND_MS),
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
      },
    });
  },
};

/** The settings. @throws {Problem} not-found without an issuer */
export function singleSignOn({ settings }: Pick<ContentService, "settings">): SingleSignOnSettings {
  if (settings.singleSignOn === null) throw unknownPath();
  return settings.singleSignOn;
}

async function authorizationUrl(service: ContentService, cookie: string, isFresh: boolean): Promise<URL> {
  const { runtime, settings } = service;
  const attempt = attemptOf(cookie, runtime.now());
  if (attempt === null) throw new Error("A new sign-in has not ended.");
  const own = singleSignOn(service);
  const { client, configuration } = await issuerOf(own, runtime);
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${settings.origin}${CALLBACK_PATH}`,
    scope: ["openid", ...own.scopes].join(" "),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    ...(isFresh ? { prompt: "login", max_age: "0" } : {}),
  });
}
