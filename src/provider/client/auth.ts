import type { Operation } from "@consentform/consent/contract";
import type { AccessToken } from "./access-token";
import { TransportError } from "./errors";
import { type Wrapper, withHeader } from "./outgoing";

/** Operations that get the token. Public ones ignore it, so caches and logs in front of them never see it. */
const sendsToken: Readonly<Record<Operation["auth"], boolean>> = {
  token: true,
  "any-token": true,
  user: true,
  public: false,
};

/**
 * Adds the `Authorization` header to each attempt. It is inside retry, so that only this wrapper and the transport ever
 * hold the token. A header of the caller is replaced.
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
