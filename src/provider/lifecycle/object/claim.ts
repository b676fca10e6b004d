import { type Definition, type Properties, ResourceError } from "../../resources";
import { secondResource } from "../findings/second-resource";
import { type Claimant, claimByCreation, claimById, writtenBy } from "../ledger/claims";
import type { Session } from "../session/session";

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
