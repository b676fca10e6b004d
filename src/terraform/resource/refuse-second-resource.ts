import { type Claims, claimByInputs, type Properties, ResourceError, secondResource, writtenBy } from "../../lifecycle";
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
 */
export function refuseSecondResource(
  definition: Definition,
  { claims, resource }: { claims: Claims; resource: string },
  inputs: Properties,
): Diagnostic[] {
  const type = typeName(definition.kind);
  const claimant = { key: resource, label: `another ${type} of this configuration` };
  const collision =
    claims.take(claimByInputs(definition, inputs, isUnknown), claimant) ??
    claims.takeWritten(writtenBy(definition, inputs, isUnknown), claimant);
  if (collision === null) return [];
  const fault = secondResource({ ...claimant, label: `This ${type}` }, collision, terraformWording);
  return [failureOf(definition, "two resources for one object", new ResourceError(fault))];
}
