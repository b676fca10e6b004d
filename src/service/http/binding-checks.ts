import { contractDocument, type Operation } from "@consentform/consent/contract";
import type { Environment } from "../store/environment";
import type { Caller, WorkspaceCaller } from "./caller";
import { Problem } from "./problem";

/**
 * Step 7 of contract 4.12: operations on the whole workspace (W and X of contract 1.3) are closed to bound tokens,
 * except that a token may revoke itself.
 * @throws {Problem} token-binding-mismatch
 */
export function checkWorkspaceBinding(
  operation: Operation,
  caller: WorkspaceCaller,
  path: Readonly<Record<string, string>>,
): void {
  if (operation.id === "revokeToken" && caller.kind === "token" && path.id === caller.tokenId) return;
  const isClosed =
    (caller.siteId !== null && operation.siteBinding === "W") ||
    (caller.environment !== null && operation.environmentBinding === "X");
  if (isClosed) throw bindingMismatch(caller, "cannot act on the whole workspace");
}

/** The subject of an operation, for bindings to an environment. */
export interface EnvironmentSubject {
  /** Of the object that the path names; null if it has none. */
  readonly object: Environment | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body as sent, not yet validated. */
  readonly body: unknown;
}

/**
 * Step 10 of contract 4.12: the environment of the object and of the request (E), of a filter (F), of a release (R), or
 * production (P) must be that of the binding. An environment in the body counts if it is a legal value; otherwise step
 * 12 refuses it.
 * @throws {Problem} token-binding-mismatch
 */
export function checkEnvironmentBinding(operation: Operation, caller: Caller, subject: EnvironmentSubject): void {
  if (caller.kind !== "token" || caller.environment === null) return;
  const other = environmentsOf(operation, subject).find((environment) => environment !== caller.environment);
  if (other !== undefined) throw bindingMismatch(caller, `cannot act on ${other}`);
}

function environmentsOf(operation: Operation, { object, query, body }: EnvironmentSubject): Environment[] {
  switch (operation.environmentBinding) {
    case "E":
      return [object, query.environment, environmentOfBody(operation, body)].filter(isEnvironment);
    case "F":
      return [query.environment].flat().filter(isEnvironment);
    case "P":
      return ["production"];
    case "R":
      return [memberOf(body, "release")].filter(isEnvironment);
    default:
      return [];
  }
}

/** As sent, or the default that an absent one means; a merge patch without one changes nothing. */
function environmentOfBody(operation: Operation, body: unknown): unknown {
  const sent = memberOf(body, "environment");
  const schema =
    operation.requestSchema === null ? undefined : contractDocument().components.schemas[operation.requestSchema];
  const fallback = schema?.properties?.environment?.default;
  if (operation.method === "PATCH") return sent === null ? "production" : sent;
  return sent ?? fallback;
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function isEnvironment(value: unknown): value is Environment {
  return value === "preview" || value === "production";
}

/** The refusal of what a binding closes. @param what continues "The token is bound to … and" */
export function bindingMismatch(caller: WorkspaceCaller, what: string): Problem {
  const place = caller.siteId === null ? `the environment ${caller.environment}` : `the site ${caller.siteId}`;
  return new Problem("token-binding-mismatch", {
    detail: `The token is bound to ${place} and ${what}.`,
    binding: { site_id: caller.siteId, environment: caller.environment },
  });
}
