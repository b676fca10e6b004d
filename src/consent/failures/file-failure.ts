import { isAbsolute } from "node:path";

/** Problems of a path and their remedies, by the system's code. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    isAbsolute(path)
      ? `${path} does not exist. Check the path.`
      : `${path} does not exist. Check the path, which is relative to ${process.cwd()}.`,
  ENOTDIR: (path) => `${path} does not exist: a part of its path is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EEXIST: (path) => `${path} is a file. Name a folder.`,
  EACCES: (path) => `${path} cannot be opened: permission denied.`,
  EPERM: (path) => `${path} cannot be opened: permission denied.`,
  EROFS: (path) => `${path} cannot be written: its file system is read-only.`,
  ENOSPC: (path) => `${path} cannot be written: the disk is full.`,
};

/**
 * A file system error in the user's words, or null for any other error.
 *
 * @param path how the user wrote the path; default: the one in the error, if there is one
 */
export function fileFailure(error: unknown, path?: string): string | null {
  if (typeof error !== "object" || error === null || !("syscall" in error) || !("code" in error)) return null;
  const name = path ?? ("path" in error ? error.path : undefined);
  if (typeof name !== "string" || typeof error.code !== "string") return null;
  return sentences[error.code]?.(name) ?? `${name} cannot be used: ${error.code}.`;
}
