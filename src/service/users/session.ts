import { includesRole, operations, type Role, roles, type Scope, scopes } from "@consentform/consent/contract";
import { parse, serialize } from "hono/utils/cookie";
import type { Caller, UserCaller } from "../http/caller";
import type { ContentService } from "../http/handler";
import { refuseLoweredRole } from "../http/insufficient-role";
import { unauthenticated } from "../http/unauthenticated";
import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Queryable, Transaction } from "../store/database";
import { findSession, holdRole, insertSession, removeSession } from "../store/users";
import { hashesOfSignIn, hashOfSignIn, newCode } from "./one-time-code";

/** The lifetime of a session (contract 4.6). */
const SESSION_S = 12 * 3600;

/**
 * Cookies of signed-in users, by what they are for; `__Host-` where the service is reached by https. The way back from
 * an issuer is a navigation from another site, with which browsers send no cookie that is Strict.
 */
const cookies = {
  session: { name: "consentform_session", sameSite: "Strict" },
  "pre-sign-in": { name: "consentform_sign_in", sameSite: "Strict" },
  "at-issuer": { name: "consentform_at_issuer", sameSite: "Lax" },
} as const;

/** The purpose of a cookie. */
export type CookiePurpose = keyof typeof cookies;

/** The Set-Cookie header of a cookie that no script can use. `maxAgeS: 0` removes it. */
export function cookieHeader(
  settings: Pick<ServiceSettings, "origin">,
  purpose: CookiePurpose,
  value: string,
  maxAgeS: number,
): string {
  const { name, sameSite } = cookies[purpose];
  const options = { path: "/", httpOnly: true, sameSite, maxAge: maxAgeS } as const;
  return isSecure(settings)
    ? serialize(`__Host-${name}`, value, { ...options, secure: true })
    : serialize(name, value, options);
}

/** The value of a cookie in a request, or null. */
export function cookieOf(
  settings: Pick<ServiceSettings, "origin">,
  purpose: CookiePurpose,
  request: Request,
): string | null {
  const name = isSecure(settings) ? `__Host-${cookies[purpose].name}` : cookies[purpose].name;
  return parse(request.headers.get("cookie") ?? "", name)[name] ?? null;
}

function isSecure({ origin }: Pick<ServiceSettings, "origin">): boolean {
  return origin.startsWith("https:");
}

/** A session that begins. */
interface NewSession {
  readonly userId: string;
  /** The stored forms of the browser's former session, which ends. */
  readonly formerHashes: readonly string[];
  readonly now: Date;
  /** Default: the longest lifetime. */
  readonly endsAt?: Date;
}

/** Begins a session of a user, whichever way the user signed in. */
export async function startSession(
  tx: Transaction,
  runtime: Pick<Runtime, "randomBytes">,
  settings: Pick<ServiceSettings, "origin">,
  { userId, formerHashes, now, endsAt = endOfSession(now) }: NewSession,
): Promise<{ cookie: string; hash: string }> {
  if (formerHashes.length > 0) await removeSession(tx, formerHashes);
  const secret = newCode(runtime);
  const hash = hashOfSignIn(secret);
  await insertSession(tx, { secret_hash: hash, user_id: userId, created_at: now, expires_at: endsAt });
  return { cookie: cookieHeader(settings, "session", secret, SESSION_S), hash };
}

/** The latest end of a session that began then. */
export function endOfSession(startedAt: Date): Date {
  return new Date(startedAt.getTime() + SESSION_S * 1000);
}

/** The stored forms of the session of a request; none if it has no session. */
export function sessionHashes(settings: Pick<ServiceSettings, "origin">, request: Request): readonly string[] {
  const secret = cookieOf(settings, "session", request);
  return secret === null ? [] : hashesOfSignIn(secret);
}

/** Ends the session of a request. @returns false if it had none */
export async function endSession(
  db: Queryable,
  settings: Pick<ServiceSettings, "origin">,
  request: Request,
): Promise<boolean> {
  const hashes = sessionHashes(settings, request);
  return hashes.length > 0 && removeSession(db, hashes);
}

