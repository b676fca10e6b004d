/** Why a request leaves a queue. `client-left`: no one waits for its answer. `too-many`: too many are before it. */
export type Leaving = "client-left" | "too-many";

/** A place in a queue. */
export interface QueuePlace {
  /** Enters the queue with the function that ends the wait. */
  readonly enter: (begin: () => void) => void;
  /** Leaves the queue, if it is still in it. */
  readonly leave: (begin: () => void) => void;
  /** Aborts when the client has gone; null for a request that stays regardless. */
  readonly left: AbortSignal | null;
  /** Longest wait in milliseconds; unlimited by default. */
  readonly patienceMs?: number;
  /** Makes the error of a request that leaves. */
  readonly refuse: (why: Leaving) => Error;
}

/**
 * Waits in a queue until it is this request's turn.
 * @throws what `refuse` makes, after the request has left the queue
 */
export function waitInQueue({ enter, leave, left, patienceMs, refuse }: QueuePlace): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      left?.removeEventListener("abort", goAway);
    };
    const end = (why: Leaving): void => {
      stop();
      leave(begin);
      reject(refuse(why));
    };
    const begin = (): void => {
      stop();
      resolve();
    };
    const goAway = (): void => end("client-left");
    const timer = patienceMs === undefined ? undefined : setTimeout(() => end("too-many"), patienceMs).unref();
    if (left?.aborted === true) return goAway();
    enter(begin);
    left?.addEventListener("abort", goAway, { once: true });
  });
}
