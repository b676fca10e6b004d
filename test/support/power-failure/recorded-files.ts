import fs, { type Mode, type PathLike } from "node:fs";
import { relative, sep } from "node:path";
import type { DiskEvent } from "./disk-event";

/** The record so far, and the names and descriptors of files. */
interface Recording {
  readonly events: DiskEvent[];
  /** Path below the folder; null for files that are not recorded. */
  below(path: PathLike): string | null;
  readonly files: Map<string, number>;
  readonly open: Map<number, number>;
  create(path: string, isFolder: boolean): number;
  /** Notes the start of a sync and returns what notes its end. */
  startSync(file: number | undefined, isDataOnly: boolean): () => void;
}

/**
 * Records what this process does to the files below a folder from now on, by replacing the functions of Node's file
 * system that PGlite and its driver use. Only for processes that exist for this purpose.
 * @param isRecorded by path below the folder
 */
export function recordFiles(folder: string, isRecorded: (path: string) => boolean): DiskEvent[] {
  const events: DiskEvent[] = [];
  const files = new Map<string, number>();
  let created = 0;
  let syncs = 0;
  const recording: Recording = {
    events,
    files,
    open: new Map(),
    below: (path) => {
      const below = relative(folder, String(path)).split(sep).join("/");
      return below !== "" && !below.startsWith("..") && isRecorded(below) ? below : null;
    },
    create: (path, isFolder) => {
      created += 1;
      files.set(path, created);
      events.push({ kind: "create", file: created, path, isFolder });
      return created;
    },
    startSync: (file, isDataOnly) => {
      if (file === undefined) return () => {};
      syncs += 1;
      const sync = syncs;
      events.push({ kind: "sync-start", sync, file, isDataOnly });
      return () => events.push({ kind: "sync-end", sync });
    },
  };
  recordContents(recording);
  recordNames(recording);
  recordSyncs(recording);
  return events;
}

function recordContents({ events, below, files, open, create }: Recording): void {
  const { openSync, closeSync, ftruncateSync, writeSync, writeFileSync } = fs;
  const replaced = {
    openSync: (path: PathLike, flags: string | number = "r", mode?: Mode): number => {
      const name = below(path);
      const known = name === null ? undefined : files.get(name);
      const descriptor = openSync(path, flags, mode);
      if (name === null) return descriptor;
      const file = known ?? create(name, false);
      const empties = typeof flags === "number" ? (flags & fs.constants.O_TRUNC) !== 0 : flags.startsWith("w");
      if (known !== undefined && empties) events.push({ kind: "truncate", file, size: 0 });
      open.set(descriptor, file);
      return descriptor;
    },
    closeSync: (descriptor: number): void => {
      open.delete(descriptor);
      closeSync(descriptor);
    },
    writeSync: (descriptor: number, data: Uint8Array | string, ...place: number[]): number => {
      const file = open.get(descriptor);
      const bytes = typeof data === "string" ? Buffer.from(data) : data;
      const [offset = 0, length = bytes.length, position] =
        typeof data === "string" ? [0, bytes.length, place[0]] : place;
      const written = writeSync(descriptor, bytes, offset, length, position);
      if (file === undefined) return written;
      if (position === undefined) throw new Error("A write without a position cannot be recorded.");
      events.push({ kind: "write", file, position, bytes: Uint8Array.from(bytes.subarray(offset, offset + written)) });
      return written;
    },
    ftruncateSync: (descriptor: number, size = 0): void => {
      ftruncateSync(descriptor, size);
      const file = open.get(descriptor);
      if (file !== undefined) events.push({ kind: "truncate", file, size });
    },
    truncateSync: (path: string, size = 0): void => {
      const descriptor = replaced.openSync(path, "r+");
      replaced.ftruncateSync(descriptor, size);
      replaced.closeSync(descriptor);
    },
    writeFileSync: (...args: Parameters<typeof writeFileSync>): void => {
      const [path, data] = args;
      if (typeof path === "number" || below(path) === null) {
        writeFileSync(...args);
        return;
      }
      const descriptor = replaced.openSync(path, "w");
      const bytes =
        typeof data === "string" ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      replaced.writeSync(descriptor, bytes, 0, bytes.length, 0);
      replaced.closeSync(descriptor);
    },
  };
  Object.assign(fs, replaced);
}

function recordNames({ events, below, files, create }: Recording): void {
  const { mkdirSync, renameSync, unlinkSync, rmdirSync, linkSync, symlinkSync } = fs;
  const removing = (remove: (path: PathLike) => void) => (path: PathLike) => {
    remove(path);
    const name = below(path);
    if (name !== null && files.delete(name)) events.push({ kind: "remove", path: name });
  };
  const refusing = <Rest extends unknown[]>(link: (from: PathLike, to: PathLike, ...rest: Rest) => void) => {
    return (from: PathLike, to: PathLike, ...rest: Rest): void => {
      if (below(to) !== null) throw new Error(`The link ${String(to)} cannot be recorded.`);
      link(from, to, ...rest);
    };
  };
  Object.assign(fs, {
    mkdirSync: (...args: Parameters<typeof mkdirSync>) => {
      const made = mkdirSync(...args);
      const parts = below(args[0])?.split("/") ?? [];
      const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
      for (const folder of folders) if (!files.has(folder)) create(folder, true);
      return made;
    },
    renameSync: (from: PathLike, to: PathLike) => {
      renameSync(from, to);
      const [old, name] = [below(from), below(to)];
      const file = old === null ? undefined : files.get(old);
      if (old === null || name === null || file === undefined) return;
      files.delete(old);
      files.set(name, file);
      events.push({ kind: "rename", from: old, to: name });
    },
    unlinkSync: removing(unlinkSync),
    rmdirSync: removing(rmdirSync),
    linkSync: refusing(linkSync),
    symlinkSync: refusing(symlinkSync),
  });
}

function recordSyncs({ below, files, open, startSync }: Recording): void {
  const { fsyncSync, fdatasyncSync, fdatasync } = fs;
  const recorded = (sync: (descriptor: number) => void, isDataOnly: boolean) => (descriptor: number) => {
    const end = startSync(open.get(descriptor), isDataOnly);
    sync(descriptor);
    end();
  };
  Object.assign(fs, {
    fsyncSync: recorded(fsyncSync, false),
    fdatasyncSync: recorded(fdatasyncSync, true),
    fdatasync: (descriptor: number, done: (error: Error | null) => void) => {
      const end = startSync(open.get(descriptor), true);
      fdatasync(descriptor, (error) => {
        if (error === null) end();
        done(error);
      });
    },
  });
  const openHandle = fs.promises.open;
  Object.assign(fs.promises, {
    open: async (...args: Parameters<typeof openHandle>) => {
      const handle = await openHandle(...args);
      const sync = handle.sync.bind(handle);
      const name = below(args[0]);
      handle.sync = async () => {
        const end = startSync(name === null ? undefined : files.get(name), false);
        await sync();
        end();
      };
      return handle;
    },
  });
}
