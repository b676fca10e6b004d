import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { toolAnswer } from "../support/tool-answer";
import { containerFolder, installCommand } from "./dockerfile";

/** The package as npm would publish it. */
export interface PackedPackage {
  readonly tarball: string;
  /** Paths inside the package, sorted. */
  readonly files: readonly string[];
}

/** Packs `dist` as it is, without building again; once for all tests of a run, which leave it as it is. */
export function packPackage(): PackedPackage {
  return JSON.parse(toolAnswer("packed-package")) as PackedPackage;
}

/** Options of npm: it reports errors only, and takes what it has in its cache. */
export const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"] as const;

/**
 * A folder in which npm has installed the tarball as the image in examples/container does: from a lock file, beside
 * `pg`; once for all tests of a run.
 */
export function installedAsInImage(tarball: string): string {
  const folder = join(dirname(tarball), "installed");
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  // The mode of a folder that WORKDIR makes.
  chmodSync(own, 0o755);
  const project = JSON.parse(readFileSync(join(containerFolder, "package.json"), "utf8"));
  project.dependencies.consentform = `file:${tarball}`;
  writeFileSync(join(own, "package.json"), JSON.stringify(project));
  npm(["install", "--package-lock-only", ...QUIET], own);
  execFileSync("sh", ["-c", installCommand()], {
    cwd: own,
    env: { ...process.env, npm_config_prefer_offline: "true" },
  });
  try {
    renameSync(own, folder);
  } catch (error) {
    // Another file was first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Installs the tarball in a folder by links to where npm has installed it. An `npm install` of more packages goes on
 * from there; unpacking it once more would take 15 seconds of processor time.
 */
export function linkInstalled(tarball: string, folder: string): void {
  execFileSync("cp", ["-al", join(installedAsInImage(tarball), "node_modules"), folder]);
  const file = join(folder, "node_modules/.package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  lock.packages["node_modules/consentform"].resolved = `file:${relative(folder, tarball)}`;
  // Not a link, because npm writes into it.
  rmSync(file);
  writeFileSync(file, JSON.stringify(lock));
}

/** A folder in which the packed package was installed by npm, with the consumer projects below it. */
export interface ConsumerFolder {
  readonly folder: string;
  remove(): void;
}

/**
 * Installs the tarball once for all consumers, together with the pinned versions of what they use.
 */
export function installForConsumers(tarball: string): ConsumerFolder {
  const folder = mkdtempSync(join(tmpdir(), "consentform-consumers-"));
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8"));
  const used = ["@pulumi/pulumi", "@types/node", "typescript"];
  const dependencies = Object.fromEntries(used.map((name) => [name, devDependencies[name]]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      name: "consumers",
      private: true,
      dependencies: { ...dependencies, consentform: `file:${tarball}` },
    }),
  );
  linkInstalled(tarball, folder);
  npm(["install", ...QUIET], folder);
  cpSync(join(__dirname, "consumers"), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync(process.platform === "win32" ? "npm.cmd" : "npm", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 << 20,
  });
}
