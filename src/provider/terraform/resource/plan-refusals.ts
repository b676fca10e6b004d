import { type Claims, namesOf, type PlanConflict, secondResource, writtenBy } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Properties, ResourceError } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { failureOf } from "../finding-diagnostics";
import { hasKey } from "../schema/resource-fields";
import { typeName } from "../schema/type-name";
import { terraformWording } from "../wording";
import { isUnknown } from "./inputs";

/** The refusals of a resource that is in conflict with another one of the plan. */
export function planRefusals(definition: Definition, conflicts: readonly PlanConflict[]): Diagnostic[] {
  return conflicts.map((conflict) => refusals[conflict](definition));
}

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
  const collision =
    claims.take(namesOf(definition, { id, inputs }, isUnknown), claimant) ??
    claims.takeWritten(writtenBy(definition, inputs, isUnknown), claimant);
  if (collision === null) return [];
  const found = secondResource({ ...claimant, label: `This ${type}` }, collision, terraformWording);
  // Both may be in state: what only leaves the configuration would be deleted.
  const advice = `Keep one of the two, and remove the other from this state with ${terraformWording.forget}.`;
  const fault = id === null || collision.written !== null ? found : { ...found, advice };
  return [failureOf(definition, "two resources for one object", new ResourceError(fault))];
}

function duplicateKey({ kind }: Definition): Diagnostic {
  const type = typeName(kind);
  return errorDiagnostic(
    `${type}: two resources with the same external_key`,
    `Another ${type} in this plan has the same external_key. The default is a hash of the type, the provider's owner, the name and everything that cannot be changed, so two identical resources have the same one. Set external_key on each, or give them different names.`,
    [{ attribute: "external_key" }],
  );
}

const MOVED = "add a `moved` block from its former address to the new one.";
/** A destroy makes a plan of the configuration first, unless it refreshes nothing. */
const DESTROY = "To destroy everything, run the destroy with -refresh=false.";

function createdObject(definition: Definition): Diagnostic {
  const type = typeName(definition.kind);
  const ownKey = hasKey(definition) ? ", or give it its own external_key" : "";
  return errorDiagnostic(
    `${type}: deletes and creates the same key or identity`,
    `This plan deletes an object and creates one with the same key or identity. If you renamed or moved the resource, ${MOVED} If it has \`count\`, and its values moved to other indexes, use \`for_each\` instead, with a \`moved\` block for each former index. Otherwise, apply the removal first and add the new resource afterwards${ownKey}. ${DESTROY}`,
  );
}

function keptObject({ kind }: Definition): Diagnostic {
  const type = typeName(kind);
  return errorDiagnostic(
    `${type}: deletes an object that stays`,
    `This plan deletes an object and keeps it, because it is in state twice. If you renamed or moved the resource, remove its \`import\` block and ${MOVED} Otherwise, use \`terraform state rm\` to remove the address that you do not keep. If both are at one address, after an interrupted replacement, import the object again afterwards. ${DESTROY}`,
  );
}

const refusals = { key: duplicateKey, created: createdObject, kept: keptObject } as const;
