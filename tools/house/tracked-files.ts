import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the repository with its text. */
export interface TrackedFile {
  /** Path from the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Files that `npm run generate`, or a package manager, writes. */
const GENERATED = /(^|\/)generated\/|package-lock\.json$/;

/** All files below a folder that people write, as they are on disk. */
export function trackedFiles(root: string, folder: string): TrackedFile[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", folder], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split("\0"))]
    .filter((path) => path !== "" && !GENERATED.test(path))
    .flatMap((path) => textOf(root, path))
    .filter(({ text }) => !/^(\/\/|<!--) Generated /.test(text));
}

/** Nothing for a file that was deleted and not committed yet. */
function textOf(root: string, path: string): TrackedFile[] {
  try {
    return [{ path, text: readFileSync(join(root, path), "utf8") }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
