import { join } from "node:path";
import { installationBlock } from "../../src/cli/terraform-setup/installation-block";
import { serveForReattach } from "../../src/terraform/protocol";
import { createProvider } from "../../src/terraform/provider";
import { repositoryFolder } from "./repository-folder";

/** A provider that runs in the test's own process, so that an engine starts none. */
export interface HostedProvider {
  /** For the environment of the engine's commands. */
  readonly env: { readonly TF_REATTACH_PROVIDERS: string };
  close(): Promise<void>;
}

/** Serves the provider from this process, for Terraform and OpenTofu alike. */
export async function hostProvider(): Promise<HostedProvider> {
  const { reattach, close } = await serveForReattach(createProvider());
  return { env: { TF_REATTACH_PROVIDERS: reattach }, close };
}

/** The engine's configuration with which it starts the built provider, a process of its own for each run, and needs no `init`. */
export const builtProvider = installationBlock("override", join(repositoryFolder, "dist/terraform"));
