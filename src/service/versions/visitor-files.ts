import type { DeliveredFile } from "./delivered-file";
import type { FilePlace } from "./file-place";

/** Bytes of all files that are kept, with what they take compressed. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Files of stages in memory, so that visitors wait for no one's work. */
export interface VisitorFiles {
  /** The file of a place; null if there is none. Unless it is known it is loaded, once for all who ask meanwhile. */
  get(place: FilePlace): Promise<DeliveredFile | null>;
  /** Forgets the files of sites, also those that are being loaded. */
  forget(siteIds: readonly string[]): void;
  /** Marks of the stages with a file that changes, by `<site id>/<environment>`; null if there are others alone. */
  marks(): ReadonlyMap<string, string | null>;
}

interface Kept {
  readonly place: FilePlace;
  readonly file: Promise<DeliveredFile | null>;
  /** Null while it is loaded. */
  workspaceId: string | null;
  mark: string | null;
  bytes: number;
}

/**
 * Makes an empty memory. When it is full, the workspace that uses most of it loses the file that was not needed for
 * longest: no workspace drives out the files of one that uses less.
 * @param limit bytes of all files
 */
export function createVisitorFiles(
  load: (place: FilePlace) => Promise<DeliveredFile | null>,
  limit: number = MAX_BYTES,
): VisitorFiles {
  // The one that was not needed for longest is first.
  const kept = new Map<string, Kept>();
  const shares = new Map<string, number>();
  const keysOfSites = new Map<string, Set<string>>();
  const addToShare = (workspaceId: string, bytes: number): void => {
    shares.set(workspaceId, (shares.get(workspaceId) ?? 0) + bytes);
    if (shares.get(workspaceId) === 0) shares.delete(workspaceId);
  };
  const drop = (key: string): void => {
    const one = kept.get(key);
    if (one === undefined) return;
    kept.delete(key);
    const siteKeys = keysOfSites.get(one.place.siteId);
    siteKeys?.delete(key);
    if (siteKeys?.size === 0) keysOfSites.delete(one.place.siteId);
    if (one.workspaceId !== null) addToShare(one.workspaceId, -one.bytes);
  };
  const settle = (key: string, one: Kept, file: DeliveredFile | null): void => {
    // Forgotten meanwhile: it may be what was served before.
    if (kept.get(key) !== one) return;
    if (file === null) {
      // What is not there is asked for each time: such names are without number.
      drop(key);
      return;
    }
    const bytes = file.bytes.byteLength * (file.isCompressed ? 2 : 1);
    Object.assign(one, { workspaceId: file.workspaceId, mark: file.mark, bytes });
    addToShare(file.workspaceId, one.bytes);
    while (sum(shares.values()) > limit) {
      const largest = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
      const oldest = [...kept].find(([, { workspaceId }]) => workspaceId === largest);
      if (oldest !== undefined) drop(oldest[0]);
    }
  };
  const loadOnce = (key: string, place: FilePlace): Kept => {
    const one: Kept = { place, file: load(place), workspaceId: null, mark: null, bytes: 0 };
    keysOfSites.set(place.siteId, (keysOfSites.get(place.siteId) ?? new Set()).add(key));
    one.file
      .then(
        (file) => settle(key, one, file),
        () => settle(key, one, null),
      )
      // What cannot be counted is not kept.
      .catch(() => drop(key));
    return one;
  };
  return {
    get: (place) => {
      const key = keyOf(place);
      const one = kept.get(key) ?? loadOnce(key, place);
      kept.delete(key);
      kept.set(key, one);
      return one.file;
    },
    forget: (siteIds) => {
      for (const siteId of siteIds) for (const key of keysOfSites.get(siteId) ?? []) drop(key);
    },
    marks: () => {
      const marks = new Map<string, string | null>();
      for (const { place, mark } of kept.values()) {
        const stage = `${place.siteId}/${place.environment}`;
        marks.set(stage, place.digest === null ? mark : (marks.get(stage) ?? null));
      }
      return marks;
    },
  };
}

function keyOf({ siteId, environment, digest, name }: FilePlace): string {
  return `${siteId}/${environment}/${digest ?? ""}/${name}`;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
