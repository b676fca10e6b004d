import { chmod, copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";

/** Registries in which each engine looks for a provider that is named without a host. */
export const REGISTRY_HOSTS = ["registry.terraform.io", "registry.opentofu.org"];

/** Where a script with a first line that names its interpreter can be started. */
export const PLATFORMS = ["darwin_amd64", "darwin_arm64", "linux_amd64", "linux_arm64"];

/**
 * Name of the provider's executable inside an archive or a mirror.
 *
 * @param {string} version
 */
export const executableName = (version) => `terraform-provider-consentform_v${version}`;

/**
 * Lays the bundled provider out as a filesystem mirror. It is the same file for every platform, so that a lock file written on one holds on
 * all; a copy for each, because npm packs no links.
 *
 * @param {object} mirror
 * @param {string} mirror.bundle the bundled provider
 * @param {string} mirror.folder removed first
 * @param {string} mirror.version without `v`
 */
export async function writeMirror({ bundle, folder, version }) {
  await rm(folder, { recursive: true, force: true });
  for (const host of REGISTRY_HOSTS) {
    for (const platform of PLATFORMS) {
      const target = path.join(folder, host, "consentform/consentform", version, platform);
      await mkdir(target, { recursive: true });
      await copyFile(bundle, path.join(target, executableName(version)));
      await chmod(path.join(target, executableName(version)), 0o755);
    }
  }
}
