import { readFileSync } from "node:fs";
import { fileFailure } from "../failures/file-failure";
import { UsageError } from "../failures/usage-error";

/**
 * The text of a file that the user named.
 * @throws {UsageError} if it cannot be read
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** A system error about a file as a usage error; any other error unchanged. */
export function unreadable(file: string, error: unknown): unknown {
  const text = fileFailure(error, file);
  return text === null ? error : new UsageError(text);
}
