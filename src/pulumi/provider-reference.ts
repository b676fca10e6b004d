import type { dynamic } from "@pulumi/pulumi";

import provider = require("./provider");

/** The module that state refers to: `require("consentform/provider")`. */
const PUBLIC_PATH = "consentform/provider";

/**
 * The provider object for `dynamic.Resource`. Normally the module itself, which Pulumi stores as a reference of 250
 * bytes. Where the SDK would store a wrong reference, a clone is given: Pulumi then stores the text of the seven arrows
 * (2 kB), which works everywhere. One object for all resources: the SDK caches the text by identity.
 */
export function providerReference(): dynamic.ResourceProvider {
  return reference;
}

const reference = storedPath(require.resolve("./provider")) === PUBLIC_PATH ? provider : { ...provider };

/**
 * The path by which the SDK would refer to the module at `file`, or null when it would not. The SDK is asked itself,
 * because it goes wrong in several layouts: a package that is not installed beside it, a parent folder with our name in
 * its own, the versioned paths of pnpm's store.
 */
function storedPath(file: string): string | null {
  const [, ...inside] = file.split(/[\\/]node_modules[\\/]/);
  if (inside.length === 0) return null;
  try {
    // Internal to the SDK; one that has it no longer gets the clone.
    const { getModuleFromPath } = require("@pulumi/pulumi/runtime/closure/package");
    return getModuleFromPath(inside.join("/node_modules/").replaceAll("\\", "/"));
  } catch {
    return null;
  }
}
