/** Work that goes on until it is stopped. */
export interface RunningJob {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/**
 * Repeats `round` until it is stopped: again at once while it says that there is more to do, else after `everyMs`.
 * @param reportError told of rounds that failed; the loop goes on
 */
export function startLoop(
  round: () => Promise<boolean>,
  { everyMs, reportError }: { everyMs: number; reportError: (error: unknown) => void },
): RunningJob {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const repeat = async (): Promise<void> => {
    try {
      while (!isStopped && (await round()));
    } catch (error) {
      reportError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = repeat();
    }, everyMs);
    // The loop alone is no reason to keep a process alive.
    timer.unref();
  };
  let running = repeat();
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
