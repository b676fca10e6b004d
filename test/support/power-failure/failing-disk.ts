import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DiskEvent } from "./disk-event";

/** How much of what was not synced a disk has kept: nothing, everything, or some of it, sector by sector. */
export type Kept = "nothing" | "everything" | "some";

/** Random number from 0 (included) to 1. */
export type Random = () => number;

/** A disk that can lose what was not synced. */
export interface FailingDisk {
  apply(event: DiskEvent): void;
  /** Makes the folder as it may be after the power failed now. */
  fail(folder: string, kept: Kept, random: Random): void;
}

/** The unit that a disk writes completely or not at all, in bytes. */
const sectorBytes = 512;

interface Piece {
  /** Null: the file gets the length `position`. */
  readonly bytes: Uint8Array | null;
  readonly position: number;
}

interface DiskFile {
  readonly isFolder: boolean;
  content: Buffer;
  size: number;
  /** Not synced yet, in their order. */
  pieces: Piece[];
  /** Files of a folder by name. */
  readonly names: Map<string, number>;
  renames: ((names: Map<string, number>) => void)[];
}

/**
 * A disk as a program may assume one: data that was not synced is there or not, each sector for itself; names in a
 * folder change in the order in which they were changed, each folder for itself, and are certain after a sync of the
 * folder. A sync of a file makes its own name certain, as it does on Linux, unless it is one of its data alone.
 */
export function failingDisk(): FailingDisk {
  const root = newFile(true);
  const files = new Map<number, DiskFile>([[0, root]]);
  const now = new Map<string, number>([["", 0]]);
  /** Parts of what each file had to be synced when a sync started. */
  const syncs = new Map<number, () => void>();
  /** The last change of the name of each file: its folder, and how many changes there were before. */
  const named = new Map<number, { folder: DiskFile; change: (names: Map<string, number>) => void }>();

  const at = (file: number): DiskFile => {
    const found = files.get(file);
    if (found === undefined) throw new Error(`File ${file} was never created.`);
    return found;
  };
  const numberAt = (path: string): number => {
    const number = now.get(path);
    if (number === undefined) throw new Error(`${path} was never created.`);
    return number;
  };
  const rename = (path: string, file: number | null, change: (names: Map<string, number>) => void): void => {
    const folder = at(numberAt(parentOf(path)));
    folder.renames.push(change);
    if (file !== null) named.set(file, { folder, change });
  };

  const startSync = ({ sync, file: number, isDataOnly }: DiskEvent & { readonly kind: "sync-start" }): void => {
    const file = at(number);
    const [pieces, renames] = [[...file.pieces], [...file.renames]];
    const name = isDataOnly ? undefined : named.get(number);
    syncs.set(sync, () => {
      settle(file, pieces);
      settleNames(file, renames);
      if (name !== undefined) settleNames(name.folder, upTo(name.folder.renames, name.change));
    });
  };
  const apply = (event: DiskEvent): void => {
    if (event.kind === "create") {
      files.set(event.file, newFile(event.isFolder));
      now.set(event.path, event.file);
      rename(event.path, event.file, (names) => names.set(nameOf(event.path), event.file));
    } else if (event.kind === "rename") {
      const file = numberAt(event.from);
      if (parentOf(event.from) !== parentOf(event.to)) throw new Error("Moves between folders are not simulated.");
      now.delete(event.from);
      now.set(event.to, file);
      rename(event.to, file, (names) => {
        names.delete(nameOf(event.from));
        names.set(nameOf(event.to), file);
      });
    } else if (event.kind === "remove") {
      now.delete(event.path);
      rename(event.path, null, (names) => names.delete(nameOf(event.path)));
    } else if (event.kind === "write") {
      at(event.file).pieces.push({ bytes: event.bytes, position: event.position });
    } else if (event.kind === "truncate") {
      at(event.file).pieces.push({ bytes: null, position: event.size });
    } else if (event.kind === "sync-start") {
      startSync(event);
    } else if (event.kind === "sync-end") {
      syncs.get(event.sync)?.();
      syncs.delete(event.sync);
    }
  };

  const write = (path: string, file: DiskFile, kept: Kept, random: Random): void => {
    const share = { nothing: 0, everything: 1, some: random() }[kept];
    if (!file.isFolder) {
      const after: DiskFile = { ...file, content: Buffer.from(file.content), pieces: [] };
      for (const piece of inSectors(file.pieces)) if (random() < share) put(after, piece);
      writeFileSync(path, after.content.subarray(0, after.size));
      return;
    }
    mkdirSync(path, { recursive: true });
    const names = new Map(file.names);
    const changes = Math.round(share * file.renames.length);
    for (const change of file.renames.slice(0, changes)) change(names);
    for (const [name, number] of names) write(join(path, name), at(number), kept, random);
  };
  return { apply, fail: (folder, kept, random) => write(folder, root, kept, random) };
}

function newFile(isFolder: boolean): DiskFile {
  return { isFolder, content: Buffer.alloc(0), size: 0, pieces: [], names: new Map(), renames: [] };
}

function settle(file: DiskFile, pieces: readonly Piece[]): void {
  const waiting = new Set(file.pieces);
  for (const piece of pieces) if (waiting.delete(piece)) put(file, piece);
  file.pieces = [...waiting];
}

function settleNames(folder: DiskFile, changes: readonly DiskFile["renames"][number][]): void {
  const waiting = new Set(folder.renames);
  for (const change of changes) if (waiting.delete(change)) change(folder.names);
  folder.renames = [...waiting];
}

/** The beginning of a list up to an element; nothing if the element is not in it, because it is settled. */
function upTo<T>(list: readonly T[], last: T): readonly T[] {
  return list.slice(0, list.indexOf(last) + 1);
}

function* inSectors(pieces: readonly Piece[]): Generator<Piece> {
  for (const { bytes, position } of pieces) {
    if (bytes === null) yield { bytes, position };
    for (let start = 0; bytes !== null && start < bytes.length; ) {
      const end = Math.min(bytes.length, start + sectorBytes - ((position + start) % sectorBytes));
      yield { bytes: bytes.subarray(start, end), position: position + start };
      start = end;
    }
  }
}

function put(file: DiskFile, { bytes, position }: Piece): void {
  const end = position + (bytes?.length ?? 0);
  if (bytes === null) {
    file.content.fill(0, Math.min(position, file.size), file.size);
    file.size = position;
  }
  if (end > file.content.length) {
    const larger = Buffer.alloc(Math.max(end, 2 * file.content.length));
    file.content.copy(larger);
    file.content = larger;
  }
  if (bytes !== null) file.content.set(bytes, position);
  file.size = bytes === null ? position : Math.max(file.size, end);
}

function parentOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
