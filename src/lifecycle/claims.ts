import { type Definition, inputProperties, type Properties } from "../resources";
import { canonicalJson } from "../rules";
import type { IsUnknown } from "./unknown";

/** A resource that manages an object. */
export interface Claimant {
  /** What tells it from all other resources of the run: the hidden key, where an engine gives each resource its own. */
  readonly key: string;
  /** Kind and name, for messages. */
  readonly label: string;
}

/**
 * The objects that resources of this run manage, as far as this process knows: what the program declares, what was created, found or
 * adopted. Engines create a renamed resource before they delete the old one, and both can be the same object.
 */
export interface Claims {
  /** Records that `claimant` manages the object with these names; the other resource, and nothing recorded, where one has it. */
  take(names: readonly string[], claimant: Claimant): Claimant | null;
  /** The resource other than the one with `key` that manages an object with one of these names, or null. */
  otherHolder(names: readonly string[], key: string): Claimant | null;
  /** True where a resource of the program manages the object. */
  has(name: string): boolean;
  /** True where the resource with `key` manages an object that has none of these names. */
  hasAnother(names: readonly string[], key: string): boolean;
  /** Records that a resource of the program has the object and is about to replace it. */
  giveUp(names: readonly string[]): void;
  /** True where a resource of the program is about to replace the object. */
  isGivenUp(name: string): boolean;
  /** Ends the claim of the resource with `key`. */
  release(names: readonly string[], key: string): void;
  /** Runs the deletion of an object; nothing takes the object before it has ended. */
  whileDeleting<T>(names: readonly string[], deletion: () => Promise<T>): Promise<T>;
  /** Waits until no deletion of the object runs. */
  settled(names: readonly string[]): Promise<void>;
}

/** No claims yet: those of a new process. */
export function createClaims(): Claims {
  const holders = new Map<string, Claimant>();
  const deletions = new Map<string, Promise<unknown>>();
  const givenUp = new Set<string>();
  const otherHolder = (names: readonly string[], key: string) =>
    names.map((name) => holders.get(name)).find((holder) => holder !== undefined && holder.key !== key) ?? null;
  return {
    take: (names, claimant) => {
      const other = otherHolder(names, claimant.key);
      if (other === null) for (const name of names) holders.set(name, claimant);
      return other;
    },
    otherHolder,
    has: (name) => holders.has(name),
    hasAnother: (names, key) => [...holders].some(([name, holder]) => holder.key === key && !names.includes(name)),
    giveUp: (names) => {
      for (const name of names) givenUp.add(name);
    },
    isGivenUp: (name) => givenUp.has(name),
    release: (names, key) => {
      for (const name of names) if (holders.get(name)?.key === key) holders.delete(name);
    },
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

/** Name of the object with this id among claims; none for kinds of which a resource neither changes nor deletes anything. */
export function claimById(definition: Definition, id: string): string[] {
  return isManaged(definition) ? [`${definition.kind} ${id}`] : [];
}

/**
 * Name of the object that creating a resource with these inputs finds where it exists; none for kinds whose creation always makes a
 * new object, and while a value is not known.
 */
export function claimByInputs(
  definition: Definition,
  inputs: Properties,
  isUnknown: IsUnknown = () => false,
): string[] {
  const foundBy = definition.foundBy ?? (definition.isSingleton ? ["siteId"] : []);
  const values = inputProperties(definition)
    .filter(({ name }) => foundBy.includes(name))
    .map(({ name, default: fallback }) => inputs[name] ?? fallback);
  const isKnown = values.every((value) => typeof value === "string" && !isUnknown(value));
  return foundBy.length > 0 && isKnown ? [`${definition.kind} by ${canonicalJson(values)}`] : [];
}

function isManaged({ operations, update, delete: remove }: Definition): boolean {
  return [operations.update, operations.delete, update, remove].some((verb) => verb !== undefined);
}
