import type { Egress } from "./egress";
import type { EgressPurpose } from "./purposes";

const details = {
  format: "is not a valid address",
  "address-refused": "names a host whose address is not on the public internet",
  "url-not-allowed": "must be an https address on port 443, without credentials",
} as const;

/** The fault of a receiver's address, as one entry of a validation-failed problem. */
export interface ReceiverUrlFault {
  readonly pointer: "/url";
  readonly code: string;
  readonly detail: string;
}

/**
 * Why nothing would ever be sent to this address (contract 2.12), or null. A name that does not resolve is accepted. It
 * looks the name up: call it with no transaction open.
 */
export async function receiverUrlFault(
  { egress }: { readonly egress: Egress },
  url: string,
  purpose: EgressPurpose,
): Promise<ReceiverUrlFault | null> {
  const code = URL.canParse(url) ? await egress.refusal(new URL(url), purpose) : "format";
  return code === null ? null : { pointer: "/url", code, detail: details[code] };
}
