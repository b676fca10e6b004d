import { randomUUID } from "node:crypto";
import { type Wrapper, withHeader } from "./outgoing";

/** RFC 8941 string, as draft-ietf-httpapi-idempotency-key-header writes it. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/**
 * Gives every POST one random key. As the outermost wrapper it runs once per logical call, so all attempts carry the
 * same key and the service applies the call once (contract 4.4). Other methods are idempotent. A key that the caller
 * set is kept.
 */
export const withIdempotencyKey: Wrapper = (next) => async (request) => {
  if (request.method !== "POST" || request.headers.has(IDEMPOTENCY_KEY)) {
    return next(request);
  }
  return next(withHeader(request, IDEMPOTENCY_KEY, `"${randomUUID()}"`));
};
