import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/**
 * `$XDG_CACHE_HOME/consentform/engine`, or the platform's usual place: outside the checkout, so that a second clone
 * finds it.
 */
export function cacheFolder() {
  const usual = { darwin: "Library/Caches", win32: "AppData/Local" };
  const root = process.env.XDG_CACHE_HOME || path.join(os.homedir(), usual[process.platform] ?? ".cache");
  return path.join(root, "consentform", "engine");
}

/**
 * Fills `bin` of a folder beside the final one and renames it, so that a build that dies leaves nothing and two at the
 * same time do not disturb each other: the second finds the first one's result and drops its own.
 *
 * @param {string} cache the final folder
 * @param {(bin: string) => Promise<string | null>} fill null when the executables are there, else why not
 * @param {(bin: string) => Promise<boolean>} isComplete whether a folder has all executables
 * @returns {Promise<string | null>} what `fill` returned
 */
export async function fillAtomically(cache, fill, isComplete) {
  await mkdir(path.dirname(cache), { recursive: true });
  const temporary = await mkdtemp(`${cache}.part-`);
  try {
    const bin = path.join(temporary, "bin");
    await mkdir(bin);
    const failure = await fill(bin);
    if (failure !== null) return failure;
    await rename(temporary, cache).catch(async () => {
      if (await isComplete(path.join(cache, "bin"))) return;
      await rm(cache, { recursive: true, force: true });
      await rename(temporary, cache);
    });
    return null;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
