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

const reference = isBundled() ? installedProvider() : storable();

/**
 * True if this file is part of a program's bundle. There, the provider's module is a part of the same file, which state
 * cannot refer to; a file of that name beside the bundle is someone else's.
 */
function isBundled(): boolean {
  try {
    return require.cache[require.resolve("./provider")]?.exports !== provider;
  } catch {
    return true;
  }
}

/**
 * The provider of the package that is installed beside the bundle, so that state is the same with and without a bundle.
 * The engine's process for dynamic resources loads that package as well.
 *
 * @throws Error if it is not installed
 */
function installedProvider(): dynamic.ResourceProvider {
  // Bundlers include what a literal names.
  const path = PUBLIC_PATH.split("/").join("/");
  try {
    return require(path);
  } catch (cause) {
    const advice =
      "Install it where the program runs, also if the program is bundled. Pulumi's engine loads it from there";
    throw new Error(`The package consentform is not in node_modules. ${advice}.`, { cause });
  }
}

function storable(): dynamic.ResourceProvider {
  return storedPath(require.resolve("./provider")) === PUBLIC_PATH ? provider : { ...provider };
}

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
