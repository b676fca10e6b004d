import type { RequestBody, Scope } from "../../contract";
import type { TokenCaller } from "../caller";
import { dayMs } from "../durations";
import { Problem, type ValidationError, validationFailed } from "../problem";

/**
 * What the schema cannot say about a new token.
 * @throws {Problem} validation-failed
 */
export function checkTokenBody(body: RequestBody<"createToken">, now: Date): void {
  const faults: ValidationError[] = [];
  if ((body.site_id ?? null) !== null && (body.environment ?? null) !== null) {
    faults.push({
      pointer: "/environment",
      code: "two-bindings",
      detail: "a token is bound to one site or to one environment; leave one of the two out",
    });
  }
  if (body.expires_at !== undefined && body.expires_in_days !== undefined) {
    faults.push({
      pointer: "/expires_in_days",
      code: "two-expiries",
      detail: "send either expires_at or expires_in_days",
    });
  }
  const expiresAt = body.expires_at ?? null;
  if (expiresAt !== null && !(Date.parse(expiresAt) > now.getTime())) {
    faults.push({ pointer: "/expires_at", code: "not-in-the-future", detail: "must be a time in the future" });
  }
  if (faults.length > 0) throw validationFailed(faults);
}

/** When the new token expires: as asked, or with its maker; null = never. */
export function expiryOf(body: RequestBody<"createToken">, maker: TokenCaller, now: Date): Date | null {
  if (body.expires_in_days !== undefined) return new Date(now.getTime() + body.expires_in_days * dayMs);
  if (body.expires_at === undefined) return maker.expiresAt;
  return body.expires_at === null ? null : new Date(body.expires_at);
}

/**
 * A token is never wider than its maker (contract 2.14). Bindings need no look here: bound tokens make none.
 * @throws {Problem} token-escalation
 */
export function checkEscalation(scopes: readonly Scope[], expiresAt: Date | null, maker: TokenCaller): void {
  const excess = scopes.filter((scope) => !maker.scopes.has(scope));
  if (excess.length > 0) {
    throw tokenEscalation(
      `The calling token does not have ${excess.join(", ")} and cannot give it to another token.`,
      excess,
      "scopes",
    );
  }
  if (maker.expiresAt !== null && (expiresAt === null || expiresAt > maker.expiresAt)) {
    throw tokenEscalation(
      `The calling token expires at ${maker.expiresAt.toISOString()}; a token that it makes cannot live longer.`,
      [],
      "expires_at",
    );
  }
}

/** The refusal of what would exceed the calling token. */
export function tokenEscalation(detail: string, excessScopes: readonly Scope[], field: string | null): Problem {
  return new Problem("token-escalation", { detail, excess_scopes: excessScopes, field });
}
