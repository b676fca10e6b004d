/** The part of the plugin that is loaded once the engine knows its port. */

import type { Socket } from "node:net";
import { Server, ServerCredentials } from "@grpc/grpc-js";
import { type IResourceProviderServer, ResourceProviderService } from "@pulumi/pulumi/proto/provider_grpc_pb";
import { printWith } from "../print-line";
import { endWaits, runningOperations, useWording } from "../process-state";
import { nativeWording } from "../wording";
import { componentRpcs } from "./component-rpcs";
import { configurationRpcs } from "./configuration-rpcs";
import { engineLog } from "./engine-log";
import { lookUpRpcs } from "./look-up-rpcs";
import { shareHolders } from "./object-holders";
import { resourceRpcs } from "./resource-rpcs";
import { lastCallMs } from "./rpc";

/** A provider that answers the engine's calls. */
export interface Plugin {
  /** Answers the calls of a connection. */
  take(connection: Socket): void;
  endWaits(): void;
  runningOperations(): number;
  /** Time of the last call, on the clock of `performance.now()`. */
  lastCallMs(): number;
}

/** Messages have no limit, because state has none. Nothing reads the statistics of gRPC. */
const serverOptions = {
  "grpc.max_receive_message_length": -1,
  "grpc.max_send_message_length": -1,
  "grpc.enable_channelz": 0,
};

/** The provider, ready for the connections of the engine with this address. */
export function openPlugin(engine: string): Plugin {
  useWording(nativeWording);
  printWith(engineLog(engine));
  shareHolders(engine);
  const server = new Server(serverOptions);
  const rpcs: Partial<IResourceProviderServer> = {
    ...configurationRpcs,
    ...resourceRpcs,
    ...lookUpRpcs,
    ...componentRpcs,
  };
  // gRPC answers the others itself: they are not implemented.
  server.addService(ResourceProviderService as never, rpcs as IResourceProviderServer);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return { take: (connection) => injector.injectConnection(connection), endWaits, runningOperations, lastCallMs };
}
