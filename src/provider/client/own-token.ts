import type { Schemas } from "@consentform/consent/contract";

/** The caller of a client that sends a token. */
export interface OwnToken extends Omit<Schemas["Me"], "token"> {
  readonly token: Schemas["MeToken"];
}

/**
 * The answer of getMe to a client that sends a token. Only the session of a signed-in user has none.
 * @throws {Error} if the service names no token
 */
export function ownToken(me: Schemas["Me"]): OwnToken {
  if (me.token === null)
    throw new Error(
      "The response describes no token, although the request was sent with one. Check that the endpoint is a consent service.",
    );
  return { ...me, token: me.token };
}
