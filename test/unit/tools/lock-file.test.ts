import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryFolder } from "../../support/repository-folder";

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  /** A package of this repository. */
  readonly link?: true;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const lockFile = readFileSync(path.join(repositoryFolder, "package-lock.json"), "utf8");
const { packages } = JSON.parse(lockFile) as { packages: Packages };

// `npm ci` refuses a lock file with a gap here. npm leaves one silently when the registry lacks a platform's package of
// a new version: pin a version that all platforms have.
test("the lock file holds the optional packages of every platform", () => {
  expect(gapsOf(packages)).toEqual([]);
});

test("a platform package that the lock file lacks is noticed", () => {
  const { "node_modules/@biomejs/cli-win32-x64": removed, ...rest } = packages;
  expect(removed).toBeDefined();
  expect(gapsOf(rest)).toEqual(["node_modules/@biomejs/biome needs @biomejs/cli-win32-x64"]);
});

test("the lock file names no registry", () => {
  const named = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && link !== true);
  expect(named).toEqual([]);
  expect(lockFile).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

// A fresh clone has no packages, so npm compares the lock file with package.json alone. It asks no registry.
test("npm ci accepts the lock file on a fresh clone", () => {
  const clone = mkdtempSync(path.join(tmpdir(), "consentform-clone-"));
  try {
    for (const file of ["src/consent/package.json", "src/service/package.json"]) {
      mkdirSync(path.join(clone, path.dirname(file)), { recursive: true });
      copyFileSync(path.join(repositoryFolder, file), path.join(clone, file));
    }
    for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
      copyFileSync(path.join(repositoryFolder, file), path.join(clone, file));
    }
    const options = { cwd: clone, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(
      "npm",
      ["ci", "--dry-run", "--ignore-scripts", "--offline", "--cache", clone, "--loglevel", "notice"],
      options,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/added \d{3,} packages/);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

/** Optional dependencies without an entry where Node would find them from the package that names them. */
function gapsOf(locked: Packages): string[] {
  return Object.entries(locked).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(location).some((folder) => `${folder}node_modules/${name}` in locked))
      .map((name) => `${location} needs ${name}`),
  );
}

/**
 * The folders in which Node looks for a dependency of the package at `location`, innermost first, each with a slash at
 * its end or empty.
 */
function foldersAbove(location: string): string[] {
  const parts = location.split(/\/?(?=node_modules\/)/).filter((part) => part !== "");
  return [...parts.keys(), parts.length].reverse().map((count) =>
    parts
      .slice(0, count)
      .map((part) => `${part}/`)
      .join(""),
  );
}
