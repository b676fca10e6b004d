// `node tools/npm-tool.mjs NAME`: prints, as one line of JSON, the main file of a program or library from the npm
// registry, or the reason why it is missing. No installed package depends on them. Progress goes to standard error.
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { cacheFolder, fillAtomically } from "./engine/engine-cache.mjs";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";

/** By name: the pinned version, and the file that Node runs, or that a test bundles. */
const TOOLS = {
  // Version 19 is a dependency, so no older version can be installed beside it.
  "@pulumi/policy": { version: "1.21.0", file: "index.js" },
  "react-dom": { version: "18.3.1", file: "client.js" },
  "gitlab-ci-local": { version: "4.75.1", file: "dist/index.js" },
  vitepress: { version: "1.6.4", file: "bin/vitepress.js" },
};

const name = process.argv[2] ?? "";
const tool = TOOLS[/** @type {keyof typeof TOOLS} */ (name)];
if (tool === undefined) throw new Error(`no tool ${name}; known: ${Object.keys(TOOLS).join(", ")}`);
const cache = path.join(path.dirname(cacheFolder()), "npm", `${name.replace("/", "+")}-${tool.version}`);
const file = path.join(cache, "bin/node_modules", name, tool.file);
const failure = existsSync(file) ? null : await fillAtomically(cache, install, async () => existsSync(file));
process.stdout.write(`${JSON.stringify(failure === null ? { file } : { reason: failure })}\n`);

/**
 * @param {string} bin
 * @returns {Promise<string | null>} null when `bin` holds the program, else why not
 */
async function install(bin) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-npm-"));
  const label = `${name}@${tool.version}`;
  try {
    const { status, stderr } = await withProgress(`installing ${label}`, () =>
      runCommand("npm", [
        "install",
        "--prefix",
        folder,
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        label,
      ]),
    );
    if (status !== 0) return `${label} cannot be installed: ${stderr.trim().split("\n").at(-1)}`;
    // All modules, because the program may need others, and finds them only in a folder of this name.
    await cp(path.join(folder, "node_modules"), path.join(bin, "node_modules"), { recursive: true });
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
