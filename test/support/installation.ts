import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packPackage } from "../package/packed-package";
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

/** Versions of the SDK and, where programs shall not run on this process's Node, of Node. */
export interface InstallationOptions {
  readonly sdk?: string;
  readonly node?: string;
}

/** Where things are: `project` is the user's folder, beside it whatever the package comes from. */
interface Places {
  readonly root: string;
  readonly project: string;
}

/** Puts the package of a version into the project; called again for an upgrade. */
type Install = (places: Places, version: string, options: InstallationOptions) => void;

const install: Record<InstallationKind, Install> = {
  npm: ({ root, project }, version, options) => {
    writeManifest(project, { dependencies: { ...around(options), consentform: `file:${packed(root, version)}` } });
    run("npm", ["install", ...QUIET], project);
  },
  pnpm: ({ root, project }, version, options) => {
    writeManifest(project, { dependencies: { ...around(options), consentform: `file:${packed(root, version)}` } });
    run("npx", ["--yes", PNPM, "install", "--prefer-offline", "--no-frozen-lockfile", "--reporter=silent"], project);
  },
  // What `npm link` makes: a link to a checkout elsewhere that has packages of its own, the SDK among them. npm never runs in a
  // folder that holds the link: it would treat the link's target as part of its tree, and prune it.
  linked: ({ root, project }, version, options) => {
    const checkout = join(root, "checkout");
    const isFirst = !existsSync(checkout);
    unpack(root, version, checkout);
    if (!isFirst) return;
    // Of what developing it takes, a checkout here has only the SDK.
    writeFileSync(
      join(checkout, "package.json"),
      JSON.stringify({ ...manifestOf(checkout), devDependencies: around(options) }),
    );
    run("npm", ["install", ...QUIET], checkout);
    writeManifest(project, { dependencies: around(options) });
    run("npm", ["install", ...QUIET], project);
    symlinkSync(checkout, join(project, "node_modules/consentform"));
  },
  workspace: ({ root, project }, version, options) => {
    unpack(root, version, join(project, "packages/consentform"));
    writeManifest(project, { workspaces: ["packages/*"], dependencies: around(options) });
    run("npm", ["install", ...QUIET], project);
  },
};

/**
 * Installs the package as built, with the real package manager, into a folder of its own.
 *
 * @throws Error with the package manager's output when it fails
 */
export function installPackage(kind: InstallationKind, options: InstallationOptions = {}): Installation {
  const root = mkdtempSync(join(tmpdir(), `installed-by-${kind}-`));
  const places = { root, project: join(root, "project") };
  mkdirSync(places.project);
  const set = (version: string) => install[kind](places, version, options);
  set(manifestOf(repositoryFolder).version);
  return { folder: places.project, upgrade: set, remove: () => rmSync(root, { recursive: true, force: true }) };
}

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** What stands beside the package. */
function around({ sdk, node }: InstallationOptions): Record<string, string> {
  const pinned = manifestOf(repositoryFolder).devDependencies["@pulumi/pulumi"] ?? "";
  return { "@pulumi/pulumi": sdk ?? pinned, ...(node === undefined ? {} : { node }) };
}

function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-users-project", private: true, ...manifest }));
}

/** The built package as a tarball with this version number. */
function packed(folder: string, version: string): string {
  const source = join(folder, "source", version);
  unpack(folder, version, source);
  const [report] = JSON.parse(run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], source));
  return join(folder, report.filename);
}

/** The built package's files, with this version number. */
function unpack(folder: string, version: string, target: string): void {
  const original = packPackage();
  try {
    const temporary = mkdtempSync(join(folder, "unpacked-"));
    run("tar", ["-xzf", original.tarball, "-C", temporary], folder);
    mkdirSync(target, { recursive: true });
    cpSync(join(temporary, "package"), target, { recursive: true });
    rmSync(temporary, { recursive: true, force: true });
  } finally {
    original.remove();
  }
  const manifest = { ...manifestOf(target), version };
  writeFileSync(join(target, "package.json"), JSON.stringify(manifest, null, 2));
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
