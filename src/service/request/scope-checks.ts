import type { ConditionalScope, Operation, Scope } from "@consentform/consent/contract";
import { type Caller, hasScope, type WorkspaceCaller } from "../http/caller";
import { refuseLesserRole } from "../http/insufficient-role";
import { Problem } from "../http/problem";

/**
 * Step 6 of contract 4.12: the scope and the role that the operation declares. A scope that no session has comes first:
 * another role would not help.
 * @throws {Problem} insufficient-scope or insufficient-role
 */
export function checkScope(operation: Operation, caller: WorkspaceCaller): void {
  if (caller.kind === "user" && operation.scope !== "logs:export") {
    refuseLesserRole(caller.role, operation.role, "This operation");
  }
  if (operation.auth === "token" && !caller.scopes.has(operation.scope)) {
    throw insufficientScope(operation.scope, caller, "This operation");
  }
}

/**
 * The scopes and roles that parts of a request need: query parameters in step 8, members of the body in step 12. Marks
 * of the forms `name`, `name=value`, `list.member` and `list.member=value` (any item of a list in the body) are
 * evaluated here. What an answer hides, and event kinds, are evaluated where they are known.
 * @throws {Problem} insufficient-scope or insufficient-role
 */
export function checkConditionalScopes(
  operation: Operation,
  caller: Caller,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const condition of operation.conditionalScopes) {
    if (condition.effect !== "refuse" || !isAskedFor(condition, values)) continue;
    if (caller.kind === "user" && condition.role !== undefined) {
      refuseLesserRole(caller.role, condition.role, `"${condition.when}"`);
    }
    if (caller.kind !== "public" && !hasScope(caller, condition.scope)) {
      throw insufficientScope(condition.scope, caller, `"${condition.when}"`);
    }
  }
}

function isAskedFor({ when }: ConditionalScope, values: Readonly<Record<string, unknown>>): boolean {
  const [, list, member, wanted] = /^(?:(\w+)\.)?(\w+)(?:=(\S+))?$/.exec(when) ?? [];
  if (list === undefined) return isGiven(values, member, wanted);
  const items = values[list];
  return Array.isArray(items) && items.some((item) => isGiven(item, member, wanted));
}

function isGiven(
  values: Readonly<Record<string, unknown>>,
  name: string | undefined,
  wanted: string | undefined,
): boolean {
  const value = name === undefined || !Object.hasOwn(values, name) ? undefined : values[name];
  if (value === undefined || value === null) return false;
  if (wanted === undefined) return true;
  return Array.isArray(value) ? value.map(String).includes(wanted) : String(value) === wanted;
}

function insufficientScope(scope: Scope, caller: WorkspaceCaller, what: string): Problem {
  return new Problem(
    "insufficient-scope",
    {
      detail: `${what} needs the scope ${scope}, which ${caller.kind === "user" ? "a session" : "the token"} does not have.`,
      required_scope: scope,
      token_scopes: [...caller.scopes],
    },
    { "WWW-Authenticate": `Bearer realm="consentform", error="insufficient_scope", scope="${scope}"` },
  );
}
