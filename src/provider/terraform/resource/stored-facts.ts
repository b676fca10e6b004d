import type { StoredFacts } from "../../lifecycle";
import type { Definition, Properties } from "../../resources";
import { hasKey } from "../schema/resource-fields";
import { typeName } from "../schema/type-name";
import type { Value } from "../values";
import { objectKey, stackOf } from "./object-key";
import type { PrivateState } from "./private-state";
import type { ProviderContext } from "./provider-context";
import { type Attributes, attributeValue } from "./state";

/** A resource in state: its attributes, the data beside them, and the inputs that its key is made of. */
interface Stored {
  readonly attributes: Attributes;
  readonly kept: PrivateState;
  readonly inputs: Properties;
}

/**
 * The facts about a resource in its state; of one to create, in its plan. A creation passes an empty private state:
 * with the resource's name from the plan, it would count as the resource that the deposed object belongs to.
 */
export function storedFactsOf(
  definition: Definition,
  { session, owner }: ProviderContext,
  { attributes, kept, inputs }: Stored,
): StoredFacts {
  const named = hasKey(definition) ? attributeValue(attributes, "external_key") : null;
  const key = kept.key ?? (typeof named === "string" ? named : String(objectKey(definition, owner, inputs)));
  const label = `another ${typeName(definition.kind)} of this configuration`;
  const claimant = { key: kept.resource ?? session.service.randomId(), label };
  return { key, formerKeys: kept.formerKeys, stack: stackOf(owner), claimant, origin: kept.origin };
}

/** The key of an object in state; null for a kind without keys and for an imported object without one. */
export function recordedKey(definition: Definition, prior: Attributes, { key }: PrivateState): Value {
  return hasKey(definition) ? (key ?? attributeValue(prior, "external_key")) : null;
}
