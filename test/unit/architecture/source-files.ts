import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";

/** A file of the repository, as the rules of this folder look at it. */
export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const isGenerated = (path: string) => path.split(sep).some((name) => name === "generated" || name === "dist");

/**
 * @param folder from the repository's root
 * @returns all files below it whose name ends so, but generated and compiled ones and the projects of test/package
 */
export function sourceFiles(folder: string, ending: RegExp = /\.tsx?$/): SourceFile[] {
  return readdirSync(join(repositoryFolder, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && !isGenerated(path) && statSync(join(repositoryFolder, path)).isFile())
    .sort()
    .map((path) => ({
      path: relative(".", path).split(sep).join("/"),
      text: readFileSync(join(repositoryFolder, path), "utf8"),
    }));
}
