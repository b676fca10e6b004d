import { type ServiceError, status } from "@grpc/grpc-js";
import { Diagnostic_Severity } from "../../../../../src/provider/terraform/generated/provider";
import type { ProviderRpcs } from "../../../../../src/provider/terraform/protocol";
import { type GrpcServer, startGrpcServer } from "../../../../../src/provider/terraform/protocol/grpc-server";
import { type Listener, listen } from "../../../../../src/provider/terraform/protocol/listener";
import {
  makeServerCertificate,
  type ServerCertificate,
} from "../../../../../src/provider/terraform/protocol/server-certificate";
import { connectEngine, type EngineClient } from "../../../../support/engine-client";
import { until } from "../../../../support/until";

const own = makeServerCertificate();
const engine = makeServerCertificate();
const stranger = makeServerCertificate();

const listeners: Listener[] = [];
const servers: GrpcServer[] = [];
const clients: EngineClient[] = [];

async function start(rpcs: ProviderRpcs, events: string[] = []): Promise<{ listener: Listener; grpc: GrpcServer }> {
  const listener = await listen(process.env);
  const grpc = startGrpcServer({
    server: listener.server,
    load: () => rpcs,
    trust: { own, clientCertificate: engine.certificate.toString() },
    onShutdown: () => events.push("shutdown"),
    onDisconnect: () => events.push("disconnect"),
  });
  listeners.push(listener);
  servers.push(grpc);
  return { listener, grpc };
}

/** A client that trusts exactly our certificate, as engines do, and shows `shown`. */
function connect({ address }: Listener, shown: ServerCertificate | null = engine): EngineClient {
  const client = connectEngine(`unix:${address}`, { theirs: own.certificate, shown });
  clients.push(client);
  return client;
}

function refusal(asked: Promise<unknown>): Promise<ServiceError> {
  return asked.then(
    () => Promise.reject(new Error("It was answered.")),
    (reason) => reason,
  );
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const grpc of servers.splice(0)) await grpc.close();
  for (const listener of listeners.splice(0)) listener.removeSocket();
});

test("the engine that holds the key is answered, and what was left out is filled in", async () => {
  const { listener, grpc } = await start({
    getProviderSchema: async () => ({ serverCapabilities: { planDestroy: true } }),
  });
  const response = await connect(listener).ask("getProviderSchema");
  expect(response.serverCapabilities).toEqual({
    planDestroy: true,
    getProviderSchemaOptional: false,
    moveResourceState: false,
  });
  expect(response.diagnostics).toEqual([]);
  expect(grpc.wasConnected()).toBe(true);
});

test.each([
  ["no certificate", null],
  ["a certificate that the engine did not make", stranger],
  ["the provider's own public certificate with another key", { ...own, key: stranger.key }],
])("refuses a client with %s", async (_what, shown) => {
  let isAsked = false;
  const { listener, grpc } = await start({
    getProviderSchema: async () => {
      isAsked = true;
      return {};
    },
  });
  // A key that does not fit is found out by the client's own TLS library already.
  const error = await refusal((async () => connect(listener, shown).ask("getProviderSchema"))());
  expect(error.code === status.UNAVAILABLE || /key values mismatch/.test(error.message)).toBe(true);
  expect(isAsked).toBe(false);
  expect(grpc.wasConnected()).toBe(false);
});

test("an exception becomes a diagnostic with the message, of a function its error", async () => {
  const fail = async () => Promise.reject(new Error("The token has expired.\n\nMake a new one."));
  const { listener } = await start({ readResource: fail, callFunction: fail });
  const client = connect(listener);
  const { diagnostics } = await client.ask("readResource");
  expect(diagnostics).toEqual([
    { severity: Diagnostic_Severity.ERROR, summary: "The token has expired.", detail: "Make a new one." },
  ]);
  expect((await client.ask("callFunction")).error?.text).toBe("The token has expired.\n\nMake a new one.");
});

test.each([
  ["a call that the provider lacks", "/tfplugin6.Provider/ReadDataSource"],
  ["a call that it does not know", "/tfplugin6.Provider/GetResourceIdentitySchemas"],
  ["a service that it does not know", "/plugin.GRPCBroker/StartStream"],
])("%s is unimplemented, and the connection lives on", async (_what, path) => {
  const { listener } = await start({ getProviderSchema: async () => ({}) });
  const client = connect(listener);
  expect((await refusal(client.askPath(path))).code).toBe(status.UNIMPLEMENTED);
  await expect(client.ask("getProviderSchema")).resolves.toBeDefined();
});

/** A provider whose calls run until their signal is aborted, and report the reason. */
function untilAborted(): { rpcs: ProviderRpcs; begun: Promise<void>; reasons: unknown[] } {
  const reasons: unknown[] = [];
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const readResource: ProviderRpcs["readResource"] = (_request, { signal }) =>
    new Promise((_resolve, reject) => {
      begin();
      signal.addEventListener("abort", () => {
        reasons.push(signal.reason.message);
        reject(signal.reason);
      });
    });
  return { rpcs: { readResource, readDataSource: async () => ({}) }, begun, reasons };
}

test("StopProvider aborts what runs, and what comes later runs", async () => {
  const { rpcs, begun } = untilAborted();
  const { listener } = await start(rpcs);
  const client = connect(listener);
  const running = client.ask("readResource");
  await begun;
  expect(await client.ask("stopProvider")).toEqual({ error: "" });
  expect((await running).diagnostics[0]?.summary).toBe("The engine asked the provider to stop.");
  expect((await client.ask("readDataSource")).diagnostics).toEqual([]);
});

test("aborts calls of a lost engine and reports the end of the last connection", async () => {
  const events: string[] = [];
  const { rpcs, begun, reasons } = untilAborted();
  const { listener, grpc } = await start(rpcs, events);
  const [client, another] = [connect(listener), connect(listener)];
  const ended = [client.openStdio(), another.openStdio(), refusal(client.ask("readResource"))];
  await begun;
  client.close();
  await until(() => reasons.length > 0);
  expect(reasons).toEqual(["The engine gave up this call."]);
  await grpc.calls.settled();
  expect(events).toEqual([]);
  another.close();
  await until(() => events.length > 0);
  expect(events).toEqual(["disconnect"]);
  await Promise.all(ended);
});

test("a connection that was refused is not missed when it ends", async () => {
  const events: string[] = [];
  const { listener } = await start({}, events);
  await refusal(
    connect(listener, stranger)
      .openStdio()
      .then((message) => Promise.reject(new Error(message))),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(events).toEqual([]);
});

test("answers and reports Shutdown, without closing on its own", async () => {
  const events: string[] = [];
  const { listener } = await start({ readDataSource: async () => ({}) }, events);
  const client = connect(listener);
  await client.shutdown();
  expect(events).toEqual(["shutdown"]);
  await expect(client.ask("readDataSource")).resolves.toBeDefined();
});

test("a state of tens of megabytes passes both ways", async () => {
  const { listener } = await start({ readResource: async ({ currentState }) => ({ newState: currentState ?? {} }) });
  const msgpack = Buffer.alloc(20 * 2 ** 20, "x");
  const response = await connect(listener).ask("readResource", { currentState: { msgpack, json: Buffer.alloc(0) } });
  expect(response.newState?.msgpack.equals(msgpack)).toBe(true);
});
