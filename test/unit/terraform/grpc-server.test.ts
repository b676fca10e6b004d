import { randomUUID } from "node:crypto";
import { ChannelCredentials, Client, type ServiceError, status } from "@grpc/grpc-js";
import { GRPCControllerService, GRPCStdioService } from "../../../src/terraform/generated/go-plugin";
import { Diagnostic_Severity, ProviderService } from "../../../src/terraform/generated/provider";
import { type GrpcServer, startGrpcServer } from "../../../src/terraform/protocol/grpc-server";
import { type Listener, listen } from "../../../src/terraform/protocol/listener";
import type { ProviderRpcs } from "../../../src/terraform/protocol";
import { makeServerCertificate, type ServerCertificate } from "../../../src/terraform/protocol/server-certificate";

const own = makeServerCertificate();
const engine = makeServerCertificate();
const stranger = makeServerCertificate();

let listener: Listener;
let grpc: GrpcServer;
const events: string[] = [];
const clients: Client[] = [];

async function start(rpcs: ProviderRpcs, isEncrypted = true): Promise<void> {
  listener = await listen(process.env);
  grpc = startGrpcServer({
    server: listener.server,
    load: () => rpcs,
    trust: isEncrypted ? { own, clientCertificate: engine.certificate.toString() } : null,
    onShutdown: () => events.push("shutdown"),
    onDisconnect: () => events.push("disconnect"),
  });
}

/** A client that trusts exactly our certificate, as engines do, and shows `shown`. */
function connect(shown: ServerCertificate | null): Client {
  const credentials = ChannelCredentials.createSsl(own.certificate, shown?.key ?? null, shown?.certificate ?? null);
  const client = new Client(`unix:${listener.address}`, credentials, {
    "grpc.ssl_target_name_override": "localhost",
    "grpc.default_authority": "localhost",
    "grpc.enable_retries": 0,
    // Each client a connection of its own.
    "grpc.primary_user_agent": randomUUID(),
  });
  clients.push(client);
  return client;
}

type Name = keyof typeof ProviderService;

function ask<N extends Name>(
  client: Client,
  name: N,
  request: object = {},
): Promise<ReturnType<(typeof ProviderService)[N]["responseDeserialize"]>> {
  const { path, requestSerialize, responseDeserialize } = ProviderService[name];
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      path,
      requestSerialize as (value: object) => Buffer,
      responseDeserialize as never,
      request,
      { deadline: Date.now() + 5_000 },
      (error, response) => (error ? reject(error) : resolve(response as never)),
    );
  });
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await grpc.close();
  listener.removeSocket();
  events.splice(0);
});

test("the engine that holds the key is answered", async () => {
  await start({ getProviderSchema: async () => ({ serverCapabilities: { planDestroy: true } }) });
  const response = await ask(connect(engine), "getProviderSchema");
  expect(response.serverCapabilities?.planDestroy).toBe(true);
  expect(response.diagnostics).toEqual([]);
});

test.each([
  ["without a certificate", null],
  ["with a foreign certificate", stranger],
])("a client %s is refused", async (_what, shown) => {
  let isAsked = false;
  await start({
    getProviderSchema: async () => {
      isAsked = true;
      return {};
    },
  });
  const error: ServiceError = await ask(connect(shown), "getProviderSchema").then(
    () => Promise.reject(new Error("was answered")),
    (reason) => reason,
  );
  expect(error.code).toBe(status.UNAVAILABLE);
  expect(isAsked).toBe(false);
  expect(grpc.wasConnected()).toBe(false);
});
