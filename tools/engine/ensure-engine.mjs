import { chmod, copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { buildEngine } from "./build-engine.mjs";
import { cacheFolder, fillAtomically } from "./engine-cache.mjs";
import { findEngineOnPath, isComplete } from "./find-engine.mjs";
import { installEngine } from "./install-engine.mjs";
import { ENGINE_FILES, LANGUAGE_HOST_VERSION, MINIMUM_PULUMI_VERSION, PULUMI_VERSION } from "./versions.mjs";

/** Ways to get an engine that is not installed, in the order they are tried: the fast one first. */
const SOURCES = [
  { name: "npm's package pulumi", fill: installEngine },
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
    const fill = async (/** @type {string} */ folder) => {
      const reason = await source.fill(folder);
      if (reason === null) await copyDynamicProvider(folder);
      return reason;
    };
    const failure = await fillAtomically(cache, fill, isComplete);
    if (failure === null) return cached;
    reasons.push(`${source.name}: ${failure}`);
    process.stderr.write(`  no engine from ${source.name} (${failure})\n`);
  }
  throw new Error(missingEngineMessage(reasons));
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

/** @param {string[]} reasons */
function missingEngineMessage(reasons) {
  return [
    "No Pulumi engine could be found or made. Tried:",
    ...reasons.map((reason) => `  - ${reason}`),
    "Any one of these helps:",
    `  - install Pulumi ${MINIMUM_PULUMI_VERSION} or newer: https://www.pulumi.com/docs/install/`,
    "  - install Go (https://go.dev/dl/): the engine is then built from source, once, in about four minutes",
    "  - let this machine reach https://get.pulumi.com, from which npm's package pulumi downloads the engine",
  ].join("\n");
}
