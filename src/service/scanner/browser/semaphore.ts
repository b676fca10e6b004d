/** A semaphore: runs work as soon as fewer than its number of pieces run. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a semaphore for this many pieces of work at the same time. */
export function semaphore(most: number): Semaphore {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
