import type { Role } from "@consentform/consent/contract";
import type { Insertable } from "kysely";
import { requireRelease } from "./compatibility";
import type { Database, Queryable, Row, Transaction } from "./database";

/** A user as the issuer describes them now. */
export interface IssuerUser {
  /** For a new user. */
  readonly id: string;
  readonly workspace_id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly role: Role;
  readonly created_at: Date;
}

/** The user whom an issuer names so, with the name and role of now; created unless there is one. @returns the id */
export async function ensureIssuerUser(tx: Transaction, user: IssuerUser): Promise<string> {
  const { name, role } = user;
  const { id } = await tx
    .insertInto("users")
    .values(user)
    .onConflict((known) => known.columns(["workspace_id", "issuer", "subject"]).doUpdateSet({ name, role }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await requireRelease(tx, { from: 37, reason: "it has users of single sign-on" });
  return id;
}

/** Uses a sign-in up. @returns false if it was used before. Ended ones are forgotten */
export async function consumeSignIn(tx: Transaction, signIn: Row<"used_sign_ins">, now: Date): Promise<boolean> {
  await removeEndedSignIns(tx, now);
  const added = await tx
    .insertInto("used_sign_ins")
    .values(signIn)
    .onConflict((used) => used.doNothing())
    .returning("state_hash")
    .executeTakeFirst();
  return added !== undefined;
}

/** Forgets completed sign-ins whose time is over. */
export async function removeEndedSignIns(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("used_sign_ins").where("expires_at", "<=", now).execute();
}

/** Adds what a session has from its issuer. */
export async function insertIssuerSession(
  tx: Transaction,
  session: Insertable<Database["issuer_sessions"]>,
): Promise<void> {
  await tx.insertInto("issuer_sessions").values(session).execute();
}

/** A session that an issuer began, with its user. */
export interface IssuerSession extends Row<"issuer_sessions"> {
  readonly user_id: string;
  readonly workspace_id: string;
  readonly issuer: string | null;
  readonly subject: string | null;
  /** Of the user, when the session was due. */
  readonly role: Role;
  readonly created_at: Date;
}

/** The session of an issuer that has one of these hashes; undefined if there is none. */
export function issuerSession(db: Queryable, hashes: readonly string[]): Promise<Row<"issuer_sessions"> | undefined> {
  return db.selectFrom("issuer_sessions").selectAll().where("secret_hash", "in", hashes).executeTakeFirst();
}

/** Takes sessions that are due for another look, so that no other process looks at them until then. */
export async function leaseDueSessions(
  tx: Transaction,
  now: Date,
  until: Date,
  limit: number,
): Promise<IssuerSession[]> {
  const due = await tx
    .selectFrom("issuer_sessions")
    .innerJoin("user_sessions", "user_sessions.secret_hash", "issuer_sessions.secret_hash")
    .innerJoin("users", "users.id", "user_sessions.user_id")
    .selectAll("issuer_sessions")
    .select([
      "user_id",
      "users.workspace_id",
      "users.issuer",
      "users.subject",
      "users.role",
      "user_sessions.created_at",
    ])
    .where("recheck_at", "<=", now)
    .where("expires_at", ">", now)
    .orderBy("recheck_at")
    .limit(limit)
    .forUpdate("issuer_sessions")
    .skipLocked()
    .execute();
  const hashes = due.map(({ secret_hash }) => secret_hash);
  if (hashes.length > 0) {
    await tx.updateTable("issuer_sessions").set({ recheck_at: until }).where("secret_hash", "in", hashes).execute();
  }
  return due;
}

/** Replaces the tokens that ask again. */
export async function keepTokens(db: Queryable, secretHash: string, tokens_sealed: string): Promise<void> {
  await db.updateTable("issuer_sessions").set({ tokens_sealed }).where("secret_hash", "=", secretHash).execute();
}

/** Keeps a session until another time. Nothing, if it has ended meanwhile. */
export async function confirmSession(
  tx: Transaction,
  {
    secret_hash,
    expires_at,
    ...kept
  }: Pick<Row<"issuer_sessions">, "secret_hash" | "recheck_at"> & { expires_at: Date },
): Promise<void> {
  await tx.updateTable("user_sessions").set({ expires_at }).where("secret_hash", "=", secret_hash).execute();
  await tx.updateTable("issuer_sessions").set(kept).where("secret_hash", "=", secret_hash).execute();
}

/** The sessions that an issuer ends: one session there, or all of a user's. */
export interface EndedAtIssuer {
  readonly issuer: string;
  readonly subject: string | null;
  /** Null = all of the user. */
  readonly session: string | null;
  /** Sessions that began later stay: the person has signed in again. */
  readonly startedBy: Date;
}

/** Ends sessions that the issuer has ended. @returns the user of each */
export async function removeIssuerSessions(
  tx: Transaction,
  { issuer, subject, session, startedBy }: EndedAtIssuer,
): Promise<string[]> {
  const ended = await tx
    .deleteFrom("user_sessions")
    .where((where) =>
      where(
        "secret_hash",
        "in",
        where
          .selectFrom("issuer_sessions")
          .innerJoin("user_sessions as own", "own.secret_hash", "issuer_sessions.secret_hash")
          .innerJoin("users", "users.id", "own.user_id")
          .select("issuer_sessions.secret_hash")
          .where("users.issuer", "=", issuer)
          .where("own.created_at", "<=", startedBy)
          .$if(subject !== null, (query) => query.where("users.subject", "=", subject))
          .$if(session !== null, (query) => query.where("issuer_sessions.issuer_session", "=", session)),
      ),
    )
    .returning("user_id")
    .execute();
  return ended.map(({ user_id }) => user_id);
}

/** Reports whether a session of a user began since. */
export async function hasSessionSince(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const sessions = tx.selectFrom("user_sessions").select("secret_hash").where("user_id", "=", userId);
  return (await sessions.where("created_at", ">=", since).executeTakeFirst()) !== undefined;
}

/** Keeps a user from being removed until the transaction ends. @returns the role; undefined if the user was removed */
export async function holdUser(tx: Transaction, id: string): Promise<Role | undefined> {
  return (await tx.selectFrom("users").select("role").where("id", "=", id).forUpdate().executeTakeFirst())?.role;
}
