import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PackedPackages } from "../package/packed-package";
import { repositoryFolder } from "./repository-folder";

/** pnpm that runs on Node 20. */
const PNPM = "pnpm@9.15.9";
const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];

/** Ways in which a user may have the package. */
export type InstallationKind = "npm" | "pnpm" | "linked" | "workspace";

/** A folder whose `node_modules` holds the package; programs go into `<folder>/programs/<name>`. */
export interface Installation {
  readonly folder: string;
  /** Puts another version in its place. */
  upgrade(version: string): void;
  remove(): void;
}

/**
 * The paths: `tarball` is the built package, `consent` the one that it needs, `project` the user's folder; everything
 * that the package is installed from is below `root`.
 */
interface Places {
  readonly tarball: string;
  readonly consent: string;
  readonly root: string;
  readonly project: string;
}

/** Puts the package of a version into the project; called again for an upgrade. */
type Install = (places: Places, version: string) => void;

const install: Record<InstallationKind, Install> = {
  npm: (places, version) => {
    const { project } = places;
    writeManifest(project, { dependencies: { ...sdk(), consentform: `file:${packed(places, version)}` } });
    run("npm", ["install", ...QUIET], project);
  },
  pnpm: (places, version) => {
    const { project } = places;
    writeManifest(project, { dependencies: { ...sdk(), consentform: `file:${packed(places, version)}` } });
    run("npx", ["--yes", PNPM, "install", "--prefer-offline", "--no-frozen-lockfile", "--reporter=silent"], project);
  },
  // As `npm link` does: a link to a checkout elsewhere that has separate packages, the SDK among them. npm never runs
  // in a folder that holds the link: it would treat the link's target as part of its tree, and prune it.
  linked: (places, version) => {
    const { root, project } = places;
    const checkout = join(root, "checkout");
    const isFirst = !existsSync(checkout);
    unpackCheckout(places, version, checkout);
    if (!isFirst) return;
    run("npm", ["install", ...QUIET], checkout);
    // The same packages are beside the link, as a second `npm install` would put them there.
    writeManifest(project, { dependencies: sdk() });
    cpSync(join(checkout, "node_modules"), join(project, "node_modules"), { recursive: true, verbatimSymlinks: true });
    symlinkSync(checkout, join(project, "node_modules/consentform"));
  },
  workspace: (places, version) => {
    const { project } = places;
    unpackCheckout(places, version, join(project, "packages/consentform"));
    writeManifest(project, { workspaces: ["packages/*"], dependencies: sdk() });
    run("npm", ["install", ...QUIET], project);
  },
};

/**
 * Installs a packed package, with the real package manager, into a separate folder.
 *
 * @throws Error with the package manager's output when it fails
 */
export function installPackage(kind: InstallationKind, packed: PackedPackages): Installation {
  const root = mkdtempSync(join(tmpdir(), `installed-by-${kind}-`));
  const [{ tarball }, { tarball: consent }] = [packed.consentform, packed["@consentform/consent"]];
  const places = { tarball, consent, root, project: join(root, "project") };
  mkdirSync(places.project);
  const set = (version: string) => install[kind](places, version);
  set(manifestOf(repositoryFolder).version);
  return { folder: places.project, upgrade: set, remove: () => rmSync(root, { recursive: true, force: true }) };
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The packages beside this one. */
function sdk(): Record<string, string> {
  return { "@pulumi/pulumi": manifestOf(repositoryFolder).devDependencies["@pulumi/pulumi"] ?? "" };
}

function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-users-project", private: true, ...manifest }));
}

/**
 * The package as a tarball with this version number. Laid out as `npm pack` does it, and compressed less, which takes a
 * tenth of the time.
 */
function packed(places: Places, version: string): string {
  const source = join(places.root, "source", version);
  unpack(places, version, join(source, "package"));
  const tarball = join(places.root, `consentform-${version}.tgz`);
  run("tar", ["--use-compress-program=gzip -1", "-cf", tarball, "package"], source);
  return tarball;
}

/** The package's files, with this version number, in place of those that are there. */
function unpack({ tarball, consent }: Places, version: string, target: string): void {
  mkdirSync(target, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"], target);
  const manifest = manifestOf(target);
  const dependencies = { ...manifest.dependencies, "@consentform/consent": `file:${consent}` };
  writeFileSync(join(target, "package.json"), JSON.stringify({ ...manifest, version, dependencies }, null, 2));
}

/** The same as a checkout, in which npm also installs what developing takes: here only the SDK, and no test tools. */
function unpackCheckout(places: Places, version: string, target: string): void {
  unpack(places, version, target);
  writeFileSync(join(target, "package.json"), JSON.stringify({ ...manifestOf(target), devDependencies: sdk() }));
}

function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 << 20,
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
