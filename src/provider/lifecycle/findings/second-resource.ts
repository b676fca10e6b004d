import type { Fault } from "../../resources";
import type { Wording } from "../../resources/wording";
import type { Claimant, Collision } from "../ledger/claims";

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
        advice: `Remove one of the two. If you renamed or moved one to the other, keep the new one and ${renamed}.`,
      };
}
