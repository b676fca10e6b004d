import type { Role } from "@consentform/consent/contract";
import { type Insertable, sql } from "kysely";
import { type Requirement, requireRelease } from "./compatibility";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The user of a workspace who signs in with links and has this name, or none; created unless there is one. */
export async function ensureUser(tx: Transaction, user: Insertable<Database["users"]>): Promise<Row<"users">> {
  const known = await tx
    .selectFrom("users")
    .selectAll()
    .where("workspace_id", "=", user.workspace_id)
    .where("name", user.name == null ? "is" : "=", user.name ?? null)
    .where("issuer", "is", null)
    .orderBy("created_at")
    .forUpdate()
    .executeTakeFirst();
  return known ?? tx.insertInto("users").values(user).returningAll().executeTakeFirstOrThrow();
}

/** The first release with roles. Releases before it treat every user as an owner. */
const lesserUsers: Requirement = { from: 36, reason: "it has users who are not owners" };

/** Assigns a role to a user. Running sessions have it, too. */
export async function setRole(tx: Transaction, id: string, role: Role): Promise<void> {
  await tx.updateTable("users").set({ role }).where("id", "=", id).execute();
  if (role !== "owner") await requireRelease(tx, lesserUsers);
}

/** Reports whether a workspace has an owner. */
export async function hasOwner(tx: Transaction, workspaceId: string): Promise<boolean> {
  const query = tx.selectFrom("users").select("id").where("workspace_id", "=", workspaceId);
  return (await query.where("role", "=", "owner").limit(1).executeTakeFirst()) !== undefined;
}

/** The names of a workspace's other users who sign in with links. An issuer's users are known by its name for them. */
export async function otherNames(tx: Transaction, user: Pick<Row<"users">, "id" | "workspace_id">): Promise<string[]> {
  const others = await tx
    .selectFrom("users")
    .select("name")
    .where("workspace_id", "=", user.workspace_id)
    .where("issuer", "is", null)
    .where("id", "!=", user.id)
    .execute();
  return others.flatMap(({ name }) => (name === null ? [] : [name]));
}

/** A user with the workspace and the sessions that have not ended. */
export interface ListedUser {
  readonly id: string;
  readonly name: string | null;
  readonly workspace: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly sessions: number;
}

/** Users by workspace and name; of all workspaces without a name. */
export function listUsers(db: Queryable, workspace: string | undefined, now: Date): Promise<ListedUser[]> {
  return db
    .selectFrom("users")
    .innerJoin("workspaces", "workspaces.id", "users.workspace_id")
    .leftJoin("user_sessions", (join) =>
      join.onRef("user_sessions.user_id", "=", "users.id").on("user_sessions.expires_at", ">", now),
    )
    .select(["users.id", "users.name", "workspaces.name as workspace", "users.role", "users.created_at"])
    .select(sql<number>`count(user_sessions.secret_hash)::integer`.as("sessions"))
    .where((where) => (workspace === undefined ? where.lit(true) : where("workspaces.name", "=", workspace)))
    .groupBy(["users.id", "workspaces.name"])
    .orderBy("workspaces.name")
    .orderBy("users.name")
    .execute();
}

/**
 * Removes a user with sessions and links.
 * @param name of a user of links; null is the user of `consentform dev`
 * @param id of any user, in place of the name
 * @returns the user; undefined if there is none
 */
export function removeUser(
  tx: Transaction,
  workspaceId: string,
  name: string | null,
  id?: string,
): Promise<Row<"users"> | undefined> {
  const query = tx.deleteFrom("users").where("workspace_id", "=", workspaceId).returningAll();
  if (id !== undefined) return query.where("id", "=", id).executeTakeFirst();
  const named = query.where("name", name === null ? "is" : "=", name).where("issuer", "is", null);
  return named.executeTakeFirst();
}

