import type { Schemas } from "@consentform/consent/contract";
import { Problem } from "./problem";

/**
 * The refusal of a request that contradicts what exists.
 * @param conflictingId the object that has the value, null where the caller's binding hides it or there is none
 */
export function conflict(
  reason: Schemas["ConflictReason"],
  detail: string,
  field: string | null = null,
  conflictingId: string | null = null,
): Problem {
  return new Problem("conflict", { detail, reason, field, conflicting_id: conflictingId });
}

/** The refusal of a create whose external key another object of the kind has (contract 2, rule i). */
export function externalKeyTaken(kind: string, conflictingId: string | null): Problem {
  return conflict(
    "external-key-taken",
    `A ${kind} with this external_key already exists.`,
    "external_key",
    conflictingId,
  );
}
