import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { withProgress } from "../progress.mjs";
import { runCommand } from "../run-command.mjs";
import { PULUMI_VERSION } from "./versions.mjs";

/**
 * Runs the npm package `pulumi`, which downloads the CLI of its version at first use, into a folder of ours; it changes
 * neither PATH nor the user's profile.
 *
 * @param {string} folder where the executables go
 * @returns {Promise<string | null>} null when they are there, else why not
 */
export async function installEngine(folder) {
  const label = `pulumi@${PULUMI_VERSION}`;
  const home = await mkdtemp(`${folder}-`);
  try {
    const { status, stderr } = await withProgress(`downloading Pulumi with npx ${label}`, () =>
      runCommand("npx", ["--yes", label, "version"], { env: { PULUMI_HOME: home, PULUMI_SKIP_UPDATE_CHECK: "true" } }),
    );
    if (status !== 0) return stderr.trim().split("\n").at(-1) || `npx ${label} ended with status ${status}`;
    const bin = path.join(home, "versions", PULUMI_VERSION, "bin");
    for (const file of await readdir(bin)) await rename(path.join(bin, file), path.join(folder, file));
    return null;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
