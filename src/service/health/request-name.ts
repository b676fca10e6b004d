import type { OperationId } from "@consentform/consent/contract";

/**
 * The name of a request in metrics and logs: an operation of the contract, or one of what lies outside it. A
 * choice of a visitor is not counted with what fetches scripts.
 */
export type RequestName = OperationId | "recordConsent" | "loader" | "config" | "slice" | "probe" | "metrics";

/** The name of a request for a file of a banner. @param file its digest is null for what a stage serves now */
export function fileRequestName({
  digest,
  name,
}: {
  readonly digest: string | null;
  readonly name: string;
}): RequestName {
  if (digest !== null) return "slice";
  return name === "loader.js" ? "loader" : "config";
}
