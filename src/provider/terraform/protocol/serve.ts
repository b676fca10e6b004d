import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { startGrpcServer } from "./grpc-server";
import { clientCertificate, handshakeLine, isStartedByEngine } from "./handshake";
import { listen, socketFolder } from "./listener";
import { log } from "./log";
import type { ProviderRpcs } from "./provider-rpcs";
import { makeServerCertificate } from "./server-certificate";
import { removeStaleSockets } from "./stale-sockets";

/** After the handshake an engine connects at once; one that does not was killed meanwhile. */
const CONNECT_LIMIT_MS = 60_000;

/** Time that calls of an engine that is gone get to finish what they began. */
const END_LIMIT_MS = 5_000;

/**
 * How often it is seen whether the engine still runs. A connection whose other end was killed while a call ran is not
 * always reported as closed; a process that has lost its parent gets another one.
 */
const PARENT_CHECK_MS = 2_000;

const BY_HAND = `This program is a provider. Terraform or OpenTofu starts it and communicates with it over the provider protocol.
To configure them to find it, run: consentform terraform-setup
`;

/** The modules that are needed only after the handshake. */
export interface AfterHandshake {
  readonly startGrpcServer: typeof startGrpcServer;
  loadProvider(): ProviderRpcs;
}

/**
 * Serves a provider to the engine that started this process, and ends the process when the engine asks for it or is
 * gone.
 *
 * The order is for speed: gRPC and the provider are loaded while the engine reads the handshake and connects.
 * Connections wait in the system's queue meanwhile.
 */
export async function serve(load: () => AfterHandshake): Promise<void> {
  if (!isStartedByEngine(process.env)) {
    process.stderr.write(BY_HAND);
    process.exitCode = 1;
    return;
  }
  const theirs = clientCertificate(process.env);
  const listener = await listen(process.env);
  process.on("exit", listener.removeSocket);
  // Ctrl-C reaches every process of the terminal; what it means for us is said by the engine (StopProvider).
  process.on("SIGINT", () => undefined);

  const trust = theirs === null ? null : { own: makeServerCertificate(), clientCertificate: theirs };
  writeSync(process.stdout.fd, handshakeLine(listener, trust?.own.der ?? null));

  const { startGrpcServer: start, loadProvider } = load();
  const provide = loadedOnce(loadProvider);
  let isEnding = false;
  const end = async (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    log("debug", `ending: ${reason}`);
    grpc.calls.abort(reason);
    await Promise.race([grpc.calls.settled(), sleep(END_LIMIT_MS)]);
    await grpc.close();
    process.exit(0);
  };
  const grpc = start({
    server: listener.server,
    load: provide,
    trust,
    onShutdown: () => void end("the engine has no more use for the provider"),
    onDisconnect: () => void end("the engine is gone"),
  });
  watchEngine(grpc.wasConnected, (reason) => void end(reason));
  setImmediate(() => {
    provide();
    void removeStaleSockets(socketFolder(process.env));
  });
}

function loadedOnce(load: () => ProviderRpcs): () => ProviderRpcs {
  let provider: ProviderRpcs | null = null;
  return () => {
    provider ??= load();
    return provider;
  };
}

/** Ends the process when a signal asks for it, when no engine connects, and when the one that started it is gone. */
function watchEngine(wasConnected: () => boolean, end: (reason: string) => void): void {
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(`received ${signal}`));
  setTimeout(() => {
    if (!wasConnected()) end("no engine has connected");
  }, CONNECT_LIMIT_MS).unref();
  const engine = process.ppid;
  setInterval(() => {
    if (process.ppid !== engine) end("the engine is gone");
  }, PARENT_CHECK_MS).unref();
}
