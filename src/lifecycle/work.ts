import type { OperationId } from "../contract";
import type { Definition, Properties, Wire, Work } from "../resources";
import type { Claimant } from "./claims";
import type { PlainCall, PlainReply } from "./service-call";
import type { Session } from "./session";

/** What an operation begins with. */
export interface Beginning {
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

/** A piece of work, and what is known of its object while it goes on. */
export interface OpenWork extends Work {
  readonly definition: Definition;
  readonly session: Session;
  /** The object as the service answered it last in this work, or null. */
  readonly observed: Wire | null;
  /** Something has been written, so a failure from here on must not lose the object. */
  readonly hasWritten: boolean;
  /** What is still to be done, as the definition said last; null where it cannot tell. */
  readonly left: readonly string[] | null;
  readonly isExistingRefused: boolean;
  /** Takes note of the object as it is. */
  observe(answer: Wire): Wire;
  /** From here on the work is about the object with this id; null: about one that does not exist yet. */
  take(id: string | null): void;
  /** Values of the inputs' properties as the service has them, in the program's spelling; recorded ones where nothing was observed. */
  present(): Properties;
  /** Calls an operation by the path parameters of this object. */
  send(operation: OperationId, request?: Omit<PlainCall, "path">): Promise<PlainReply>;
}
