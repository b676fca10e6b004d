/** Runs work when it is its turn: only a limited number of pieces run at the same time. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes turns for this many pieces of work at the same time. */
export function turns(most: number): Turns {
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
