import { pathOf, pointerTo } from "../../values/json-pointer";

/** A result and the unknown places of the document that it depends on. */
interface Noted<T> {
  readonly result: T;
  readonly read: ReadonlySet<string>;
  /** The unknown places of what `each` left out: the result is right, and there may be more. */
  readonly skipped: ReadonlySet<string>;
}

/** A place of a value, and the unknown places of the document that it depends on. */
export type UnknownPlace = readonly [pointer: string, dependsOn: Iterable<string>];

/**
 * Notes which unknown places of a document are read: a finding counts only if its rule read none. Copying a watched
 * value reads all of it; `some` and `every` of a watched list read no more than the items that decide.
 */
export interface UnknownReads {
  /** JSON Pointers of the unknown places. */
  readonly places: readonly string[];
  /** The value, with these places noted when they are read. Default: those of the document. */
  watched<T>(value: T, places?: readonly UnknownPlace[]): T;
  /** Runs something, and notes what it reads. */
  during<T>(run: () => T): Noted<T>;
  /** The findings of each item of a list, without the items where they depend on an unknown place. */
  each<T, R>(items: readonly T[], find: (item: T, index: number) => readonly R[]): R[];
  /** The items that pass a test, without those where it depends on an unknown place. */
  passing<T>(items: readonly T[], test: (item: T) => boolean): T[];
  /** Computes something when it is first needed. Each use counts as reading what that read. */
  remembered<T>(compute: () => T): () => T;
}

/** Begins to note reads of the places that these JSON Pointers name. */
export function unknownReads(places: readonly string[]): UnknownReads {
  return places.length === 0 ? nothingUnknown : readsOf(places);
}

const none: ReadonlySet<string> = new Set();

/** For the many documents without unknown places: noting reads would cost more than the rules themselves. */
const nothingUnknown: UnknownReads = {
  places: [],
  watched: (value, own = []) => (own.length === 0 ? value : readsOf([]).watched(value, own)),
  during: (run) => ({ result: run(), read: none, skipped: none }),
  each: (items, find) => items.flatMap(find as (item: unknown, index: number) => never[]),
  passing: (items, test) => items.filter(test),
  remembered: (compute) => {
    let known: { result: ReturnType<typeof compute> } | undefined;
    return () => {
      known ??= { result: compute() };
      return known.result;
    };
  },
};

function readsOf(places: readonly string[]): UnknownReads {
  let read = none;
  let skipped = none;
  const note = (pointers: Iterable<string>) => {
    read = joined(read, pointers);
  };
  const during = <T>(run: () => T): Noted<T> => {
    const before = { read, skipped };
    read = none;
    skipped = none;
    try {
      return { result: run(), read, skipped };
    } finally {
      ({ read, skipped } = before);
    }
  };
  const each: UnknownReads["each"] = (items, find) => {
    const all: ReturnType<typeof find>[number][] = [];
    // By index: a method of a list would read an unknown item outside.
    for (let i = 0; i < items.length; i++) {
      const found = during(() => find(items[i] as (typeof items)[number], i));
      skipped = joined(joined(skipped, found.read), found.skipped);
      if (found.read.size === 0) for (const one of found.result) all.push(one);
    }
    return all;
  };
  return {
    places,
    during,
    each,
    passing: (items, test) => each(items, (item) => (test(item) ? [item] : [])),
    watched: (value, own = places.map((pointer) => [pointer, [pointer]])) => {
      const byPointer = new Map(own);
      return byPointer.size === 0 ? value : (watchedAt(value, [], { places: byPointer, note, during }) as typeof value);
    },
    remembered: (compute) => {
      let known: Noted<ReturnType<typeof compute>> | undefined;
      return () => {
        known ??= during(compute);
        note(known.read);
        skipped = joined(skipped, known.skipped);
        return known.result;
      };
    },
  };
}

/** The pointers with others. Nearly every run reads nothing unknown, and needs no new set. */
function joined(pointers: ReadonlySet<string>, others: Iterable<string>): ReadonlySet<string> {
  const added = [...others].filter((pointer) => !pointers.has(pointer));
  return added.length === 0 ? pointers : new Set([...pointers, ...added]);
}

/** The unknown places of a value, and how their reads are noted. */
interface Watch extends Pick<UnknownReads, "during"> {
  readonly places: ReadonlyMap<string, Iterable<string>>;
  note(pointers: Iterable<string>): void;
}

function watchedAt(value: unknown, path: readonly string[], watch: Watch): unknown {
  const { places, note } = watch;
  if (typeof value !== "object" || value === null || !hasPlaceBelow(path, places)) return value;
  const copy: object = Array.isArray(value) ? listDecidedEarly(watch) : {};
  for (const [name, member] of Object.entries(value)) {
    const at = [...path, name];
    const dependsOn = places.get(pointerTo(at));
    const watched = watchedAt(member, at, watch);
    const get = () => {
      note(dependsOn ?? []);
      return watched;
    };
    // A descriptor, so that a member called __proto__ is a member and nothing else.
    const descriptor = dependsOn === undefined ? { value: watched, writable: true } : { get };
    Object.defineProperty(copy, name, { ...descriptor, enumerable: true, configurable: true });
  }
  return copy;
}

/** An empty list whose `some` and `every` depend on unknown items only if no known one decides. */
function listDecidedEarly({ note, during }: Watch): unknown[] {
  const list: unknown[] = [];
  const decidedBy = (decisive: boolean) => (test: (item: unknown, index: number) => unknown) => {
    let isDecided = false;
    let unknown = none;
    for (let i = 0; i < list.length; i++) {
      const { result, read } = during(() => Boolean(test(list[i], i)) === decisive);
      if (result && read.size === 0) return decisive;
      isDecided ||= result;
      unknown = joined(unknown, read);
    }
    note(unknown);
    return isDecided === decisive;
  };
  Object.defineProperty(list, "some", { value: decidedBy(true) });
  Object.defineProperty(list, "every", { value: decidedBy(false) });
  return list;
}

function hasPlaceBelow(path: readonly string[], places: ReadonlyMap<string, unknown>): boolean {
  const start = `${pointerTo(path)}/`;
  for (const pointer of places.keys()) if (pointer.startsWith(start)) return true;
  return false;
}

/** The places below a pointer, as pointers into the value that is there. */
export function placesBelow(places: readonly string[], parent: string): UnknownPlace[] {
  const depth = pathOf(parent).length;
  return places
    .filter((pointer) => pointer.startsWith(`${parent}/`))
    .map((pointer) => [pointerTo(pathOf(pointer).slice(depth)), [pointer]]);
}
