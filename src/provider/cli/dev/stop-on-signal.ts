import type { Log } from "@consentform/service/command-line";

/** Work that has not ended by then is abandoned: a supervisor would kill the process at 10 s. */
const STOP_LIMIT_MS = 9000;

/**
 * The first signal lets what is under way finish and gives jobs back, within {@link STOP_LIMIT_MS}; the second one ends
 * the process at once.
 */
export function stopOnSignal(log: Log, end: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    setTimeout(() => {
      log.error(new Error(`pending work did not end within ${STOP_LIMIT_MS} ms`), "stopping");
      process.exit(1);
    }, STOP_LIMIT_MS);
    await end();
    log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
}
