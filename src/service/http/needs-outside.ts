import type { Turn } from "../runtime/fair-queue";
import type { Runtime } from "../runtime/runtime";
import type { Store } from "../store/database";
import { Problem } from "./problem";

/** The parts that work outside a transaction has. */
export interface OutsideParts {
  readonly store: Store;
  readonly runtime: Runtime;
}

/**
 * Thrown inside a transaction by work that first needs something of another machine. The transaction is undone,
 * `prepare` runs with no connection held, and the work begins again.
 */
export class NeedsOutside extends Error {
  override readonly name = "NeedsOutside";

  constructor(readonly prepare: (parts: OutsideParts) => Promise<void>) {
    super("Work inside a transaction needs another machine.");
  }
}

/** The most attempts: what is needed changes if someone else changes the same object meanwhile. */
const MOST_ATTEMPTS = 4;

/**
 * Runs work, and again whenever it needed something of another machine. That takes no turn.
 * @param work its argument reports whether it waited for another machine before
 * @throws {Problem} unavailable, if what it needs changes again and again
 */
export async function withOutside<T>(
  work: (hasWaited: boolean) => Promise<T>,
  { turn, ...parts }: OutsideParts & { readonly turn: Turn },
): Promise<T> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      return await work(attempt > 1);
    } catch (error) {
      if (!(error instanceof NeedsOutside)) throw error;
      turn.end();
      await error.prepare(parts);
      await turn.begin();
    }
  }
  const detail = "The object changed several times while this request waited for another host. Try again in 1 second.";
  throw new Problem("unavailable", { detail }, { "Retry-After": "1" });
}
