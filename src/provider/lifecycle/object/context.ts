import { type Definition, type Kind, type Properties, registry } from "../../resources";
import { type Claimant, claimById, foundName } from "../ledger/claims";
import type { Session } from "../session/session";
import { unfinishedIn } from "../values/declared";

/** The start of an operation. */
export interface ContextOptions {
  /** Null before the object exists. */
  id: string | null;
  /** Checked inputs. */
  inputs: Properties;
  /** Outputs of the last run; empty before the first. */
  recorded: Properties;
  /** The hidden key. */
  key: string;
  /** Name of the stack. Default: not known. */
  stack?: string | null;
  isFirstRead?: boolean;
  isImported?: boolean;
  /** The resource that manages the object from now on; left out while reading and deleting. */
  claimant?: Claimant;
  /** Default: whether this process has created an object under the same key. */
  hasSuccessor?: boolean;
  /** Keys of the objects that this one replaced. Default: none. */
  formerKeys?: readonly string[];
  /** An object that has the key of the one to create is refused instead of taken over. */
  isExistingRefused?: boolean;
}

/** Everything that an operation works with. It never changes: what the operation learns is in its journal. */
export interface Context extends Readonly<Required<Omit<ContextOptions, "claimant">>> {
  readonly definition: Definition;
  readonly session: Session;
  readonly claimant: Claimant | null;
  /** Work that an earlier run did not finish: true, or the names of the remaining parts; null if none. */
  readonly unfinished: true | readonly string[] | null;
}

/** The context of an operation. Nothing is sent. */
export function openContext(definition: Definition, session: Session, options: ContextOptions): Context {
  const { id, key, recorded } = options;
  return {
    definition,
    session,
    stack: null,
    isFirstRead: false,
    isImported: false,
    formerKeys: [],
    isExistingRefused: false,
    hasSuccessor: id !== null && session.claims.hasAnother(claimById(definition, id), key),
    ...options,
    claimant: options.claimant ?? null,
    unfinished: unfinishedIn(recorded),
  };
}

/** True for a key that this resource's object has, or that one of the objects had that it replaced. */
export function isOwnKey({ session, key, formerKeys }: Context, other: string): boolean {
  return [key, ...formerKeys].some((own) => session.keyLine(own) === session.keyLine(other));
}

/** True where a resource of the program has the object with this id, as far as this process knows. */
export function isManaged({ definition, session: { claims } }: Context, id: string, kind = definition.kind): boolean {
  return claimById(registry[kind as Kind], id).some((name) => claims.has(name) || claims.isGivenUp(name));
}

/** True where another resource of the program has or writes the object that is found by these values. */
export function isShared({ key, claimant, session: { claims } }: Context, kind: string, foundBy: string[]): boolean {
  return claims.isSharedWith(foundName(kind, foundBy), claimant?.key ?? key);
}
