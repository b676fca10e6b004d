import { join } from "node:path";
import { installationBlock } from "../../src/provider/cli/terraform-setup/installation-block";
import { serveForReattach } from "../../src/provider/terraform/protocol";
import { createProvider, type ProviderRuntime } from "../../src/provider/terraform/provider";
import { repositoryFolder } from "./repository-folder";

/** A provider that runs in the test's own process, so that an engine starts none. */
export interface HostedProvider {
  /** For the environment of the engine's commands. */
  readonly env: { readonly TF_REATTACH_PROVIDERS: string };
  close(): Promise<void>;
}

/**
 * Serves the provider from this process, for Terraform and OpenTofu alike. `runtime`: its environment, in place of this
 * process's.
 */
export async function hostProvider(runtime?: ProviderRuntime): Promise<HostedProvider> {
  const { reattach, close } = await serveForReattach(createProvider(runtime));
  return { env: { TF_REATTACH_PROVIDERS: reattach }, close };
}

/**
 * The engine's configuration with which it starts the built provider, a separate process for each run, and needs no
 * `init`.
 */
export const builtProvider = installationBlock("override", join(repositoryFolder, "dist/terraform"));
