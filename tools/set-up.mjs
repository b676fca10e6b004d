import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { withProgress } from "./progress.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** Written by the build into dist; holds the digest of what it was built from. */
export const BUILD_STAMP = "dist/.build-stamp";

/** Everything that the contents of dist depend on; a folder counts with all its files but those that a build writes. */
const BUILD_INPUTS = [
  "src",
  "schema",
  "tools/banner",
  "tools/console",
  "tools/generate",
  "tools/constructs",
  "tools/pulumi",
  "tools/terraform",
  "tools/build.mjs",
  "tools/bundled-libraries.mjs",
  "tools/standalone-program.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * Makes a fresh clone ready: dependencies installed and `dist` built. Does nothing that is not needed.
 *
 * @throws {Error} with the last lines of the command that failed
 */
export async function setUp() {
  if (!(await areDependenciesCurrent())) await runNpm("installing dependencies", ["ci"]);
  if (!(await isBuildCurrent())) await runNpm("building", ["run", "build"]);
}

/**
 * npm keeps a copy of the lock file of what it installed; a package that is missing there is only right when it is
 * optional (built for another platform).
 */
async function areDependenciesCurrent() {
  const [wanted, installed] = await Promise.all(
    ["package-lock.json", "node_modules/.package-lock.json"].map(async (file) => {
      const absolute = path.join(repositoryFolder, file);
      return existsSync(absolute) ? JSON.parse(await readFile(absolute, "utf8")).packages : {};
    }),
  );
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === "") return true;
    return name in installed ? installed[name].version === entry.version : entry.optional === true;
  });
}

/** @returns {Promise<boolean>} whether dist was built from the sources as they are now */
export async function isBuildCurrent() {
  const stamp = path.join(repositoryFolder, BUILD_STAMP);
  return existsSync(stamp) && (await readFile(stamp, "utf8")) === (await buildInputDigest());
}

/** @returns {Promise<string>} hex digest over names and contents of all build inputs */
export async function buildInputDigest() {
  const hash = createHash("sha256");
  for (const input of BUILD_INPUTS) {
    for (const file of await filesBelow(path.join(repositoryFolder, input))) {
      const name = path.relative(repositoryFolder, file);
      if (!IS_BUILT.test(name)) hash.update(`${name}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/** The files that a build writes into the folders of packages. */
const IS_BUILT = /^src\/\w+\/(dist\/|LICENSE$|NOTICE$)/;

/** @param {string} input a file, or a folder whose files are listed in a stable order */
async function filesBelow(input) {
  const entries = await readdir(input, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === "ENOTDIR") return null;
    throw error;
  });
  if (entries === null) return [input];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/**
 * @param {string} label
 * @param {string[]} args
 */
async function runNpm(label, args) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, stdout, stderr } = await withProgress(label, () => runCommand(npm, args, { cwd: repositoryFolder }));
  if (status === 0) return;
  const lastLines = `${stdout}\n${stderr}`.trim().split("\n").slice(-20).join("\n");
  throw new Error(`${label} failed (npm ${args.join(" ")}, exit status ${status}):\n${lastLines}`);
}
