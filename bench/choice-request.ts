import { ulid } from "../src/service/runtime/ulid";
import { accepted } from "../test/support/consents";
import type { LoadRequest } from "./load";
import type { Shop } from "./make-shops";

/** A choice of a visitor with a separate address. */
export function choiceRequest({ id, host }: Shop, visitor: number): LoadRequest {
  const now = new Date();
  const address = visitorAddress(visitor);
  const body = JSON.stringify({
    id: ulid(now, crypto.getRandomValues(new Uint8Array(10))).toUpperCase(),
    given_at: now.toISOString(),
    event: "given",
    method: "banner",
    decisions: accepted,
    language: "en",
    version_number: 1,
  });
  const headers = { origin: `https://${host}`, "content-type": "text/plain", "x-forwarded-for": address };
  return { method: "POST", path: `/s/${id}/production/consents`, headers, body };
}

/** The address of a visitor, as a trusted proxy reports it: a separate one for each, which no limit stops. */
export function visitorAddress(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
