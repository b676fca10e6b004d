import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/**
 * Folders that this process holds: its own pid in any other lock is left from before a restart (containers reuse pids).
 */
const heldHere = new Set<string>();

/**
 * Takes the data folder for this process: PGlite has no lock, and two processes on one folder lose data silently. The
 * lock is the file `lock` in the folder, holding the pid; it is stale only if that process is dead.
 * @returns a function that gives the folder back
 * @throws {FolderInUseError} naming the process that has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(resolve(folder), "lock");
  if (heldHere.has(lock)) throw inUse(folder, process.pid, lock);
  const mine = join(folder, `lock.${process.pid}`);
  writeFileSync(mine, `${process.pid}\n`);
  try {
    while (!linkIfAbsent(mine, lock)) {
      removeIfStale(lock, folder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Makes the lock complete with its content or not at all, which writing a new file would not. */
function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function removeIfStale(lock: string, folder: string): void {
  const pid = pidIn(lock);
  if (pid === null) return;
  if (isAlive(pid)) throw inUse(folder, pid, lock);
  // Moved away first: between the look and the removal another process may have replaced the stale lock by its own.
  const moved = `${lock}.stale.${process.pid}`;
  renameIfPresent(lock, moved);
  const movedPid = pidIn(moved);
  if (movedPid !== null && movedPid !== pid && isAlive(movedPid)) {
    linkIfAbsent(moved, lock);
    rmSync(moved, { force: true });
    throw inUse(folder, movedPid, lock);
  }
  rmSync(moved, { force: true });
}

function inUse(folder: string, pid: number, lock: string): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with --data. ` +
      `If process ${pid} is not a consentform service (its number now belongs to another program), remove ${lock}.`,
  );
}

function pidIn(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function renameIfPresent(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** Reports whether another process has the number; one of another user counts too. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
