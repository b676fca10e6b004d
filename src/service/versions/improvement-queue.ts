/** Work that makes something smaller when there is time, one piece after another. */
export interface ImprovementQueue {
  /** Adds work that never rejects. @returns false if the queue is full: offer it again when it is needed again */
  offer(improve: () => Promise<void>): boolean;
}

/** Most pieces that wait: their files stay in memory as long. */
const MOST_WAITING = 64;

/**
 * Makes an empty queue.
 * @param most pieces that wait beside the one under way
 */
export function createImprovementQueue(most: number = MOST_WAITING): ImprovementQueue {
  const waiting: (() => Promise<void>)[] = [];
  let isWorking = false;
  const work = async (): Promise<void> => {
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
    isWorking = false;
  };
  return {
    offer: (improve) => {
      if (waiting.length >= most) return false;
      waiting.push(improve);
      if (!isWorking) void work();
      return true;
    },
  };
}
