import { setImmediate } from "node:timers/promises";
import { type Leaving, waitInQueue } from "./wait-in-queue";

/** One request's turns, one at a time. */
export interface Turn {
  /**
   * Waits for the next turn of the workspace. A request that has had one gets another in any case: work may have been
   * done for it that its client can find later.
   *
   * @returns true if it waited
   * @throws what {@link QueueRules.refuse} makes, also while it waits
   */
  begin(): Promise<boolean>;
  /**
   * Waits for the next turn between two long steps that have no effect; no connection may be held meanwhile. It comes
   * before the other requests of the workspace, so that no more bodies are half parsed than turns can run.
   *
   * @throws what {@link QueueRules.refuse} makes
   */
  pause(): Promise<void>;
  /** Ends the turn that runs, if one does. */
  end(): void;
}

/** The turn of requests that belong to no workspace: they wait for no one. */
export const noTurn: Turn = { begin: async () => false, pause: async () => {}, end: () => {} };

/** The limits of turns, and the errors of requests that get none. */
export interface QueueRules {
  /** The work that the next turn waits for; null if it begins at once. */
  readonly served: () => Promise<unknown> | null;
  /** Turns that run at once. */
  readonly concurrent: number;
  /** Requests of one workspace that wait. Each keeps its body in memory. */
  readonly mostWaiting: number;
  /** `client-left`: no one waits for the answer. `too-many`: the workspace has too many requests waiting. */
  readonly refuse: (why: Leaving) => Error;
}

/**
 * Rounds of the event loop between two turns or steps. A step ends in the first, what has arrived is read in the
 * second and begun in the third (thread/serve-messages.ts).
 */
const READING_ROUNDS = 3;

/** Makes the turns of a request; `left` aborts when its client has gone. */
export type TurnOf = (workspaceId: string, left: AbortSignal) => Turn;

/**
 * Makes a fair queue, in which workspaces take turns. At most `concurrent` turns run at once, and the next one belongs
 * to the workspace whose last turn is the longest ago. A workspace that asks for much waits for its own requests, and
 * delays another one by the turns that run. A workspace that is alone gets every turn. A request whose client goes
 * before its first turn leaves the queue.
 */
export function createFairQueue({ concurrent, mostWaiting, refuse, served }: QueueRules): TurnOf {
  const waiting: Waiting = new Map();
  /** Number of each workspace's last turn since there was a moment without turns. */
  const lastTurns = new Map<string, number>();
  let running = 0;
  let turns = 0;

  const begun = (workspaceId: string): void => {
    turns += 1;
    lastTurns.set(workspaceId, turns);
  };

  /** @param left null for a request that may have had an effect */
  const take = async (workspaceId: string, left: AbortSignal | null, isNext: boolean): Promise<boolean> => {
    if (left?.aborted === true) throw refuse("client-left");
    // A pause that took a free turn at once would be none.
    if (running < concurrent && !isNext) {
      running += 1;
      begun(workspaceId);
      return false;
    }
    const isFull = (waiting.get(workspaceId)?.size ?? 0) >= mostWaiting;
    if (left !== null && isFull && !isNext) throw refuse("too-many");
    await waitInQueue({
      enter: (begin) => add(waiting, workspaceId, begin, isNext),
      leave: (begin) => remove(waiting, workspaceId, begin),
      left,
      refuse,
    });
    return true;
  };

  const passOn = (): void => {
    const next = longestWaiting(waiting, lastTurns);
    if (next === null) {
      running -= 1;
      if (running === 0) lastTurns.clear();
      return;
    }
    const [start = () => {}] = waiting.get(next) ?? [];
    remove(waiting, next, start);
    begun(next);
    start();
  };

  const leaveTurn = async (): Promise<void> => {
    for (let round = 0; round < READING_ROUNDS; round += 1) await setImmediate();
    await served();
    passOn();
  };

  return (workspaceId, left) =>
    turnOf((mayLeave, isNext) => take(workspaceId, mayLeave ? left : null, isNext), leaveTurn);
}

/** The turns of one request. */
function turnOf(take: (mayLeave: boolean, isNext: boolean) => Promise<boolean>, leaveTurn: () => Promise<void>): Turn {
  let isFirst = true;
  let isRunning = false;
  const begin = async (isPaused: boolean): Promise<boolean> => {
    const hasWaited = await take(isFirst || isPaused, isPaused);
    isFirst = false;
    isRunning = true;
    return hasWaited;
  };
  const end = (): void => {
    if (isRunning) void leaveTurn();
    isRunning = false;
  };
  const pause = async (): Promise<void> => {
    end();
    await begin(true);
  };
  return { begin: () => begin(false), pause, end };
}

/** The requests that wait, by workspace and in their order: each as the function that begins its turn. */
type Waiting = Map<string, Set<() => void>>;

/** The workspace whose last turn is the longest ago, or that has had none; null if no request waits. */
function longestWaiting(waiting: Waiting, lastTurns: ReadonlyMap<string, number>): string | null {
  const lastTurn = (workspaceId: string): number => lastTurns.get(workspaceId) ?? 0;
  return [...waiting.keys()].reduce<string | null>(
    (oldest, one) => (oldest === null || lastTurn(one) < lastTurn(oldest) ? one : oldest),
    null,
  );
}

function add(waiting: Waiting, workspaceId: string, start: () => void, isNext: boolean): void {
  const queue = waiting.get(workspaceId) ?? new Set<() => void>();
  waiting.set(workspaceId, isNext ? new Set([start, ...queue]) : queue.add(start));
}

function remove(waiting: Waiting, workspaceId: string, start: () => void): void {
  const queue = waiting.get(workspaceId);
  queue?.delete(start);
  if (queue?.size === 0) waiting.delete(workspaceId);
}
