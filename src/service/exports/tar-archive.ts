import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";

/** A file to be put into an archive. */
export interface TarFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly pieces: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The bytes of a tar archive, piece by piece; the next file is asked for when the former one has been read. */
export async function* tarArchive(files: AsyncIterable<TarFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filling = fill(archive, files, modifiedAt).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const piece of archive) yield piece as Uint8Array;
  } finally {
    // Whoever stops reading stops the writer, too.
    archive.destroy();
    await filling;
  }
}

async function fill(archive: Pack, files: AsyncIterable<TarFile>, mtime: Date): Promise<void> {
  for await (const { path, size, pieces } of files) {
    const entry = archive.entry({ name: path, size, mtime, mode: 0o644 });
    // An object mode stream hands every piece on as it is.
    await pipeline(Readable.from(pieces()), entry);
  }
  archive.finalize();
}
