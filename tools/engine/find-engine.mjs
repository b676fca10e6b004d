import { access, constants, realpath } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../run-command.mjs";
import { ENGINE_FILES, isAtLeast, MINIMUM_PULUMI_VERSION } from "./versions.mjs";

/**
 * Looks for an engine that is installed already.
 *
 * @returns {Promise<{ folder: string | null, reason: string }>} the folder on PATH that holds all three files, or why
 * there is none
 */
export async function findEngineOnPath() {
  for (const entry of (process.env.PATH ?? "").split(path.delimiter).filter(Boolean)) {
    const executable = path.join(entry, ENGINE_FILES.engine);
    if (!(await isExecutable(executable))) continue;
    // A package manager may link only `pulumi` into PATH; its companions are beside the real file.
    for (const folder of [entry, path.dirname(await realpath(executable))]) {
      if (await isComplete(folder)) return checkVersion(folder);
    }
    return { folder: null, reason: `${executable} has no ${ENGINE_FILES.languageHost} beside it` };
  }
  return { folder: null, reason: "no pulumi on PATH" };
}

/**
 * @param {string} folder
 * @returns {Promise<boolean>} whether engine, language host and dynamic provider are all there
 */
export async function isComplete(folder) {
  const checks = Object.values(ENGINE_FILES).map((file) => isExecutable(path.join(folder, file)));
  return (await Promise.all(checks)).every(Boolean);
}

/** @param {string} folder */
async function checkVersion(folder) {
  const { stdout } = await runCommand(path.join(folder, ENGINE_FILES.engine), ["version"], {
    env: { PULUMI_SKIP_UPDATE_CHECK: "true" },
  });
  const version = stdout.trim();
  if (isAtLeast(version, MINIMUM_PULUMI_VERSION)) return { folder, reason: "" };
  return { folder: null, reason: `pulumi ${version} on PATH is older than ${MINIMUM_PULUMI_VERSION}` };
}

/** @param {string} file */
async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