/** Reports whether there is a user in any workspace. */
export async function hasUsers(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Adds the code of a link that signs in once. */
export async function insertSignInCode(tx: Transaction, code: Row<"sign_in_codes">): Promise<void> {
  await tx.insertInto("sign_in_codes").values(code).execute();
}

/** Forgets codes for signing in whose time is over. */
export async function removeEndedCodes(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_codes").where("expires_at", "<=", now).execute();
}

/** Uses a code up: the id of its user, or null if there is no such code that still holds. Ended ones are forgotten. */
export async function consumeSignInCode(
  tx: Transaction,
  codeHashes: readonly string[],
  now: Date,
): Promise<string | null> {
  await removeEndedCodes(tx, now);
  const taken = await tx
    .deleteFrom("sign_in_codes")
    .where("code_hash", "in", codeHashes)
    .returning("user_id")
    .executeTakeFirst();
  return taken?.user_id ?? null;
}

/** The id of a user's workspace; null if there is no such user. */
export async function workspaceOfUser(db: Queryable, id: string): Promise<string | null> {
  const user = await db.selectFrom("users").select("workspace_id").where("id", "=", id).executeTakeFirst();
  return user?.workspace_id ?? null;
}

/** Begins a session; ended ones are forgotten. */
export async function insertSession(tx: Transaction, session: Row<"user_sessions">): Promise<void> {
  await tx.deleteFrom("user_sessions").where("expires_at", "<=", session.created_at).execute();
  await tx.insertInto("user_sessions").values(session).execute();
}

/** Ends a session. @returns false if there is none */
export async function removeSession(tx: Queryable, secretHashes: readonly string[]): Promise<boolean> {
  const removed = await tx.deleteFrom("user_sessions").where("secret_hash", "in", secretHashes).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/**
 * The current role of a session's user; undefined if the session has ended. Until the transaction ends, the user is not
 * removed and keeps the role.
 */
export async function holdRole(tx: Transaction, secretHash: string, now: Date): Promise<Role | undefined> {
  const user = await tx
    .selectFrom("users")
    .innerJoin("user_sessions", "user_sessions.user_id", "users.id")
    .select("users.role")
    .where("secret_hash", "=", secretHash)
    .where("expires_at", ">", now)
    .forShare("users")
    .executeTakeFirst();
  return user?.role;
}

/** A session that has not ended, with its user. */
export interface LiveSession {
  readonly secret_hash: string;
  readonly user_id: string;
  readonly workspace_id: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Null for a session that a sign-in link began. */
  readonly issuer: string | null;
  /** When the person proved who they are; null if that is unknown. */
  readonly authenticated_at: Date | null;
}

/** The session of a secret; undefined if there is none, or it has ended. */
export function findSession(
  db: Queryable,
  secretHashes: readonly string[],
  now: Date,
): Promise<LiveSession | undefined> {
  return db
    .selectFrom("user_sessions")
    .innerJoin("users", "users.id", "user_sessions.user_id")
    .leftJoin("issuer_sessions", "issuer_sessions.secret_hash", "user_sessions.secret_hash")
    .select(["user_sessions.secret_hash", "user_id", "users.workspace_id", "users.role", "users.issuer"])
    .select(["user_sessions.created_at", "expires_at"])
    .select((cell) =>
      cell
        .case()
        .when("users.issuer", "is", null)
        .then(cell.ref("user_sessions.created_at"))
        .else(cell.ref("issuer_sessions.authenticated_at"))
        .end()
        .as("authenticated_at"),
    )
    .where("user_sessions.secret_hash", "in", secretHashes)
    .where("user_sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** The sessions of a user that have not ended, the newest first. */
export function sessionsOf(db: Queryable, userId: string, now: Date): Promise<Row<"user_sessions">[]> {
  return db
    .selectFrom("user_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Adds the code of a link that opens the billing portal once. */
export async function insertPortalCode(tx: Transaction, code: Row<"portal_codes">): Promise<void> {
  await tx.insertInto("portal_codes").values(code).execute();
}

/** The purpose of a portal's link. */
export interface ConsumedPortalCode {
  readonly user_id: string;
  readonly workspace_id: string;
  readonly return_url: string;
}

/** Reports whether a portal's code still holds for a user who is still an owner, and leaves it. */
export async function hasPortalCode(db: Queryable, codeHash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("portal_codes")
    .innerJoin("users", "users.id", "portal_codes.user_id")
    .select("code_hash")
    .where("role", "=", "owner")
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses a portal's code up; null if there is no such code that still holds, or its user is no longer an owner. Ended
 * ones are forgotten.
 */
export async function consumePortalCode(
  tx: Transaction,
  codeHash: string,
  now: Date,
): Promise<ConsumedPortalCode | null> {
  await tx.deleteFrom("portal_codes").where("expires_at", "<=", now).execute();
  const taken = await tx
    .deleteFrom("portal_codes")
    .using("users")
    .whereRef("users.id", "=", "portal_codes.user_id")
    .where("users.role", "=", "owner")
    .where("code_hash", "=", codeHash)
    .returning(["users.workspace_id", "portal_codes.user_id", "portal_codes.return_url"])
    .executeTakeFirst();
  return taken ?? null;
}

/** A user who is known to exist, with the name of the workspace. */
export function userWithWorkspace(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<{ id: string; name: string | null; workspace_name: string }> {
  return db
    .selectFrom("users")
    .innerJoin("workspaces", "workspaces.id", "users.workspace_id")
    .select(["users.id", "users.name", "workspaces.name as workspace_name"])
    .where("users.workspace_id", "=", workspaceId)
    .where("users.id", "=", id)
    .executeTakeFirstOrThrow();
}
