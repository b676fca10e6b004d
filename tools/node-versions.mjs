// `node tools/node-versions.mjs 22` prints the folder of that major version's `node`, installing it from the npm
// registry where it is missing.
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { cacheFolder, fillAtomically } from "./engine/engine-cache.mjs";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";

/** The versions that the package is tested with besides the one that runs the tests, by major version. */
const NODE_VERSIONS = { 22: "22.23.3", 24: "24.21.0" };

const version = NODE_VERSIONS[process.argv[2] ?? ""];
if (version === undefined) throw new Error(`name one of the major versions ${Object.keys(NODE_VERSIONS).join(", ")}`);
const cache = path.join(path.dirname(cacheFolder()), "node", `${version}-${process.platform}-${process.arch}`);
const isComplete = async (bin) => existsSync(path.join(bin, "node"));
const failure = (await isComplete(path.join(cache, "bin"))) ? null : await fillAtomically(cache, install, isComplete);
if (failure === null) process.stdout.write(`${path.join(cache, "bin")}\n`);
else {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}

/**
 * @param {string} bin
 * @returns {Promise<string | null>} null when `bin` holds `node`, else why not
 */
async function install(bin) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-node-"));
  try {
    const { status, stderr } = await withProgress(`installing Node ${version}`, () =>
      runCommand("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `${name}@${version}`]),
    );
    if (status !== 0) return `Node ${version} cannot be installed as ${name}: ${stderr.trim().split("\n").at(-1)}`;
    await copyFile(path.join(folder, "node_modules", name, "bin/node"), path.join(bin, "node"));
    await chmod(path.join(bin, "node"), 0o755);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
