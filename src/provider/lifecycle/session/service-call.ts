import type { OperationId } from "@consentform/consent/contract";
import { type Client, isProblem, type ProblemError } from "../../client";
import type { Wire } from "../../resources";

/** A call by an operation that a definition names: its types are known to the definition's author, not here. */
export interface PlainCall {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: Wire;
  ifMatch?: string;
  ifNoneMatch?: "*";
  lane?: "write" | "read" | "poll";
  idempotencyKey?: string;
  deadlineMs?: number;
}

/** The response to a call. */
export interface PlainReply {
  status: number;
  data: Wire;
  isReplayed: boolean;
  answeredAtMs: number;
  attempts: number;
}

/**
 * Calls an operation by its id. Bodies were encoded by the operation's own schema, which is what makes the types true.
 */
export async function callService(client: Client, operation: OperationId, request: PlainCall): Promise<PlainReply> {
  const call = client.call as unknown as (operation: OperationId, request: PlainCall) => Promise<PlainReply>;
  return call(operation, request);
}

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
