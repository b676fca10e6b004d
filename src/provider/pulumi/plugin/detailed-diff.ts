import { PropertyDiff } from "@pulumi/pulumi/proto/provider_pb";
import { isObject, pathOf } from "../../../consent/values";
import { jsonEqual } from "../../lifecycle";
import type { Definition } from "../../resources";
import type { EngineProperties } from "../engine-values";
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

type Path = readonly string[];

const { Kind } = PropertyDiff;

/** The changed leaves, by the paths that the engine shows and that `replaceOnChanges` names. */
export function detailedDiff(definition: Definition, compared: Compared): [string, PropertyDiff][] {
  const { changed, replaced, former, recorded, inputs } = compared;
  return changed.flatMap((pointer) => {
    const place = programPlace(definition, pathOf(pointer)).map(String);
    const inside = leavesBelow(valueAt(former, place), valueAt(inputs, place), place);
    // If the inputs are equal, the service has another value. The recorded outputs then have the value before.
    const isInput = inside.length > 0;
    const before = isInput ? former : recorded;
    return (isInput ? inside : [place]).map((path): [string, PropertyDiff] => {
      const kind = kindOf(valueAt(before, path), valueAt(inputs, path), replaced.includes(path[0] ?? ""));
      return [pathText(path), new PropertyDiff().setKind(kind).setInputdiff(isInput)];
    });
  });
}

function kindOf(before: unknown, after: unknown, isReplaced: boolean): PropertyDiff.Kind {
  if (before === undefined) return isReplaced ? Kind.ADD_REPLACE : Kind.ADD;
  if (after === undefined) return isReplaced ? Kind.DELETE_REPLACE : Kind.DELETE;
  return isReplaced ? Kind.UPDATE_REPLACE : Kind.UPDATE;
}

/** The paths of the leaves that differ. */
function leavesBelow(before: unknown, after: unknown, path: Path): Path[] {
  if (jsonEqual(before, after)) return [];
  const areAlike = (isObject(before) && isObject(after)) || (Array.isArray(before) && Array.isArray(after));
  if (!areAlike) return [path];
  const names = new Set([...Object.keys(before as object), ...Object.keys(after as object)]);
  return [...names].flatMap((name) => leavesBelow(memberOf(before, name), memberOf(after, name), [...path, name]));
}

function valueAt(properties: unknown, path: Path): unknown {
  return path.reduce(memberOf, properties);
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as EngineProperties)[name];
}

/** A path as Pulumi writes it: `document.nav[1]["a.b"]`. */
function pathText([first = "", ...rest]: Path): string {
  const steps = rest.map((step) => {
    if (/^\d+$/.test(step)) return `[${step}]`;
    return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return first + steps.join("");
}
