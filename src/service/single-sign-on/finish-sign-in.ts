import { html } from "hono/html";
import { consoleStyles } from "../http/console-files";
import type { ContentRoute, ContentService } from "../http/handler";
import { htmlPage } from "../http/html-page";
import type { SingleSignOnSettings } from "../runtime/settings";
import { requestTime } from "../store/request-time";
import { consumeSignIn } from "../store/single-sign-on";
import { hashOfCode } from "../users/one-time-code";
import { cookieHeader, cookieOf } from "../users/session";
import { type NoteFailure, withAuditedFailure } from "../users/with-audited-failure";
import { type Attempt, attemptOf } from "./attempt";
import { CALLBACK_PATH, singleSignOn } from "./begin-sign-in";
import { issuerOf } from "./issuer";
import { type Person, personOf } from "./person";
import { refusalOf, refused } from "./refusal";
import { startIssuerSession } from "./start-issuer-session";

/**
 * `GET /sign-in/sso/callback`: completes a sign-in, in the browser that began it and in no other. The page that it ends
 * with loads the console: after a redirect from another site, browsers would not send the cookie of the session.
 */
export const finishSignIn: ContentRoute = {
  path: CALLBACK_PATH,
  serve: async (request, _parameters, service, address) => {
    const cookie = await withAuditedFailure(service, { method: "oidc", address }, (note) =>
      service.limits.counted(address, "single-sign-on", () => signedIn(request, service, { address, note })),
    );
    const content = html`<h1>You are signed in</h1>
<p><a href="/">Go to the console</a></p>`;
    return htmlPage("You are signed in", content, {
      cookies: [cookie, cookieHeader(service.settings, "at-issuer", "", 0)],
      styles: consoleStyles(service.settings),
      headers: { Refresh: "0; url=/" },
    });
  },
};

/** The Set-Cookie header of the session. @throws {Problem} unauthenticated or unavailable */
async function signedIn(
  request: Request,
  service: ContentService,
  { address, note }: { readonly address: string | null; readonly note: NoteFailure },
): Promise<string> {
  const settings = singleSignOn(service);
  const attempt = await consumedAttempt(request, service, note);
  const person = await personFrom(request, service, settings, attempt);
  return startIssuerSession(service, settings, person, { formerHashes: attempt.formerHashes, address, note });
}

/** The attempt that a request completes, which no other request can complete from now on. */
async function consumedAttempt(
  request: Request,
  { settings, store, runtime }: ContentService,
  note: NoteFailure,
): Promise<Attempt> {
  const cookie = cookieOf(settings, "at-issuer", request);
  const attempt = cookie === null ? null : attemptOf(cookie, runtime.now());
  const states = new URL(request.url).searchParams.getAll("state");
  if (attempt === null || states.length !== 1 || states[0] !== attempt.state) {
    note({ reason: "not-begun-here" });
    throw refused("This sign-in began in another browser or another tab, or more than ten minutes ago. Start again.");
  }
  const isFirst = await store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    return consumeSignIn(tx, { state_hash: hashOfCode(attempt.state), expires_at: attempt.endsAt }, now);
  });
  if (isFirst) return attempt;
  note({ reason: "used-already" });
  throw refused("This sign-in was used already. Start again.");
}

async function personFrom(
  request: Request,
  { runtime, settings: { origin }, report }: ContentService,
  settings: SingleSignOnSettings,
  attempt: Attempt,
): Promise<Person> {
  try {
    const issuer = await issuerOf(settings, runtime);
    // The address as the browser has it: a proxy may have ended TLS.
    const url = new URL(`${origin}${CALLBACK_PATH}${new URL(request.url).search}`);
    const tokens = await issuer.client.authorizationCodeGrant(issuer.configuration, url, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    return await personOf(issuer, tokens);
  } catch (error) {
    throw refusalOf(error, settings.issuer, report);
  }
}
