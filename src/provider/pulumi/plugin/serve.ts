import { writeSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { ignoreClosedPipes } from "../watchdog";
import type { Plugin } from "./after-port";
import { onEngineLoss } from "./engine-loss";

/** Time in which operations may finish after their engine is gone. The next run finds what they began in any case. */
const END_LIMIT_MS = 5_000;

/** Interval at which an ending process checks whether its operations have ended. */
const END_CHECK_MS = 50;

const BY_HAND = `This program is a plugin. The Pulumi engine starts it and communicates with it over gRPC.
To let the engine find it, put its folder on PATH, or run: pulumi package add <path of this file>
`;

/**
 * Serves the provider to the engine that started this process, and ends the process once the engine is gone.
 *
 * The order is for speed: gRPC and the provider are loaded while the engine reads the port and connects.
 *
 * @param argv the engine's address comes first
 */
export function serve(argv: readonly string[], load: (engine: string) => Plugin): void {
  const [address = ""] = argv;
  if (!/^[^:]+:\d+$/.test(address)) {
    process.stderr.write(BY_HAND);
    process.exitCode = 1;
    return;
  }
  ignoreClosedPipes([process.stdout, process.stderr]);
  let plugin: Plugin | undefined;
  const loaded = () => {
    plugin ??= load(address);
    return plugin;
  };
  // An engine that no longer needs the plugin interrupts it and waits for its end. Ctrl-C reaches only the engine.
  const end = () => {
    loaded().endWaits();
    if (loaded().runningOperations() === 0) process.exit(0);
    setTimeout(end, END_CHECK_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  onEngineLoss(
    address,
    () => plugin?.lastCallMs() ?? 0,
    () => {
      loaded().endWaits();
      if (loaded().runningOperations() === 0) process.exit(1);
      setTimeout(() => process.exit(1), END_LIMIT_MS);
    },
  );
  const take = (socket: Socket) => {
    // Without a listener, a connection that breaks would end the process.
    socket.on("error", () => undefined);
    loaded().take(socket);
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, take);
  server.listen(0, "127.0.0.1", () => {
    // The engine reads the port from the first line.
    writeSync(process.stdout.fd, `${(server.address() as AddressInfo).port}\n`);
    setImmediate(loaded);
  });
}
