import type { SchemaNode } from "@consentform/consent/contract";
import { isObject, pathOf, pointerTo } from "@consentform/consent/values";
import { DECLARED } from "../../lifecycle";
import {
  type Definition,
  inputProperties,
  outputProperties,
  type Place,
  type Properties,
  type Property,
} from "../../resources";
import { definedName, programName } from "../../resources/program-name";
import { isDocument, mapValues, structure } from "../../resources/schema";
import { undefinedName, undefinedProgramName } from "./undefined-name";

/** A direction of translation. */
interface Direction {
  /** The name by which the definition knows a property, if it has it; null if no property has that name. */
  targetName(name: string): string | null;
  /** The new name of a property that the definition has, from the definition's. */
  known(name: string): string;
  /** The new name of one that it does not have. */
  unknown(name: string): string;
}

const toProgram: Direction = { targetName: (name) => name, known: programName, unknown: undefinedProgramName };
const fromProgram: Direction = {
  targetName: (name) => (programName(definedName(name)) === name ? definedName(name) : null),
  known: (name) => name,
  unknown: undefinedName,
};

/** Inputs as a program spells them, from those of the lifecycle. */
export function programInputValues(definition: Definition, inputs: Properties): Properties {
  return translated(inputNode(definition), inputs, toProgram);
}

/** Inputs as the lifecycle spells them, from those of a program. */
export function definedInputs(definition: Definition, inputs: Properties): Properties {
  return translated(inputNode(definition), inputs, fromProgram);
}

/** Outputs as Pulumi's state has them, from those of the lifecycle. */
export function programOutputValues(definition: Definition, outputs: Properties): Properties {
  return withPointers(translated(outputNode(definition), outputs, toProgram), inputNode(definition), toProgram);
}

/** Outputs as the lifecycle spells them, from those of Pulumi's state. */
export function definedOutputs(definition: Definition, outputs: Properties): Properties {
  return withPointers(translated(outputNode(definition), outputs, fromProgram), inputNode(definition), fromProgram);
}

/** A value that an operation answers, as programs spell it. */
export function programValue(node: SchemaNode, value: unknown): unknown {
  return valueIn(node, value, toProgram);
}

/** A place among a resource's properties, as programs spell it. Keys of maps stay. */
export function programPlace(definition: Definition, place: Place): Place {
  return placeIn(inputNode(definition), place, toProgram);
}

/** Pointers in the order in which the lifecycle lists them. */
function withPointers({ [DECLARED]: paths, ...outputs }: Properties, node: SchemaNode, direction: Direction) {
  if (!Array.isArray(paths)) return paths === undefined ? outputs : { ...outputs, [DECLARED]: paths };
  const pointers = paths.map((path) => pointerTo(placeIn(node, pathOf(String(path)), direction).map(String)));
  return { ...outputs, [DECLARED]: pointers.sort() };
}

function inputNode(definition: Definition): SchemaNode {
  return nodeOf([...outputProperties(definition), ...inputProperties(definition)]);
}

/** Outputs that echo an input have its members, and those that answers add. */
function outputNode(definition: Definition): SchemaNode {
  return nodeOf([...inputProperties(definition), ...outputProperties(definition)]);
}

function nodeOf(properties: readonly Property[]): SchemaNode {
  return { properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])) };
}

function translated(node: SchemaNode, properties: Properties, direction: Direction): Properties {
  return valueIn(node, properties, direction) as Properties;
}

/** Documents, keys of maps and everything without a structure stay as they are. */
function valueIn(node: SchemaNode, value: unknown, direction: Direction): unknown {
  const shape = structure(node);
  if (isDocument(shape)) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => valueIn(items, item, direction));
  }
  if (!isObject(value) || (shape.properties ?? mapValues(shape)) === undefined) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const step = stepIn(shape, name, direction);
    return [step.name, step.node === undefined ? member : valueIn(step.node, member, direction)] as const;
  });
  return Object.fromEntries(entries);
}

function placeIn(node: SchemaNode, place: Place, direction: Direction): Place {
  let at: SchemaNode = node;
  return place.map((step) => {
    const shape = structure(at);
    if (typeof step === "number") {
      at = shape.items ?? {};
      return step;
    }
    const { name, node: inner = {} } = stepIn(shape, step, direction);
    at = inner;
    return name;
  });
}

function stepIn(shape: SchemaNode, name: string, { targetName, known, unknown }: Direction) {
  const { properties } = shape;
  if (properties === undefined || isDocument(shape)) return { name, node: mapValues(shape) };
  const own = targetName(name);
  if (own === null || !Object.hasOwn(properties, own)) return { name: unknown(name), node: undefined };
  return { name: known(own), node: properties[own] };
}
