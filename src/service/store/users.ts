import type { Queryable, Row, Transaction } from "./database";

/** The user of a workspace; made if there is none. A workspace has one, until more can be invited. */
export async function ensureUser(tx: Transaction, user: Row<"users">): Promise<Row<"users">> {
  const known = await tx
    .selectFrom("users")
    .selectAll()
    .where("workspace_id", "=", user.workspace_id)
    .orderBy("created_at")
    .executeTakeFirst();
  return known ?? tx.insertInto("users").values(user).returningAll().executeTakeFirstOrThrow();
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
export async function takeSignInCode(tx: Transaction, codeHash: string, now: Date): Promise<string | null> {
  await removeEndedCodes(tx, now);
  const taken = await tx
    .deleteFrom("sign_in_codes")
    .where("code_hash", "=", codeHash)
    .returning("user_id")
    .executeTakeFirst();
  return taken?.user_id ?? null;
}

/** Begins a session; ended ones are forgotten. */
export async function insertSession(tx: Transaction, session: Row<"user_sessions">): Promise<void> {
  await tx.deleteFrom("user_sessions").where("expires_at", "<=", session.created_at).execute();
  await tx.insertInto("user_sessions").values(session).execute();
}

/** Ends a session. */
export async function removeSession(tx: Transaction, secretHash: string): Promise<void> {
  await tx.deleteFrom("user_sessions").where("secret_hash", "=", secretHash).execute();
}

/** The user of a session that has not ended; undefined if there is none. */
export function userOfSession(db: Queryable, secretHash: string, now: Date): Promise<Row<"users"> | undefined> {
  return db
    .selectFrom("user_sessions")
    .innerJoin("users", "users.id", "user_sessions.user_id")
    .selectAll("users")
    .where("user_sessions.secret_hash", "=", secretHash)
    .where("user_sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** Adds the code of a link that opens the billing portal once. */
export async function insertPortalCode(tx: Transaction, code: Row<"portal_codes">): Promise<void> {
  await tx.insertInto("portal_codes").values(code).execute();
}

/** The purpose of a portal's link. */
export interface TakenPortalCode {
  readonly workspace_id: string;
  readonly return_url: string;
}

/** Uses a portal's code up; null if there is no such code that still holds. Ended ones are forgotten. */
export async function takePortalCode(tx: Transaction, codeHash: string, now: Date): Promise<TakenPortalCode | null> {
  await tx.deleteFrom("portal_codes").where("expires_at", "<=", now).execute();
  const taken = await tx
    .deleteFrom("portal_codes")
    .using("users")
    .whereRef("users.id", "=", "portal_codes.user_id")
    .where("code_hash", "=", codeHash)
    .returning(["users.workspace_id", "portal_codes.return_url"])
    .executeTakeFirst();
  return taken ?? null;
}
