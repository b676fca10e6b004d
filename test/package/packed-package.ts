import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { toolAnswer } from "../support/tool-answer";
import { containerFolder, installCommand } from "./dockerfile";

/** A package as npm would publish it. */
interface PackedPackage {
  readonly tarball: string;
  /** Paths inside the package, sorted. */
  readonly files: readonly string[];
}

/** The packages of this repository. */
export type PackageName = "consentform" | "@consentform/consent" | "@consentform/service";

/** The packages by name. */
export type PackedPackages = Readonly<Record<PackageName, PackedPackage>>;

/** Packs what is built, without building again; once for all tests of a run, which leave it as it is. */
export function packPackages(): PackedPackages {
  return JSON.parse(toolAnswer("packed-package")) as PackedPackages;
}

/** The packages as dependencies of a project: all of them, or all but the service. */
export function tarballs(packed: PackedPackages, isLean = false): Record<string, string> {
  const names = Object.keys(packed) as PackageName[];
  const installed = names.filter((name) => !(isLean && name === "@consentform/service"));
  return Object.fromEntries(installed.map((name) => [name, `file:${packed[name].tarball}`]));
}

/** Options of npm: it reports errors only, and takes what it has in its cache. */
export const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"] as const;

/**
 * A folder in which npm has installed the packages as the image in examples/container does: from a lock file, beside
 * `pg`; once for all tests of a run.
 */
export function installedAsInImage(packed: PackedPackages): string {
  const folder = join(dirname(packed.consentform.tarball), "installed");
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  // The mode of a folder that WORKDIR makes.
  chmodSync(own, 0o755);
  const project = JSON.parse(readFileSync(join(containerFolder, "package.json"), "utf8"));
  Object.assign(project.dependencies, tarballs(packed));
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
 * Installs the packages in a folder by links to where npm has installed it. An `npm install` of more packages goes on
 * from there; unpacking them once more would take 15 seconds of processor time.
 */
export function linkInstalled(packed: PackedPackages, folder: string): void {
  execFileSync("cp", ["-al", join(installedAsInImage(packed), "node_modules"), folder]);
  const file = join(folder, "node_modules/.package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  for (const [name, { tarball }] of Object.entries(packed))
    lock.packages[`node_modules/${name}`].resolved = `file:${relative(folder, tarball)}`;
  // Not a link, because npm writes into it.
  rmSync(file);
  writeFileSync(file, JSON.stringify(lock));
}

/** A folder in which the packed packages were installed by npm, with the consumer projects below it. */
export interface ConsumerFolder {
  readonly folder: string;
  remove(): void;
}

/**
 * Installs the packages once for all consumers, together with the pinned versions of what they use.
 */
export function installForConsumers(packed: PackedPackages): ConsumerFolder {
  const folder = mkdtempSync(join(tmpdir(), "consentform-consumers-"));
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8"));
  const used = ["@pulumi/pulumi", "@types/node", "typescript"];
  const dependencies = Object.fromEntries(used.map((name) => [name, devDependencies[name]]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      name: "consumers",
      private: true,
      dependencies: { ...dependencies, ...tarballs(packed) },
    }),
  );
  linkInstalled(packed, folder);
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
