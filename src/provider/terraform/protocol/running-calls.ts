import { once } from "node:events";
import { type handleServerStreamingCall, type handleUnaryCall, status } from "@grpc/grpc-js";
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
  const handler =
    (name: RpcName): handleUnaryCall<unknown, object> =>
    (call, callback) => {
      const rpcs = load();
      if (rpcs[name] === undefined) {
        callback({ code: status.UNIMPLEMENTED, details: `This provider has no ${name}.` });
        return;
      }
      const controller = new AbortController();
      call.on("cancelled", () => controller.abort(new Error("The engine gave up this call.")));
      const ended = answer(rpcs, name, call.request, { signal: controller.signal }).then((response) => {
        running.delete(controller);
        callback(null, response);
      });
      running.set(controller, ended);
    };
  const streamHandler =
    (name: StreamName): handleServerStreamingCall<unknown, object> =>
    (call) => {
      const rpcs = load();
      if (rpcs[name] === undefined) {
        call.emit("error", { code: status.UNIMPLEMENTED, details: `This provider has no ${name}.` });
        return;
      }
      const controller = new AbortController();
      call.on("cancelled", () => controller.abort(new Error("The engine gave up this call.")));
      const send = async () => {
        for await (const event of answerStream(rpcs, name, call.request, { signal: controller.signal })) {
          if (controller.signal.aborted) break;
          if (!call.write(event)) await Promise.race([once(call, "drain"), aborted(controller.signal)]);
        }
        running.delete(controller);
        call.end();
      };
      running.set(controller, send());
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

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
