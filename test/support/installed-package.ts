import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

/** Folders of earlier builds are removed when they are this old; a younger one may still be in use by another run. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * A folder in which programs find `consentform` as a user does who installed it: a real copy in `node_modules`, so that
 * state refers to `consentform/provider` and not to a path of this checkout. All other packages are links to the
 * checkout's. One folder a build, made by whoever asks first and shared by all test processes.
 *
 * @returns absolute path; programs go into `<path>/programs/<name>`
 * @throws Error when `dist` was never built
 */
export function installedPackage(): string {
  const dist = join(repositoryFolder, "dist");
  if (!existsSync(dist)) throw new Error("dist is missing: run `npm run build` first");
  const parent = join(tmpdir(), "consentform-installed");
  const folder = join(parent, fingerprint(dist));
  if (!existsSync(folder)) {
    mkdirSync(parent, { recursive: true });
    removeStale(parent);
    const temporary = mkdtempSync(`${folder}.part-`);
    fill(temporary);
    try {
      renameSync(temporary, folder);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  mkdirSync(join(folder, "programs"), { recursive: true });
  return folder;
}

/** Names, sizes and times are enough to tell two builds apart, and cheap. */
function fingerprint(dist: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }).sort()) {
    const { size, mtimeMs } = statSync(join(dist, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

function fill(folder: string): void {
  const modules = join(folder, "node_modules");
  const installed = join(modules, "consentform");
  mkdirSync(installed, { recursive: true });
  for (const name of ["package.json", "dist"]) {
    cpSync(join(repositoryFolder, name), join(installed, name), { recursive: true });
  }
  for (const name of readdirSync(join(repositoryFolder, "node_modules"))) {
    if (!name.startsWith(".")) symlinkSync(join(repositoryFolder, "node_modules", name), join(modules, name));
  }
}

function removeStale(parent: string): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const usedMs = statSync(existsSync(join(folder, "programs")) ? join(folder, "programs") : folder).mtimeMs;
    if (Date.now() - usedMs > STALE_AFTER_MS) rmSync(folder, { recursive: true, force: true });
  }
}
