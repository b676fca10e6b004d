/** One request's turns, one at a time. */
export interface Turn {
  /** Waits for the next turn of the workspace. */
  begin(): Promise<void>;
  /** Ends the turn that runs, if one does. */
  end(): void;
}

/** The turn of requests that belong to no workspace: they wait for no one. */
export const NO_TURN: Turn = { begin: async () => {}, end: () => {} };

/**
 * Lets workspaces take turns. At most `concurrent` turns run at once, and the next one belongs to the workspace whose
 * last turn is the longest ago. A workspace that asks for much waits for its own requests, and delays another one by
 * the turns that run. A workspace that is alone gets every turn.
 */
export function createTurns(concurrent: number): (workspaceId: string) => Turn {
  const waiting = new Map<string, (() => void)[]>();
  /** Number of each workspace's last turn since there was a moment without turns. */
  const lastTurns = new Map<string, number>();
  let running = 0;
  let turns = 0;

  const begun = (workspaceId: string): void => {
    turns += 1;
    lastTurns.set(workspaceId, turns);
  };

  const take = async (workspaceId: string): Promise<void> => {
    if (running < concurrent) {
      running += 1;
      begun(workspaceId);
      return;
    }
    await new Promise<void>((resolve) => {
      const queue = waiting.get(workspaceId);
      if (queue === undefined) waiting.set(workspaceId, [resolve]);
      else queue.push(resolve);
    });
  };

  const passOn = (): void => {
    const age = (workspaceId: string): number => turns - (lastTurns.get(workspaceId) ?? 0);
    const next = [...waiting.keys()].reduce<string | null>(
      (oldest, one) => (oldest === null || age(one) > age(oldest) ? one : oldest),
      null,
    );
    if (next === null) {
      running -= 1;
      if (running === 0) lastTurns.clear();
      return;
    }
    const queue = waiting.get(next) ?? [];
    const start = queue.shift();
    if (queue.length === 0) waiting.delete(next);
    begun(next);
    start?.();
  };

  return (workspaceId) => {
    let isRunning = false;
    return {
      begin: async () => {
        await take(workspaceId);
        isRunning = true;
      },
      end: () => {
        // What has arrived meanwhile is read first: otherwise, turns follow each other within one event.
        if (isRunning) setImmediate(passOn);
        isRunning = false;
      },
    };
  };
}
