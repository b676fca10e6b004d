import { readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";

/** The process that a lock file names. */
export interface LockHolder {
  /** Names the holder in the files beside the lock. */
  readonly id: string;
  /** In the holder's own PID namespace: a container's first process is 1. */
  readonly pid: number;
  /** Null for a lock of a version that wrote only its pid. */
  readonly host: string | null;
  readonly since: string | null;
  /** The boot of the holder's machine; null where the system has no id for it. */
  readonly boot: string | null;
  /** The folder that was locked: a copy of it has another identity. */
  readonly folder: string | null;
  /** The whole file, which each heartbeat changes. */
  readonly text: string;
}

type Written = Required<Omit<LockHolder, "text" | "pid">> & { readonly beat: string };

/** Digits of the heartbeat counter: each heartbeat writes as many bytes as the one before, in place. */
const BEAT_DIGITS = 12;

/**
 * The text of a lock. Older versions read its first line, the pid, and respect a process that they see.
 */
export function lockText({ id, pid, host, since, boot, folder }: Omit<LockHolder, "text">, heartbeats: number): string {
  const written: Omit<Written, "text"> = {
    id,
    host,
    since,
    boot,
    folder,
    beat: String(heartbeats).padStart(BEAT_DIGITS, "0"),
  };
  return `${pid}\n${JSON.stringify(written)}\n`;
}

/** This process as the holder of a folder. */
export function ownHolder(folder: string, id: string): Omit<LockHolder, "text"> {
  return {
    id,
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    boot: bootId(),
    folder: folderId(folder),
  };
}

/** Reads a lock. @returns null if there is none */
export function readHolder(file: string): LockHolder | null {
  const text = textOf(file);
  if (text === null) return null;
  const [first = "", second = ""] = text.split("\n");
  const written = parsed(second);
  const id = String(written.id ?? "");
  return {
    // A part of file names.
    id: /^[\w-]{1,64}$/.test(id) ? id : "unknown",
    pid: Number.parseInt(first, 10),
    host: written.host ?? null,
    since: written.since ?? null,
    boot: written.boot ?? null,
    folder: written.folder ?? null,
    text,
  };
}

/** The text of a file; null if there is none. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The identity of a folder among all that this machine sees, also through a bind mount. */
export function folderId(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

/** Linux makes one at each boot, the same in all containers. Other systems have none that a file says. */
function bootId(): string | null {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return null;
  }
}

/** Nothing of a lock that a full disk or an older version left without its second line. */
function parsed(line: string): Partial<Written> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
