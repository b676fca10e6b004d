import { type Insertable, type RawBuilder, sql } from "kysely";
import { DAY_MS } from "../runtime/durations";
import { compiledQuery } from "./compiled-query";
import type { Database, Queryable, Row, Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";
import type { TokenStatus } from "./token-status";

/** A token that is known to be there. */
export function tokenById(tx: Transaction, id: string): Promise<Row<"tokens">> {
  return tx.selectFrom("tokens").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** A token; undefined if there is none. */
export function findToken(db: Queryable, id: string): Promise<Row<"tokens"> | undefined> {
  return db.selectFrom("tokens").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The token with this SHA-256, in any state. */
export async function findTokenByHash(db: Queryable, secretHash: string): Promise<Row<"tokens"> | undefined> {
  const [token] = await tokensByHash(db, secretHash);
  return token;
}

const tokensByHash = compiledQuery((db, secretHash: string) =>
  db.selectFrom("tokens").selectAll().where("secret_hash", "=", secretHash),
);

/** Notes the day of use; writes once a day and token. */
export async function markTokenUsed(db: Queryable, token: Row<"tokens">, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (token.last_used_on === today) return;
  await db.updateTable("tokens").set({ last_used_on: today }).where("id", "=", token.id).execute();
}

/** Adds a token and answers it. */
export function insertToken(tx: Queryable, token: Insertable<Database["tokens"]>): Promise<Row<"tokens">> {
  return tx.insertInto("tokens").values(token).returningAll().executeTakeFirstOrThrow();
}

/** A token that is known to exist, with the name of its workspace. */
export function tokenWithWorkspace(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<Row<"tokens"> & { workspace_name: string }> {
  return db
    .selectFrom("tokens")
    .innerJoin("workspaces", "workspaces.id", "tokens.workspace_id")
    .selectAll("tokens")
    .select("workspaces.name as workspace_name")
    .where("tokens.workspace_id", "=", workspaceId)
    .where("tokens.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Tokens that are active, neither retiring nor ended: plan limits and external keys count these. */
function activeTokens(tx: Transaction, workspaceId: string, now: Date) {
  return tx.selectFrom("tokens").where("workspace_id", "=", workspaceId).where(hasStatus("active", now));
}

/** How many active tokens a workspace has. */
export async function countActiveTokens(tx: Transaction, workspaceId: string, now: Date): Promise<number> {
  const { count } = await activeTokens(tx, workspaceId, now)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Id of the active token that has an external key. */
export async function tokenWithExternalKey(
  tx: Transaction,
  workspaceId: string,
  key: string,
  now: Date,
): Promise<string | null> {
  const row = await activeTokens(tx, workspaceId, now).select("id").where("external_key", "=", key).executeTakeFirst();
  return row?.id ?? null;
}

/** The token and everything it made, directly or through others; locked. */
export function tokenTree(tx: Transaction, rootId: string): Promise<Row<"tokens">[]> {
  return treeFrom(tx, sql`id = ${rootId}`);
}

/** The tokens that a user created, directly or through others; locked. */
export function tokensOfUser(
  tx: Transaction,
  user: Pick<Row<"users">, "id" | "workspace_id">,
): Promise<Row<"tokens">[]> {
  return treeFrom(
    tx,
    sql`workspace_id = ${user.workspace_id} and created_by ->> 'type' = 'user' and created_by ->> 'id' = ${user.id}`,
  );
}

async function treeFrom(tx: Transaction, roots: RawBuilder<unknown>): Promise<Row<"tokens">[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from tokens where ${roots}
      union
      select child.id from tokens child join tree on child.parent_id = tree.id
    )
    select id from tree
  `.execute(tx);
  return rows.length === 0
    ? []
    : lockTokens(
        tx,
        rows.map(({ id }) => id),
      );
}

/** Tokens bound to a site; locked. */
export async function tokensOfSite(tx: Transaction, workspaceId: string, siteId: string): Promise<Row<"tokens">[]> {
  return tx
    .selectFrom("tokens")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("site_id", "=", siteId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** In the order of their ids, so that two revocations never wait for each other. */
function lockTokens(tx: Transaction, ids: readonly string[]): Promise<Row<"tokens">[]> {
  return tx
    .selectFrom("tokens")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Notes when tokens ended by revocation, or by the end of their overlap. */
export async function markTokensRevoked(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("tokens")
    .set({ revoked_at: at })
    .where("id", "in", [...ids])
    .execute();
}

/** Gives tokens an end in the future. */
export async function markTokensRetiring(tx: Transaction, ids: readonly string[], retiresAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("tokens")
    .set({ retires_at: retiresAt })
    .where("id", "in", [...ids])
    .execute();
}

/**
 * Tokens whose overlap has ended without a report, first ended first; locked, and passed over by other processes until
 * the transaction ends. One that expired before the end of its overlap is none of them. The same rule as
 * token-status.ts.
 */
export function lockEndedOverlaps(tx: Transaction, now: Date, limit: number): Promise<Row<"tokens">[]> {
  return tx
    .selectFrom("tokens")
    .selectAll()
    .where("revoked_at", "is", null)
    .where("retires_at", "<=", now)
    .where(({ or, eb, ref }) => or([eb("expires_at", "is", null), eb("expires_at", ">=", ref("retires_at"))]))
    .orderBy("retires_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The filter of a list of tokens. Bindings of the caller are `boundTo`. */
export interface TokenFilter {
  readonly ids?: readonly string[] | undefined;
  readonly createdBy?: string | undefined;
  readonly externalKey?: string | undefined;
  readonly statuses: readonly TokenStatus[];
  /** Only this token itself and those bound to the site. */
  readonly boundTo?: { readonly tokenId: string; readonly siteId: string } | undefined;
}

/** Ended tokens stay readable this long (contract 2.14). */
export const ENDED_TOKEN_DAYS = 30;

/** A page of tokens, newest first, and one row more. */
export function listTokens(
  tx: Transaction,
  workspaceId: string,
  filter: TokenFilter,
  page: PageRequest,
  now: Date,
): Promise<Row<"tokens">[]> {
  const { ids, createdBy, externalKey, boundTo } = filter;
  const forgottenBefore = new Date(now.getTime() - ENDED_TOKEN_DAYS * DAY_MS);
  const query = tx
    .selectFrom("tokens")
    .selectAll("tokens")
    .where("tokens.workspace_id", "=", workspaceId)
    .where((where) => where.or(filter.statuses.map((status) => hasStatus(status, now))))
    .where(sql<boolean>`coalesce(${endedAt(now)}, ${now}::timestamptz) > ${forgottenBefore}::timestamptz`)
    .$if(ids !== undefined, (narrowed) => narrowed.where("tokens.id", "in", [...(ids ?? [])]))
    .$if(createdBy !== undefined, (narrowed) => narrowed.where(sql<boolean>`tokens.created_by ->> 'id' = ${createdBy}`))
    .$if(externalKey !== undefined, (narrowed) => narrowed.where("tokens.external_key", "=", externalKey ?? null))
    .$if(boundTo !== undefined, (narrowed) =>
      narrowed.where((where) =>
        where.or([
          where("tokens.id", "=", boundTo?.tokenId ?? ""),
          where("tokens.site_id", "=", boundTo?.siteId ?? ""),
        ]),
      ),
    );
  return pageByAge(query, "tokens", page).execute();
}

/** SQL of the time at which a token ended; null while it is accepted. The same rule as token-status.ts. */
function endedAt(now: Date) {
  const end = sql`least(tokens.expires_at, tokens.retires_at)`;
  return sql<Date | null>`coalesce(tokens.revoked_at, case when ${end} <= ${now}::timestamptz then ${end} end)`;
}

/**
 * The same as `tokenStatus` (token-status.ts), by columns that have indexes and statistics: the ended tokens may be
 * many.
 */
function hasStatus(status: TokenStatus, now: Date) {
  const at = sql`${now}::timestamptz`;
  const isInUse = sql`tokens.revoked_at is null and (tokens.expires_at is null or tokens.expires_at > ${at})
    and (tokens.retires_at is null or tokens.retires_at > ${at})`;
  const conditions: Readonly<Record<TokenStatus, RawBuilder<boolean>>> = {
    active: sql<boolean>`(${isInUse} and tokens.retires_at is null)`,
    retiring: sql<boolean>`(${isInUse} and tokens.retires_at is not null)`,
    expired: sql<boolean>`(tokens.revoked_at is null and tokens.expires_at <= ${at}
      and (tokens.retires_at is null or tokens.expires_at < tokens.retires_at))`,
    revoked: sql<boolean>`(tokens.revoked_at is not null
      or tokens.retires_at <= ${at} and (tokens.expires_at is null or tokens.expires_at >= tokens.retires_at))`,
  };
  return conditions[status];
}

/**
 * Tokens that end by their expiry within `beforeMs`, were made before that time began, and had at most `given` notices
 * of it.
 */
export function tokensToNotice(
  tx: Transaction,
  { given, beforeMs, now, limit }: { given: number; beforeMs: number; now: Date; limit: number },
): Promise<Row<"tokens">[]> {
  return tx
    .selectFrom("tokens")
    .selectAll()
    .where("revoked_at", "is", null)
    .where("retires_at", "is", null)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", new Date(now.getTime() + beforeMs))
    .where("expiry_notices", "<=", given)
    .where(sql<boolean>`created_at <= expires_at - ${beforeMs} * interval '1 millisecond'`)
    .orderBy("expires_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes how many notices of its expiry a token has had. */
export async function noteExpiryNotice(tx: Transaction, id: string, notices: number): Promise<void> {
  await tx.updateTable("tokens").set({ expiry_notices: notices }).where("id", "=", id).execute();
}
