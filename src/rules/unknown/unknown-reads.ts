import { pathOf, pointerTo } from "../json-pointer";

/** A result and the unknown places of the document that it depends on. */
interface Noted<T> {
  readonly result: T;
  readonly read: ReadonlySet<string>;
}

/** A place of a value, and the unknown places of the document that it depends on. */
export type UnknownPlace = readonly [pointer: string, dependsOn: Iterable<string>];

/**
 * Notes which unknown places of a document are read: a finding counts only if its rule read none. Copying a watched
 * value reads all of it.
 */
export interface UnknownReads {
  /** JSON Pointers of the unknown places. */
  readonly places: readonly string[];
  /** The value, with these places noted when they are read. Default: those of the document. */
  watched<T>(value: T, places?: readonly UnknownPlace[]): T;
  /** Runs something, and notes what it reads. */
  during<T>(run: () => T): Noted<T>;
  /** Computes something when it is first needed. Each use counts as reading what that read. */
  remembered<T>(compute: () => T): () => T;
}

/** Begins to note reads of the places that these JSON Pointers name. */
export function unknownReads(places: readonly string[]): UnknownReads {
  let read = new Set<string>();
  const note = (pointers: Iterable<string>) => {
    for (const pointer of pointers) read.add(pointer);
  };
  const during = <T>(run: () => T): Noted<T> => {
    const before = read;
    read = new Set();
    try {
      return { result: run(), read };
    } finally {
      read = before;
    }
  };
  return {
    places,
    during,
    watched: (value, own = places.map((pointer) => [pointer, [pointer]])) => {
      const byPointer = new Map(own);
      return byPointer.size === 0 ? value : (watchedAt(value, [], byPointer, note) as typeof value);
    },
    remembered: (compute) => {
      let known: Noted<ReturnType<typeof compute>> | undefined;
      return () => {
        known ??= during(compute);
        note(known.read);
        return known.result;
      };
    },
  };
}

function watchedAt(
  value: unknown,
  path: readonly string[],
  places: ReadonlyMap<string, Iterable<string>>,
  note: (pointers: Iterable<string>) => void,
): unknown {
  if (typeof value !== "object" || value === null || !hasPlaceBelow(path, places)) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [name, member] of Object.entries(value)) {
    const at = [...path, name];
    const dependsOn = places.get(pointerTo(at));
    const watched = watchedAt(member, at, places, note);
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

function hasPlaceBelow(path: readonly string[], places: ReadonlyMap<string, unknown>): boolean {
  const start = `${pointerTo(path)}/`;
  return [...places.keys()].some((pointer) => pointer.startsWith(start));
}

/** The places below a pointer, as pointers into the value that is there. */
export function placesBelow(places: readonly string[], parent: string): UnknownPlace[] {
  const depth = pathOf(parent).length;
  return places
    .filter((pointer) => pointer.startsWith(`${parent}/`))
    .map((pointer) => [pointerTo(pathOf(pointer).slice(depth)), [pointer]]);
}
