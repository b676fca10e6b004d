import type { FilePlace } from "../versions/deliver-file";
import type { DeliveredFile } from "../versions/delivered-file";

/** Bytes of all files that are kept. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Files of stages in memory, so that visitors wait for no one's work. */
export interface VisitorFiles {
  /** The file of a place; null if there is none. Unless it is known it is loaded, once for all who ask meanwhile. */
  get(place: FilePlace): Promise<DeliveredFile | null>;
  /** Forgets the files of sites, also those that are being loaded. */
  forget(siteIds: readonly string[]): void;
}

interface Kept {
  readonly file: Promise<DeliveredFile | null>;
  /** Null while it is loaded. */
  workspaceId: string | null;
  bytes: number;
}

/**
 * Makes an empty memory. When it is full, the workspace that uses most of it loses the file that was not needed for longest: no workspace drives
 * out the files of one that uses less.
 * @param limit bytes of all files
 */
export function createVisitorFiles(
  load: (place: FilePlace) => Promise<DeliveredFile | null>,
  limit: number = MAX_BYTES,
): VisitorFiles {
  // The one that was not needed for longest is first.
  const kept = new Map<string, Kept>();
  const shares = new Map<string, number>();
  const addToShare = (workspaceId: string, bytes: number): void => {
    shares.set(workspaceId, (shares.get(workspaceId) ?? 0) + bytes);
    if (shares.get(workspaceId) === 0) shares.delete(workspaceId);
  };
  const drop = (key: string): void => {
    const one = kept.get(key);
    kept.delete(key);
    if (one?.workspaceId != null) addToShare(one.workspaceId, -one.bytes);
  };
  const settle = (key: string, one: Kept, file: DeliveredFile | null): void => {
    // Forgotten meanwhile: it may be what was served before.
    if (kept.get(key) !== one) return;
    if (file === null) {
      // What is not there is asked for each time: such names are without number.
      drop(key);
      return;
    }
    Object.assign(one, { workspaceId: file.workspaceId, bytes: file.bytes.byteLength });
    addToShare(file.workspaceId, one.bytes);
    while (sum(shares.values()) > limit) {
      const largest = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
      const oldest = [...kept].find(([, { workspaceId }]) => workspaceId === largest);
      if (oldest !== undefined) drop(oldest[0]);
    }
  };
  return {
    get: (place) => {
      const key = keyOf(place);
      const known = kept.get(key);
      kept.delete(key);
      const one = known ?? { file: load(place), workspaceId: null, bytes: 0 };
      kept.set(key, one);
      if (known === undefined) void one.file.then((file) => settle(key, one, file));
      return one.file;
    },
    forget: (siteIds) => {
      for (const siteId of siteIds) {
        for (const environment of ["preview", "production"]) {
          for (const name of ["config.json", "loader.js"] as const) drop(keyOf({ siteId, environment, name }));
        }
      }
    },
  };
}

function keyOf({ siteId, environment, name }: FilePlace): string {
  return `${siteId}/${environment}/${name}`;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
