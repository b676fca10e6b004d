import { UsageError } from "@consentform/consent/failures";
import type { DatabaseLocation } from "../index";

/**
 * SQLSTATE classes of a refused login (28) and an unknown database (3D), and the system's codes of a server that cannot
 * be reached.
 */
const causedBySettings = /^(28...|3D...|ENOTFOUND|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|ENOENT)$/;

/** A PostgreSQL that the settings do not lead to, as an error for the user; null for any other failure. */
export function databaseFailure(error: unknown, { kind }: DatabaseLocation): UsageError | null {
  if (kind !== "postgres" || !(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  // Attempts at several addresses of one host are one error without a message.
  const reason = error.message === "" ? code : error.message;
  if (!causedBySettings.test(code)) return null;
  return new UsageError(
    `The PostgreSQL database of DATABASE_URL cannot be used: ${reason}. Check the address's host, user, password and database, and that the server runs.`,
  );
}
