import { connect } from "node:net";

/** Interval between attempts to reach the engine's address, in milliseconds. */
const DEFAULT_INTERVAL_MS = 2_000;

/** Behavior of a process without its engine. */
export interface EngineLoss {
  /** Called, maybe repeatedly, while operations may still run. */
  onGone(): void;
  isIdle(): boolean;
  exit(): void;
}

/**
 * Ends this process once the engine is gone and no operation runs. A killed engine leaves the provider's process behind
 * for minutes, holding the user's terminal and a token. `address` is `host:port` of the engine. Returns what ends the
 * watch.
 */
export function watchEngine(
  address: string,
  { onGone, isIdle, exit }: EngineLoss,
  intervalMs = DEFAULT_INTERVAL_MS,
): () => void {
  const separator = address.lastIndexOf(":");
  const host = address.slice(0, separator);
  const port = Number(address.slice(separator + 1));
  const timer = setInterval(() => {
    const socket = connect({ host, port });
    socket.unref();
    socket.once("connect", () => socket.destroy());
    socket.once("error", (error: NodeJS.ErrnoException) => {
      socket.destroy();
      if (error.code !== "ECONNREFUSED") return;
      onGone();
      if (isIdle()) exit();
    });
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Drops output to a pipe whose reader has ended. Without it, a killed engine makes Pulumi's host loop endlessly: the
 * failed write is an uncaught exception, which the host reports by writing to the same pipe, and no timer runs in
 * between.
 */
export function ignoreClosedPipes(streams: readonly Pick<NodeJS.WriteStream, "on">[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/** Address of the engine when this process is Pulumi's host of dynamic providers, else null. */
export function engineAddress(argv: readonly string[]): string | null {
  const [, script = "", address = ""] = argv;
  return /[\\/]cmd[\\/]dynamic-provider/.test(script) && /^[^:]+:\d+$/.test(address) ? address : null;
}
