import type { SchemaNode } from "@consentform/consent/contract";
import { pathOf, pointerTo } from "@consentform/consent/values";
import { type Definition, inputProperties, type Place } from "../../resources";
import { isDocument, mapValues, structure } from "../../resources/schema";

/** The place that a refusal of the service names. */
export interface RefusedPlace {
  /** Empty: the request as a whole. */
  readonly property: Place;
  /**
   * JSON Pointer below the property, in the service's spelling: into a document, or to a member that no program can
   * set. Empty elsewhere.
   */
  readonly pointer: string;
}

interface Found extends RefusedPlace {
  readonly schema: SchemaNode;
}

/**
 * The property that a refusal of the service names: `/settings/promotion_gate/mode` is `settings`, `promotion_gate`,
 * `mode`.
 *
 * @param pointer a JSON Pointer into a request, or the name of a parameter
 */
export function refusedPlace(definition: Definition, pointer: string): RefusedPlace {
  const [first = "", ...rest] = pointer.startsWith("/") ? pathOf(pointer) : [pointer];
  if (first === "") return { property: [], pointer: "" };
  const property = inputProperties(definition).find(({ name, isOnWire }) => isOnWire && name === first);
  if (property === undefined) {
    // Programs would read the body's name in their own spelling, in which no one knows it.
    return pointer.startsWith("/") ? { property: [], pointer } : { property: [first], pointer: "" };
  }
  const { schema } = property;
  const found = rest.reduce<Found>(step, { property: [property.name], pointer: "", schema });
  return { property: found.property, pointer: found.pointer };
}

function step({ property, pointer, schema }: Found, name: string): Found {
  const shape = structure(schema);
  if (isDocument(shape) || pointer !== "" || isUnknown(shape, name))
    return { property, pointer: pointer + pointerTo([name]), schema };
  if (shape.items !== undefined) return { property: [...property, Number(name)], pointer, schema: shape.items };
  return { property: [...property, name], pointer, schema: shape.properties?.[name] ?? mapValues(shape) ?? {} };
}

function isUnknown(shape: SchemaNode, name: string): boolean {
  return shape.properties !== undefined && !Object.hasOwn(shape.properties, name) && mapValues(shape) === undefined;
}
