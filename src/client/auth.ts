import type { Operation } from "../contract";
import type { AccessToken } from "./access-token";
import { TransportError } from "./errors";
import { type Wrapper, withHeader } from "./outgoing";

/** Where the token goes. Public operations ignore it, so it is not shown to what stands before them (caches, logs). */
const sendsToken: Readonly<Record<Operation["auth"], boolean>> = {
  token: true,
  "any-token": true,
  user: true,
  public: false,
};

/**
 * Adds the `Authorization` header to each attempt. It stands inside of retry, so that nothing outside of this wrapper and
 * the transport ever holds the token. Whatever the caller wrote into the header is replaced.
 */
export function withAuth(token: AccessToken | null): Wrapper {
  return (next) => async (request) => {
    if (!sendsToken[request.auth]) {
      return next(request);
    }
    if (token === null) {
      throw new TransportError({ operation: request.operation, reason: "no-token" });
    }
    return next(withHeader(request, "Authorization", token.authorization()));
  };
}
