import type { Schemas, Scope } from "../../contract";
import type { Environment } from "../store/environment";

/** A request with a live token. At most one of `siteId` and `environment` is set: the token's binding. */
export interface TokenCaller {
  readonly kind: "token";
  readonly tokenId: string;
  readonly workspaceId: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly siteId: string | null;
  readonly environment: Environment | null;
  /** null = never. */
  readonly expiresAt: Date | null;
}

/** A request to a public route, without an identity. */
export interface PublicCaller {
  readonly kind: "public";
}

/** A request with a signed-in user's cookie. */
export interface UserCaller {
  readonly kind: "user";
  readonly userId: string;
  readonly workspaceId: string;
}

/** The sender of the request. */
export type Caller = TokenCaller | PublicCaller | UserCaller;

/**
 * The caller of an operation that only tokens reach.
 * @throws {Error} on public and user operations: a mistake in the routes, never in the request.
 */
export function tokenOf(caller: Caller): TokenCaller {
  if (caller.kind !== "token") {
    throw new Error(`Only tokens reach this code, found a ${caller.kind} caller.`);
  }
  return caller;
}

/**
 * The caller of an operation that only signed-in users reach.
 * @throws {Error} on other operations: a mistake in the routes, never in the request.
 */
export function userOf(caller: Caller): UserCaller {
  if (caller.kind !== "user") {
    throw new Error(`Only signed-in users reach this code, found a ${caller.kind} caller.`);
  }
  return caller;
}

/** True if the caller is a token with the scope; conditional scopes (contract 1.4) are asked with this. */
export function hasScope(caller: Caller, scope: Scope): boolean {
  return caller.kind === "token" && caller.scopes.has(scope);
}

/** Background work, and whoever asks a public route. */
export const systemActor = { type: "system", id: null } as const satisfies Schemas["Actor"];

/** The actor for `created_by`, `updated_by` and events (contract 2, rule g). */
export function actorOf(caller: Caller): Schemas["Actor"] {
  switch (caller.kind) {
    case "token":
      return { type: "token", id: caller.tokenId };
    case "user":
      return { type: "user", id: caller.userId };
    case "public":
      return systemActor;
  }
}
