import { fstatSync } from "node:fs";
import { watchEngine } from "../watchdog";

/** Interval between looks at the parent process, in milliseconds. */
const INTERVAL_MS = 2_000;

/** How long an engine that refuses connections must not have called before it counts as gone, in milliseconds. */
const QUIET_LIMIT_MS = 30_000;

/**
 * Calls `onGone`, maybe repeatedly, once the engine that started this process is gone.
 *
 * Each sign can be missing. A shim that does not replace itself stays the parent of the plugin, and Windows keeps the
 * number of a parent that ended. Another process may get the engine's port, and an engine that still runs may refuse
 * connections before it has ended its plugins. The engine holds the other end of the input, but a shim may not pass it
 * on.
 *
 * @param address `host:port` of the engine
 * @param lastCallMs time of the engine's last call, on the clock of `performance.now()`
 */
export function onEngineLoss(address: string, lastCallMs: () => number, onGone: () => void): void {
  const engine = process.ppid;
  let isInputClosed = false;
  let refusedMs: number | null = null;
  const isQuiet = () => refusedMs !== null && performance.now() - Math.max(refusedMs, lastCallMs()) > QUIET_LIMIT_MS;
  const isOrphan = () => process.platform !== "win32" && process.ppid !== engine;
  const look = () => {
    if (isInputClosed || isOrphan() || isQuiet()) onGone();
  };
  const note = () => {
    refusedMs ??= performance.now();
  };
  watchEngine(address, { onGone: note, isIdle: () => false, exit: () => undefined });
  setInterval(look, INTERVAL_MS).unref();
  if (!isPipe(0)) return;
  process.stdin.on("error", () => undefined);
  process.stdin.once("end", () => {
    isInputClosed = true;
    look();
  });
  process.stdin.resume().unref();
}

/** True for an input that someone holds open; a terminal or a file has no end that means anything. */
function isPipe(descriptor: number): boolean {
  try {
    const input = fstatSync(descriptor);
    return input.isFIFO() || input.isSocket();
  } catch {
    return false;
  }
}
