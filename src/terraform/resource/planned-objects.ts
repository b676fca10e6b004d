import { claimByInputs, isDeleted, type Properties } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { typeName } from "../schema/type-name";
import { isUnknown } from "./inputs";

/** An object of a plan: what a creation would find it by. */
export interface PlannedObject {
  readonly inputs: Properties;
  /** Its `external_key`; null for kinds without one. */
  readonly key: unknown;
}

/** What one plan does to objects, by their names. */
export interface PlannedObjects {
  /**
   * Records that the plan creates or deletes the object. An error if it does both at different addresses: the engine
   * would do them in any order, so a renamed resource could lose its live object.
   */
  record(definition: Definition, object: PlannedObject, fate: "created" | "deleted"): Diagnostic[];
}

/** The objects of a new plan. */
export function createPlannedObjects(): PlannedObjects {
  const fates = new Map<string, "created" | "deleted">();
  return {
    record: (definition, object, fate) => {
      const names = namesOf(definition, object);
      const isMoved = names.some((name) => (fates.get(name) ?? fate) !== fate);
      for (const name of names) fates.set(name, fate);
      return isMoved ? [movedObject(definition)] : [];
    },
  };
}

/** None for kinds of which nothing is deleted, and for those that make a new object beside the former one. */
function namesOf(definition: Definition, { inputs, key }: PlannedObject): string[] {
  if (!isDeleted(definition) || definition.isCreatedFirst) return [];
  const keyed = typeof key === "string" ? [`${definition.kind} with key ${key}`] : [];
  return [...claimByInputs(definition, inputs, isUnknown), ...keyed];
}

function movedObject({ kind }: Definition): Diagnostic {
  const type = typeName(kind);
  return errorDiagnostic(
    `${type}: one object is deleted and created`,
    `This plan deletes an object at one address and creates the same object at another. If the resource was renamed or moved, add a \`moved\` block from its former address to the new one. Otherwise, apply the removal first, and add the new resource afterwards.`,
  );
}
