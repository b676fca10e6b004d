import { type Definition, inputProperties, type Properties, type Property, type Wire } from "../../resources";
import { leafPaths, selectDeclared } from "./declared";
import { diffMergePatch } from "./diff-merge-patch";
import { isSame } from "./is-same";
import { valuesOf } from "./sent-properties";
import { shapesOf, withEntries } from "./shapes";

/** The values that are compared to find what has to change in the service. */
export interface PatchSources {
  inputs: Properties;
  /** Leaves that were declared when the object was written last: those that `inputs` lacks go back to their default. */
  formerlyDeclared: readonly string[];
  /** The object's values. */
  present: Properties;
}

/**
 * The merge patch (RFC 7396) that makes declared properties as the inputs say. What was never
 * declared is neither read nor written. Empty when nothing has to change.
 */
export function patchFor(definition: Definition, { inputs, formerlyDeclared, present }: PatchSources): Wire {
  const sent = inputProperties(definition).filter(isSent);
  const byName = new Map(sent.map((property) => [property.name, property]));
  const declared = Object.fromEntries(Object.entries(inputs).filter(([name]) => byName.has(name)));
  const { isOpaque, isKeyed } = shapesOf(definition);
  const managed = withEntries([...formerlyDeclared, ...leafPaths(declared, isOpaque)], isKeyed);
  const isUnchanged = (name: string, one: unknown, other: unknown) => {
    const property = byName.get(name);
    return property !== undefined && isSame(property, one, other);
  };
  const shapeOf = (name: string) => (isOpaque(name) ? "whole" : isKeyed(name) ? "keyed" : "structure");
  const patch = diffMergePatch(
    onlySent(selectDeclared(present, managed, isOpaque), byName),
    declared,
    isUnchanged,
    shapeOf,
  );
  return valuesOf(sent, patch);
}

function isSent({ isOnWire, traits }: Property): boolean {
  return isOnWire && !traits.computed && !traits.onlyOnCreate;
}

function onlySent(values: Properties, sent: ReadonlyMap<string, Property>): Properties {
  return Object.fromEntries(Object.entries(values).filter(([name]) => sent.has(name)));
}
