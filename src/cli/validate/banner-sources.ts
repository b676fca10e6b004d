import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type DocumentFile, parseDocumentFile, readDocumentFile } from "../../resources/document-file";
import { fileFailure } from "../../resources/file-failure";

/** A document to validate. */
export interface BannerSource {
  /** The name in reports: its path, or `standard input`. */
  readonly name: string;
  /** @throws Error for the user if it cannot be read or parsed */
  read(): DocumentFile;
}

/** The sources that a list of paths leads to. */
export interface FoundSources {
  readonly sources: readonly BannerSource[];
  /** YAML and JSON files in folders that are not banner documents. */
  readonly skipped: readonly string[];
}

const isDocumentName = (name: string): boolean => /\.(ya?ml|json)$/i.test(name);

/** The documents that paths lead to: a file is one, a folder has those below it, and `-` is standard input. */
export function bannerSources(paths: readonly string[]): FoundSources {
  // The second reading of standard input would be empty.
  const found = paths
    .filter((path, i) => path !== "-" || paths.indexOf(path) === i)
    .map((path) => (path !== "-" && isFolder(path) ? folderSources(path) : { sources: [single(path)], skipped: [] }));
  return { sources: found.flatMap(({ sources }) => sources), skipped: found.flatMap(({ skipped }) => skipped) };
}

function single(path: string): BannerSource {
  if (path !== "-") return { name: path, read: () => readDocumentFile(path) };
  return { name: "standard input", read: () => parseDocumentFile("standard input", readFileSync(0, "utf8")) };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    // The reader of the file says what is wrong with it.
    if (fileFailure(error, path) !== null) return false;
    throw error;
  }
}

function folderSources(folder: string): FoundSources {
  const files = documentFiles(folder);
  const isBanner = new Map(files.map((file) => [file, isLikelyBanner(file)]));
  return {
    sources: files.filter((file) => isBanner.get(file)).map(single),
    skipped: files.filter((file) => !isBanner.get(file)),
  };
}

/** YAML and JSON files at any depth, but not in installed packages or hidden folders. */
function documentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(\.|node_modules$)/.test(entry.name) ? [] : documentFiles(path);
      return entry.isFile() && isDocumentName(entry.name) ? [path] : [];
    });
}

/** Recognized by the member that every document has. A file that cannot be parsed may still be a banner. */
function isLikelyBanner(path: string): boolean {
  return /^\s*["']?schema_version["']?\s*:/m.test(readFileSync(path, "utf8"));
}
