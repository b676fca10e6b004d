import { jsonEqual } from "@consentform/consent/values";

/** A resource that manages an object. */
export interface Claimant {
  /** Distinguishes it from all other resources of the run: the hidden key, if the engine gives each resource one. */
  readonly key: string;
  /** Kind and name, for messages. */
  readonly label: string;
}

/** The claim of another resource that prevents a claim. */
export interface Collision {
  readonly holder: Claimant;
  /** The object, if it belongs to at most one of the two and the other only writes it; else null. */
  readonly written: FoundObject | null;
}

/** An object as a program names it before it has an id: by its kind and the inputs that find it. */
interface FoundObject {
  readonly kind: string;
  readonly foundBy: readonly unknown[];
}

/**
 * The contents that a resource writes to objects that belong to other resources, by their names, with `NOT_KNOWN` in
 * place of every value that is not known yet.
 */
export type WrittenContents = ReadonlyMap<string, { readonly object: FoundObject; readonly content: unknown }>;

/** A value inside a content that is not known yet. */
export const NOT_KNOWN = Symbol("not known");

/**
 * The objects that resources of this run manage, as far as this process knows: what the program declares, what was
 * created, found or adopted. Engines create a renamed resource before they delete the old one, and both can be the same
 * object.
 */
export interface Claims {
  /**
   * Records that `claimant` manages the object with these names. If another resource manages or writes it, records
   * nothing and returns that resource's claim.
   */
  take(names: readonly string[], claimant: Claimant): Collision | null;
  /**
   * Records what `claimant` writes to objects that belong to other resources, by name. If another resource manages one,
   * or writes something else to it, records nothing and returns the first such claim.
   */
  takeWritten(contents: WrittenContents, claimant: Claimant): Collision | null;
  /** True where a resource other than the one with `key` manages the object, or writes it. */
  isSharedWith(name: string, key: string): boolean;
  /** The resource other than the one with `key` that manages an object with one of these names, or null. */
  otherHolder(names: readonly string[], key: string): Claimant | null;
  /** True if a resource of the program manages the object; false if its creation failed. */
  has(name: string): boolean;
  /** True where the resource with `key` manages an object that has none of these names. */
  hasAnother(names: readonly string[], key: string): boolean;
  /** Records that a resource of the program has the object and is about to replace it. */
  giveUp(names: readonly string[]): void;
  /** True where a resource of the program is about to replace the object. */
  isGivenUp(name: string): boolean;
  /** Ends the claim of the resource with `key`. */
  release(names: readonly string[], key: string): void;
  /** Records that the resource with `key` is new: it manages no object before its creation succeeds. */
  expectCreation(key: string): void;
  /**
   * Records the creation of an object by the resource with `key`. If it fails, the resource keeps only the claims on
   * `names`, which the program gives it.
   *
   * @param leavesObject false once the creation has failed without an object to manage
   */
  noteCreation(names: readonly string[], key: string, leavesObject: Promise<boolean>): void;
  /** Waits for a running creation. True if the resource with `key` is new and has no object. */
  isToCreate(key: string): Promise<boolean>;
  /** Runs the deletion of an object; no resource takes the object before the deletion has ended. */
  whileDeleting<T>(names: readonly string[], deletion: () => Promise<T>): Promise<T>;
  /** Waits until no deletion of the object runs. */
  settled(names: readonly string[]): Promise<void>;
}

/** A resource's content for an object that belongs to another one. */
interface Writing {
  readonly writer: Claimant;
  readonly object: FoundObject;
  readonly content: unknown;
}

/** No claims yet: those of a new process. */
export function createClaims(): Claims {
  const holders = new Map<string, Claimant>();
  const creations = createCreations();
  const givenUp = new Set<string>();
  const writers = new Map<string, Map<string, Writing>>();
  const otherHolder = (names: readonly string[], key: string) =>
    names.map((name) => holders.get(name)).find((holder) => holder !== undefined && holder.key !== key) ?? null;
  const otherWriter = (name: string, key: string, mayWrite: (content: unknown) => boolean) =>
    [...(writers.get(name)?.values() ?? [])].find(({ writer, content }) => writer.key !== key && !mayWrite(content)) ??
    null;
  return {
    ...trackDeletions(),
    take: (names, claimant) => {
      for (const name of names) {
        const holder = otherHolder([name], claimant.key);
        if (holder !== null) return { holder, written: null };
        const other = otherWriter(name, claimant.key, () => false);
        if (other !== null) return { holder: other.writer, written: other.object };
      }
      for (const name of names) holders.set(name, claimant);
      return null;
    },
    takeWritten: (contents, claimant) => {
      for (const [name, { object, content }] of contents) {
        // They differ only by what is known of both.
        const isSame = (other: unknown) => jsonEqual(other, content, (value) => value === NOT_KNOWN);
        const holder = otherHolder([name], claimant.key) ?? otherWriter(name, claimant.key, isSame)?.writer ?? null;
        if (holder !== null) return { holder, written: object };
      }
      for (const [name, written] of contents) {
        const known = writers.get(name) ?? new Map<string, Writing>();
        writers.set(name, known.set(claimant.key, { writer: claimant, ...written }));
      }
      return null;
    },
    isSharedWith: (name, key) => otherHolder([name], key) !== null || otherWriter(name, key, () => false) !== null,
    otherHolder,
    has: (name) => {
      const holder = holders.get(name);
      return holder !== undefined && !creations.hasFailed(holder.key);
    },
    hasAnother: (names, key) => [...holders].some(([name, holder]) => holder.key === key && !names.includes(name)),
    giveUp: (names) => {
      for (const name of names) givenUp.add(name);
    },
    isGivenUp: (name) => givenUp.has(name),
    release: (names, key) => {
      for (const name of names) if (holders.get(name)?.key === key) holders.delete(name);
    },
    expectCreation: creations.expect,
    noteCreation: (names, key, leavesObject) =>
      creations.note(key, leavesObject, () => {
        for (const [name, holder] of holders) if (holder.key === key && !names.includes(name)) holders.delete(name);
      }),
    isToCreate: creations.isOutstanding,
  };
}

/** The creations of new resources, by their keys. */
function createCreations() {
  const creations = new Map<string, Promise<boolean>>();
  const failed = new Set<string>();
  return {
    expect: (key: string): void => void creations.set(key, Promise.resolve(false)),
    note: (key: string, leavesObject: Promise<boolean>, onFailure: () => void): void => {
      failed.delete(key);
      const noted = leavesObject.then((isLeft) => {
        if (isLeft) return true;
        failed.add(key);
        onFailure();
        return false;
      });
      creations.set(key, noted);
    },
    hasFailed: (key: string): boolean => failed.has(key),
    isOutstanding: async (key: string): Promise<boolean> => (await creations.get(key)) === false,
  };
}

function trackDeletions(): Pick<Claims, "whileDeleting" | "settled"> {
  const deletions = new Map<string, Promise<unknown>>();
  return {
    whileDeleting: async (names, deletion) => {
      const running = deletion();
      const ended = running.catch(() => {});
      for (const name of names) deletions.set(name, ended);
      await ended;
      for (const name of names) deletions.delete(name);
      return running;
    },
    settled: async (names) => {
      await Promise.all(names.map((name) => deletions.get(name)));
    },
  };
}
