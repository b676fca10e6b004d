import { type Claims, claimByInputs, describeSecondResource, type Properties, writtenBy } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { inTerraformSpelling } from "../finding-diagnostics";
import { typeName } from "../schema/type-name";
import { TERRAFORM_WORDING } from "../wording";
import { isUnknown } from "./inputs";

/**
 * The refusal of a planned resource for an object that another resource of the same plan manages, or writes something
 * else to. Without one, records what the resource manages and writes. Objects whose ids are known only after apply are
 * left to the apply.
 *
 * @param resource tells this resource from all others of the plan
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
  const named = { ...collision, name: nameOf(collision.name) };
  const text = describeSecondResource({ ...claimant, label: `This ${type}` }, named, TERRAFORM_WORDING);
  return [errorDiagnostic(`${type}: two resources for one object`, inTerraformSpelling(definition, text))];
}

/** `ConfigDraft by ["site_1"]`, as claims name an object, in the words of a configuration. */
function nameOf(claim: string): string {
  const [, kind, values] = /^(\w+) by (\[.*\])$/.exec(claim) ?? [];
  if (kind === undefined || values === undefined) return claim;
  return `the ${typeName(kind)} of ${(JSON.parse(values) as unknown[]).join(", ")}`;
}
