import { answeredProperties, type EphemeralResource, inputProperties, type Property, registry } from "../../resources";
import { attributeOf, type BlockSchema, computedUse, optionalUse, requiredUse } from "./attribute";
import { type Shape, shapeOf } from "./shape";
import { sentences, valueNotes } from "./value-notes";

/** An attribute of an ephemeral resource. */
export interface EphemeralField {
  readonly name: string;
  readonly property: Property;
  readonly shape: Shape;
  readonly isInput: boolean;
}

/** The attributes of an ephemeral resource: what may be set, and what its kind answers. */
export function ephemeralFields({ kind, inputs }: EphemeralResource): readonly EphemeralField[] {
  const settable = inputProperties(registry[kind]).filter(({ name }) => inputs.includes(name));
  const names = new Set(inputs);
  const answered = answeredProperties(registry[kind]).filter(({ name }) => !names.has(name));
  return [...settable, ...answered].map((property) => ({
    name: property.name,
    property,
    shape: shapeOf(property.schema, property.traits.unordered === true),
    isInput: names.has(property.name),
  }));
}

/** The schema of an ephemeral resource. */
export function ephemeralSchema(resource: EphemeralResource): BlockSchema {
  const attributes = ephemeralFields(resource).map(({ name, property, shape, isInput }) => {
    const use = !isInput ? computedUse : property.isRequired ? requiredUse : optionalUse;
    const isSensitive = property.traits.secret === true;
    return attributeOf(
      name,
      shape,
      sentences(property.description, valueNotes(property.schema, isInput ? property.default : undefined)),
      { ...use, isSensitive },
    );
  });
  return { version: 0, description: resource.description, attributes };
}
