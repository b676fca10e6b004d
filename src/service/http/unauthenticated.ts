import { Problem } from "./problem";

/** The header WWW-Authenticate of every refused credential. */
export const CHALLENGE = 'Bearer realm="consentform"';

/**
 * The refusal of absent, unknown or malformed credentials: always the same, so that it reveals nothing about a guess.
 */
export function unauthenticated(): Problem {
  return new Problem(
    "unauthenticated",
    { detail: "Send a valid workspace token in the header Authorization: Bearer <token>." },
    { "WWW-Authenticate": CHALLENGE },
  );
}
