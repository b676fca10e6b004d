import { digest, jsonEqual } from "@consentform/consent/values";
import { DECLARED, declaredPaths, knownState, select, UNFINISHED, unfinishedIn } from "../../lifecycle";
import type { Properties } from "../../resources";
import { answeredProperties, type Definition } from "../../resources";
import { fromContract, toContract } from "../schema/convert";
import { type Field, resourceFields } from "../schema/resource-fields";
import { member } from "../schema/same-value";
import { hasUnknown, type Value } from "../values";
import type { PrivateState } from "./private-state";

/** Attributes of a resource by name; each declared one is there. */
export type Attributes = Readonly<Record<string, Value>>;

/** The values of properties that attributes hold. Throws InvalidJson. */
export function propertiesOf(definition: Definition, attributes: Attributes): Properties {
  return Object.fromEntries(
    resourceFields(definition).flatMap((field) => {
      const value = propertyOf(field, attributes);
      return value === undefined || field.property === null ? [] : [[field.property.name, value]];
    }),
  );
}

/** The value of one property, or undefined. Throws InvalidJson. */
function propertyOf({ attribute, shape, role, property }: Field, attributes: Attributes): unknown {
  if (property === null || (role !== "input" && role !== "output")) return undefined;
  return toContract(shape, attributes[attribute.name] ?? null);
}

/**
 * The lifecycle's record in a resource's state: the outputs, the declared inputs as they were declared, and in
 * `effective` the service's other values.
 */
export function recordedOf(definition: Definition, attributes: Attributes, kept: PrivateState): Properties {
  const known = withDigests(definition, propertiesOf(definition, attributes));
  const declared = select(known, kept.declared);
  const effective = Object.entries(known).filter(
    ([name, value]) => name in declared && !jsonEqual(value, declared[name]),
  );
  return {
    ...known,
    ...declared,
    effective: Object.fromEntries(effective),
    // Where the import id is made of other members, only what is kept knows the object's own; without that it is asked
    // for.
    id: kept.ownId ?? (isImportIdOwn(definition) ? attributes.id : null) ?? undefined,
    [DECLARED]: kept.declared,
    ...(kept.unfinished !== null && { [UNFINISHED]: kept.unfinished }),
  };
}

/** The inputs of the last run for `check`: as the record, with documents in place of their digests. */
export function recordedInputsOf(definition: Definition, attributes: Attributes, kept: PrivateState): Properties {
  const documents = Object.entries(propertiesOf(definition, attributes)).filter(
    ([name]) => definition.properties[name]?.digestOnly !== undefined,
  );
  return { ...recordedOf(definition, attributes, kept), ...Object.fromEntries(documents) };
}

/** Outputs hold digests in place of documents. */
function withDigests(definition: Definition, known: Properties): Properties {
  const digests = Object.entries(definition.properties).flatMap(([name, { digestOnly }]) =>
    digestOnly === undefined || known[name] === undefined ? [] : [[name, known[digestOnly] ?? digest(known[name])]],
  );
  return { ...known, ...Object.fromEntries(digests) };
}

/** The outcome of a lifecycle operation. */
export interface Outcome {
  /** Import id. */
  readonly id: string;
  readonly outputs: Properties;
  /** The actual inputs, if a read returned them. */
  readonly inputs?: Properties;
}

/**
 * Attributes that hold an outcome. Values that it does not contain are as in `before`, or their default if there is
 * none.
 */
export function attributesOf(definition: Definition, { id, outputs, inputs }: Outcome, before: Attributes): Attributes {
  const answered = new Set(answeredProperties(definition).map(({ name }) => name));
  const known = { ...knownState(outputs), ...documentsOf(definition, inputs) };
  const values = resourceFields(definition).map((field): [string, Value] => {
    const { attribute, shape, role, property } = field;
    const former = knownOrNull(before[attribute.name]);
    if (role === "id") return [attribute.name, id];
    if (attribute.isWriteOnly) return [attribute.name, null];
    if (property === null || role === "secretVersion") return [attribute.name, former];
    const value = known[property.name];
    if (value !== undefined) return [attribute.name, fromContract(shape, value)];
    if (answered.has(property.name) && former === null) return [attribute.name, null];
    return [attribute.name, former ?? fromContract(shape, property.default)];
  });
  return Object.fromEntries(values);
}

function knownOrNull(value: Value = null): Value {
  return hasUnknown(value) ? null : value;
}

/** Only inputs contain documents; outputs have digests under their names. */
function documentsOf(definition: Definition, inputs: Properties = {}): Properties {
  return Object.fromEntries(
    Object.entries(definition.properties).flatMap(([name, { digestOnly }]) =>
      digestOnly === undefined ? [] : [[name, inputs[name]]],
    ),
  );
}

/** The hidden data beside the attributes of an outcome. */
export function privateOf(
  definition: Definition,
  { id, outputs }: Outcome,
  kept: Pick<PrivateState, "key" | "formerKeys" | "origin" | "resource">,
): PrivateState {
  const hasOwnId = !isImportIdOwn(definition) && typeof outputs.id === "string" && outputs.id !== id;
  return {
    declared: declaredPaths(outputs),
    unfinished: unfinishedIn(outputs),
    origin: kept.origin,
    key: kept.key,
    formerKeys: kept.formerKeys,
    resource: kept.resource,
    planned: null,
    plannedKey: null,
    deletionPlannedIn: null,
    ownId: hasOwnId ? String(outputs.id) : null,
  };
}

function isImportIdOwn({ id: template = "{id}" }: Definition): boolean {
  return template === "{id}";
}

/** A member of attributes. */
export function attributeValue(attributes: Attributes | null, name: string): Value {
  return attributes === null ? null : member(attributes, name);
}
