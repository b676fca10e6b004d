/**
 * The plugin protocol of Terraform and OpenTofu: how a provider is found and asked. How it is started (`serve`) is for
 * the program alone, and is not needed after the handshake.
 */
export * from "../generated/provider";
export { log } from "./log";
export type { ProviderRpcs, RpcCall } from "./provider-rpcs";
export { type ReattachableProvider, serveForReattach } from "./reattach";
export { schemaRpcs } from "./schema-rpcs";
