import type { dynamic } from "@pulumi/pulumi";
import { version } from "@pulumi/pulumi/version";

import provider = require("./provider");

/** First SDK that names a module inside pnpm's store by its package instead of its versioned path (pulumi/pulumi#23767). */
const FIRST_SDK_WITH_PNPM = [3, 251] as const;

/**
 * The provider object for `dynamic.Resource`. Normally the module itself, which Pulumi stores as a reference. Under pnpm with an
 * older SDK that reference would hold a versioned path and break with our next release, so a clone is given there: Pulumi then
 * stores the text of the seven arrows (2 kB) instead. One object for all resources: the SDK caches the text by identity.
 */
export function providerReference(): dynamic.ResourceProvider {
  return reference;
}

const reference = isInPnpmStore(__filename) && isOlder(version, FIRST_SDK_WITH_PNPM) ? { ...provider } : provider;

function isInPnpmStore(file: string): boolean {
  return /[\\/]\.pnpm[\\/]/.test(file);
}

function isOlder(installed: string, [major, minor]: readonly [number, number]): boolean {
  const [installedMajor = 0, installedMinor = 0] = installed.split(".").map(Number);
  return installedMajor < major || (installedMajor === major && installedMinor < minor);
}
