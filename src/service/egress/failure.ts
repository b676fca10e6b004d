/**
 * The reasons why an outgoing request got no response, each with the one sentence that may be shown. The sentences are
 * constant, so that no one can read a refused address's status, headers, bytes or timing out of them (contract 4.10).
 */
export const egressFailures = {
  "url-not-allowed": "The address has a scheme, port or part that is not allowed here.",
  "address-refused": "The host resolves to an address that is not on the public internet.",
  nxdomain: "The host name does not exist.",
  "dns-error": "The host name could not be looked up.",
  timeout: "The host did not answer in time.",
  unreachable: "The host did not accept the connection.",
  tls: "No trusted TLS connection could be made with the host.",
  protocol: "The host did not answer with valid HTTP.",
} as const;

/** One of the reasons of {@link egressFailures}. */
export type EgressFailureCode = keyof typeof egressFailures;

/** Thrown by `Egress.send`. Its message is the fixed sentence of its code; it carries no cause on purpose. */
export class EgressError extends Error {
  override readonly name = "EgressError";
  /** The failure. */
  readonly code: EgressFailureCode;

  constructor(code: EgressFailureCode) {
    super(egressFailures[code]);
    this.code = code;
  }
}
