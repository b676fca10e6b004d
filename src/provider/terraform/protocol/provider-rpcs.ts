import type { DeepPartial, ProviderService } from "../generated/provider";

type Service = typeof ProviderService;

/** Name of a call whose answer is a stream. */
export type StreamName = "listResource";

/**
 * Name of a call that a provider answers, e.g. `planResourceChange`; of `stopProvider` it sees only that its signals
 * are aborted.
 */
export type RpcName = Exclude<keyof Service, "stopProvider" | StreamName>;

/** The complete request of an engine's call: omitted fields have the default of protobuf. */
type RpcRequest<Name extends RpcName | StreamName> = ReturnType<Service[Name]["requestDeserialize"]>;

/** The response of a call; omitted fields get the default of protobuf, at any depth. */
type RpcResponse<Name extends RpcName | StreamName> = DeepPartial<Parameters<Service[Name]["responseSerialize"]>[0]>;

/** The metadata of each call. */
export interface RpcCall {
  /** Aborted when the engine asks the provider to stop, gives up the call, or is gone. */
  readonly signal: AbortSignal;
}

/**
 * The calls that a provider answers, each by its name. One that is missing is answered UNIMPLEMENTED. What one throws
 * becomes an error diagnostic (of `callFunction` the function's error), so the engine shows the message and not a
 * broken connection.
 */
export type ProviderRpcs = {
  readonly [Name in RpcName]?: (request: RpcRequest<Name>, call: RpcCall) => Promise<RpcResponse<Name>>;
} & {
  readonly [Name in StreamName]?: (request: RpcRequest<Name>, call: RpcCall) => AsyncIterable<RpcResponse<Name>>;
};
