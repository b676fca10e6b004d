// `node tools/installed-package.mjs` prints a folder in which programs find `consentform` as a user does who installed
// it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryFolder } from "./repository.mjs";

/** Folders of earlier builds are removed when they are this old; a younger one may still be in use by another run. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/** Changed when the folder is made in another way, so that an earlier one is not taken for it. */
const LAYOUT = "5";

/** Copied, too: the SDK looks for the package that a provider comes from beside its own real path. */
const SDK_SCOPE = "@pulumi";

/** The packages of this repository, by name, with their folders. */
const PACKAGES = { consentform: ".", "@consentform/consent": "src/consent", "@consentform/service": "src/service" };

/**
 * Left out of the copy. With its source maps, the SDK names the file `@pulumi/output.ts` in the stack of an error, and
 * `util.inspect` of Node 20 and 22 colors such a name without end, until after 15 seconds the text is too long.
 */
const isSourceMap = (/** @type {string} */ file) => file.endsWith(".js.map");

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await installedPackage()}\n`);

/**
 * The folder is not named after the package: Pulumi stores references only where no parent folder is. A real copy of
 * the built package is in `node_modules`, so that Pulumi state refers to `consentform/provider` and not to a path of
 * this checkout; most other packages are links to the checkout's. One folder a build, made by whoever asks first and
 * shared by all processes.
 *
 * @returns {Promise<string>} absolute path; programs go into `<path>/programs/<name>`
 * @throws {Error} when `dist` was never built
 */
export async function installedPackage() {
  const isBuilt = existsSync(path.join(repositoryFolder, "dist/provider/index.js"));
  if (!isBuilt) throw new Error("dist is missing: run `npm run build` first");
  const parent = path.join(os.tmpdir(), "installed-package");
  const folder = path.join(parent, await fingerprint());
  if (!existsSync(folder)) {
    await mkdir(parent, { recursive: true });
    await removeStale(parent);
    const temporary = await mkdtemp(`${folder}.part-`);
    await fill(temporary);
    await rename(temporary, folder).catch(async (error) => {
      await rm(temporary, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    });
  }
  await mkdir(path.join(folder, "programs"), { recursive: true });
  return folder;
}

/** Names, sizes and times are enough to distinguish two builds and two sets of packages, and cheap. */
async function fingerprint() {
  const hash = createHash("sha256");
  const names = ["node_modules/.package-lock.json"];
  for (const folder of Object.values(PACKAGES)) {
    const built = (await readdir(path.join(repositoryFolder, folder, "dist"), { recursive: true })).sort();
    names.push(path.join(folder, "package.json"), ...built.map((name) => path.join(folder, "dist", name)));
  }
  for (const name of names) {
    const { size, mtimeMs } = await stat(path.join(repositoryFolder, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\n`);
  }
  return hash.update(LAYOUT).digest("hex").slice(0, 16);
}

async function fill(folder) {
  const modules = path.join(folder, "node_modules");
  for (const [name, own] of Object.entries(PACKAGES)) {
    const installed = path.join(modules, name);
    await mkdir(installed, { recursive: true });
    for (const part of ["package.json", "dist"]) {
      await cp(path.join(repositoryFolder, own, part), path.join(installed, part), { recursive: true });
    }
  }
  for (const name of await readdir(path.join(repositoryFolder, "node_modules"))) {
    if (name.startsWith(".") || name === "@consentform") continue;
    const [source, target] = [path.join(repositoryFolder, "node_modules", name), path.join(modules, name)];
    if (name === SDK_SCOPE) await cp(source, target, { recursive: true, filter: (file) => !isSourceMap(file) });
    else await symlink(source, target);
  }
}

async function removeStale(parent) {
  for (const name of await readdir(parent)) {
    const programs = path.join(parent, name, "programs");
    const { mtimeMs } = await stat(existsSync(programs) ? programs : path.join(parent, name));
    if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}