/** The id of the user whose session a request has; null without one. */
export async function userOfSession(
  db: Queryable,
  settings: Pick<ServiceSettings, "origin">,
  request: Request,
  now: Date,
): Promise<string | null> {
  const hashes = sessionHashes(settings, request);
  const session = hashes.length === 0 ? undefined : await findSession(db, hashes, now);
  return session?.user_id ?? null;
}

/** A signed-in user and the bucket in which the session's requests are counted. */
export interface SignedIn {
  readonly caller: UserCaller;
  readonly bucket: string;
}

/**
 * Step 3 of contract 4.12 without a token: the caller of a request by its session cookie.
 * @throws {Problem} unauthenticated
 */
export async function authenticateUser(
  db: Queryable,
  settings: Pick<ServiceSettings, "origin" | "singleSignOn">,
  request: Request,
  now: Date,
): Promise<SignedIn> {
  const hashes = sessionHashes(settings, request);
  const session = hashes.length === 0 ? undefined : await findSession(db, hashes, now);
  if (session === undefined || !isWayOpen(settings, session.issuer)) throw unauthenticated();
  return {
    caller: {
      kind: "user",
      userId: session.user_id,
      workspaceId: session.workspace_id,
      role: session.role,
      scopes: sessionScopes[session.role],
      siteId: null,
      environment: null,
      sessionHash: session.secret_hash,
      signedInAt: session.created_at,
      authenticatedAt: session.authenticated_at,
      sessionEndsAt: session.expires_at,
    },
    bucket: `session ${session.secret_hash}`,
  };
}

/**
 * Reports whether people may sign in this way, by links (null) or through an issuer. Sessions end with the way that
 * began them.
 */
export function isWayOpen({ singleSignOn }: Pick<ServiceSettings, "singleSignOn">, issuer: string | null): boolean {
  return issuer === null ? singleSignOn?.areLinksOff !== true : issuer === singleSignOn?.issuer;
}

/**
 * The user of a request outside /v1, which counts like a request to the API.
 * @throws {Problem} unauthenticated or rate-limited
 */
export async function authenticatePage(
  request: Request,
  { store, settings, runtime, limits }: ContentService,
  address: string | null,
): Promise<UserCaller> {
  const { caller, bucket } = await limits.counted(address, "session", () =>
    authenticateUser(store.db, settings, request, runtime.now()),
  );
  await limits.countSession(bucket);
  return caller;
}

/** The scopes of a session by role: those of the role's operations. A stolen cookie cannot export consent records. */
const sessionScopes = Object.fromEntries(roles.map((role) => [role, scopesOf(role)])) as Record<Role, Set<Scope>>;

function scopesOf(role: Role): Set<Scope> {
  const permitted = Object.values(operations).filter(
    (operation) => operation.auth === "token" && includesRole(role, operation.role),
  );
  return new Set(
    scopes.filter((scope) => scope !== "logs:export" && permitted.some((operation) => operation.scope === scope)),
  );
}

/** Time after the confirmation of a link, or the sign-in at an issuer, in which an owner may grant every scope. */
const FRESH_MS = 10 * MINUTE_MS;

/** The scopes that a caller may grant to a token, and may take from one by revoking it. */
export function grantableScopes(caller: Exclude<Caller, { kind: "public" }>, now: Date): ReadonlySet<Scope> {
  const provedAt = caller.kind === "user" ? caller.authenticatedAt : null;
  return provedAt !== null && now.getTime() - provedAt.getTime() < FRESH_MS ? new Set(scopes) : caller.scopes;
}

/**
 * Refuses a session that ended, or whose user's role was lowered, since its request came in. Prevents both until the
 * transaction ends. Requests of operators lock the user after the workspace and before tokens, so the last lock of a
 * transaction, or the one after that of the workspace, is the right place.
 * @param least the role of the operation
 * @throws {Problem} unauthenticated or insufficient-role
 */
export async function refuseEndedSession(tx: Transaction, caller: UserCaller, now: Date, least: Role): Promise<void> {
  const role = await holdRole(tx, caller.sessionHash, now);
  if (role === undefined) throw unauthenticated();
  refuseLoweredRole(role, caller.role, least);
}
