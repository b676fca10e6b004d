import { readFileSync } from "node:fs";
import { fileFailure } from "../../resources/file-failure";
import { UsageError } from "../connection";

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

/** What the system says about a file, as the user's own mistake; any other error as it is. */
export function unreadable(file: string, error: unknown): unknown {
  const text = fileFailure(error, file);
  return text === null ? error : new UsageError(text);
}
