import type { SchemaNode } from "../contract";
import { type Definition, inputProperties } from "../resources";
import { isDocument, mapValues, programName, structure } from "../resources/schema";
import { namesOf } from "./declared";

/** A name that a program may write behind a dot. */
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

interface Place {
  readonly path: string;
  readonly schema: SchemaNode;
}

/**
 * The place that a refusal of the service names, as a program writes it: `/settings/promotion_gate/mode` is
 * `settings.promotionGate.mode`. Inside a document places stay JSON Pointers.
 *
 * @param place a JSON Pointer into a request, or the name of a parameter
 */
export function programPath(definition: Definition, place: string): string {
  const [first = "", ...rest] = namesOf(place.startsWith("/") ? place : `/${place}`);
  if (first === "") return "request";
  const property = inputProperties(definition).find(({ wireName }) => wireName === first);
  if (property === undefined) return [first, ...rest].join("/");
  return rest.reduce<Place>(step, { path: property.name, schema: property.schema }).path;
}

function step({ path, schema }: Place, name: string): Place {
  const shape = structure(schema);
  if (isDocument(shape)) return { path: `${path}/${name}`, schema };
  if (shape.items !== undefined) return { path: `${path}[${name}]`, schema: shape.items };
  const declared = shape.properties?.[programName(name)];
  if (declared !== undefined) return { path: `${path}.${programName(name)}`, schema: declared };
  const key = PLAIN_NAME.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  return { path: `${path}${key}`, schema: mapValues(shape) ?? {} };
}
