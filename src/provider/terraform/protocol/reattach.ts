import { startGrpcServer } from "./grpc-server";
import { PROTOCOL_VERSION } from "./handshake";
import { listen } from "./listener";
import type { ProviderRpcs } from "./provider-rpcs";

/** The default addresses of the provider: Terraform's registry and OpenTofu's. */
const providerAddresses = [
  "registry.terraform.io/consentform/consentform",
  "registry.opentofu.org/consentform/consentform",
];

/** A provider that engines find by an environment variable instead of starting it. */
export interface ReattachableProvider {
  /** Value of TF_REATTACH_PROVIDERS; holds for both engines. */
  readonly reattach: string;
  close(): Promise<void>;
}

/**
 * Serves a provider from this process for any number of runs of an engine, which neither starts nor ends it: for tests
 * and for debuggers. Unencrypted, as engines expect it then; on a socket that only this user can connect to.
 */
export async function serveForReattach(rpcs: ProviderRpcs): Promise<ReattachableProvider> {
  const listener = await listen(process.env);
  process.on("exit", listener.removeSocket);
  const grpc = startGrpcServer({ server: listener.server, load: () => rpcs, trust: null });
  const description = {
    Protocol: "grpc",
    ProtocolVersion: PROTOCOL_VERSION,
    Pid: process.pid,
    // The engine must not end a process that it did not start.
    Test: true,
    Addr: { Network: listener.network, String: listener.address },
  };
  return {
    reattach: JSON.stringify(Object.fromEntries(providerAddresses.map((address) => [address, description]))),
    close: async () => {
      grpc.calls.abort("The provider is being closed.");
      await grpc.calls.settled();
      await grpc.close();
      listener.removeSocket();
      process.off("exit", listener.removeSocket);
    },
  };
}
