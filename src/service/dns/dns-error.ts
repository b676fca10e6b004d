/** Why a DNS question has no answer. SERVFAIL, REFUSED and broken answers are `dns-error`, never `record-missing`. */
export type DnsFailureCode = "nxdomain" | "record-missing" | "dns-error" | "timeout" | "address-refused";

/** Thrown by the DNS look-up. */
export class DnsError extends Error {
  override readonly name = "DnsError";
  /** The failure. */
  readonly code: DnsFailureCode;

  constructor(code: DnsFailureCode) {
    super(`DNS look-up failed: ${code}`);
    this.code = code;
  }
}

/** Codes of node:dns that say something about the name; every other code says something about the server. */
const failureByNodeCode: Readonly<Record<string, DnsFailureCode>> = {
  ENOTFOUND: "nxdomain",
  ENODATA: "record-missing",
  ETIMEOUT: "timeout",
  ECONNREFUSED: "timeout",
};

/** Translates an error thrown by node:dns. */
export function toDnsError(error: unknown): DnsError {
  if (error instanceof DnsError) {
    return error;
  }
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return new DnsError(failureByNodeCode[code] ?? "dns-error");
}
