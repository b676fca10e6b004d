import { isObject, pathOf, pointerTo } from "@consentform/consent/values";
import type { Clock } from "../../client";
import {
  type Definition,
  type Difference,
  inputProperties,
  type Origin,
  type Properties,
  type Property,
} from "../../resources";
import type { ResourceRequest } from "../object/remote-object";
import { leafPaths, recordedInputs, unfinishedIn, valueAt } from "../values/declared";
import { isSame } from "../values/is-same";
import { recordedDigest } from "../values/recorded-digest";
import { isEntry, shapesOf } from "../values/shapes";
import { hasUnknown, type IsUnknown } from "../values/unknown";
import { withoutUndefined } from "../values/without-undefined";

/** The input of `diff`. */
export interface DiffRequest extends Pick<ResourceRequest, "recorded" | "inputs"> {
  /** True for the engine's stand-in for a value that is not known yet; it differs from everything. */
  readonly isUnknown: IsUnknown;
  readonly clock: Pick<Clock, "now">;
  /** Default: written. Outputs of an import have only what answers contain. */
  readonly origin?: Origin;
}

/** Compares what is declared now with what was declared when the outputs were recorded. Sends nothing. */
export function diff(definition: Definition, request: DiffRequest): Difference {
  const { recorded, inputs: given, isUnknown, clock, origin = "written" } = request;
  const inputs = withoutUndefined(given);
  const before = recordedInputs(definition, recorded, inputs);
  const properties = inputProperties(definition).filter(({ traits }) => !traits.onlyOnCreate);
  const { isKeyed } = shapesOf(definition);
  const changed = properties.flatMap((property) => {
    const leaves = changedLeaves(property, before, inputs, isUnknown);
    return isKeyed(property.name) ? [...new Set([...leaves, ...changedEntries(property, before, inputs)])] : leaves;
  });
  const replaces = properties.filter(
    (property) =>
      isReplaced(property, recorded, inputs, changed, isUnknown) &&
      !(origin !== "written" && isUnreported(property, recorded, inputs)),
  );
  const isUnfinished = unfinishedIn(recorded) !== null;
  const standard: Difference = {
    kind: changed.length > 0 ? "inputs" : isUnfinished ? "remote" : "none",
    replaces: replaces.map(({ name }) => name),
    changed,
  };
  return definition.diff?.({ inputs, recorded, nowMs: clock.now(), origin }, standard) ?? standard;
}

function changedLeaves(property: Property, before: Properties, inputs: Properties, isUnknown: IsUnknown): string[] {
  const { name, traits } = property;
  const [recorded, declared] = [before[name], inputs[name]];
  if (recorded === undefined && declared === undefined) return [];
  if (traits.digestOnly !== undefined && declared !== undefined) {
    return !hasUnknown(declared, isUnknown) && recordedDigest(property, inputs) === recorded ? [] : [pointerTo([name])];
  }
  const isMap = isObject(recorded ?? declared) && isObject(declared ?? recorded);
  const leaves = isMap ? leavesOfBoth(name, recorded ?? {}, declared ?? {}) : [pointerTo([name])];
  return leaves.filter((leaf) => {
    const [one, other] = [valueAt(before, leaf), valueAt(inputs, leaf)];
    // An empty object declares nothing.
    if (isMap && isObject(one ?? {}) && isObject(other ?? {})) return false;
    return hasUnknown(other, isUnknown) || !isSame(property, one, other);
  });
}

/** Empty entries of a map that only one side has. */
function changedEntries({ name }: Property, before: Properties, inputs: Properties): string[] {
  const entries = leavesOfBoth(name, before[name] ?? {}, inputs[name] ?? {}).filter(isEntry);
  return entries.filter((leaf) => (valueAt(before, leaf) === undefined) !== (valueAt(inputs, leaf) === undefined));
}

/** One side has no value: an import does not report it, or the program does not declare what an import reported. */
function isUnreported({ name, default: fallback }: Property, recorded: Properties, inputs: Properties): boolean {
  return (recorded[name] ?? fallback) === undefined || (inputs[name] ?? fallback) === undefined;
}

function leavesOfBoth(name: string, one: unknown, other: unknown): string[] {
  const never = () => false;
  return [...new Set([...leafPaths({ [name]: one }, never), ...leafPaths({ [name]: other }, never)])];
}

/**
 * A property that only begins or ceases to be declared, with the value that the object has anyway, replaces nothing.
 */
function isReplaced(
  property: Property,
  recorded: Properties,
  inputs: Properties,
  changed: readonly string[],
  isUnknown: IsUnknown,
): boolean {
  const { name, traits } = property;
  if (!traits.replaces || !changed.some((leaf) => pathOf(leaf)[0] === name)) return false;
  const declared = inputs[name] ?? property.default;
  return hasUnknown(declared, isUnknown) || !isSame(property, recorded[name] ?? property.default, declared);
}
