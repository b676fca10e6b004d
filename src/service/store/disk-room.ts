import { statfsSync } from "node:fs";

/**
 * Room that is left to the database, in bytes: a log segment that cannot be made would end PGlite in the middle of a commit, and it would never
 * answer again. Enough for what jobs under way and single statements still write.
 */
const defaultReserve = 64 * 1024 * 1024;
/** How long an answer of the file system holds, in milliseconds. */
const lookEveryMs = 1000;

/** The disk is full, or nearly: SQLSTATE 53100, as PostgreSQL itself says it. */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError";
  readonly code = "53100";
}

/** Whether there is room to write where a folder is. */
export function diskRoom(folder: string, reserve: number = defaultReserve): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookEveryMs) return hasRoom;
    lookedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    hasRoom = bavail * bsize >= reserve;
    return hasRoom;
  };
}
