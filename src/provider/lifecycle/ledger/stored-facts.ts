import type { Origin } from "../../resources";
import type { Claimant } from "./claims";

/** Facts about a resource that its engine stores. */
export interface StoredFacts {
  /** 40 hex digits that name the resource permanently; empty where only an id is known. */
  readonly key: string;
  /** Keys of the objects that this one replaced, oldest first. */
  readonly formerKeys: readonly string[];
  /** The stack as 16 hex digits; null if its name is not known. */
  readonly stack: string | null;
  /** The resource, as messages name it. */
  readonly claimant: Claimant;
  readonly origin: Origin;
}

/** The facts with defaults for those that an engine does not store, or that a look-up does not need. */
export function storedFacts(kind: string, { key = "", ...known }: Partial<StoredFacts> = {}): StoredFacts {
  return { key, formerKeys: [], stack: null, claimant: { key, label: kind }, origin: "written", ...known };
}
