import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { type SourceFile, sourceFiles } from "../architecture/source-files";

const FOLDERS = ["src", "test", "tools", "schema", "docs", "bench", "examples", "modules"];
const PAGES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "NOTICE"];

/**
 * Every text of the repository that people wrote: code, schema, documentation. Generated code repeats its generator.
 */
export function repositoryTexts(): SourceFile[] {
  const inFolders = FOLDERS.flatMap((folder) => sourceFiles(folder, /\.(ts|mjs|js|sql|yaml|md|tf|go)$/));
  const pages = PAGES.filter((path) => existsSync(join(repositoryFolder, path))).map((path) => ({
    path,
    text: readFileSync(join(repositoryFolder, path), "utf8"),
  }));
  return [...inFolders.filter(({ path }) => !path.includes("node_modules/")), ...pages];
}
