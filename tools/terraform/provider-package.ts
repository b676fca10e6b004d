import path from "node:path";

/** Absolute path of the checkout. */
export const repositoryFolder = path.join(__dirname, "..", "..");

/** The bundled provider, as the build leaves it: the program that engines start. */
export const BUNDLE = path.join(repositoryFolder, "dist/terraform/terraform-provider-consentform.js");

/** Registries in which each engine looks for a provider that is named without a host. */
export const REGISTRY_HOSTS = ["registry.terraform.io", "registry.opentofu.org"] as const;

/** The platforms on which a script with an interpreter line can be started. */
export const PLATFORMS = ["darwin_amd64", "darwin_arm64", "linux_amd64", "linux_arm64"] as const;

/**
 * The files that the build writes beside the program, and that every copy needs: the rest of the provider, and the
 * licences of what is in it.
 */
export const COMPANIONS = ["consentform-provider.js", "third-party-licenses.txt"] as const;

/** The papers beside the executable: paths from the repository's root. */
export const PAPERS = ["LICENSE", "NOTICE"] as const;

/** Name of the provider's archive, in a mirror as in a release. `version` without `v`. */
export function archiveName(version: string, platform: string): string {
  return `terraform-provider-consentform_${version}_${platform}.zip`;
}

/** Name of the provider's executable inside an archive. `version` without `v`. */
export function executableName(version: string): string {
  return `terraform-provider-consentform_v${version}`;
}
