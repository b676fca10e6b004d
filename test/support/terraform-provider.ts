import { serveForReattach } from "../../src/terraform/protocol";
import { createProvider } from "../../src/terraform/provider";

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
