import { Problem } from "../http/problem";
import { CHALLENGE } from "../http/unauthenticated";
import { codeOf, egressFailure, reportedFailure } from "./reported-failure";

/** The refusal of a sign-in. The detail is for the person who signs in. */
export function refused(detail: string): Problem {
  return new Problem("unauthenticated", { detail }, { "WWW-Authenticate": CHALLENGE });
}

/**
 * The refusal for what openid-client threw. It repeats no text of the issuer or of the address, which others write,
 * except the code of an error. What only an operator can repair is reported.
 * @returns another error, if it is neither the issuer's nor the person's
 */
export function refusalOf(error: unknown, issuer: string, report: (failure: Error) => void): Error {
  const unreachable = egressFailure(error);
  const code = codeOf(error);
  if (unreachable === null && (code === null || !isOfProtocol(error))) return reportedFailure(error);
  if (unreachable !== null || !isOfBrowser(error)) report(reportedFailure(error));
  if (unreachable !== null) {
    return unavailableIssuer(
      `The service could not reach ${issuer}, where you sign in. ${unreachable} Try again in a minute, or ask the person who operates this service for a sign-in link.`,
    );
  }
  return refused(
    sentences[code ?? ""] ??
      `The response of ${issuer} was not accepted (${code}). Start again. If that fails too, report it to the person who operates this service.`,
  );
}

/** The answer while the issuer cannot be used. */
export function unavailableIssuer(detail: string): Problem {
  return new Problem("unavailable", { detail }, { "Retry-After": "60" });
}

const sentences: Readonly<Record<string, string>> = {
  access_denied: "You, or the people who manage your account, refused the sign-in. Start again to retry.",
  invalid_client:
    "Your company's sign-in refused this service (invalid_client). The person who operates this service must correct the client id or the client secret.",
  invalid_grant: "This sign-in was already used or has expired. Start again.",
};

/** Reports whether the protocol went wrong, and not our own code. */
export function isOfProtocol(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && code.startsWith("OAUTH_");
}

/** Reports whether the browser can have caused it: anyone can write what it brings back. */
function isOfBrowser(error: unknown): boolean {
  const code = codeOf(error);
  if (code === "invalid_grant" || code === "access_denied") return true;
  const { code: kind, cause } = error as { code?: unknown; cause?: { cause?: object } };
  return kind === "OAUTH_AUTHORIZATION_RESPONSE_ERROR" || Object.hasOwn(cause?.cause ?? {}, "parameters");
}
