import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedPackage } from "./installed-package";
import { repositoryFolder } from "./repository-folder";

/** A repository that a team made from an example: bare, with one clone to work in. */
export interface TeamRepository {
  /** Holds the clone and everything that jobs write. */
  readonly root: string;
  /** The clone in which people work. */
  readonly clone: string;
  /** Writes files, commits them and pushes main. @returns the commit */
  merge(message: string, files?: Readonly<Record<string, string>>): string;
  /** Commits files on a branch that main never gets. @returns the commit */
  propose(branch: string, files: Readonly<Record<string, string>>): string;
  /** Clones a commit into a new folder, with the package installed. */
  checkOut(folder: string, commit: string): void;
  remove(): void;
}

/** Copies an example below the installation that all tests share, so that its programs find the package. */
export function teamRepository(example: string): TeamRepository {
  const programs = join(installedPackage(), "programs");
  mkdirSync(programs, { recursive: true });
  const root = mkdtempSync(join(programs, "team-"));
  const [bare, clone] = [join(root, "bare.git"), join(root, "clone")];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  const inClone = (...args: string[]) =>
    git(clone, "-c", "user.name=Team", "-c", "user.email=team@example.com", ...args);
  git(root, "init", "--quiet", "--bare", "--initial-branch=main", bare);
  git(root, "clone", "--quiet", bare, clone);
  git(clone, "checkout", "--quiet", "-B", "main");
  cpSync(join(repositoryFolder, "examples", example), clone, {
    recursive: true,
    filter: (file) => !/[/\\](node_modules|\.terraform|report|scans)$/.test(file),
  });
  installCommands(clone);
  const commit = (message: string, files: Readonly<Record<string, string>>) => {
    for (const [file, content] of Object.entries(files)) writeFileSync(join(clone, file), content);
    inClone("add", "--all");
    inClone("commit", "--quiet", "--allow-empty", "--message", message);
    return git(clone, "rev-parse", "HEAD");
  };
  return {
    root,
    clone,
    merge: (message, files = {}) => {
      const made = commit(message, files);
      inClone("push", "--quiet", "origin", "main");
      return made;
    },
    propose: (branch, files) => {
      inClone("checkout", "--quiet", "-B", branch);
      const made = commit(branch, files);
      inClone("push", "--quiet", "--force", "origin", branch);
      inClone("checkout", "--quiet", "main");
      return made;
    },
    checkOut: (folder, wanted) => {
      git(root, "clone", "--quiet", bare, folder);
      git(folder, "checkout", "--quiet", wanted);
      installCommands(folder);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Adds the commands that `npm ci` would add for `npx`; modules are found in a parent folder. */
function installCommands(folder: string): void {
  const commands = join(folder, "node_modules/.bin");
  if (existsSync(commands)) return;
  mkdirSync(commands, { recursive: true });
  const command = join(installedPackage(), "node_modules/consentform/dist/provider/cli/main.js");
  chmodSync(command, 0o755);
  symlinkSync(command, join(commands, "consentform"));
}
