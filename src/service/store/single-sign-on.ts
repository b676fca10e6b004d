import type { Insertable } from "kysely";
import type { Role } from "../../consent/contract";
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
