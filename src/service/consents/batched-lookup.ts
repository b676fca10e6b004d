/** Questions of this time are asked in one statement, so that thousands of sites do not cost one each. */
const GATHERING_MS = 2;
/** Questions of one statement. */
const MOST = 500;

interface Question<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines questions that come within 2 ms.
 * @param ask answers many questions at once, in their order; its failure is that of each of them
 * @returns a function that answers one
 */
export function batchedLookup<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Question<Key, Value>[] = [];
  const send = async (): Promise<void> => {
    const questions = waiting;
    waiting = [];
    // A full statement was sent before its time.
    if (questions.length === 0) return;
    try {
      const values = await ask(questions.map(({ key }) => key));
      for (const [index, { resolve }] of questions.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void send(), GATHERING_MS);
      waiting.push({ key, resolve, reject });
      if (waiting.length >= MOST) void send();
    });
}
