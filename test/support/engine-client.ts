import { ChannelCredentials, Client, type ClientReadableStream } from "@grpc/grpc-js";
import { GRPCControllerService, GRPCStdioService } from "../../src/provider/terraform/generated/go-plugin";
import { type DeepPartial, ProviderDefinition, ProviderService } from "../../src/provider/terraform/generated/provider";
import type { ServerCertificate } from "../../src/provider/terraform/protocol/server-certificate";

type Service = typeof ProviderService;

/** The calls of an engine to a provider that it found. */
export interface EngineClient {
  ask<Name extends keyof Service>(
    name: Name,
    request?: DeepPartial<Parameters<Service[Name]["requestSerialize"]>[0]>,
  ): Promise<ReturnType<Service[Name]["responseDeserialize"]>>;
  /** Opens the stream that engines keep open; resolves with why it ended. */
  openStdio(): Promise<string>;
  shutdown(): Promise<void>;
  /** Calls any method with an empty message. */
  askPath(path: string): Promise<Buffer>;
  /** Breaks everything off. */
  close(): void;
}

/** How an engine shows who it is, and whom it takes for the provider. */
export interface EngineTrust {
  readonly shown: ServerCertificate | null;
  /** Certificate from the handshake, PEM. */
  readonly theirs: Buffer;
}

const DEADLINE_MS = 10_000;

/** @param target as gRPC spells it: `unix:/path` or `127.0.0.1:port` */
export function connectEngine(target: string, trust: EngineTrust | null): EngineClient {
  const credentials =
    trust === null
      ? ChannelCredentials.createInsecure()
      : ChannelCredentials.createSsl(trust.theirs, trust.shown?.key ?? null, trust.shown?.certificate ?? null);
  const client = new Client(target, credentials, {
    // What the plugin library of the engines checks the certificate for.
    "grpc.ssl_target_name_override": "localhost",
    "grpc.default_authority": "localhost",
    "grpc.enable_retries": 0,
    "grpc.use_local_subchannel_pool": 1,
    "grpc.max_receive_message_length": -1,
  });
  const open = new Set<{ cancel(): void }>();
  const unary = <Response>(
    path: string,
    serialize: (request: never) => Buffer,
    deserialize: (bytes: Buffer) => Response,
    request: object,
  ) =>
    new Promise<Response>((resolve, reject) => {
      const options = { deadline: Date.now() + DEADLINE_MS };
      // The request is what this path's serializer takes; the callers see to that.
      const call = client.makeUnaryRequest(
        path,
        serialize,
        deserialize,
        request as never,
        options,
        (error, response) => {
          open.delete(call);
          if (error !== null || response === undefined) reject(error);
          else resolve(response);
        },
      );
      open.add(call);
    });
  return {
    ask: (name, request) => {
      const { path, requestSerialize, responseDeserialize } = ProviderService[name];
      const { fromPartial } = ProviderDefinition.methods[name].requestType as { fromPartial(partial: object): object };
      return unary(path, requestSerialize, responseDeserialize as (bytes: Buffer) => never, fromPartial(request ?? {}));
    },
    openStdio: () => {
      const { path, requestSerialize, responseDeserialize } = GRPCStdioService.streamStdio;
      const stream: ClientReadableStream<unknown> = client.makeServerStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        {},
      );
      open.add(stream);
      stream.resume();
      return new Promise((resolve) => {
        stream.once("error", (error) => resolve(error.message));
        stream.once("end", () => resolve("end"));
      });
    },
    shutdown: async () => {
      const { path, requestSerialize, responseDeserialize } = GRPCControllerService.shutdown;
      await unary(path, requestSerialize, responseDeserialize, {});
    },
    askPath: (path) =>
      unary(
        path,
        () => Buffer.alloc(0),
        (bytes) => bytes,
        {},
      ),
    close: () => {
      for (const call of open) call.cancel();
      client.close();
    },
  };
}
