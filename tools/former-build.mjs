// `node tools/former-build.mjs COMMIT PATCH`: prints, as one line of JSON, the command line of an older commit with a
// patch, or the reason why it is missing. It is built once, into the cache folder, with the installed dependencies.
// Progress goes to standard error.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { cacheFolder, fillAtomically } from "./engine/engine-cache.mjs";
import { withProgress } from "./progress.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const [commit = "", patch = ""] = process.argv.slice(2);
const digest = createHash("sha256")
  .update(await readFile(patch))
  .digest("hex")
  .slice(0, 12);
const cache = path.join(path.dirname(cacheFolder()), "former", `${commit}-${digest}`);
const commandLine = "dist/cli/main.js";
const isBuilt = existsSync(path.join(cache, "bin", commandLine));
const failure = isBuilt
  ? null
  : await fillAtomically(cache, build, async (bin) => existsSync(path.join(bin, commandLine)));
// Another checkout may have built it, and be gone.
if (failure === null) await linkModules(path.join(cache, "bin"));
const answer = failure === null ? { file: path.join(cache, "bin", commandLine) } : { reason: failure };
process.stdout.write(`${JSON.stringify(answer)}\n`);

/** @param {string} folder */
async function linkModules(folder) {
  await rm(path.join(folder, "node_modules"), { force: true });
  await symlink(path.join(repositoryFolder, "node_modules"), path.join(folder, "node_modules"));
}

/**
 * @param {string} bin
 * @returns {Promise<string | null>} null when `bin` holds the command line, else why not
 */
async function build(bin) {
  const archive = path.join(path.dirname(bin), "commit.tar");
  await linkModules(bin);
  // A cache folder in another repository must not be taken for a part of it.
  const env = { GIT_CEILING_DIRECTORIES: path.dirname(bin) };
  const steps = /** @type {const} */ ([
    ["git", ["archive", "--format=tar", `--output=${archive}`, commit], { cwd: repositoryFolder }],
    ["tar", ["-xf", archive], { cwd: bin }],
    ["git", ["apply", path.resolve(patch)], { cwd: bin, env }],
    [process.execPath, ["tools/build.mjs"], { cwd: bin }],
  ]);
  return withProgress(`building ${commit}`, async () => {
    for (const [command, args, options] of steps) {
      const { status, stdout, stderr } = await runCommand(command, [...args], options);
      if (status === 0) continue;
      const lines = `${stdout}\n${stderr}`.trim().split("\n").slice(-5).join("\n");
      return `${commit} cannot be built (${path.basename(command)} ${args[0]}): ${lines}`;
    }
    return null;
  });
}
