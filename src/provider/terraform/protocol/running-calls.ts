import { once } from "node:events";
import { type handleServerStreamingCall, type handleUnaryCall, type ServerWritableStream, status } from "@grpc/grpc-js";
import { ProviderService } from "../generated/provider";
import { answer, answerStream } from "./answer";
import type { ProviderRpcs, RpcName, StreamName } from "./provider-rpcs";

/** The provider's calls as gRPC runs them, and those that run now, so that they can be stopped and waited for. */
export interface RunningCalls {
  readonly handlers: Readonly<
    Record<string, handleUnaryCall<unknown, object> | handleServerStreamingCall<unknown, object>>
  >;
  /** Aborts the signals of those that run now. */
  abort(reason: string): void;
  /** Resolves when those that run now have ended. */
  settled(): Promise<void>;
}

/** @param load gives the provider; called with each call */
export function trackCalls(load: () => ProviderRpcs): RunningCalls {
  const running = new Map<AbortController, Promise<void>>();
  const abort = (reason: string) => {
    for (const controller of running.keys()) controller.abort(new Error(reason));
  };
  /** Runs a call until it ends or is aborted. */
  const run = (call: Cancellable, work: (signal: AbortSignal) => Promise<void>): void => {
    const controller = new AbortController();
    call.on("cancelled", () => controller.abort(new Error("The engine gave up this call.")));
    running.set(
      controller,
      work(controller.signal).finally(() => running.delete(controller)),
    );
  };
  const handler =
    (name: RpcName): handleUnaryCall<unknown, object> =>
    (call, callback) => {
      const rpcs = load();
      if (rpcs[name] === undefined) callback(unimplemented(name));
      else run(call, async (signal) => callback(null, await answer(rpcs, name, call.request, { signal })));
    };
  const streamHandler =
    (name: StreamName): handleServerStreamingCall<unknown, object> =>
    (call) => {
      const rpcs = load();
      if (rpcs[name] === undefined) call.emit("error", unimplemented(name));
      else run(call, (signal) => sendEvents(call, answerStream(rpcs, name, call.request, { signal }), signal));
    };
  const stopProvider: handleUnaryCall<unknown, object> = (_call, callback) => {
    abort("The engine asked the provider to stop.");
    callback(null, { error: "" });
  };
  const names = Object.keys(ProviderService).filter(
    (name) => name !== "stopProvider" && name !== "listResource",
  ) as RpcName[];
  return {
    handlers: {
      ...Object.fromEntries(names.map((name) => [name, handler(name)])),
      listResource: streamHandler("listResource"),
      stopProvider,
    },
    abort,
    settled: async () => {
      await Promise.all(running.values());
    },
  };
}

/** A call that the engine can give up. */
interface Cancellable {
  on(event: "cancelled", listener: () => void): unknown;
}

function unimplemented(name: string): { code: status; details: string } {
  return { code: status.UNIMPLEMENTED, details: `This provider has no ${name}.` };
}

async function sendEvents(
  call: ServerWritableStream<unknown, object>,
  events: AsyncIterable<object>,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) break;
    if (!call.write(event)) await Promise.race([once(call, "drain"), aborted(signal)]);
  }
  call.end();
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
