import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { type Claim, claimFolder, linkIfAbsent } from "./claim-folder";
import { FolderLostError, unusableFolder } from "./folder-lock-errors";
import { folderId, lockText, ownHolder } from "./lock-holder";
import { openLockSocket, removeSocket } from "./lock-socket";
import { defaultTiming, type LockTiming } from "./lock-timing";

/** A data folder that this process alone may write. */
export interface FolderLock {
  /**
   * Call it before each statement: a process that was suspended may have lost the folder, and a person may have removed
   * the lock, which is put back.
   * @throws {FolderLostError} if another process has the folder
   */
  check(): void;
  /** Gives the folder back. Nothing may be written to it afterwards. */
  release(): void;
}

/**
 * Takes a data folder for this process: PGlite has no lock, and two processes on one folder lose data silently. The
 * lock is the file `lock` in the folder; docs/decisions/service.md says when another process may replace it.
 * @throws {FolderInUseError} naming the process that has it
 * @throws {UnusableFolderError} if nothing can be written to the folder
 */
export async function lockFolder(path: string, timing: LockTiming = defaultTiming): Promise<FolderLock> {
  const folder = resolve(path);
  const id = randomBytes(9).toString("base64url");
  const { opened, claim } = named(folder, () => announce(folder, id));
  const socket = await openLockSocket(folder, id);
  const leave = (): void => {
    removeSocket(folder, id);
    socket?.close();
    closeSync(opened);
    rmSync(claim.own, { force: true });
  };
  try {
    await claimFolder(claim, timing);
  } catch (error) {
    leave();
    throw unusableFolder(folder, "locked", error);
  }
  socket?.hold();
  const held = heldLock(claim, fstatSync(opened, { bigint: true }).ino, timing);
  const timer = setInterval(held.renewQuietly, timing.heartbeatMs);
  timer.unref();
  return {
    check: held.check,
    release: () => {
      clearInterval(timer);
      const isOurs = held.isOurs();
      leave();
      if (isOurs) rmSync(join(folder, "lock"), { force: true });
    },
  };
}

/** Writes the file of this process, which is not the lock yet. */
function announce(folder: string, id: string): { readonly opened: number; readonly claim: Claim } {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `lock.${id}`);
  const holder = ownHolder(folder, id);
  // Open as long as the folder is held: no other lock gets the number of its inode.
  const opened = openSync(own, "wx");
  try {
    writeSync(opened, lockText(holder, 0));
  } catch (error) {
    closeSync(opened);
    rmSync(own, { force: true });
    throw error;
  }
  return { opened, claim: { folder, id, own, holder } };
}

interface HeldLock extends Pick<FolderLock, "check"> {
  isOurs(): boolean;
  /** Writes a heartbeat, and puts back a lock that is gone. Never throws. */
  renewQuietly(): void;
}

/** The lock of this process, from the moment at which it was taken. */
function heldLock({ folder, id, own, holder }: Claim, inode: bigint, { lapseMs }: LockTiming): HeldLock {
  const lock = join(folder, "lock");
  let heartbeats = 0;
  let beatAt = performance.now();
  let lost: FolderLostError | null = null;

  const lose = (): void => {
    lost ??= new FolderLostError(folder);
    throw lost;
  };
  const isOurs = (): boolean => statSync(lock, { bigint: true, throwIfNoEntry: false })?.ino === inode;
  /** A lock that is gone, if no other process has made one since. */
  const putBack = (): void => {
    const isSameFolder = existsSync(folder) && folderId(folder) === holder.folder;
    const isBack = isSameFolder && existsSync(own) && (linkIfAbsent(own, lock) || isOurs());
    if (!isBack) lose();
  };
  const isFollowed = (): boolean => statSync(join(folder, `lock.${id}.next`), { throwIfNoEntry: false }) !== undefined;
  const hasLapsed = (): boolean => performance.now() - beatAt > lapseMs;
  /**
   * Writes a heartbeat. After a pause, others may believe that this process is gone. One that is about to replace the
   * lock announces it before its last look at the heartbeat: either it sees this heartbeat, or it is seen here.
   */
  const renew = (): void => {
    if (lost !== null) throw lost;
    const now = performance.now();
    const mayBeFollowed = hasLapsed();
    if (!existsSync(own)) {
      if (!isOurs()) lose();
      linkIfAbsent(lock, own);
    }
    writeFileSync(own, lockText(holder, heartbeats + 1), { flag: "r+" });
    heartbeats += 1;
    if (mayBeFollowed && isFollowed()) lose();
    beatAt = now;
  };
  const check = (): void => {
    if (lost !== null) throw lost;
    if (hasLapsed()) named(folder, renew);
    if (!isOurs()) putBack();
  };
  const renewQuietly = (): void => {
    try {
      renew();
      check();
    } catch {
      // Tried again, or thrown again, before the next statement.
    }
  };
  return { check, isOurs, renewQuietly };
}

/** Runs work on the folder's files; the system's errors name the folder. */
function named<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unusableFolder(folder, "locked", error);
  }
}
