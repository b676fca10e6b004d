import type { ValidationError } from "../problem";
import type { World } from "../world";
import type { EgressPurpose } from "./purposes";

const details = {
  format: "is no valid address",
  "address-refused": "names a host whose address is not on the public internet",
  "url-not-allowed": "must be an https address on port 443, without credentials",
} as const;

/**
 * Why nothing would ever be sent to this address (contract 2.12), or null. A name that does not resolve is accepted. It looks the
 * name up: call it with no transaction open.
 */
export async function receiverUrlFault(
  world: World,
  url: string,
  purpose: EgressPurpose,
): Promise<ValidationError | null> {
  const code = URL.canParse(url) ? await world.egress.refusal(new URL(url), purpose) : "format";
  return code === null ? null : { pointer: "/url", code, detail: details[code] };
}
