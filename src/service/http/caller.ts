import {
  type ConditionalScope,
  includesRole,
  type Role,
  type Schemas,
  type Scope,
} from "@consentform/consent/contract";
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
interface PublicCaller {
  readonly kind: "public";
}

/** A request with a signed-in user's cookie. It is bound to nothing. */
export interface UserCaller {
  readonly kind: "user";
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: Role;
  readonly scopes: ReadonlySet<Scope>;
  readonly siteId: null;
  readonly environment: null;
  /** SHA-256 of the cookie. */
  readonly sessionHash: string;
  /** When the session began. */
  readonly signedInAt: Date;
  /** When the person proved who they are, with a link or to the issuer; null if the issuer does not say. */
  readonly authenticatedAt: Date | null;
  readonly sessionEndsAt: Date;
}

/** The sender of a request about a workspace. */
export type WorkspaceCaller = TokenCaller | UserCaller;

/** The sender of the request. */
export type Caller = WorkspaceCaller | PublicCaller;

/**
 * The caller of an operation about a workspace.
 * @throws {Error} on public operations: a mistake in the routes, never in the request.
 */
export function memberOf(caller: Caller): WorkspaceCaller {
  if (caller.kind === "public") {
    throw new Error("Only tokens and signed-in users reach this code, found a public caller.");
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

/** True if the caller has the scope; conditional scopes (contract 1.4) are asked with this. */
export function hasScope(caller: Caller, scope: Scope): boolean {
  return caller.kind !== "public" && caller.scopes.has(scope);
}

/** True if the caller may see a part of an operation's answer that is null or masked for others. */
export function maySee(caller: Caller, { scope, role = "viewer" }: ConditionalScope): boolean {
  return hasScope(caller, scope) && (caller.kind !== "user" || includesRole(caller.role, role));
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
