import { operations } from "@consentform/consent/contract";
import { answeredProperties, type Definition, inputProperties, type Property } from "../../resources";
import { component } from "../../resources/schema";
import { type Attribute, attributeOf, computedUse, optionalUse, requiredUse, type Use } from "./attribute";
import { propertyShape, type Shape } from "./shape";
import { sentences, valueNotes } from "./value-notes";

/**
 * The role of a resource's attribute in the lifecycle. id: the import id. key: `external_key`. input: set by the
 * configuration, or by its default. output: set by the service, or by `check`. secret and secretVersion: the write-only
 * form of a secret input, and the number whose change sends it again.
 */
type Role = "id" | "key" | "input" | "output" | "secret" | "secretVersion";

/** An attribute of a resource and its meaning. */
export interface Field {
  readonly attribute: Attribute;
  readonly shape: Shape;
  readonly role: Role;
  /**
   * The property of the definition; of `secret` and `secretVersion` the input that they belong to. Null for `id` and
   * `key`.
   */
  readonly property: Property | null;
}

/** Member of a create body by which Terraform identifies an object permanently (contract 2, rule i). */
const KEY_MEMBER = "external_key";

const stringShape: Shape = { kind: "string", isTime: false, literals: [] };
const numberShape: Shape = { kind: "number" };

const cache = new WeakMap<Definition, readonly Field[]>();

/** The attributes of a resource, in the order in which they are documented. */
export function resourceFields(definition: Definition): readonly Field[] {
  const known = cache.get(definition);
  if (known !== undefined) return known;
  const inputs = inputProperties(definition).filter((property) => isSettable(definition, property));
  const names = new Set(["id", ...inputs.map(({ name }) => name)]);
  const computed = inputProperties(definition).filter(({ traits }) => traits.computed);
  const answered = answeredProperties(definition).filter(({ traits }) => !traits.computed);
  const outputs = [...computed, ...answered].filter(({ name }) => !names.has(name));
  const fields = [
    ...inputs.flatMap((property) => inputFields(definition, property)),
    ...keyFields(definition),
    idField(definition),
    ...outputs.map(outputField),
  ];
  cache.set(definition, fields);
  return fields;
}

/** Import is Terraform's way to take over what exists; only what a definition itself has to say about it remains. */
function isSettable({ properties }: Definition, { name, traits }: Property): boolean {
  return !traits.computed && (name !== "adopt" || properties.adopt !== undefined);
}

function inputFields(definition: Definition, property: Property): Field[] {
  const { name, traits, schema } = property;
  const shape = propertyShape(property);
  const notes = [
    traits.replaces ? "A change creates a new object." : "",
    traits.onlyOnCreate ? "Changing only this argument does not update the resource." : "",
    valueNotes(schema, property.default),
  ];
  const field = {
    attribute: attributeOf(name, shape, sentences(property.description, ...notes), inputUse(definition, property)),
    shape,
    role: "input",
    property,
  } as const;
  return traits.secret ? [field, ...writeOnlyFields(name, property)] : [field];
}

function writeOnlyFields(name: string, property: Property): Field[] {
  const secret = `Write-only form of \`${name}\`, never stored in state: sent at creation and when \`${name}_wo_version\` changes. Accepts ephemeral values. Requires Terraform or OpenTofu 1.11.`;
  const version = `Raise it to send \`${name}_wo\` again.`;
  const hidden: Use = { ...optionalUse, isSensitive: true, isWriteOnly: true };
  return [
    { attribute: attributeOf(`${name}_wo`, stringShape, secret, hidden), shape: stringShape, role: "secret", property },
    {
      attribute: attributeOf(`${name}_wo_version`, numberShape, version, optionalUse),
      shape: numberShape,
      role: "secretVersion",
      property,
    },
  ];
}

function keyFields(definition: Definition): Field[] {
  if (!hasKey(definition)) return [];
  const description =
    "Permanent name of the object, unique for its kind in the workspace, 1 to 64 characters of `A-Za-z0-9_.:-`. Default: a hash of the type, the provider's `owner`, the name and everything that cannot be changed. A change creates a new object.";
  const attribute = attributeOf(KEY_MEMBER, stringShape, description, { ...optionalUse, isComputed: true });
  return [{ attribute, shape: stringShape, role: "key", property: null }];
}

/** Reports whether the objects of a kind have an `external_key`. */
export function hasKey({ operations: { create } }: Definition): boolean {
  const { requestSchema = null } = create === undefined ? {} : operations[create];
  return requestSchema !== null && KEY_MEMBER in (component(requestSchema).properties ?? {});
}

function idField({ id: template = "{id}" }: Definition): Field {
  const description = template === "{id}" ? "Id, also for import." : `Id, also for import: \`${template}\`.`;
  return {
    attribute: attributeOf("id", stringShape, description, computedUse),
    shape: stringShape,
    role: "id",
    property: null,
  };
}

function outputField(property: Property): Field {
  // The contract describes a value that `check` computes as the service returns it.
  const shape = propertyShape(property);
  const use = { ...computedUse, isSensitive: property.traits.secret === true };
  return {
    attribute: attributeOf(
      property.name,
      shape,
      sentences(property.description, valueNotes(property.schema, undefined)),
      use,
    ),
    shape,
    role: "output",
    property,
  };
}

/**
 * An input without a returned value and a default can only be null when it is left out; a creation-only input keeps its
 * former value.
 */
function inputUse(definition: Definition, { name, isRequired, default: fallback, traits }: Property): Use {
  if (isRequired) return { ...requiredUse, isSensitive: traits.secret === true };
  const isAnswered = answeredProperties(definition).some((property) => property.name === name);
  const isComputed = isAnswered || (fallback ?? null) !== null || traits.onlyOnCreate === true;
  return { ...optionalUse, isComputed, isSensitive: traits.secret === true };
}
