import { isProblem, type ProblemError } from "../../client";

/** A conflict for `reason` (contract 4.1) that names the object in the way. */
export function conflictingId(error: unknown, reason: string): string | null {
  if (!isProblem(error, "conflict") || error.members.reason !== reason) return null;
  return idIn(error);
}

/** The id of the existing object because of which a creation with `If-None-Match: *` failed; else null. */
export function existingId(error: unknown): string | null {
  return isProblem(error, "precondition-failed") ? idIn(error) : null;
}

function idIn({ members: { conflicting_id: id } }: ProblemError): string | null {
  return typeof id === "string" ? id : null;
}

/** True for the answer to a request for something that is not there, or is hidden from the token. */
export function isNotFound(error: unknown): error is ProblemError {
  return isProblem(error, "not-found");
}
