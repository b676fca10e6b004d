import type { Definition, Properties } from "../../resources";
import type { IsUnknown } from "../values/unknown";
import { type Claims, createClaims } from "./claims";
import { claimById, isDeleted, namesOf } from "./names";

/** An object of a plan: its id, and what a creation would find it by. */
export interface PlannedObject {
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

/**
 * Two resources of a plan that cannot both be applied. `key`: an object is created with the key of another one.
 * `created`, `kept`: the plan deletes an object that another resource creates or keeps.
 */
export type PlanConflict = "key" | "created" | "kept";

/** The ledger of one plan: the claims of its resources, and its effect on each object. */
export interface PlanLedger {
  /** The objects that the resources plan to manage and write; the session's ledger has those of the apply. */
  readonly claims: Claims;
  /**
   * Records the plan's action on an object and returns its conflicts. Two new tokens with one key are a conflict: the
   * creation of one would end the other. So is an object that the plan deletes and another resource creates or keeps:
   * the engine would do both in any order, so a renamed resource could lose its live object.
   */
  record(definition: Definition, object: PlannedObject, action: PlannedAction, isUnknown: IsUnknown): PlanConflict[];
  /**
   * Records that the plan's apply has begun. It plans each creation and each deletion of a deposed object again. From
   * then on, only two new tokens with one key are in conflict: the session's ledger knows what was created, and a
   * refusal would stop the apply halfway.
   */
  beginApply(): void;
  /** True from the first object that an apply makes, changes or deletes. */
  isApplying(): boolean;
}

/** The ledger of a new plan. */
export function createPlanLedger(): PlanLedger {
  type Resources = Map<string, string | null>;
  const resources: Record<PlannedAction, Resources> = { created: new Map(), kept: new Map(), deleted: new Map() };
  const keys = new Map<string, { resource: string | null; isNew: boolean }>();
  let isApplying = false;
  const takesKey = (definition: Definition, { key, resource }: PlannedObject, action: PlannedAction): boolean => {
    // The service refuses a second object of any other kind, and knows whether the first one was renamed.
    const isNoted = action === "created" || (action === "kept" && definition.isCreatedFirst === true);
    if (typeof key !== "string" || !isNoted) return false;
    const own = { resource, isNew: action === "created" };
    const name = `${definition.kind} ${key}`;
    const other = keys.get(name) ?? own;
    keys.set(name, other.isNew ? other : own);
    return other.resource !== resource && (other.isNew || own.isNew);
  };
  const opposite = (names: readonly string[], resource: string | null, action: PlannedAction) => {
    for (const name of names) resources[action].set(name, resource);
    const others = action === "deleted" ? (["kept", "created"] as const) : (["deleted"] as const);
    return others.find((other) =>
      names.some((name) => {
        const holder = resources[other].get(name);
        return holder !== undefined && (holder === null || holder !== resource);
      }),
    );
  };
  return {
    claims: createClaims(),
    beginApply: () => {
      isApplying = true;
    },
    isApplying: () => isApplying,
    record: (definition, object, action, isUnknown) => {
      const conflicts: PlanConflict[] = takesKey(definition, object, action) ? ["key"] : [];
      if (isApplying) return conflicts;
      const known = action === "kept" ? { ...object, inputs: {}, key: null } : object;
      const other = opposite(plannedNames(definition, known, isUnknown), object.resource, action);
      if (other === undefined) return conflicts;
      return [...conflicts, action === "kept" || other === "kept" ? "kept" : "created"];
    },
  };
}

/**
 * Names of a planned object. None for kinds whose objects are never deleted. Kinds that make a new object beside the
 * former one have only the id: two of their objects can have one key.
 */
function plannedNames(definition: Definition, object: PlannedObject, isUnknown: IsUnknown): string[] {
  if (!isDeleted(definition)) return [];
  if (definition.isCreatedFirst) return object.id === null ? [] : claimById(definition, object.id);
  const keyed = typeof object.key === "string" ? [`${definition.kind} with key ${object.key}`] : [];
  return [...namesOf(definition, object, isUnknown), ...keyed];
}
