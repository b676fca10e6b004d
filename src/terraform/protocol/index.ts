/** The plugin protocol of Terraform and OpenTofu: how a provider is started, found and asked. */
export * from "../generated/provider";
export type { ProviderRpcs, RpcCall, RpcName, RpcRequest, RpcResponse } from "./provider-rpcs";
