/**
 * The source of the provider: the package's mirror, by `init`; or a build in place, without `init`, for its
 * development.
 */
export type ProviderSource = "mirror" | "override";

/** The addresses that `source = "consentform/consentform"` means: each engine has its own default host. */
const providerAddresses = [
  "registry.terraform.io/consentform/consentform",
  "registry.opentofu.org/consentform/consentform",
] as const;

/**
 * The block `provider_installation` of the engine's own configuration file, which locates this provider for Terraform
 * and OpenTofu and does not affect other providers.
 *
 * @param folder absolute path of the mirror, or of the folder that holds the built provider
 */
export function installationBlock(source: ProviderSource, folder: string): string {
  return source === "mirror" ? mirrorBlock(folder) : overrideBlock(folder);
}

function mirrorBlock(folder: string): string {
  const addresses = `[${providerAddresses.map(quoted).join(", ")}]`;
  return `provider_installation {
  filesystem_mirror {
    path    = ${quoted(folder)}
    include = ${addresses}
  }
  direct {
    exclude = ${addresses}
  }
}
`;
}

function overrideBlock(folder: string): string {
  return `provider_installation {
  dev_overrides {
    "consentform/consentform" = ${quoted(folder)}
  }
  direct {}
}
`;
}

/** A text of HCL; a path may contain what would begin a template. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/([$%])\{/g, "$1$1{");
}
