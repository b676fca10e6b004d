/**
 * The parts of the program that are needed after the handshake. In the bundle, this is a separate file, because reading
 * it takes longer than everything before: an engine starts the program three times for one plan, and connects while
 * this is read.
 */
import type { ProviderRpcs } from "./protocol";

export { startGrpcServer } from "./protocol/grpc-server";

/** Loads the provider, after the engine's first connection can already be taken. */
export function loadProvider(): ProviderRpcs {
  const { createProvider } = require("./provider") as typeof import("./provider");
  return createProvider();
}
