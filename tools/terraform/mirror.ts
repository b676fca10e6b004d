/**
 * Run by `npm run build`, after the provider was bundled: packs it as the filesystem mirror that the package ships.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { providerArchive } from "./archives";
import { archiveName, BUNDLE, PLATFORMS, REGISTRY_HOSTS, repositoryFolder } from "./provider-package";

/**
 * Writes the mirror. The provider is the same archive for every platform, so that a lock file written on one is valid
 * on all. Each platform has a copy, because npm packs no links.
 *
 * @param folder removed first
 * @param version without `v`
 */
export function writeMirror(folder: string, version: string): void {
  rmSync(folder, { recursive: true, force: true });
  const archive = providerArchive(BUNDLE, version);
  for (const host of REGISTRY_HOSTS) {
    const target = path.join(folder, host, "consentform/consentform");
    mkdirSync(target, { recursive: true });
    for (const platform of PLATFORMS) writeFileSync(path.join(target, archiveName(version, platform)), archive);
  }
}

if (require.main === module) {
  const { version } = JSON.parse(readFileSync(path.join(repositoryFolder, "package.json"), "utf8")) as {
    version: string;
  };
  writeMirror(path.join(path.dirname(BUNDLE), "mirror"), version);
}
