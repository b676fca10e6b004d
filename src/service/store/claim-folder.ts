import { linkSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FolderInUseError } from "./folder-lock-errors";
import { folderId, type LockHolder, readHolder, textOf } from "./lock-holder";
import { askSocket, removeSocket } from "./lock-socket";
import type { LockTiming } from "./lock-timing";

/** A process that wants a folder. */
export interface Claim {
  readonly folder: string;
  readonly id: string;
  /** The file of this process, which becomes the lock by a second name. */
  readonly own: string;
  readonly holder: Omit<LockHolder, "text">;
}

/**
 * Makes the file of this process the lock of the folder.
 * @throws {FolderInUseError} if another process has the folder, or is about to
 */
export async function claimFolder(claim: Claim, timing: LockTiming): Promise<void> {
  const { folder } = claim;
  // A holder whose lock was removed puts it back; until then only its socket says that it lives.
  for (const id of otherSockets(claim)) {
    const answer = await askSocket(folder, id);
    const holder = readHolder(join(folder, `lock.${id}`));
    const isHeld = answer === "holds" || answer === "silent";
    if (isHeld) throw new FolderInUseError(folder, holder ?? unnamed(id), answer === "silent");
  }
  await claimAt(join(folder, "lock"), claim, timing);
}

/**
 * Makes the file of this process the lock at a path. Only one process can follow a dead holder: the one that links
 * `lock.<id of the holder>.next`, which is itself a lock, in case that process dies too.
 */
async function claimAt(path: string, claim: Claim, timing: LockTiming): Promise<void> {
  const { folder, own } = claim;
  while (!linkIfAbsent(own, path)) {
    const holder = readHolder(path);
    if (holder === null) continue;
    await expectDead(path, holder, claim, timing);
    const next = join(folder, `lock.${holder.id}.next`);
    await claimAt(next, claim, timing);
    if (textOf(path) !== holder.text) {
      rmSync(next, { force: true });
      continue;
    }
    renameSync(next, path);
    removeSocket(folder, holder.id);
    rmSync(join(folder, `lock.${holder.id}`), { force: true });
    return;
  }
}

/** @throws {FolderInUseError} unless the holder can no longer write */
async function expectDead(path: string, holder: LockHolder, claim: Claim, timing: LockTiming): Promise<void> {
  const { folder } = claim;
  if (holder.folder === null) {
    if (isAlive(holder.pid)) throw new FolderInUseError(folder, holder, false);
    return;
  }
  const answer = await askSocket(folder, holder.id);
  if (answer === "holds" || answer === "starts" || answer === "silent") {
    throw new FolderInUseError(folder, holder, answer === "silent");
  }
  const isOfThisBoot = holder.boot !== null && holder.boot === claim.holder.boot;
  const isOfThisFolder = holder.folder === folderId(folder);
  if (answer === "refused" && isOfThisBoot && isOfThisFolder) return;
  const isCopy = isOfThisBoot && !isOfThisFolder;
  if (await hasHeartbeat(path, holder, isCopy ? timing.copyMs : timing.watchMs, timing.heartbeatMs)) {
    throw new FolderInUseError(folder, readHolder(path) ?? holder, false);
  }
}

/**
 * Reports whether a lock changes within a time. A pause of this process is not counted: the holder may have been paused
 * with it.
 */
async function hasHeartbeat(
  path: string,
  { text }: LockHolder,
  watchMs: number,
  heartbeatMs: number,
): Promise<boolean> {
  let watched = 0;
  let before = performance.now();
  while (watched < watchMs) {
    await sleep(heartbeatMs / 2);
    const now = performance.now();
    watched += Math.min(now - before, heartbeatMs);
    before = now;
    const found = textOf(path);
    if (found === null) return false;
    if (found !== text) return true;
  }
  return false;
}

/** Ids of the other processes that have a socket in the folder. */
function otherSockets({ folder, id }: Claim): string[] {
  return readdirSync(folder)
    .map((name) => /^lock\.([\w-]+)\.socket$/.exec(name)?.[1] ?? id)
    .filter((found) => found !== id);
}

/** A holder of which nothing but its socket is left. */
function unnamed(id: string): LockHolder {
  return { id, pid: Number.NaN, host: null, since: null, boot: null, folder: null, text: "" };
}

/** Gives a complete file a second name, unless that exists: a new file would be seen before its content. */
export function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Reports whether another process has the pid of an older version's lock; one of another user counts too. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
