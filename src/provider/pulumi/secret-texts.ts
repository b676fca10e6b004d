import type { SchemaNode } from "@consentform/consent/contract";
import { clipped, pointerTo } from "@consentform/consent/values";
import type { Properties } from "../resources";
import { contractWords } from "../resources/contract-words";
import { definedName } from "../resources/program-name";
import { component, isDocument, mapValues, resolve, structure } from "../resources/schema";
import type { SecretPath } from "./secret-paths";

/** The texts of which secret values consist. */
export interface SecretTexts {
  /** Texts, and numbers as texts. */
  readonly values: readonly string[];
  /** Names of members that the contract does not have, also as a JSON Pointer spells them. */
  readonly names: readonly string[];
}

const nothing: SecretTexts = { values: [], names: [] };

/** The texts of what is at `paths` in the value that `node` describes. */
export function secretTexts(node: SchemaNode, value: unknown, paths: readonly SecretPath[]): SecretTexts {
  return joined(paths.map((path) => textsAt(node, value, path)));
}

/** The names on the path itself are not part of the secret. */
function textsAt(node: SchemaNode | undefined, value: unknown, [name, ...rest]: SecretPath): SecretTexts {
  if (name === undefined) return textsIn(node, value);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return nothing;
  return textsAt(memberNode(shapeOf(node), name), (value as Properties)[name], rest);
}

function textsIn(node: SchemaNode | undefined, value: unknown): SecretTexts {
  if (typeof value === "string" || typeof value === "number") return { values: [String(value)], names: [] };
  if (typeof value !== "object" || value === null) return nothing;
  const shape = shapeOf(node);
  const members = Object.entries(value).map(([name, member]) => textsIn(memberNode(shape, name), member));
  const names = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !isPublicName(shape, name));
  return joined([...members, { values: [], names: names.flatMap(spellingsOf) }]);
}

/**
 * True for a name that the contract defines: a property of the object's schema, or any other word of the contract. A
 * known word in the wrong place says nothing about the secret. Names in a map are the user's, except those that the
 * contract enumerates. Language tags are hidden, too: the contract has only a pattern for them, which `en-acquisition`
 * also matches. A document repeats them as values, which are hidden anyway.
 */
function isPublicName(shape: SchemaNode, name: string): boolean {
  if (Object.hasOwn(shape.properties ?? {}, name)) return true;
  if (mapValues(shape) === undefined) return contractWords().has(definedName(name));
  const { enum: listed } = resolve((shape.propertyNames ?? {}) as SchemaNode);
  return Array.isArray(listed) && listed.includes(name);
}

/**
 * A document is opaque only to the lifecycle. An object that allows any members is a template of a document, or part of
 * one.
 */
function shapeOf(node: SchemaNode = {}): SchemaNode {
  const shape = structure(node);
  return isDocument(shape) || shape.additionalProperties === true ? structure(component("BannerDocument")) : shape;
}

function memberNode({ properties = {}, items, ...shape }: SchemaNode, name: string): SchemaNode | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : (items ?? mapValues(shape));
}

/** The name, also as a pointer spells it. Messages truncate a long name before they put it in a pointer. */
function spellingsOf(name: string): string[] {
  return [name, ...[name, clipped(name)].map((one) => pointerTo([one]).slice(1))];
}

function joined(all: readonly SecretTexts[]): SecretTexts {
  return { values: all.flatMap(({ values }) => values), names: all.flatMap(({ names }) => names) };
}
