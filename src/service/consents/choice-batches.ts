import { setTimeout as sleep } from "node:timers/promises";
import type { Schemas } from "../../contract";
import { Problem } from "../http/problem";
import type { World } from "../runtime/world";
import type { Store } from "../store/database";
import { databaseErrorCode } from "../store/database-error-code";
import { isLockTimeout, waitAtMost } from "../store/lock-patience";
import { requestTime } from "../store/request-time";
import { appendChoices, keyOf, type Outcome } from "./append-choices";
import type { CheckedChoice } from "./checked-choice";

/** A choice that was recorded, now or by an earlier request with its id. */
export interface RecordedChoice {
  readonly receipt: Schemas["ConsentReceipt"];
  readonly isNew: boolean;
}

/** Records choices in batches, one at a time. */
export interface ChoiceBatches {
  /**
   * Resolves when the record is committed.
   * @throws {Problem} conflict, not-found, unavailable
   */
  add(choice: CheckedChoice): Promise<RecordedChoice>;
  /** Waits for the batches under way. */
  settled(): Promise<void>;
}

/** A batch is written after so long, or when it has so many choices. */
const LONGEST_WAIT_MS = 50;
const LARGEST_BATCH = 200;
/** A batch waits no longer for the chains of others; then those chains wait for the next batch, and its others do not wait for them. */
const LOCK_PATIENCE_MS = 250;
/** A choice waits no longer for its chain. */
const CHAIN_PATIENCE_MS = 2000;
/** Choices that wait in all, and of one chain: beyond, the browser tries again later. */
const MOST_WAITING = 10_000;
const MOST_WAITING_OF_CHAIN = 2_000;

interface Waiting {
  readonly choice: CheckedChoice;
  readonly since: number;
  readonly resolve: (recorded: RecordedChoice) => void;
  readonly reject: (error: unknown) => void;
}

/** What batches are written with. */
interface BatchParts {
  readonly store: Store;
  readonly world: World;
}

/** Makes an empty queue. */
export function createChoiceBatches(parts: BatchParts): ChoiceBatches {
  /** By chain, so that a full one leaves room in each batch for the others. */
  const waiting = new Map<string, Waiting[]>();
  let count = 0;
  let running: Promise<void> | null = null;
  let wake = (): void => {};

  const push = (one: Waiting): void => {
    const key = keyOf(one.choice.stage);
    const ofChain = waiting.get(key) ?? [];
    waiting.set(key, ofChain);
    ofChain.push(one);
    count += 1;
    if (count >= LARGEST_BATCH) wake();
  };

  /** One choice of each chain in turn, up to a full batch; those of one chain in their order. */
  const take = (): Waiting[] => {
    const batch: Waiting[] = [];
    while (batch.length < LARGEST_BATCH && waiting.size > 0) {
      for (const [key, ofChain] of waiting) {
        if (batch.length === LARGEST_BATCH) break;
        const one = ofChain.shift();
        if (one !== undefined) batch.push(one);
        if (ofChain.length === 0) waiting.delete(key);
      }
    }
    count -= batch.length;
    return batch;
  };

  const work = async (): Promise<void> => {
    while (count > 0) {
      if (count < LARGEST_BATCH) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([sleep(LONGEST_WAIT_MS), woken]);
      }
      const batch = take();
      const settle = settler(push);
      try {
        const outcomes = await written(
          parts,
          batch.map(({ choice }) => choice),
        );
        for (const [index, one] of batch.entries()) settle(one, outcomes[index] ?? "waiting");
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    running = null;
  };

  return {
    add: (choice) =>
      new Promise((resolve, reject) => {
        const ofChain = waiting.get(keyOf(choice.stage))?.length ?? 0;
        if (count >= MOST_WAITING || ofChain >= MOST_WAITING_OF_CHAIN) return reject(overloaded());
        push({ choice, since: performance.now(), resolve, reject });
        running ??= work();
      }),
    settled: async () => {
      await running;
    },
  };
}

function settler(push: (one: Waiting) => void): (one: Waiting, outcome: Outcome) => void {
  return (one, outcome) => {
    if (outcome === "waiting") {
      if (performance.now() - one.since > CHAIN_PATIENCE_MS) one.reject(overloaded());
      else push(one);
    } else if ("refusal" in outcome) one.reject(outcome.refusal);
    else one.resolve(outcome);
  };
}

/** Writes a batch. If a chain is held for too long, the others are written; if the data of one choice is at fault, each is written alone. */
async function written(parts: BatchParts, choices: readonly CheckedChoice[]): Promise<Outcome[]> {
  try {
    return await writeOnce(parts, choices, false);
  } catch (error) {
    if (isLockTimeout(error)) return writeOnce(parts, choices, true);
    // Classes 22 and 23: a value or a constraint. Everything was checked, so this is a fault of ours; it stays with the choice that has it.
    if (choices.length === 1 || !/^2[23]/.test(databaseErrorCode(error))) throw error;
    return alone(parts, choices);
  }
}

async function alone(parts: BatchParts, choices: readonly CheckedChoice[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const choice of choices) {
    const [outcome = "waiting"] = await writeOnce(parts, [choice], false).catch((): Outcome[] => [
      { refusal: new Problem("internal-error", { detail: "The choice could not be stored." }) },
    ]);
    outcomes.push(outcome);
  }
  return outcomes;
}

function writeOnce(
  { store, world }: BatchParts,
  choices: readonly CheckedChoice[],
  isSkipping: boolean,
): Promise<Outcome[]> {
  return store.transaction(async (tx) => {
    const now = await requestTime(tx, world);
    await waitAtMost(tx, LOCK_PATIENCE_MS);
    return appendChoices(tx, choices, now, isSkipping);
  });
}

function overloaded(): Problem {
  return new Problem(
    "unavailable",
    { detail: "Too many choices wait to be recorded. Try again in 2 seconds." },
    { "Retry-After": "2" },
  );
}
