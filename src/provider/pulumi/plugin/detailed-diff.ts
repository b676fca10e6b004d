import { isObject, jsonEqual, pathOf } from "@consentform/consent/values";
import { PropertyDiff } from "@pulumi/pulumi/proto/provider_pb";
import type { Definition } from "../../resources";
import { type EngineProperties, pathsIn } from "../engine-values";
import { programPlace } from "../spelling/translate";

/** The parts of a difference. */
export interface Compared {
  /** JSON Pointers to the declared leaves that differ, in the lifecycle's spelling. */
  readonly changed: readonly string[];
  /** Names of the properties that force a replacement. */
  readonly replaced: readonly string[];
  /** The inputs of the last run. */
  readonly former: EngineProperties;
  readonly recorded: EngineProperties;
  readonly inputs: EngineProperties;
}

/** Names of members, and positions in lists as numbers. */
export type DiffPath = readonly (string | number)[];

const { Kind } = PropertyDiff;

/**
 * The changed leaves, by the paths that the engine shows and that `replaceOnChanges` names. Of a secret, only its own
 * place is named: the names inside it may be secret as well.
 */
export function detailedDiff(definition: Definition, compared: Compared): [DiffPath, PropertyDiff][] {
  const { changed, replaced, former, recorded, inputs } = compared;
  const secrets = new Set([inputs, former, recorded].flatMap(pathsIn).map((path) => pathText(path)));
  const found = new Map<string, [DiffPath, PropertyDiff]>();
  for (const pointer of changed) {
    const place = programPlace(definition, pathOf(pointer)).map(String);
    const leaves = leavesBelow(valueAt(former, place), valueAt(inputs, place), place);
    // If the inputs are equal, the service has another value. The recorded outputs then have the value before.
    const isInput = leaves.length > 0;
    const before = isInput ? former : recorded;
    for (const leaf of isInput ? leaves : [place]) {
      const path = shownPath(leaf, secrets, [before, inputs]);
      const names = path.map(String);
      const kind = kindOf(valueAt(before, names), valueAt(inputs, names), replaced.includes(names[0] ?? ""));
      found.set(pathText(path), [path, new PropertyDiff().setKind(kind).setInputdiff(isInput)]);
    }
  }
  return [...found.values()];
}

function kindOf(before: unknown, after: unknown, isReplaced: boolean): PropertyDiff.Kind {
  if (before === undefined) return isReplaced ? Kind.ADD_REPLACE : Kind.ADD;
  if (after === undefined) return isReplaced ? Kind.DELETE_REPLACE : Kind.DELETE;
  return isReplaced ? Kind.UPDATE_REPLACE : Kind.UPDATE;
}

/** The paths of the leaves that differ. */
function leavesBelow(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (jsonEqual(before, after)) return [];
  const areAlike = (isObject(before) && isObject(after)) || (Array.isArray(before) && Array.isArray(after));
  if (!areAlike) return [path];
  const names = new Set([...Object.keys(before as object), ...Object.keys(after as object)]);
  return [...names].flatMap((name) => leavesBelow(memberOf(before, name), memberOf(after, name), [...path, name]));
}

/**
 * The path as far as it may be shown and the engine can read it: up to a secret, and up to a name that ends with a
 * backslash, which would escape the quotation mark after it. Only positions in lists are numbers: the engine makes a
 * list of as many items.
 */
function shownPath(leaf: readonly string[], secrets: ReadonlySet<string>, values: readonly unknown[]): DiffPath {
  const path: (string | number)[] = [];
  for (const [index, step] of leaf.entries()) {
    if (step.endsWith("\\") && index > 0) break;
    const isPosition = values.some((value) => Array.isArray(valueAt(value, leaf.slice(0, index))));
    path.push(isPosition ? Number(step) : step);
    if (secrets.has(pathText(path.map(String)))) break;
  }
  return path;
}

function valueAt(properties: unknown, path: readonly string[]): unknown {
  return path.reduce(memberOf, properties);
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as EngineProperties)[name];
}

/**
 * A path as the engine reads it: `document.nav[1]["a.b"]`. Of quoted names, it reads quotation marks alone as escaped.
 */
export function pathText([first = "", ...rest]: DiffPath): string {
  const steps = rest.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `["${step.replaceAll('"', '\\"')}"]`;
  });
  return first + steps.join("");
}
