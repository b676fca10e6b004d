import { DECLARED, type StoredFacts, storedFacts } from "../lifecycle";
import type { EngineProperties } from "./engine-values";
import type { HiddenInput } from "./recorded-inputs";

/**
 * The facts about a resource in its hidden input.
 *
 * @param recorded its outputs; without declared places they are only an id, as at `.get()`
 */
export function storedFactsOf(
  { key, kind, name, stack }: HiddenInput,
  recorded: EngineProperties = { [DECLARED]: [] },
): StoredFacts {
  const origin = DECLARED in recorded ? "written" : "id only";
  return storedFacts(kind, { key, stack: stack ?? null, origin, claimant: { key, label: `${kind} ${name}` } });
}
