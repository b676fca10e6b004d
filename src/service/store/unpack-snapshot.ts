import { createReadStream, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

/** Unpacks a snapshot to an empty folder. */
export async function unpackSnapshot(snapshot: string, folder: string): Promise<void> {
  for await (const { path, content } of readSnapshot(snapshot)) {
    const target = join(folder, path);
    mkdirSync(content === null ? target : dirname(target), { recursive: true });
    if (content !== null) writeFileSync(target, content);
  }
}

/** A file system in memory for PGlite that begins with a snapshot. */
export function filesInMemory(snapshot: string): MemoryFS {
  const files = new MemoryFS();
  const init = files.init.bind(files);
  files.init = (pglite, options) => {
    files.initialSyncFs = async () => {
      const { FS } = pglite.Module;
      for await (const { path, content } of readSnapshot(snapshot)) {
        const target = `${dataFolder}/${path}`;
        FS.mkdirTree(content === null ? target : dirname(target));
        if (content !== null) FS.writeFile(target, content);
      }
    };
    return init(pglite, options);
  };
  return files;
}

/** The folder in which PGlite expects its data. */
const { PGDATA: dataFolder } = PGlite.paths;

/** A file or folder of a snapshot. */
interface SnapshotEntry {
  /** Path below the database's folder, without a slash at either end. */
  readonly path: string;
  /** Null for a folder. */
  readonly content: Uint8Array | null;
}

const BLOCK_BYTES = 512;

/**
 * Reads a snapshot file by file, so that never more than one file is in memory: the whole is 16 MB, and PGlite's own
 * loading holds it three times.
 * @param file a tar archive compressed by gzip, as `PGlite.dumpDataDir` makes it: names of at most 100 bytes
 */
async function* readSnapshot(file: string): AsyncGenerator<SnapshotEntry> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file).pipe(createGunzip({ chunkSize: 256 * 1024 }))) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let position = 0;
    for (;;) {
      const entry = entryAt(rest, position);
      if (entry === null) break;
      position = entry.end;
      if (entry.path !== "") yield entry;
    }
    rest = rest.subarray(position);
  }
}

/** Null until all of the entry is there, and after the last one. */
function entryAt(archive: Buffer, start: number): (SnapshotEntry & { readonly end: number }) | null {
  const contentStart = start + BLOCK_BYTES;
  if (archive.length < contentStart || archive[start] === 0) return null;
  const size = Number.parseInt(text(archive, start + 124, 12), 8);
  const end = contentStart + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  if (archive.length < end) return null;
  const isFolder = text(archive, start + 156, 1) === "5";
  const path = text(archive, start, 100).replace(/^[./]+|\/+$/g, "");
  return { path, content: isFolder ? null : archive.subarray(contentStart, contentStart + size), end };
}

/** A field of a header, which ends with its first zero. */
function text(archive: Buffer, start: number, length: number): string {
  return archive.toString("latin1", start, start + length).replace(/\0.*$/s, "");
}
