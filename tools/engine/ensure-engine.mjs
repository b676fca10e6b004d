import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { buildEngine } from "./build-engine.mjs";
import { findEngineOnPath, isComplete } from "./find-engine.mjs";
import { installEngine } from "./install-engine.mjs";
import { ENGINE_FILES, LANGUAGE_HOST_VERSION, MINIMUM_PULUMI_VERSION, PULUMI_VERSION } from "./versions.mjs";

/** Ways to get an engine that is not installed, in the order they are tried: the fast one first. */
const SOURCES = [
  { name: "the vendor's installer", fill: installEngine },
  { name: "a build from Go modules", fill: buildEngine },
];

/**
 * Finds the folder that holds `pulumi`, `pulumi-language-nodejs` and `pulumi-resource-pulumi-nodejs`; gets them when
 * they are missing. What is on PATH and recent enough wins; else they are kept in the user's cache folder, outside
 * the checkout, so that a second clone does not build again.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Error} saying what was tried and how to get an engine
 */
export async function ensureEngine() {
  const onPath = await findEngineOnPath();
  if (onPath.folder) return onPath.folder;
  const cache = path.join(cacheFolder(), `${PULUMI_VERSION}-${LANGUAGE_HOST_VERSION}-${os.platform()}-${os.arch()}`);
  const cached = path.join(cache, "bin");
  if (await isComplete(cached)) return cached;

  const reasons = [onPath.reason];
  for (const source of SOURCES) {
    const failure = await fillAtomically(cache, source.fill);
    if (failure === null) return cached;
    reasons.push(`${source.name}: ${failure}`);
  }
  throw new Error(missingEngineMessage(reasons));
}

/**
 * Fills a folder beside the final one and renames it, so that a build that dies leaves nothing and two at the same
 * time do not disturb each other: the second finds the first one's result and drops its own.
 *
 * @param {string} cache
 * @param {(folder: string) => Promise<string | null>} fill
 */
async function fillAtomically(cache, fill) {
  await mkdir(path.dirname(cache), { recursive: true });
  const temporary = await mkdtemp(`${cache}.part-`);
  try {
    const bin = path.join(temporary, "bin");
    await mkdir(bin);
    const failure = await fill(bin);
    if (failure !== null) return failure;
    await copyDynamicProvider(bin);
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

/**
 * The Node SDK carries the script that starts the dynamic provider: in its root or in `dist`, depending on its version.
 *
 * @param {string} folder
 */
async function copyDynamicProvider(folder) {
  const sdk = path.dirname(createRequire(import.meta.url).resolve("@pulumi/pulumi/package.json"));
  const target = path.join(folder, ENGINE_FILES.dynamicProvider);
  await copyFile(path.join(sdk, ENGINE_FILES.dynamicProvider), target).catch(() =>
    copyFile(path.join(sdk, "dist", ENGINE_FILES.dynamicProvider), target),
  );
  await chmod(target, 0o755);
}

/** `$XDG_CACHE_HOME/consentform/engine`, or the platform's usual place. */
function cacheFolder() {
  const usual = { darwin: "Library/Caches", win32: "AppData/Local" };
  const root = process.env.XDG_CACHE_HOME || path.join(os.homedir(), usual[process.platform] ?? ".cache");
  return path.join(root, "consentform", "engine");
}

/** @param {string[]} reasons */
function missingEngineMessage(reasons) {
  return [
    "No Pulumi engine could be found or made. Tried:",
    ...reasons.map((reason) => `  - ${reason}`),
    "Any one of these helps:",
    `  - install Pulumi ${MINIMUM_PULUMI_VERSION} or newer: https://www.pulumi.com/docs/install/`,
    "  - install Go (https://go.dev/dl/): the engine is then built from source, once, in about four minutes",
    "  - allow this machine to reach https://get.pulumi.com",
  ].join("\n");
}
