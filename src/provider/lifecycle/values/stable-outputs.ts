import { pathOf } from "@consentform/consent/values";
import { type Definition, type Difference, inputProperties, type Property } from "../../resources";

/** Members that no update of any object changes (contract 2, rule h). */
const constantAttributes: ReadonlySet<string> = new Set(["workspace_id", "created_at", "created_by"]);

/** True for an output that the update of this difference does not change; null is an update of everything. */
export function isStable(
  definition: Definition,
  { name, traits }: Property,
  difference: Pick<Difference, "kind" | "changed"> | null,
): boolean {
  const { operations, update } = definition;
  if (constantAttributes.has(name)) return true;
  if (update === undefined && operations.update === undefined) return true;
  if (difference?.kind === "remote") return false;
  if (traits.follows !== undefined) return !isFollowing(traits.follows, difference);
  // Inputs that are never sent change nothing at the service.
  return update === undefined && !changedNames(difference).some((changed) => isSent(definition, changed));
}

/** True if one of the properties in `follows` differs. */
export function isFollowing(follows: readonly string[], difference: Pick<Difference, "changed"> | null): boolean {
  return changedNames(difference).some((name) => follows.includes(name));
}

function changedNames(difference: Pick<Difference, "changed"> | null): string[] {
  return (difference?.changed ?? []).map((path) => pathOf(path)[0] ?? "");
}

function isSent(definition: Definition, name: string): boolean {
  return inputProperties(definition).some((property) => property.name === name && property.isOnWire);
}
