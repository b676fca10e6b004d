import { jsonEqual, pointerTo } from "@consentform/consent/values";
import { idOf, isFollowing, isStable, valueAt } from "../../lifecycle";
import type { Difference, Properties } from "../../resources";
import { answeredProperties, type Definition, inputProperties, type Property } from "../../resources";
import { fromContract } from "../schema/convert";
import { type Field, resourceFields } from "../schema/resource-fields";
import { isSameValue } from "../schema/same-value";
import { hasUnknown, UNKNOWN, type Value } from "../values";
import type { Configured } from "./inputs";
import { defaultValue, type Gaps, gapValue, plannedValue } from "./planned-value";
import type { PrivateState } from "./private-state";
import { type Attributes, attributeValue } from "./state";

/** The basis of a plan. */
export interface PlanBasis {
  /** Null for a creation. */
  readonly prior: Attributes | null;
  readonly kept: PrivateState;
  readonly config: Attributes;
  readonly configured: Configured;
  /** Checked inputs, with what `check` worked out. */
  readonly inputs: Properties;
  /** Null for a creation. */
  readonly difference: Difference | null;
  /** The planned `external_key`. */
  readonly key: Value;
}

/**
 * The planned attributes, by the rules that Terraform enforces: a configured value is as configured, or exactly as
 * before if the meaning is equal; what is left out has its default, its prior value or is unknown; what an update
 * cannot change keeps its value.
 */
export function plannedAttributes(definition: Definition, basis: PlanBasis): Attributes {
  const { prior, difference } = basis;
  const fields = resourceFields(definition);
  const settable = new Map<Field, Value>(
    fields.filter(isSettable).map((field) => [field, settableValue(definition, field, basis)]),
  );
  // Declaring or no longer declaring the current value is an invisible difference.
  const isVisible = [...settable].some(
    ([{ attribute }, value]) => !jsonEqual(value, attributeValue(prior, attribute.name)),
  );
  const isChanged = difference === null || difference.kind === "remote" || (difference.kind === "inputs" && isVisible);
  const planned = fields.map((field): [string, Value] => {
    const value: Value | undefined = settable.has(field)
      ? settable.get(field)
      : outputValue(definition, field, basis, isChanged);
    return [field.attribute.name, value ?? null];
  });
  return Object.fromEntries(planned);
}

function isSettable({ role }: Field): boolean {
  return role !== "output" && role !== "id";
}

function settableValue(definition: Definition, field: Field, basis: PlanBasis): Value {
  const { attribute, role, shape, property } = field;
  const { config, prior, key } = basis;
  if (role === "key") return key;
  if (role === "secret" || property === null) return null;
  const given = attributeValue(config, attribute.name);
  if (role === "secretVersion") return given;
  const former = prior === null ? null : attributeValue(prior, attribute.name);
  return given === null
    ? leftOut(definition, field, property, basis)
    : plannedValue(shape, given, former, gapsOf(definition, property, basis), pointerTo([property.name]));
}

/** The value of an input that the configuration does not set. */
function leftOut(definition: Definition, { attribute, shape }: Field, property: Property, basis: PlanBasis): Value {
  const { prior, configured, difference, kept } = basis;
  const { name, default: fallback, traits } = property;
  // Its write-only form is used, and never shown.
  if (!attribute.isComputed || configured.hidden.has(name)) return null;
  const gaps = gapsOf(definition, property, basis);
  if (prior === null || isReplacement(difference)) {
    if (fallback === undefined) return isAnswered(definition, property) ? UNKNOWN : null;
    return gaps.areDefaults ? defaultValue(shape, fallback) : UNKNOWN;
  }
  const former = attributeValue(prior, attribute.name);
  // Without a replacement, what cannot be changed stays, declared or not.
  if (traits.onlyOnCreate || traits.replaces) return former;
  // What a run has left to do can change what follows, too.
  const isPending = kept.unfinished !== null || isFollowing(traits.follows ?? [], difference);
  if (traits.follows !== undefined && isPending) return UNKNOWN;
  if (fallback !== undefined) return gapValue({ shape, default: fallback }, former, gaps, pointerTo([name]));
  return isAnswered(definition, property) && gaps.wasDeclared(pointerTo([name])) ? UNKNOWN : former;
}

/** When an object is taken as it is, only values that the service returns can differ. */
function gapsOf(definition: Definition, property: Property, { kept, configured }: PlanBasis): Gaps {
  const isTakenAsItIs = definition.isSingleton === true || configured.inputs.adopt !== undefined;
  return {
    areDefaults: !isTakenAsItIs || !isAnswered(definition, property),
    wasDeclared: (pointer) => kept.declared.some((path) => path === pointer || path.startsWith(`${pointer}/`)),
  };
}

function isAnswered(definition: Definition, { name }: Property): boolean {
  return answeredProperties(definition).some((answered) => answered.name === name);
}

function outputValue(definition: Definition, field: Field, basis: PlanBasis, isChanged: boolean): Value {
  const { attribute, role, shape, property } = field;
  const { prior, inputs, difference } = basis;
  const former = prior === null ? null : attributeValue(prior, attribute.name);
  const isNew = prior === null || isReplacement(difference);
  if (role === "id") return isNew ? knownId(definition, inputs) : former;
  if (property === null) return UNKNOWN;
  const { computed, answered } = property.traits;
  // What the kind answers itself is left out by `check` where it follows from something that only the apply reads.
  const isChecked = computed && !(answered && inputs[property.name] === undefined);
  if (isChecked) return checkedValue(shape, inputs[property.name], former);
  const repeated = property.traits.repeats && valueAt(inputs, pointerTo(property.traits.repeats));
  if (repeated !== undefined && !hasUnknown(repeated as Value)) return fromContract(shape, repeated);
  if (isNew) return UNKNOWN;
  return !isChanged || isStable(definition, property, difference) ? former : UNKNOWN;
}

/** A value that `check` computes is known once its inputs are. */
function checkedValue(shape: Field["shape"], checked: unknown, former: Value): Value {
  const value = fromContract(shape, checked);
  return former !== null && isSameValue(shape, value, former) ? former : value;
}

/** The id of an object that is named by its inputs is known before it exists. */
function knownId(definition: Definition, inputs: Properties): Value {
  const known = inputProperties(definition).filter(
    ({ name, isOnWire }) => isOnWire && !hasUnknown((inputs[name] ?? UNKNOWN) as Value),
  );
  try {
    return idOf(definition, Object.fromEntries(known.map(({ name }) => [name, inputs[name]])));
  } catch {
    return UNKNOWN;
  }
}

function isReplacement(difference: Difference | null): boolean {
  return (difference?.replaces.length ?? 0) > 0;
}
