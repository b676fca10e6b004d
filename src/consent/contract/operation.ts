import type { ProblemSlug } from "./generated/problems";

/** The ten scopes of a token. */
export const scopes = [
  "sites:read",
  "sites:write",
  "banner:read",
  "banner:write",
  "banner:publish",
  "scans:read",
  "scans:run",
  "logs:read",
  "logs:export",
  "analytics:read",
] as const;

/** One of the ten scopes. */
export type Scope = (typeof scopes)[number];

/** The roles of a signed-in user. Each includes the ones before it. */
export const roles = ["viewer", "editor", "publisher", "owner"] as const;

/** One of the roles. */
export type Role = (typeof roles)[number];

/** True if a role includes another or equals it. */
export function includesRole(role: Role, other: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(other);
}

/** A part of an operation that needs a further scope; `effect` is what happens without it (contract 1.4). */
export interface ConditionalScope {
  when: string;
  scope: Scope;
  /** The least role of a signed-in user for this part; absent if that of the operation is enough. */
  role?: Role;
  effect: "refuse" | "null" | "mask";
}

/** An operation of the contract, as data (contract 1.1). */
export interface Operation {
  id: string;
  /** Row in the contract's table, 1 to 71. */
  row: number;
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** Below /v1, with `{id}` placeholders. */
  path: string;
  tag: string;
  scope: Scope;
  /** token: with the scope; any-token: any live one; public: none read; user: a signed-in user's cookie only. */
  auth: "token" | "any-token" | "public" | "user";
  /** The least role of a signed-in user; `viewer` on public operations, which read none. */
  role: Role;
  /**
   * replay: the key repeats the stored answer; target: the state as asked is success; natural: idempotent without a key
   * (contract 4.4).
   */
  idempotency: "replay" | "target" | "natural";
  /** True if each call that succeeds, and each that is refused to its caller, is a row of the audit log. */
  isAudited: boolean;
  hasEtag: boolean;
  honoursIfMatch: boolean;
  honoursIfNoneMatch: boolean;
  /** Effect of a binding to one site (contract 1.3). */
  siteBinding: "L" | "W" | "S" | "I" | "-";
  /** Effect of a binding to one environment (contract 1.3). */
  environmentBinding: "X" | "E" | "F" | "P" | "R" | "-";
  isList: boolean;
  successes: readonly number[];
  /** Everything it can answer, universal problems included. */
  problems: readonly ProblemSlug[];
  conditionalScopes: readonly ConditionalScope[];
  /** Component name of the request body, or null. */
  requestSchema: string | null;
  /** Component name of the answer (of one item, for a list), or null. */
  responseSchema: string | null;
  isBodyRequired: boolean;
  queryParameters: readonly string[];
  pathParameters: readonly string[];
}
