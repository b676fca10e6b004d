import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileFailure } from "@consentform/consent/failures";
import { isObject } from "@consentform/consent/values";
import { parseAllDocuments } from "yaml";
import { type DocumentFile, parseDocumentFile, readDocumentFile } from "../../resources/document-file";

/** A file that may be a document to validate. */
export interface BannerSource {
  /** The name in reports: its path, or `standard input`. */
  readonly name: string;
  /** True if the user named it, so that it has to be a banner document; false for a file of a folder. */
  readonly isNamed: boolean;
  /** @throws Error for the user if it cannot be read or parsed */
  read(): DocumentFile;
}

const isDocumentName = (name: string): boolean => /\.(ya?ml|json)$/i.test(name);

/** The files that paths lead to: a file is one, a folder has those below it, and `-` is standard input. */
export function bannerSources(paths: readonly string[]): BannerSource[] {
  // The second reading of standard input would be empty.
  return paths
    .filter((path, i) => path !== "-" || paths.indexOf(path) === i)
    .flatMap((path) => (path !== "-" && isFolder(path) ? documentFiles(path).map(ofFolder) : [single(path)]));
}

/** Members of banner documents: a value with three of them is one, although its schema_version is missing. */
const usualMembers = ["identity", "languages", "texts", "categories", "regimes", "layout", "theme"] as const;

/** Reports whether a parsed value is meant as a banner document, right or wrong. */
export function isBanner(value: unknown): boolean {
  if (!isObject(value)) return false;
  return "schema_version" in value || usualMembers.filter((member) => member in value).length >= 3;
}

function ofFolder(path: string): BannerSource {
  return { name: path, isNamed: false, read: () => readInFolder(path) };
}

/** The file; nothing at all for a stream of several documents none of which is a banner, such as manifests. */
function readInFolder(path: string): DocumentFile {
  try {
    return readDocumentFile(path);
  } catch (error) {
    if (!isOtherStream(path)) throw error;
    return { value: null, members: [], positionOf: () => ({ line: 1, column: 1 }) };
  }
}

function isOtherStream(path: string): boolean {
  if (/\.json$/i.test(path)) return false;
  try {
    const documents = [parseAllDocuments(readFileSync(path, "utf8"), { prettyErrors: false, merge: true })].flat();
    return documents.length > 1 && documents.every((each) => each.errors.length === 0 && !isBanner(each.toJS()));
  } catch {
    return false;
  }
}

function single(path: string): BannerSource {
  if (path !== "-") return { name: path, isNamed: true, read: () => readDocumentFile(path) };
  const read = () => parseDocumentFile("standard input", readFileSync(0, "utf8"));
  return { name: "standard input", isNamed: true, read };
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

/** YAML and JSON files at any depth, but not in installed packages or hidden folders. */
function documentFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(\.|node_modules$)/.test(entry.name) ? [] : documentFiles(path);
      // A link to a file is one; a link to a folder could lead around in a circle.
      const isFile = entry.isFile() || (entry.isSymbolicLink() && !isFolder(path));
      return isFile && isDocumentName(entry.name) ? [path] : [];
    });
}
