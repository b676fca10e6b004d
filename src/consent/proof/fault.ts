/** Something that is wrong with an export or a bundle. */
export interface Fault {
  /** Stable, for programs. */
  readonly code:
    | "missing"
    | "extra"
    | "changed"
    | "digest"
    | "signature"
    | "key-unknown"
    | "key-forged"
    | "key-life"
    | "form"
    | "version-digest"
    | "record-hash"
    | "chain"
    | "selection"
    | "count"
    | "damaged"
    | "after"
    | "footer";
  /** Line of the file, from 1; null for what concerns the whole file. */
  readonly line: number | null;
  /** Id of the record in that line, or null. */
  readonly record: string | null;
  /** The finding and the expected value. */
  readonly message: string;
}

/** Only damage: the file is what the service signed, and the service states in it that records are not as they were. */
export type Verdict = "verified" | "damaged" | "refuted";

/** Collects faults; a file of a million wrong lines keeps no more than the first of them. */
export interface Faults {
  add(fault: Fault): void;
  /** The first ones. */
  readonly first: readonly Fault[];
  readonly count: number;
  readonly verdict: Verdict;
}

const MAX_KEPT = 100;

/** An empty collection. */
export function createFaults(): Faults {
  const first: Fault[] = [];
  let count = 0;
  let damaged = 0;
  return {
    add: (fault) => {
      count += 1;
      if (fault.code === "damaged") damaged += 1;
      if (first.length < MAX_KEPT) first.push(fault);
    },
    first,
    get count() {
      return count;
    },
    get verdict() {
      if (count === 0) return "verified";
      return count === damaged ? "damaged" : "refuted";
    },
  };
}
