/** Answers that are kept for a while. */
export interface Remembered<Value> {
  /**
   * The answer to a question. An unknown one is asked for, once for all who want it meanwhile. A failure is not kept.
   */
  get(key: string, ask: () => Promise<Value>): Promise<Value>;
}

/**
 * Makes an empty memory.
 * @param lifeMs how long an answer is kept; an answer of null no longer than `absentMs`
 * @param most answers; the oldest is forgotten for another
 */
export function rememberedFor<Value>(lifeMs: number, most: number, absentMs: number = lifeMs): Remembered<Value> {
  const known = new Map<string, { readonly answer: Promise<Value>; until: number }>();
  return {
    get: (key, ask) => {
      const one = known.get(key);
      if (one !== undefined && one.until > performance.now()) return one.answer;
      const answer = ask();
      const fresh = { answer, until: performance.now() + lifeMs };
      known.delete(key);
      known.set(key, fresh);
      if (known.size > most) known.delete(known.keys().next().value as string);
      answer.then(
        (value) => {
          if (value === null) fresh.until = performance.now() + absentMs;
        },
        () => {
          if (known.get(key) === fresh) known.delete(key);
        },
      );
      return answer;
    },
  };
}
