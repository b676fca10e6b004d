import { statfsSync } from "node:fs";

/**
 * Room that is left to the database, in bytes: a log segment that cannot be made would end PGlite in the middle of a
 * commit, and it would never answer again. Enough for what jobs under way and single statements still write.
 */
const DEFAULT_RESERVE = 64 * 1024 * 1024;
/** How long an answer of the file system holds, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** The disk is full, or nearly. `code` is PostgreSQL's own SQLSTATE for it. */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError";
  readonly code = "53100";

  constructor(folder: string) {
    super(`The disk of the data folder ${folder} is full. Nothing is written until there is free space. Free some.`);
  }
}

/**
 * Reports whether there is room to write where a folder is.
 * @param reserve bytes that must be free. Default 64 MiB
 */
export function diskRoom(folder: string, reserve: number = DEFAULT_RESERVE): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return hasRoom;
    lookedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    hasRoom = bavail * bsize >= reserve;
    return hasRoom;
  };
}
