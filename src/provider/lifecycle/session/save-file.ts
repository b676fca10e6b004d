import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Writes a file as a whole, with the folders above it, so that whoever reads it never sees half of one. */
export async function saveFile(path: string, text: string): Promise<void> {
  const target = resolve(path);
  const unfinished = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, target);
}
