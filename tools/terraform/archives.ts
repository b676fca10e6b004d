import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type ZippableFile, zipSync } from "fflate";
import { archiveName, COMPANIONS, executableName, PAPERS, PLATFORMS, repositoryFolder } from "./provider-package";

/** A file of a release, by its name. */
export type Assets = Map<string, Uint8Array>;

/** The version of the provider protocol that `src/provider/terraform/protocol` speaks. */
const PROTOCOL_VERSION = "6.0";

/** The oldest time that a zip archive can say: equal contents give equal bytes, whenever they are packed. */
const ANY_TIME = new Date(1980, 0, 1);

/** Upper half of a zip entry's external attributes: a regular file that every user may execute. */
const EXECUTABLE_FILE = 0o100755 << 16;
/** The zip entry was made on a system with such attributes. */
const UNIX = 3;

/**
 * Everything but the signature that the public registries ask of a release: an archive for each platform, the manifest,
 * and checksums of all of them.
 *
 * @param bundle path of the bundled provider's program; the rest is beside it
 */
export function releaseAssets(bundle: string, version: string): Assets {
  const prefix = `terraform-provider-consentform_${version}`;
  // One archive under several names: the same bytes on every platform.
  const archive = providerArchive(bundle, version);
  const manifest = { version: 1, metadata: { protocol_versions: [PROTOCOL_VERSION] } };
  const assets: Assets = new Map([
    ...PLATFORMS.map((platform) => [archiveName(version, platform), archive] as const),
    [`${prefix}_manifest.json`, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)] as const,
  ]);
  return assets.set(`${prefix}_SHA256SUMS`, Buffer.from(checksums(assets)));
}

/** The provider as engines unpack it. One lock file is valid for every archive of a version. */
export function providerArchive(bundle: string, version: string): Uint8Array {
  const executable = executableName(version);
  const contents: Readonly<Record<string, Uint8Array>> = {
    [executable]: readFileSync(bundle),
    ...Object.fromEntries(COMPANIONS.map((name) => [name, readFileSync(path.join(path.dirname(bundle), name))])),
    ...Object.fromEntries(PAPERS.map((name) => [name, readFileSync(path.join(repositoryFolder, name))])),
  };
  const entries = Object.entries(contents).map(([name, bytes]) => {
    const attributes = name === executable ? { os: UNIX, attrs: EXECUTABLE_FILE } : {};
    return [name, [bytes, { level: 9, mtime: ANY_TIME, ...attributes }]] satisfies [string, ZippableFile];
  });
  return zipSync(Object.fromEntries(entries));
}

/** As sha256sum prints them, and reads them with `--check`. */
function checksums(assets: Assets): string {
  const lines = [...assets].map(([name, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`);
  return lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join("");
}
