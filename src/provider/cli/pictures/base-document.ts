import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { UsageError } from "@consentform/consent/failures";
import { type BannerDocument, validateBanner } from "@consentform/consent/rules";
import { parseDocumentFile, readDocumentFile } from "../../resources/document-file";

/** The document to compare with. */
export interface BaseDocument {
  /** The name in the report, such as `main`. */
  readonly name: string;
  /** Null if the commit does not have the file: then every picture is new. */
  readonly document: BannerDocument | null;
}

/**
 * Reads the document to compare with: a file, or the same file in a commit of its repository.
 *
 * @throws Error for the user if it is neither, or if the document does not match the schema
 */
export function readBaseDocument(base: string, path: string): BaseDocument {
  const value = isFile(base) ? readDocumentFile(base).value : documentInCommit(base, path);
  if (value === undefined) return { name: base, document: null };
  const { errors } = validateBanner(value);
  const [fault] = errors.filter(({ level }) => level === "S");
  if (fault !== undefined) {
    throw new Error(`--base ${base}: the document does not match the schema, so it cannot be drawn: ${fault.message}`);
  }
  return { name: base, document: value as BannerDocument };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The document in a commit; undefined if the commit does not have it. */
function documentInCommit(ref: string, path: string): unknown {
  if (path === "-") throw new UsageError("--base needs a document with a path, not standard input. Name its file.");
  // Git would read it as an option.
  if (ref.startsWith("-") || ref === "")
    throw new UsageError(`--base ${JSON.stringify(ref)} is not a commit or a file.`);
  const folder = dirname(path);
  const commit = git(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (commit === null) {
    throw new UsageError(
      `--base ${ref} is neither a file nor a commit of the repository of ${path}. In a pipeline, fetch it first, for example with fetch-depth: 0.`,
    );
  }
  const text = git(folder, ["cat-file", "blob", `${commit.trim()}:./${basename(path)}`]);
  return text === null ? undefined : parseDocumentFile(`${ref}:${path}`, text).value;
}

/** The output of git; null if it failed. It runs no program that the repository configures. */
function git(cwd: string, args: readonly string[]): string | null {
  try {
    return execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 24,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      throw new Error("git is not installed, so --base can only name a file. Install git.");
    }
    return null;
  }
}
