import type { SchemaNode } from "../../src/consent/contract";
import { identityOf } from "../../src/provider/lifecycle/values/identity";
import { inputProperties, type Kind, type Properties, type Property, registry } from "../../src/provider/resources";
import { isDocument, mapValues, structure } from "../../src/provider/resources/schema";
import { block, jsonEncoded, reference } from "./hcl";

/** Arguments of the provider. */
export interface ProviderArguments {
  readonly endpoint?: string;
  readonly token?: string;
  readonly owner?: string;
}

/** The blocks that every configuration begins with. */
export function providerBlocks(given: ProviderArguments): string {
  const source = reference('{ source = "consentform/consentform" }');
  return [
    block("terraform", [], {}, [block("required_providers", [], { consentform: source })]),
    block("provider", ["consentform"], given),
  ].join("\n");
}

/** `ScanSchedule` gives `scan_schedule`: how names of programs are spelled in HCL. */
export function hclName(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

/** Type of a kind's resources: `consentform_scan_schedule`. */
export function resourceType(kind: Kind): string {
  return `consentform_${hclName(kind)}`;
}

/** Inputs as attributes of a resource block: documents are JSON text. */
export function toAttributes(kind: Kind, inputs: Properties): Record<string, unknown> {
  const properties = new Map(inputProperties(registry[kind]).map((property) => [property.name, property]));
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, toAttribute(properties.get(name), value)]),
  );
}

function toAttribute(property: Property | undefined, value: unknown): unknown {
  return property === undefined ? value : translate(property.schema, value);
}

function translate(node: SchemaNode, value: unknown): unknown {
  const shape = structure(node);
  if (isDocument(shape) || isFreeObject(shape)) return isObject(value) ? jsonEncoded(value) : value;
  if (Array.isArray(value)) return value.map((item) => translate(shape.items ?? {}, item));
  if (!isObject(value)) return value;
  const { properties } = shape;
  const members = Object.entries(value).map(([key, member]): [string, unknown] => {
    return [key, translate(properties?.[key] ?? mapValues(shape) ?? {}, member)];
  });
  return Object.fromEntries(members);
}

/** An object of any shape, such as a part of a document, has no type in HCL. */
function isFreeObject({ type, properties, additionalProperties }: SchemaNode): boolean {
  return type === "object" && properties === undefined && typeof additionalProperties !== "object";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Attributes of a recorded object as outputs; for what conformance rows ask of them. */
export function toOutputs(kind: Kind, attributes: Readonly<Record<string, unknown>>): Properties {
  // The import id may be made of several members; what outputs have as the id is one of them.
  return { ...attributes, ...identityOf(registry[kind], String(attributes.id)) };
}
