import type { Server as NetServer, Socket } from "node:net";
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerWritableStream,
} from "@grpc/grpc-js";
import { GRPCControllerService, GRPCStdioService } from "../generated/go-plugin";
import { ProviderService } from "../generated/provider";
import type { ProviderRpcs } from "./provider-rpcs";
import { type RunningCalls, trackCalls } from "./running-calls";
import type { ServerCertificate } from "./server-certificate";

/** The mutual trust: which client may call, and the proof that the engine started this provider. */
interface Trust {
  readonly own: ServerCertificate;
  /** PEM. Only the holder of its key may ask. */
  readonly clientCertificate: string;
}

/** The settings of a server. */
export interface GrpcServerOptions {
  /** Takes the connections; already listens. */
  readonly server: NetServer;
  /** Gives the provider; called with each call. */
  readonly load: () => ProviderRpcs;
  /** Null if any client may call, unencrypted. */
  readonly trust: Trust | null;
  /** The engine has no more use for the provider. The answer is on its way. */
  readonly onShutdown?: () => void;
  /** No engine is connected any more. */
  readonly onDisconnect?: () => void;
}

/** A provider that answers. */
export interface GrpcServer {
  readonly calls: RunningCalls;
  /** True once an engine, and not just any client, has connected. */
  wasConnected(): boolean;
  /** Takes no new connections and ends the others, after what is being sent. */
  close(): Promise<void>;
}

/** State of any size must pass. */
const unlimitedMessages = { "grpc.max_receive_message_length": -1, "grpc.max_send_message_length": -1 };

/** An engine that waits for the end of the provider kills it after two seconds. */
const CLOSE_LIMIT_MS = 1_000;

/** Answers the engine's calls on the connections that a listening server takes. */
export function startGrpcServer({ server, load, trust, onShutdown, onDisconnect }: GrpcServerOptions): GrpcServer {
  const grpc = new Server(unlimitedMessages);
  let wasConnected = false;
  const calls = trackCalls(() => {
    wasConnected = true;
    return load();
  });
  /**
   * The engines' library opens one with each connection before anything is asked, and keeps it open as long as it needs
   * us.
   */
  const streams = new Set<ServerWritableStream<unknown, unknown>>();

  const streamStdio: handleServerStreamingCall<unknown, unknown> = (stream) => {
    wasConnected = true;
    streams.add(stream);
    stream.once("close", () => streams.delete(stream));
  };
  const shutdown: handleUnaryCall<unknown, object> = (_call, callback) => {
    callback(null, {});
    onShutdown?.();
  };
  grpc.addService(ProviderService, { ...calls.handlers });
  grpc.addService(GRPCControllerService, { shutdown });
  grpc.addService(GRPCStdioService, { streamStdio });

  const injector = grpc.createConnectionInjector(credentialsOf(trust));
  takeConnections(
    server,
    (socket) => injector.injectConnection(socket),
    () => {
      if (wasConnected) onDisconnect?.();
    },
  );

  const close = () => {
    server.close();
    for (const stream of streams) stream.end();
    return shutDown(grpc);
  };
  return { calls, wasConnected: () => wasConnected, close };
}

function shutDown(grpc: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      grpc.forceShutdown();
      resolve();
    }, CLOSE_LIMIT_MS);
    grpc.tryShutdown(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}

/** @param onLastClosed called whenever no connection is left */
function takeConnections(server: NetServer, take: (socket: Socket) => void, onLastClosed: () => void): void {
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    // Without a listener a connection that breaks would end the process. Engines break theirs when they end: there is
    // nothing to report.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      connections.delete(socket);
      if (connections.size === 0) onLastClosed();
    });
    take(socket);
  });
}

function credentialsOf(trust: Trust | null): ServerCredentials {
  if (trust === null) return ServerCredentials.createInsecure();
  const { own, clientCertificate } = trust;
  const pair = { private_key: own.key, cert_chain: own.certificate };
  // True: a client without a certificate, or with one that this one did not sign, is refused.
  return ServerCredentials.createSsl(Buffer.from(clientCertificate), [pair], true);
}
