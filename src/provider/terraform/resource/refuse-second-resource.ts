import {
  type Claims,
  claimById,
  claimByInputs,
  type Properties,
  ResourceError,
  secondResource,
  writtenBy,
} from "../../lifecycle";
import type { Definition } from "../../resources";
import type { Diagnostic } from "../diagnostic";
import { failureOf } from "../finding-diagnostics";
import { typeName } from "../schema/type-name";
import { terraformWording } from "../wording";
import { isUnknown } from "./inputs";

/**
 * The refusal of a planned resource for an object that another resource of the same plan manages, or writes something
 * else to. Without one, records what the resource manages and writes. Objects whose ids are known only after apply are
 * left to the apply.
 *
 * @param resource the random name of this resource in the plan
 * @param id of the object that the resource has and keeps; null if there is none
 */
export function refuseSecondResource(
  definition: Definition,
  { claims, resource, id }: { claims: Claims; resource: string; id: string | null },
  inputs: Properties,
): Diagnostic[] {
  const type = typeName(definition.kind);
  const claimant = { key: resource, label: `another ${type} of this configuration` };
  const names = [...claimByInputs(definition, inputs, isUnknown), ...(id === null ? [] : claimById(definition, id))];
  const collision =
    claims.take(names, claimant) ?? claims.takeWritten(writtenBy(definition, inputs, isUnknown), claimant);
  if (collision === null) return [];
  const found = secondResource({ ...claimant, label: `This ${type}` }, collision, terraformWording);
  // Both may be in state: what only leaves the configuration would be deleted.
  const advice = `Keep one of the two, and remove the other from this state with ${terraformWording.forget}.`;
  const fault = id === null || collision.written !== null ? found : { ...found, advice };
  return [failureOf(definition, "two resources for one object", new ResourceError(fault))];
}
