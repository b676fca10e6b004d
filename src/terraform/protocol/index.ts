/** The plugin protocol of Terraform and OpenTofu: how a provider is started, found and asked. */
export * from "../generated/provider";
export { type LogLevel, log } from "./log";
export type { ProviderRpcs, RpcCall, RpcName, RpcRequest, RpcResponse } from "./provider-rpcs";
export { type ReattachableProvider, serveForReattach } from "./reattach";
export { schemaRpcs } from "./schema-rpcs";
export { serve } from "./serve";
