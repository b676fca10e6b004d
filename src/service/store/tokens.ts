import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../paging";
import type { Database, Queryable, Row, Transaction } from "./database";
import { pageByAge } from "./keyset";

/** The token with this SHA-256, in whatever state. */
export function findTokenByHash(db: Queryable, secretHash: string): Promise<Row<"tokens"> | undefined> {
  return db.selectFrom("tokens").selectAll().where("secret_hash", "=", secretHash).executeTakeFirst();
}

/** Notes the day of use; writes once a day and token. */
export async function markTokenUsed(db: Queryable, token: Row<"tokens">, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (token.last_used_on === today) return;
  await db.updateTable("tokens").set({ last_used_on: today }).where("id", "=", token.id).execute();
}

/** Adds a token. */
export async function insertToken(tx: Queryable, token: Insertable<Database["tokens"]>): Promise<void> {
  await tx.insertInto("tokens").values(token).execute();
}

/** Tokens that accept requests for themselves: neither retiring nor ended; plan limits and external keys count these. */
export function activeTokens(tx: Transaction, workspaceId: string, now: Date) {
  return tx
    .selectFrom("tokens")
    .where("workspace_id", "=", workspaceId)
    .where("revoked_at", "is", null)
    .where("retires_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]));
}

/** What a list of tokens is narrowed to. Bindings of the caller are `boundTo`. */
export interface TokenFilter {
  readonly ids?: readonly string[] | undefined;
  readonly createdBy?: string | undefined;
  readonly externalKey?: string | undefined;
  readonly statuses: readonly string[];
  /** Only this token itself and those bound to the site. */
  readonly boundTo?: { readonly tokenId: string; readonly siteId: string } | undefined;
}

/** Ended tokens stay readable this long (contract 2.14, row 65). */
export const endedTokenDays = 30;

/** A page of tokens, newest first, and one row more. */
export function listTokens(
  tx: Transaction,
  workspaceId: string,
  filter: TokenFilter,
  page: PageRequest,
  now: Date,
): Promise<Row<"tokens">[]> {
  const { ids, createdBy, externalKey, boundTo } = filter;
  const forgottenBefore = new Date(now.getTime() - endedTokenDays * 24 * 3600 * 1000);
  const query = tx
    .selectFrom("tokens")
    .selectAll("tokens")
    .where("tokens.workspace_id", "=", workspaceId)
    .where(sql<boolean>`${statusOf(now)} = any(${[...filter.statuses]}::text[])`)
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

function statusOf(now: Date) {
  return sql<string>`case
    when tokens.revoked_at is not null then 'revoked'
    when tokens.expires_at <= ${now}::timestamptz and (tokens.retires_at is null or tokens.expires_at < tokens.retires_at) then 'expired'
    when tokens.retires_at <= ${now}::timestamptz then 'revoked'
    when tokens.expires_at <= ${now}::timestamptz then 'expired'
    when tokens.retires_at is not null then 'retiring'
    else 'active' end`;
}
