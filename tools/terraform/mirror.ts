/**
 * Run by `npm run build`, after the provider was bundled: lays it out as the filesystem mirror that the package ships.
 */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  BUNDLE,
  COMPANIONS,
  executableName,
  PAPERS,
  PLATFORMS,
  REGISTRY_HOSTS,
  repositoryFolder,
} from "./provider-package";

/**
 * Writes the mirror. The provider is the same files for every platform, so that a lock file written on one holds on
 * all; a copy for each, because npm packs no links.
 *
 * @param folder removed first
 * @param version without `v`
 */
export function writeMirror(folder: string, version: string): void {
  rmSync(folder, { recursive: true, force: true });
  const executable = executableName(version);
  const contents = [
    [BUNDLE, executable],
    ...COMPANIONS.map((name) => [path.join(path.dirname(BUNDLE), name), name]),
    ...PAPERS.map((paper) => [path.join(repositoryFolder, paper), paper]),
  ];
  for (const host of REGISTRY_HOSTS) {
    for (const platform of PLATFORMS) {
      const target = path.join(folder, host, "consentform/consentform", version, platform);
      mkdirSync(target, { recursive: true });
      for (const [source = "", name = ""] of contents) copyFileSync(source, path.join(target, name));
      chmodSync(path.join(target, executable), 0o755);
    }
  }
}

if (require.main === module) {
  const { version } = JSON.parse(readFileSync(path.join(repositoryFolder, "package.json"), "utf8")) as {
    version: string;
  };
  writeMirror(path.join(path.dirname(BUNDLE), "mirror"), version);
}
