import type { ContentRoute, ContentService } from "../http/handler";
import { Problem } from "../http/problem";
import { readForm } from "../http/read-form";
import { HOUR_MS, SECOND_MS } from "../runtime/durations";
import type { SingleSignOnSettings } from "../runtime/settings";
import { requestTime } from "../store/request-time";
import { removeIssuerSessions } from "../store/single-sign-on";
import { lockWorkspace, workspaceNamed } from "../store/workspaces";
import { CLOCK_DIFFERENCE_MS } from "./attempt";
import { singleSignOn } from "./begin-sign-in";
import { issuerOf } from "./issuer";
import { keysOf } from "./issuer-keys";
import { recordEndedSessions } from "./record-ended-sessions";
import { isOfProtocol, unavailableIssuer } from "./refusal";
import { codeOf, egressFailure, reportedFailure } from "./reported-failure";

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
    const lines = await store.transaction(async (tx) => {
      // Before the sessions, as a creation of a token does: the list of tokens misses none.
      const workspaceId = await workspaceNamed(tx, settings.workspace);
      if (workspaceId !== undefined) await lockWorkspace(tx, workspaceId);
      const at = await requestTime(tx, runtime);
      return recordEndedSessions(tx, runtime, await removeIssuerSessions(tx, ended), { address, at });
    });
    for (const line of lines) service.reportInfo(line);
    return new Response(null, { status: 200, headers: { "Cache-Control": "no-store" } });
  },
};

/** The sessions that a logout token ends. @throws {Problem} malformed-request or unavailable */
async function endedBy(token: string, settings: SingleSignOnSettings, service: ContentService) {
  const { sub: subject = null, sid = null, iat = 0, events, nonce } = await claimsOf(token, settings, service);
  const isLogout = typeof events === "object" && events !== null && Object.hasOwn(events, LOGOUT);
  const session = typeof sid === "string" ? sid : null;
  if (!isLogout || nonce !== undefined || (subject === null && session === null)) throw invalidToken();
  // So a token that comes late, or again, ends nothing new. Its jti is not remembered: all that it still ends is what
  // its first delivery ended, and sessions that began within the difference of the clocks.
  const startedBy = new Date(iat * 1000 + CLOCK_DIFFERENCE_MS);
  return { issuer: settings.issuer, subject, session, startedBy };
}

async function claimsOf(token: string, settings: SingleSignOnSettings, { runtime, report }: ContentService) {
  const { jwtVerify } = await import("jose");
  try {
    const described = await issuerOf(settings, runtime);
    // The settings may have the slash that tokens lack.
    const { issuer } = described.configuration.serverMetadata();
    const { payload } = await jwtVerify(token, await keysOf(described, runtime), {
      issuer,
      audience: settings.clientId,
      requiredClaims: ["iat", "jti", "events"],
      currentDate: runtime.now(),
      // Never symmetric: anyone who knows the client secret could sign out others.
      algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
      maxTokenAge: HOUR_MS / SECOND_MS,
      clockTolerance: CLOCK_DIFFERENCE_MS / SECOND_MS,
    });
    return payload;
  } catch (error) {
    const code = codeOf(error) ?? "";
    // The issuer signed it, but for another client or name: nothing works until an operator corrects the settings.
    if (signedFaults.includes(code)) report(reportedFailure(error));
    if ([...signedFaults, ...tokenFaults].includes(code)) throw invalidToken();
    if (egressFailure(error) === null && !isOfProtocol(error) && !code.startsWith("ERR_J"))
      throw reportedFailure(error);
    report(reportedFailure(error));
    throw unavailableIssuer("The keys of the issuer could not be read. Send the logout token again in a minute.");
  }
}

/** The codes of jose for claims that are not accepted, which it validates after the signature. */
const signedFaults = ["ERR_JWT_CLAIM_VALIDATION_FAILED", "ERR_JWT_EXPIRED"];

/** Those for a token that the issuer did not sign. */
const tokenFaults = [
  ...["ERR_JWT_INVALID", "ERR_JWS_INVALID", "ERR_JWS_SIGNATURE_VERIFICATION_FAILED", "ERR_JOSE_ALG_NOT_ALLOWED"],
  ...["ERR_JOSE_NOT_SUPPORTED", "ERR_JWKS_NO_MATCHING_KEY", "ERR_JWKS_MULTIPLE_MATCHING_KEYS"],
];

/** The answer of OpenID Connect Back-Channel Logout 1.0, 2.8. */
function invalidToken(): Problem {
  return new Problem("malformed-request", { detail: "The logout token is not valid.", pointer: null });
}
