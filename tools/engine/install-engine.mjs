import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { withProgress } from "../progress.mjs";
import { runCommand } from "../run-command.mjs";
import { PULUMI_VERSION } from "./versions.mjs";

const INSTALLER_URL = "https://get.pulumi.com";
/** Long enough for a slow line, short enough that a machine without internet does not wait for it. */
const REACHABLE_TIMEOUT_MS = 4_000;

/**
 * Runs the vendor's own installer into a folder of ours; it changes neither PATH nor the user's profile.
 *
 * @param {string} folder where the executables go
 * @returns {Promise<string | null>} null when they are there, else why not
 */
export async function installEngine(folder) {
  if (process.platform === "win32") return "the vendor's installer is a shell script";
  const script = await fetchInstaller();
  if (script === null) return `${INSTALLER_URL} is not reachable`;
  const root = await mkdtemp(`${folder}-`);
  const args = ["-s", "--", "--version", PULUMI_VERSION, "--install-root", root, "--no-edit-path"];
  try {
    const install = await withProgress(`installing Pulumi ${PULUMI_VERSION} with ${INSTALLER_URL}`, () =>
      runCommand("sh", args, { input: script }),
    );
    if (install.status !== 0) return `the vendor's installer failed: ${install.stderr.trim().split("\n").at(-1)}`;
    for (const file of await readdir(path.join(root, "bin"))) {
      await rename(path.join(root, "bin", file), path.join(folder, file));
    }
    return null;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function fetchInstaller() {
  try {
    const answer = await fetch(INSTALLER_URL, { signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS) });
    const text = answer.ok ? await answer.text() : "";
    return text.startsWith("#!/bin/sh") ? text : null;
  } catch {
    return null;
  }
}
