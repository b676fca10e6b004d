import { claimById, claimByInputs, isDeleted, type Properties } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { hasKey } from "../schema/resource-fields";
import { typeName } from "../schema/type-name";
import { isUnknown } from "./inputs";

/** An object of a plan: its id, and what a creation would find it by. */
interface PlannedObject {
  /** Null for an object to be created. */
  readonly id: string | null;
  readonly inputs: Properties;
  /** Its `external_key`; null for kinds without one. */
  readonly key: unknown;
  /** The random name of the resource that has it; null if it was imported and never written. */
  readonly resource: string | null;
}

/** The effect of a plan on an object. A kept object may change. */
type PlannedAction = "created" | "kept" | "deleted";

/** The effects of one plan on objects, by their names. */
export interface PlannedObjects {
  /**
   * Records the action of an object. An error if the plan deletes it and another resource of the plan creates or keeps
   * it: the engine would do both in any order, so a renamed resource could lose its live object.
   */
  record(definition: Definition, object: PlannedObject, action: PlannedAction): Diagnostic[];
  /**
   * Records that the apply of a plan runs, which plans each creation and each deletion of a deposed object again.
   * Nothing is refused from then on: the session's claims know what was created, and a refusal would stop half-way.
   */
  beginApply(): void;
  /** True from the first object that an apply makes, changes or deletes. */
  isApplying(): boolean;
}

/** The objects of a new plan. */
export function createPlannedObjects(): PlannedObjects {
  type Resources = Map<string, string | null>;
  const resources: Record<PlannedAction, Resources> = { created: new Map(), kept: new Map(), deleted: new Map() };
  let isApplying = false;
  return {
    beginApply: () => {
      isApplying = true;
    },
    isApplying: () => isApplying,
    record: (definition, object, action) => {
      if (isApplying) return [];
      const names = namesOf(definition, object);
      for (const name of names) resources[action].set(name, object.resource);
      const isElsewhere = (other: PlannedAction) =>
        names.some((name) => {
          const resource = resources[other].get(name);
          return resource !== undefined && (resource === null || resource !== object.resource);
        });
      if (action !== "deleted") return isElsewhere("deleted") ? [refusals[action](definition)] : [];
      const opposite = (["kept", "created"] as const).find(isElsewhere);
      return opposite === undefined ? [] : [refusals[opposite](definition)];
    },
  };
}

/**
 * None for kinds of which nothing is deleted. Those that make a new object beside the former one have its id alone: two
 * of their objects can have one key.
 */
function namesOf(definition: Definition, { id, inputs, key }: PlannedObject): string[] {
  if (!isDeleted(definition)) return [];
  const known = id === null ? [] : claimById(definition, id);
  if (definition.isCreatedFirst) return known;
  const keyed = typeof key === "string" ? [`${definition.kind} with key ${key}`] : [];
  return [...known, ...claimByInputs(definition, inputs, isUnknown), ...keyed];
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
    `This plan deletes an object and keeps it, because it is in state twice. If you renamed or moved the resource, remove its \`import\` block and ${MOVED} Otherwise, remove the address that must go from state with \`terraform state rm\`. If both are at one address, after an interrupted replacement, import the object again afterwards. ${DESTROY}`,
  );
}

const refusals = { created: createdObject, kept: keptObject } as const;
