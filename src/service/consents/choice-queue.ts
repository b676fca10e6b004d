/** Items that wait, by the chain that they belong to. */
export interface ChoiceQueue<Item> {
  readonly size: number;
  /** How many wait for a chain. */
  sizeOf(chain: string): number;
  add(chain: string, items: readonly Item[]): void;
  /** Puts items back before those that came later. */
  putBack(chain: string, items: readonly Item[]): void;
  /** Removes one item of each chain in turn, up to `most`; those of one chain in their order. */
  take(most: number): Item[];
  /** Removes all items of a chain. */
  takeChain(chain: string): Item[];
}

/** Makes an empty queue. */
export function createChoiceQueue<Item>(): ChoiceQueue<Item> {
  const chains = new Map<string, Item[]>();
  let size = 0;
  const takeChain = (chain: string): Item[] => {
    const items = chains.get(chain) ?? [];
    chains.delete(chain);
    size -= items.length;
    return items;
  };
  const set = (chain: string, items: Item[]): void => {
    if (items.length > 0) chains.set(chain, items);
    size += items.length;
  };
  return {
    get size() {
      return size;
    },
    sizeOf: (chain) => chains.get(chain)?.length ?? 0,
    add: (chain, items) => {
      const waiting = chains.get(chain);
      if (waiting === undefined) return set(chain, [...items]);
      waiting.push(...items);
      size += items.length;
    },
    putBack: (chain, items) => set(chain, [...items, ...takeChain(chain)]),
    take: (most) => {
      const taken: Item[] = [];
      while (taken.length < most && chains.size > 0) {
        for (const [chain, items] of chains) {
          if (taken.length === most) break;
          const item = items.shift();
          if (item !== undefined) taken.push(item);
          if (items.length === 0) chains.delete(chain);
        }
      }
      size -= taken.length;
      return taken;
    },
    takeChain,
  };
}
