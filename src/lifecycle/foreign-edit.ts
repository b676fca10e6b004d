import { type Definition, inputProperties, type Properties, type Wire } from "../resources";
import { declaredPaths, leafPaths, namesOf, valueAt } from "./declared";
import { opaqueIn } from "./opaque";
import { isSame } from "./same";
import type { Wording } from "./wording";

/** What is known when an object turns out to have been changed since it was recorded. */
export interface Encounter {
  /** Outputs of the last run. */
  recorded: Properties;
  inputs: Properties;
  /** The object's values now, in the program's spelling. */
  present: Properties;
}

/**
 * Names of the declared properties that somebody else has set to something that the program does not want. Changes of undeclared
 * properties are nobody's business here, and a change to what the program wants anyway is no conflict.
 */
export function foreignEdits(definition: Definition, { recorded, inputs, present }: Encounter): string[] {
  const byName = new Map(inputProperties(definition).map((property) => [property.name, property]));
  const leaves = new Set([...declaredPaths(recorded), ...leafPaths(inputs, opaqueIn(definition))]);
  const edited = [...leaves].filter((leaf) => {
    const property = byName.get(namesOf(leaf)[0] ?? "");
    if (property === undefined || property.wireName === null || property.traits.writeOnly) return false;
    const now = valueAt(present, leaf);
    return !isSame(property, now, valueAt(recorded, leaf)) && !isSame(property, now, valueAt(inputs, leaf));
  });
  return [...new Set(edited.map((leaf) => namesOf(leaf).join(".")))].sort();
}

/** The refusal to overwrite what somebody else wrote: which properties, who, when, and what to do. */
export function describeForeignEdit(
  names: readonly string[],
  { updated_at: when, updated_by: who }: Wire,
  { refresh }: Wording,
): string {
  const { type = "somebody", id = null } = (who ?? {}) as { type?: string; id?: string | null };
  const author = id === null ? type : `${type} ${id}`;
  return `${names.join(", ")}: changed at ${String(when)} by ${author}, after this program wrote it. Nothing was overwritten. Refresh (${refresh}) to see the difference and decide.`;
}
