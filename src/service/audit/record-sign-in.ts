import type { Role } from "@consentform/consent/contract";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { Queryable, Transaction } from "../store/database";
import { workspaceOfUser } from "../store/users";
import { type AuditValues, systemActor } from "./audit-act";
import { keyedDigest } from "./audited-values";
import { countAct, recordAct } from "./record-act";

type IdRuntime = Pick<Runtime, "newId">;

/** How a user signs in: with a link of the operator, or at an identity provider. */
export type SignInMethod = "link" | "oidc";

/** A sign-in or sign-out of a user. */
export interface UserSession {
  readonly userId: string;
  /** Address of the client; null without one. */
  readonly address: string | null;
  readonly at: Date;
}

/**
 * Writes a sign-in to the audit log, in the transaction that begins the session.
 * @param role that the identity provider gave, which may be another one than before
 */
export function recordSignIn(
  tx: Transaction,
  runtime: IdRuntime,
  { method, role, ...session }: UserSession & { readonly method: SignInMethod; readonly role?: Role },
): Promise<void> {
  return recordSession(tx, runtime, session, "sign-in", role === undefined ? { method } : { method, role });
}

/** Writes the end of a session by its user. */
export function recordSignOut(tx: Transaction, runtime: IdRuntime, session: UserSession): Promise<void> {
  return recordSession(tx, runtime, session, "sign-out");
}

/**
 * Writes the end of a session by the issuer that began it.
 * @param validTokens ids of the tokens that the user leaves behind
 */
export async function recordIssuerSignOut(
  tx: Transaction,
  runtime: IdRuntime,
  session: UserSession,
  validTokens: readonly string[],
): Promise<void> {
  const { userId, address, at } = session;
  const workspaceId = await workspaceOfUser(tx, userId);
  const object = { type: "user", id: userId };
  const after = { method: "oidc", ...(validTokens.length === 0 ? {} : { valid_tokens: validTokens }) };
  await recordAct(tx, runtime, { act: "sign-out", actor: systemActor, address, workspaceId, object, after, at });
}

async function recordSession(
  tx: Transaction,
  runtime: IdRuntime,
  { userId, address, at }: UserSession,
  act: string,
  after: AuditValues | null = null,
): Promise<void> {
  const workspaceId = await workspaceOfUser(tx, userId);
  await recordAct(tx, runtime, {
    act,
    actor: { type: "user", id: userId },
    address,
    workspaceId,
    object: { type: "user", id: userId },
    after,
    at,
  });
}

/** A sign-in that failed. Nothing that was sent is recorded. */
export interface FailedSignIn {
  readonly method: SignInMethod;
  readonly address: string | null;
  /** Why, as a word of the service: never a text of the sender. */
  readonly reason: string;
  /** Whom the issuer named, and the workspace that refused them. Without them, no one is known. */
  readonly subject?: string;
  readonly workspaceId?: string | null;
  readonly at: Date;
}

/** A name of the issuer for a person that is not made for people to read, as an address is. */
const opaqueSubject = /^[!-?A-~]{1,255}$/;

/** Writes a failed sign-in. Equal ones of one address within a minute are one row with a count. */
export function countFailedSignIn(
  db: Queryable,
  { runtime, keys }: { readonly runtime: IdRuntime; readonly keys: Pick<Keyring, "mac"> },
  { method, subject, ...failed }: FailedSignIn,
): Promise<void> {
  const actor = subject === undefined ? nobody : ({ type: "person", id: shownSubject(subject, keys) } as const);
  return countAct(db, runtime, { act: "sign-in", actor, result: "refused", after: { method }, ...failed });
}

const nobody = { type: "anonymous", id: null } as const;

function shownSubject(subject: string, keys: Pick<Keyring, "mac">): string {
  return opaqueSubject.test(subject) ? subject : keyedDigest(subject, keys);
}
