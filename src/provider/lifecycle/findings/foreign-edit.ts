import { isObject, pathOf } from "@consentform/consent/values";
import {
  type Definition,
  inputProperties,
  joined,
  type Place,
  type Properties,
  ResourceError,
  text,
  type Wire,
} from "../../resources";
import type { Wording } from "../../resources/wording";
import { declaredPaths, leafPaths, valueAt } from "../values/declared";
import { isSame } from "../values/is-same";
import { isEntry, shapesOf } from "../values/shapes";

/** The facts about an object that was changed since it was recorded. */
export interface Comparison {
  /** Outputs of the last run. */
  recorded: Properties;
  inputs: Properties;
  /** The object's values now. */
  present: Properties;
}

/**
 * Places in declared properties where someone else set a value that the program does not declare. Changes of undeclared
 * properties are ignored, and a change to the declared value is not a conflict.
 */
export function foreignEdits(definition: Definition, { recorded, inputs, present }: Comparison): Place[] {
  const byName = new Map(inputProperties(definition).map((property) => [property.name, property]));
  const leaves = new Set([...declaredPaths(recorded), ...leafPaths(inputs, shapesOf(definition).isOpaque)]);
  const edited = [...leaves].filter((leaf) => {
    const property = byName.get(pathOf(leaf)[0] ?? "");
    if (property === undefined || !property.isOnWire || property.traits.writeOnly) return false;
    const [now, before, next] = [present, recorded, inputs].map((values) => emptied(valueAt(values, leaf), leaf));
    return !isSame(property, now, before) && !isSame(property, now, next);
  });
  return edited.sort().map(pathOf);
}

/** An object below a property that is a leaf was declared as an empty one, which says nothing of what is in it. */
function emptied(value: unknown, leaf: string): unknown {
  return isObject(value) && isEntry(leaf) ? {} : value;
}

/** The refusal to overwrite what someone else wrote: which properties, who, when, and what to do. */
export function foreignEdit(
  places: readonly Place[],
  { updated_at: when, updated_by: who }: Wire,
  { refresh }: Wording,
): ResourceError {
  const { type = "somebody", id = null } = (who ?? {}) as { type?: string; id?: string | null };
  const author = id === null ? type : `${type} ${id}`;
  const [first = []] = places;
  const message = `changed at ${String(when)} by ${author}, after this program wrote it. Nothing was overwritten.`;
  const names = places.map((property) => ({ property }));
  return new ResourceError({
    ...(places.length === 1 ? { property: first, message } : { message: text`${joined(names, ", ")}: ${message}` }),
    advice: `Refresh (${refresh}) to see the difference and decide.`,
  });
}
