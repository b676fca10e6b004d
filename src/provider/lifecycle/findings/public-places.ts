import type { SchemaNode } from "@consentform/consent/contract";
import { pathOf } from "@consentform/consent/values";
import { definedName } from "../../resources/program-name";
import { component, mapValues, resolve, structure } from "../../resources/schema";

/** Part of a text, by its offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place that a text names, such as `/links/privacy_policy/en` or `settings.labels`. */
export interface PublicPlace extends Span {
  /** The names that a schema has, with what separates them. They say nothing about a value that looks like a part. */
  readonly names: readonly Span[];
  /** False for a word that could be a value as well. */
  readonly isCertain: boolean;
}

/** JSON Pointers into a banner document. A quoted one is a value. */
export function pointersIn(text: string): PublicPlace[] {
  return [...text.matchAll(/(?<![^\s(])\/[^\s"'`,;()]+/g)].map(({ 0: found, index }) => {
    const segments = found
      .replace(/[.:?!]+$/, "")
      .split("/")
      .slice(1);
    const names: Span[] = [];
    let node: SchemaNode | undefined = component("BannerDocument");
    let start = index;
    for (const segment of segments) {
      const [name = ""] = pathOf(`/${segment}`);
      const isNamed = isNameOf(node, name);
      const end: number = start + 1 + segment.length;
      names.push({ start, end: isNamed ? end : start + 1 });
      node = memberOf(node, name);
      start = end;
    }
    return { start: index, end: start, names, isCertain: true };
  });
}

/** Paths to properties of the object that `root` describes. The first word of a line is one, if `root` has it. */
export function propertiesIn(text: string, root: SchemaNode): PublicPlace[] {
  const path = /(?<![^\s(`])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*/g;
  return [...text.matchAll(path)].flatMap(({ 0: found, index }) => {
    const names: Span[] = [];
    let node: SchemaNode | undefined = root;
    const steps = [...found.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|\.?([A-Za-z_]\w*)/g)];
    for (const { 0: step, 1: quoted, 2: position, 3: word, index: at } of steps) {
      const name: string = word ?? position ?? quoted ?? "";
      const start = index + at;
      if (isNameOf(node, name)) names.push({ start, end: start + step.length });
      node = memberOf(node, name);
    }
    const isFirst = index === 0 || text[index - 1] === "\n";
    const isKnown = names[0]?.start === index;
    return isKnown ? [{ start: index, end: index + found.length, names, isCertain: isFirst || steps.length > 1 }] : [];
  });
}

/** True for a name that the schema has: of a property, of a member that it lists, or the position of an item. */
function isNameOf(node: SchemaNode | undefined, name: string): boolean {
  const { properties = {}, items, propertyNames } = structure(node ?? {});
  const { enum: listed } = resolve((propertyNames ?? {}) as SchemaNode);
  return (
    Object.hasOwn(properties, name) ||
    Object.hasOwn(properties, definedName(name)) ||
    (Array.isArray(listed) && listed.includes(name)) ||
    (items !== undefined && /^\d+$/.test(name))
  );
}

function memberOf(node: SchemaNode | undefined, name: string): SchemaNode | undefined {
  const shape = structure(node ?? {});
  const { properties = {}, items } = shape;
  const named = [name, definedName(name)].find((one) => Object.hasOwn(properties, one));
  return named === undefined ? (items ?? mapValues(shape)) : properties[named];
}
