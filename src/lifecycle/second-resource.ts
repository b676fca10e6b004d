import type { Definition, Properties } from "../resources";
import { type Claimant, claimById, claimByInputs } from "./claims";
import type { Session } from "./session";
import type { Wording } from "./wording";

/**
 * Records that a resource manages the object with this id.
 *
 * @throws Error when another resource of the run manages it
 */
export function claimObject(definition: Definition, session: Session, id: string, claimant: Claimant): void {
  const other = session.claims.take(claimById(definition, id), claimant);
  if (other !== null) throw new Error(describeSecondResource(claimant, other, session.wording));
}

/**
 * Records that a resource manages the object that its inputs name, and waits until a deletion of that object has ended.
 *
 * @throws Error when another resource of the run manages it
 */
export async function claimInputs(
  definition: Definition,
  session: Session,
  inputs: Properties,
  claimant: Claimant,
): Promise<void> {
  const names = claimByInputs(definition, inputs);
  const other = session.claims.take(names, claimant);
  if (other !== null) throw new Error(describeSecondResource(claimant, other, session.wording));
  await session.claims.settled(names);
}

/** The refusal of a second resource for one object: both resources, and what to do. */
export function describeSecondResource({ label }: Claimant, other: Claimant, { renamed }: Wording): string {
  return `${label} and ${other.label} are the same object, and an object can have only one resource. Remove one of the two. If one is the other, renamed or moved, keep the new one and ${renamed}.`;
}
