import type { Definition, Wire } from "../../resources";
import type { Session } from "../session/session";
import { idOf } from "../values/identity";
import { claimObject } from "./claim";
import { type Context, type ContextOptions, openContext } from "./context";

/** The observations and writes of an operation so far: the only part of it that changes. */
interface Journal {
  /** Id of the object that the operation is about; null before one exists. */
  readonly id: string | null;
  /** The object as the service returned it last, or null. */
  readonly answer: Wire | null;
  /** Something has been written, so a failure from here on must not lose the object. */
  readonly hasWritten: boolean;
  /** The remaining work, as the definition reported it last; null if it is unknown. */
  readonly left: readonly string[] | null;
  /** Records the object as it is now, and returns it. */
  observe(answer: Wire): Wire;
  /** Records what a write returned, and returns it. */
  wrote(answer: Wire, left?: readonly string[]): Wire;
  /** From here on the operation is about the object with this id; null: about one that does not exist yet. */
  turnTo(id: string | null): void;
}

/** One run of a verb for one resource. */
export interface Operation {
  readonly context: Context;
  readonly journal: Journal;
}

/** Begins an operation. Nothing is sent. */
export function openOperation(definition: Definition, session: Session, options: ContextOptions): Operation {
  const context = openContext(definition, session, options);
  return { context, journal: openJournal(context) };
}

function openJournal({ definition, session, claimant, id: known }: Context): Journal {
  let id = known;
  let answer: Wire | null = null;
  let hasWritten = false;
  let left: readonly string[] | null = null;
  const observe = (found: Wire) => {
    // What another resource manages is not recorded as this one's.
    if (claimant !== null) claimObject(definition, session, idOf(definition, found), claimant);
    answer = found;
    return found;
  };
  return {
    get id() {
      return id ?? (answer === null ? null : idOf(definition, answer));
    },
    get answer() {
      return answer;
    },
    get hasWritten() {
      return hasWritten;
    },
    get left() {
      return left;
    },
    observe,
    wrote: (written, stillToDo) => {
      observe(written);
      hasWritten = true;
      left = stillToDo ?? null;
      return written;
    },
    turnTo: (next) => {
      id = next;
      answer = null;
    },
  };
}
