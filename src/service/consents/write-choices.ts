import type { Runtime } from "../runtime/runtime";
import type { Store } from "../store/database";
import { databaseErrorCode } from "../store/database-error-code";
import { isLockTimeout, waitAtMost } from "../store/lock-patience";
import { requestTime } from "../store/request-time";
import { appendChoices, type Outcome } from "./append-choices";
import type { CheckedChoice } from "./checked-choice";

/** The parts that writing batches needs. */
export interface WritingParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly reportError: (error: unknown, where: string) => void;
}

/** The outcome of a choice, or the error that kept it from being written. */
export type Written = Outcome | { readonly failure: unknown };

/**
 * Writes a batch; it never rejects. If the data of one choice is at fault, each is written alone.
 * @param patienceMs how long it waits for chains that another transaction holds; then they are left out
 */
export async function writeChoices(
  parts: WritingParts,
  choices: readonly CheckedChoice[],
  patienceMs: number,
): Promise<readonly Written[]> {
  try {
    return await writePatiently(parts, choices, patienceMs);
  } catch (error) {
    parts.reportError(error, "consents.batch");
    // Classes 22 and 23: a value or a constraint. Everything was checked, so this is a fault of ours; it stays with the
    // choice that has it.
    if (choices.length === 1 || !/^2[23]/.test(databaseErrorCode(error)))
      return choices.map(() => ({ failure: error }));
    return writeAlone(parts, choices);
  }
}

async function writePatiently(
  parts: WritingParts,
  choices: readonly CheckedChoice[],
  patienceMs: number,
): Promise<Outcome[]> {
  if (patienceMs === 0) return writeOnce(parts, choices, null);
  try {
    return await writeOnce(parts, choices, patienceMs);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    return writeOnce(parts, choices, null);
  }
}

async function writeAlone(parts: WritingParts, choices: readonly CheckedChoice[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const choice of choices) {
    const [outcome = "waiting"] = await writeOnce(parts, [choice], null).catch((failure: unknown) => [{ failure }]);
    written.push(outcome);
  }
  return written;
}

/** Longest wait for other locks than those of chains. */
const PATIENCE_MS = 2000;

/** @param patienceMs null leaves out chains that another transaction holds */
function writeOnce(
  { store, runtime }: WritingParts,
  choices: readonly CheckedChoice[],
  patienceMs: number | null,
): Promise<Outcome[]> {
  return store.transaction(async (tx) => {
    await waitAtMost(tx, patienceMs ?? PATIENCE_MS);
    return appendChoices(tx, choices, () => requestTime(tx, runtime), patienceMs === null);
  });
}
