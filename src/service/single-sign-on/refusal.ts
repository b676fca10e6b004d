import { EgressError } from "../egress/failure";
import { Problem } from "../http/problem";
import { CHALLENGE } from "../http/unauthenticated";

/** The refusal of a sign-in. The detail is for the person who signs in. */
export function refused(detail: string): Problem {
  return new Problem("unauthenticated", { detail }, { "WWW-Authenticate": CHALLENGE });
}

/**
 * The refusal for what openid-client threw. It repeats no text of the issuer or of the address, which others write,
 * except the code of an error.
 */
export function refusalOf(error: unknown, issuer: string): Problem {
  const unreachable = egressFailure(error);
  if (unreachable !== null) {
    return new Problem(
      "unavailable",
      {
        detail: `The service could not reach ${issuer}, where you sign in. ${unreachable} Try again in a minute, or ask the person who operates this service for a sign-in link.`,
      },
      { "Retry-After": "60" },
    );
  }
  const code = codeOf(error);
  const sentence = sentences[code];
  if (sentence !== undefined) return refused(sentence);
  return refused(
    `The response of ${issuer} was not accepted (${code}). Start again. If that fails too, report it to the person who operates this service.`,
  );
}

const sentences: Readonly<Record<string, string>> = {
  access_denied: "You, or the people who manage your account, refused the sign-in. Start again to retry.",
  invalid_client:
    "Your company's sign-in refused this service (invalid_client). The person who operates this service must correct the client id or the client secret.",
  invalid_grant: "This sign-in was already used or has expired. Start again.",
};

function egressFailure(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof EgressError) return cause.message;
  }
  return null;
}

/** The code of an error: of the protocol, such as `access_denied`, or of the library. */
function codeOf(error: unknown): string {
  const { error: ofProtocol, code } = (error ?? {}) as { error?: unknown; code?: unknown };
  const found = [ofProtocol, code].find((each) => typeof each === "string" && /^[A-Za-z_]{1,40}$/.test(each));
  return typeof found === "string" ? found : "invalid_response";
}
