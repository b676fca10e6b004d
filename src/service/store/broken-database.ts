import { FolderLostError } from "./folder-lock-errors";

/** PGlite's backend has ended: any further request would get no response and would block the thread permanently. */
export class BrokenDatabaseError extends Error {
  override readonly name = "BrokenDatabaseError";

  constructor(cause: Error) {
    super(
      `The database has stopped: ${cause.message}. Nothing that was acknowledged is lost. Fix the cause, such as a full disk, and start the service again.`,
      { cause },
    );
  }
}

/** After these a backend is gone (PostgreSQL, "Message Severity Levels"); a server would start another one. */
const lastSeverities: ReadonlySet<unknown> = new Set(["FATAL", "PANIC"]);

/**
 * That the database stopped, where an error was its last; null for any other. Program errors of WebAssembly are, too.
 */
export function asLastError(error: unknown): BrokenDatabaseError | null {
  if (!(error instanceof Error)) return null;
  const isTrap = error.name === "RuntimeError" || error instanceof FolderLostError;
  return isTrap || ("severity" in error && lastSeverities.has(error.severity)) ? new BrokenDatabaseError(error) : null;
}
