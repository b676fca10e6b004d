import type { LockHolder } from "./lock-holder";

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";

  /** @param isSilent the process exists and does not answer */
  constructor(folder: string, { pid, host, since }: LockHolder, isSilent: boolean) {
    const who = Number.isNaN(pid) ? "another process" : `process ${pid}`;
    const where = host === null ? "" : ` on host ${host}`;
    const start = since === null ? "" : `, since ${since}`;
    const silence = isSilent ? " That process does not answer: it is suspended or busy." : "";
    super(
      `The data folder ${folder} is in use by ${who}${where}${start}.${silence} ` +
        "Stop that process, or choose another folder with --data. Only one process at a time can use a data folder, in " +
        "whichever container it runs; for several processes, use PostgreSQL.",
    );
  }
}

/** Another process took the data folder while this one was suspended, or after its lock was removed. */
export class FolderLostError extends Error {
  override readonly name = "FolderLostError";

  constructor(folder: string) {
    super(
      `this process no longer holds the lock of the data folder ${folder}: another process took the folder, or the folder was moved or removed`,
    );
  }
}

/** Nothing can be written to the data folder. */
class UnusableFolderError extends Error {
  override readonly name = "UnusableFolderError";
  readonly code: string;

  constructor(folder: string, act: string, cause: NodeJS.ErrnoException) {
    const code = cause.code ?? "";
    const reason = reasons[code] ?? cause.message;
    super(
      `The data folder ${folder} cannot be ${act}: ${reason}. Make it writable, or choose another folder with --data.`,
      { cause },
    );
    this.code = code;
  }
}

/** A system error, with the name of the folder and what could not be done with it; any other error unchanged. */
export function unusableFolder(folder: string, act: "locked" | "opened", error: unknown): unknown {
  return isOfSystem(error) ? new UnusableFolderError(folder, act, error) : error;
}

function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}

const reasons: Readonly<Record<string, string>> = {
  EROFS: "its file system is read-only",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk quota is exhausted",
  EACCES: "permission denied",
  EPERM: "permission denied, or its file system has no hard links",
  ENOTSUP: "its file system has no hard links",
};
