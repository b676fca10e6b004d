import type { Store, Transaction } from "./database";

/** Carries a rehearsal's result out of the transaction that it undoes. */
class Undone<T> extends Error {
  constructor(readonly result: T) {
    super("A rehearsal undoes its transaction.");
  }
}

/** Runs `work` in a transaction and undoes everything that it wrote. */
export async function rehearse<T>(store: Store, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await store.transaction(async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}
