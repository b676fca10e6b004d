import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isEvidenceName } from "@consentform/consent/proof";
import { extract, type Headers } from "tar-stream";

/** An archive that no service makes; the message says what is wrong with it. */
export class BundleError extends Error {
  override readonly name = "BundleError";
}

/**
 * Unpacks an evidence bundle into an empty folder. Only regular files with plain names are written, each once: no name
 * leads out of the folder, and no link or folder is made.
 *
 * @throws {BundleError} for anything else, before it is written
 */
export async function unpackBundle(archive: string, folder: string): Promise<void> {
  const entries = extract();
  const seen = new Set<string>();
  const reading = pipeline(createReadStream(archive), entries).catch((error: Error) => {
    // The reader below gets it.
    entries.destroy(error);
  });
  try {
    for await (const entry of entries) {
      refuseUnfit(entry.header, seen);
      seen.add(entry.header.name);
      // A name that exists is refused by the system, by the file system's own comparison.
      await pipeline(entry, createWriteStream(join(folder, entry.header.name), { flags: "wx", mode: 0o600 }));
    }
  } catch (error) {
    if (error instanceof BundleError || (error instanceof Error && "syscall" in error)) throw error;
    throw new BundleError(
      `The bundle is not a tar archive: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    entries.destroy();
    await reading;
  }
}

function refuseUnfit({ name, type }: Headers, seen: ReadonlySet<string>): void {
  if (type !== "file")
    throw new BundleError(`The bundle contains ${JSON.stringify(name)}, which is not a regular file.`);
  if (!isEvidenceName(name))
    throw new BundleError(
      `The bundle contains a file named ${JSON.stringify(name)}; file names cannot contain folders.`,
    );
  if (seen.has(name)) throw new BundleError(`The bundle contains ${name} twice.`);
}
