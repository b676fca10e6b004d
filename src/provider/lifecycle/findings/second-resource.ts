import { type Definition, type Fault, type Properties, ResourceError } from "../../resources";
import { type Claimant, type Collision, claimByCreation, claimById, writtenBy } from "../identity/claims";
import type { Session } from "../session/session";
import type { Wording } from "../session/wording";

/**
 * Records that a resource manages the object with this id.
 *
 * @throws Error when another resource of the run manages it
 */
export function claimObject(definition: Definition, session: Session, id: string, claimant: Claimant): void {
  const collision = session.claims.take(claimById(definition, id), claimant);
  if (collision !== null) throw new ResourceError(secondResource(claimant, collision, session.wording));
}

/**
 * Records that a resource to create manages the object that its inputs name, and waits until a deletion of that object
 * has ended.
 *
 * @throws Error when another resource of the run manages it
 */
export async function claimInputs(
  definition: Definition,
  session: Session,
  inputs: Properties,
  claimant: Claimant,
): Promise<void> {
  const names = claimByCreation(definition, inputs);
  const collision = session.claims.take(names, claimant);
  if (collision !== null) throw new ResourceError(secondResource(claimant, collision, session.wording));
  claimWritten(definition, session, inputs, claimant);
  await session.claims.settled(names);
}

/**
 * Records which objects of other resources a resource writes.
 *
 * @throws Error when another resource of the run manages one, or writes something else to it
 */
export function claimWritten(definition: Definition, session: Session, inputs: Properties, claimant: Claimant): void {
  const collision = session.claims.takeWritten(writtenBy(definition, inputs), claimant);
  if (collision !== null) throw new ResourceError(secondResource(claimant, collision, session.wording));
}

/** The refusal of a second resource for one object: both resources, and what to do. */
export function secondResource(
  { label }: Claimant,
  { holder, written }: Collision,
  { renamed, kindName }: Wording,
): Pick<Fault, "message" | "advice"> {
  return written !== null
    ? {
        message: `${label} and ${holder.label} would both write the ${kindName(written.kind)} of ${written.foundBy.join(", ")}, so each would undo the other's changes.`,
        advice: "Remove that object from one of them.",
      }
    : {
        message: `${label} and ${holder.label} are the same object, and an object can have only one resource.`,
        advice: `Remove one of the two. If one is the other, renamed or moved, keep the new one and ${renamed}.`,
      };
}
