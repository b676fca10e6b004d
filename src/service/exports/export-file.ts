import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import type { Queryable } from "../store/database";
import { findPiece, insertPiece } from "../store/exports";

/** A file that is kept in the database, so that every process can serve it. */
export interface FileName {
  readonly exportId: string;
  readonly buildId: string;
}

/** The facts about a complete file. */
export interface WrittenFile {
  /** Bytes. */
  readonly size: number;
  readonly pieces: number;
  /** SHA-256 of the bytes. */
  readonly digest: Buffer;
}

/** Content is gathered to pieces of at least this size. */
const PIECE_BYTES = 256 * 1024;

const compress = promisify(deflate);
const expand = promisify(inflate);

/**
 * Writes a file piece by piece.
 * @param signal ends the work between two pieces, by throwing its reason
 */
export async function writeFile(
  db: Queryable,
  name: FileName,
  contents: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const hash = createHash("sha256");
  let size = 0;
  let position = 0;
  let gathered: Buffer[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async (piece: Buffer, at: number): Promise<void> => {
    // Level 1: the bytes are text that repeats itself, and the fastest compression takes most of it.
    await insertPiece(db, { ...name, position: at }, await compress(piece, { level: 1 }));
  };
  // One piece is written while the next one is gathered.
  const flush = async (): Promise<void> => {
    await writing;
    signal.throwIfAborted();
    writing = write(Buffer.concat(gathered), position);
    // Its failure is thrown where it is awaited, which may be long after it happened.
    writing.catch(() => {});
    position += 1;
    gathered = [];
  };
  try {
    for await (const content of contents) {
      const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : Buffer.from(content);
      hash.update(bytes);
      size += bytes.length;
      gathered.push(bytes);
      if (gathered.reduce((sum, { length }) => sum + length, 0) >= PIECE_BYTES) await flush();
    }
    if (gathered.length > 0) await flush();
    await writing;
  } finally {
    // Nothing is written any more when this has ended, in any way.
    await writing.catch(() => {});
  }
  return { size, pieces: position, digest: hash.digest() };
}

/**
 * Reads a file piece by piece; no more than one is in memory.
 * @throws {Error} if it is shorter than it was: it expired, or its site was deleted, while it was read
 */
export async function* readFile(db: Queryable, name: FileName, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  for (let position = 0; left > 0; position += 1) {
    const content = await findPiece(db, { ...name, position });
    if (content === null) throw new Error(`The file of ${name.exportId} was deleted while it was read.`);
    const bytes = await expand(content);
    left -= bytes.length;
    yield bytes;
  }
}
