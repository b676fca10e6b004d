import type { Transaction } from "./database";

const movedIn = new WeakMap<Transaction, Set<string>>();

/** Notes that a transaction changes what a site's stages serve. */
export function recordStageMove(tx: Transaction, siteId: string): void {
  const moved = movedIn.get(tx) ?? new Set();
  movedIn.set(tx, moved.add(siteId));
}

/** The sites whose stages a transaction changed, if it was committed. */
export function movedStages(tx: Transaction): readonly string[] {
  return [...(movedIn.get(tx) ?? [])];
}
