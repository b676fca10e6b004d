import type { RequestBody, Schemas, Scope } from "@consentform/consent/contract";
import { externalKeyTaken } from "../http/conflicts";
import { checkPlanLimit } from "../http/plan-limits";
import { Problem, type ValidationError, validationFailed } from "../http/problem";
import { DAY_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import { json, type Row, type Transaction } from "../store/database";
import { isSiteOf } from "../store/sites";
import { countActiveTokens, insertToken, tokenWithExternalKey } from "../store/tokens";
import { hashTokenSecret, tokenHint } from "./token-secret";

/** A token that is asked for, of which workspace, and when. */
export interface TokenInput {
  readonly workspaceId: string;
  /** Fits the schema of createToken. */
  readonly body: RequestBody<"createToken">;
  readonly now: Date;
}

/**
 * Checks of a new token that the schema cannot express, including its site.
 * @throws {Problem} validation-failed
 */
export async function checkTokenBody(tx: Transaction, { workspaceId, body, now }: TokenInput): Promise<void> {
  checkBody(body, now);
  const siteId = body.site_id ?? null;
  if (siteId !== null && !(await isSiteOf(tx, workspaceId, siteId))) {
    throw validationFailed([{ pointer: "/site_id", code: "unknown-site", detail: "is not a site of this workspace" }]);
  }
}

/**
 * Needs the lock of the workspace (store/workspaces.ts), as {@link checkTokenLimit} does.
 * @throws {Problem} conflict external-key-taken
 */
export async function refuseTakenKey(tx: Transaction, { workspaceId, body, now }: TokenInput): Promise<void> {
  const externalKey = body.external_key ?? null;
  const taken = externalKey === null ? null : await tokenWithExternalKey(tx, workspaceId, externalKey, now);
  if (taken !== null) throw externalKeyTaken("token", taken);
}

/** @throws {Problem} plan-limit-reached */
export async function checkTokenLimit(tx: Transaction, { workspaceId, now }: TokenInput): Promise<void> {
  checkPlanLimit("tokens", await countActiveTokens(tx, workspaceId, now));
}

/** The secret, expiry and creator of a new token. */
export interface TokenCreation {
  readonly secret: string;
  readonly expiresAt: Date | null;
  /** The token that makes it; null for one that is written directly. */
  readonly parentId: string | null;
  readonly createdBy: Schemas["Actor"];
}

/** Adds the token that was asked for. It was checked. */
export function addToken(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  { workspaceId, body, now }: TokenInput,
  { secret, expiresAt, parentId, createdBy }: TokenCreation,
): Promise<Row<"tokens">> {
  return insertToken(tx, {
    id: runtime.newId("tok"),
    workspace_id: workspaceId,
    name: body.name,
    secret_hash: hashTokenSecret(secret),
    hint: tokenHint(secret),
    scopes: json(body.scopes),
    site_id: body.site_id ?? null,
    environment: body.environment ?? null,
    expires_at: expiresAt,
    external_key: body.external_key ?? null,
    parent_id: parentId,
    created_at: now,
    created_by: json(createdBy),
  });
}

function checkBody(body: RequestBody<"createToken">, now: Date): void {
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

/** The limits of what a token can be. */
export interface TokenMaker {
  readonly kind: "token" | "user";
  readonly scopes: ReadonlySet<Scope>;
  /** Null = never. */
  readonly expiresAt: Date | null;
}

/** The lifetime, in days, of a token that a session creates: the maximum with logs:export, otherwise the default. */
export const SESSION_TOKEN_DAYS = 90;

/** The way to act with all scopes as a signed-in user. */
export const FRESH_SIGN_IN =
  "Sign in again with a new link, from `consentform users link`, or at /sign-in/sso?fresh with single sign-on, and repeat the request within 10 minutes.";

/** When the new token expires: as asked, or by default; null = never. */
export function expiryOf(body: RequestBody<"createToken">, byDefault: Date | null, now: Date): Date | null {
  if (body.expires_in_days !== undefined) return new Date(now.getTime() + body.expires_in_days * DAY_MS);
  if (body.expires_at === undefined) return byDefault;
  return body.expires_at === null ? null : new Date(body.expires_at);
}

/**
 * A token is never wider than its maker (contract 2.14). Bindings need no look here: bound tokens make none.
 * @throws {Problem} token-escalation
 */
export function checkEscalation(scopes: readonly Scope[], expiresAt: Date | null, maker: TokenMaker): void {
  const excess = scopes.filter((scope) => !maker.scopes.has(scope));
  if (excess.length > 0) {
    const why =
      maker.kind === "user"
        ? `A session does not have ${excess.join(", ")}. ${FRESH_SIGN_IN}`
        : `The calling token does not have ${excess.join(", ")} and cannot grant it to another token.`;
    throw tokenEscalation(why, excess, "scopes");
  }
  if (maker.expiresAt !== null && (expiresAt === null || expiresAt > maker.expiresAt)) {
    const latest = maker.expiresAt.toISOString();
    const why =
      maker.kind === "user"
        ? `A token with logs:export that a session creates expires after ${SESSION_TOKEN_DAYS} days at most, at ${latest}. Leave out the expiry, or use a workspace token without an expiry.`
        : `The calling token expires at ${latest}; a token that it creates cannot expire later.`;
    throw tokenEscalation(why, [], "expires_at");
  }
}

/** The refusal of what would exceed the calling token. */
export function tokenEscalation(detail: string, excessScopes: readonly Scope[], field: string | null): Problem {
  return new Problem("token-escalation", { detail, excess_scopes: excessScopes, field });
}
