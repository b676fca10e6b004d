import { type StoredFacts, storedFacts } from "../lifecycle";
import type { HiddenInput } from "./recorded-inputs";

/** The facts about a resource in its hidden input. */
export function storedFactsOf({ key, kind, name, stack, origin }: HiddenInput): StoredFacts {
  const claimant = { key, label: `${kind} ${name}` };
  return storedFacts(kind, { key, stack: stack ?? null, claimant, origin: origin ?? "written" });
}
