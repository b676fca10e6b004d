import { setTimeout as sleep } from "node:timers/promises";
import type { Schemas } from "@consentform/consent/contract";
import { Problem } from "../http/problem";
import { keyOf } from "../store/consent-chains";
import type { CheckedChoice } from "./checked-choice";
import { type ChoiceQueue, createChoiceQueue } from "./choice-queue";
import { type WritingParts, type Written, writeChoices } from "./write-choices";

/** A choice that was recorded, now or by an earlier request with its id. */
export interface RecordedChoice {
  readonly receipt: Schemas["ConsentReceipt"];
  readonly isNew: boolean;
}

/** Records choices in batches. */
export interface ChoiceBatches {
  /**
   * Resolves when the record is committed.
   * @throws {Problem} conflict, not-found, unavailable
   */
  add(choice: CheckedChoice): Promise<RecordedChoice>;
  /** Waits for the batches under way. */
  settled(): Promise<void>;
}

/**
 * A batch is written after this time, or when it is full. The next one gathers while it is being written, so a longer
 * wait would only delay visitors.
 */
const GATHERING_MS = 10;
const LARGEST_BATCH = 200;
/** A choice waits no longer for its chain. */
const CHAIN_PATIENCE_MS = 2000;
const REPORT_EVERY_MS = 10_000;
/** Choices that wait in all, and of one chain: beyond, the browser tries again later. */
const MOST_WAITING = 10_000;
const MOST_WAITING_OF_CHAIN = 2_000;

interface Waiting {
  readonly choice: CheckedChoice;
  readonly since: number;
  readonly resolve: (recorded: RecordedChoice) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes the choices of a queue, one batch after another. */
interface Lane {
  readonly queue: ChoiceQueue<Waiting>;
  /** Chains of the batch under way. */
  readonly written: Set<string>;
  running: Promise<void> | null;
}

/**
 * Makes an empty queue. There are two lanes: batches of all chains, and beside them those of the chains that another
 * transaction held. Only the second lane waits for them, so that no other chain does.
 * @param lockPatienceMs how long the second lane waits for a chain before it writes the others
 */
export function createChoiceBatches(parts: WritingParts, lockPatienceMs: number): ChoiceBatches {
  const free = createLane();
  const held = createLane();
  const writing = { ...parts, reportError: sometimes(parts.reportError) };
  let wake = (): void => {};

  const filled = async (): Promise<void> => {
    if (free.queue.size >= LARGEST_BATCH) return;
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([sleep(GATHERING_MS), woken]);
  };
  /** Moves choices to the second lane, with those of their chain that came since. */
  const hold = (chain: string, waiting: readonly Waiting[]): void => {
    held.queue.putBack(chain, [...waiting, ...free.queue.takeChain(chain)]);
    start(held, async () => {}, lockPatienceMs);
  };
  const start = (lane: Lane, gathered: () => Promise<void>, patienceMs: number): void => {
    lane.running ??= work(writing, lane, { gathered, patienceMs, hold });
  };

  return {
    add: (choice) =>
      new Promise((resolve, reject) => {
        const chain = keyOf(choice.stage);
        const ofChain = free.queue.sizeOf(chain) + held.queue.sizeOf(chain);
        const isFull = free.queue.size + held.queue.size >= MOST_WAITING || ofChain >= MOST_WAITING_OF_CHAIN;
        if (isFull) return reject(overloaded());
        const one = { choice, since: performance.now(), resolve, reject };
        if (held.queue.sizeOf(chain) > 0 || held.written.has(chain)) return held.queue.add(chain, [one]);
        free.queue.add(chain, [one]);
        if (free.queue.size >= LARGEST_BATCH) wake();
        start(free, filled, 0);
      }),
    settled: async () => {
      while (free.running !== null || held.running !== null) await Promise.all([free.running, held.running]);
    },
  };
}

function createLane(): Lane {
  return { queue: createChoiceQueue(), written: new Set(), running: null };
}

/** How a lane is worked on. */
interface Work {
  /** Waits until a batch may be written. */
  readonly gathered: () => Promise<void>;
  readonly patienceMs: number;
  /** Takes over choices whose chain another transaction holds. */
  readonly hold: (chain: string, waiting: readonly Waiting[]) => void;
}

async function work(parts: WritingParts, lane: Lane, { gathered, patienceMs, hold }: Work): Promise<void> {
  while (lane.queue.size > 0) {
    await gathered();
    const batch = lane.queue.take(LARGEST_BATCH);
    // The other lane may have taken them over meanwhile.
    if (batch.length === 0) continue;
    for (const { choice } of batch) lane.written.add(keyOf(choice.stage));
    const outcomes = await writeChoices(
      parts,
      batch.map(({ choice }) => choice),
      patienceMs,
    );
    const waiting = new Map<string, Waiting[]>();
    for (const [index, one] of batch.entries()) {
      if (settle(one, outcomes[index] ?? "waiting")) continue;
      const chain = keyOf(one.choice.stage);
      waiting.set(chain, [...(waiting.get(chain) ?? []), one]);
    }
    for (const [chain, choices] of waiting) hold(chain, choices);
    lane.written.clear();
  }
  // At once: who comes next starts the lane again.
  lane.running = null;
}

/** Reports one error in 10 seconds: without a database, every batch fails. */
function sometimes(report: WritingParts["reportError"]): WritingParts["reportError"] {
  let nextAt = Number.NEGATIVE_INFINITY;
  return (error, where) => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + REPORT_EVERY_MS;
    report(error, where);
  };
}

/** Answers a choice. @returns false if it waits on */
function settle({ since, resolve, reject }: Waiting, outcome: Written): boolean {
  if (outcome === "waiting") {
    if (performance.now() - since <= CHAIN_PATIENCE_MS) return false;
    reject(overloaded());
  } else if ("failure" in outcome) reject(outcome.failure);
  else if ("refusal" in outcome) reject(outcome.refusal);
  else resolve(outcome);
  return true;
}

function overloaded(): Problem {
  return new Problem(
    "unavailable",
    { detail: "Too many choices wait to be recorded. Try again in 2 seconds." },
    { "Retry-After": "2" },
  );
}
