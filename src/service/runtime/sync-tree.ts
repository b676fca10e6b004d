import { closeSync, fsyncSync, openSync, readdirSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Syncs under way at a time: as many threads as Node has for files. */
const AT_ATIME = 4;

/** Puts every file and folder below a folder, and the folder, on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const left = [...paths, folder].values();
  const syncThem = async (): Promise<void> => {
    for (const path of left) await syncOne(path);
  };
  await Promise.all(Array.from({ length: AT_ATIME }, syncThem));
}

async function syncOne(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file and puts it on the disk; {@link syncFolders} does the same for its name. */
export function writeSynced(file: string, content: string, mode = 0o666): void {
  const opened = openSync(file, "w", mode);
  try {
    writeSync(opened, content, 0);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Puts a file's name in its folder, and the name of that folder, on the disk. */
export function syncFolders(file: string): void {
  for (const folder of [dirname(file), dirname(dirname(file))]) {
    const opened = openSync(folder, "r");
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  }
}
