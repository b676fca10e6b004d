import * as lifecycle from "../lifecycle";
import { type Definition, ResourceError, registry } from "../resources";
import { processLedger } from "./process-state";
import type { HiddenInput } from "./recorded-inputs";
import { storedFactsOf } from "./stored-facts";
import { pulumiWording } from "./wording";

/** True for an object that a resource of the program manages, as far as this process knows. */
export function isManaged(kind: string, id: unknown): boolean {
  const definition = (registry as Record<string, Definition>)[kind] as Definition;
  return typeof id === "string" && lifecycle.isClaimed(processLedger().claims, definition, id);
}

/** Records what the program's resource manages. @throws Error when another resource of the program manages it */
export function claim(hidden: HiddenInput, names: readonly string[]): void {
  refuseCollision(hidden, processLedger().claims.take(names, storedFactsOf(hidden).claimant));
}

/** @throws ResourceError for a collision */
export function refuseCollision(hidden: HiddenInput, collision: lifecycle.Collision | null): void {
  if (collision === null) return;
  throw new ResourceError(lifecycle.secondResource(storedFactsOf(hidden).claimant, collision, pulumiWording));
}
