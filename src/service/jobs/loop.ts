/** Work that goes on until it is stopped. */
export interface RunningJob {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/**
 * Repeats `round` until it is stopped: again at once while it says that there is more to do, else after `everyMs`.
 * @param reportError receives failures of rounds, once for equal failures in a row; the loop goes on
 */
export function startLoop(
  round: () => Promise<boolean>,
  { everyMs, reportError }: { everyMs: number; reportError: (error: unknown) => void },
): RunningJob {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let reported: string | null = null;
  const repeat = async (): Promise<void> => {
    try {
      while (!isStopped && (await round()));
      reported = null;
    } catch (error) {
      if (String(error) !== reported) reportError(error);
      reported = String(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = repeat();
    }, everyMs);
    // The loop alone does not keep a process alive.
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
