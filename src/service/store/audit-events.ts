import { type Insertable, sql } from "kysely";
import { compiledQuery } from "./compiled-query";
import type { Database, Queryable, Row, Transaction } from "./database";

/** An act as it is stored. */
export type NewAuditEvent = Insertable<Database["audit_events"]>;

/** The columns of an act that is not counted, in the order of their parameters. */
const columns = [
  "id",
  "at",
  "actor_type",
  "actor_id",
  "address",
  "act",
  "workspace_id",
  "site_id",
  "object_type",
  "object_id",
  "result",
  "reason",
  "before",
  "after",
] as const satisfies readonly (keyof NewAuditEvent)[];

const inserted = compiledQuery((db, ...values: readonly unknown[]) => {
  const event = Object.fromEntries(columns.map((name, place) => [name, values[place]]));
  return db.insertInto("audit_events").values(event as NewAuditEvent);
});

/** Adds an act to the audit log. */
export async function insertAuditEvent(tx: Queryable, event: NewAuditEvent): Promise<void> {
  await inserted(tx, ...columns.map((name) => event[name]));
}

/** Adds an act, or counts it in the row of an equal one that is still open. */
export async function countAuditEvent(tx: Queryable, event: NewAuditEvent): Promise<void> {
  await tx
    .insertInto("audit_events")
    .values(event)
    .onConflict((conflict) =>
      conflict
        .column("open_key")
        .where("open_key", "is not", null)
        .doUpdateSet({ count: sql<number>`audit_events.count + 1` }),
    )
    .execute();
}

/** Keys of rows that are still open and whose key has a beginning, in hexadecimal digits. */
export async function openKeys(db: Queryable, beginning: string, limit: number): Promise<(string | null)[]> {
  const query = db.selectFrom("audit_events").select("open_key").where("open_key", ">=", beginning);
  // No key has a letter behind f, so this is the end of those with the beginning.
  const rows = await query.where("open_key", "<", `${beginning}g`).limit(limit).execute();
  return rows.map(({ open_key }) => open_key);
}

/** Limits a list of acts. Null limits nothing. */
export interface AuditFilter {
  readonly workspaceId: string | null;
  /** Inclusive. */
  readonly since: Date | null;
  /** Exclusive. */
  readonly until: Date | null;
  /** An id, or a type of actor. */
  readonly actor: string | null;
  readonly act: string | null;
  readonly siteId: string | null;
}

/**
 * Lists acts, the oldest first.
 * @param after id of the last row of the page before; null for the first page
 */
export function listAuditEvents(
  db: Queryable,
  filter: AuditFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Row<"audit_events">[]> {
  const query = selected(db, filter).orderBy("id").limit(limit);
  return (after === null ? query : query.where("id", ">", after)).execute();
}

/**
 * Lists chained acts, the newest first.
 * @param before place of the last row of the page before; null for the first page
 */
export function newestEvents(
  db: Queryable,
  filter: AuditFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Row<"audit_events">[]> {
  const query = selected(db, filter).where("sequence", "is not", null).orderBy("sequence", "desc").limit(limit);
  return (before === null ? query : query.where("sequence", "<", before)).execute();
}

function selected(db: Queryable, { workspaceId, since, until, actor, act, siteId }: AuditFilter) {
  let query = db.selectFrom("audit_events").selectAll();
  if (workspaceId !== null) query = query.where("workspace_id", "=", workspaceId);
  if (since !== null) query = query.where("at", ">=", since);
  if (until !== null) query = query.where("at", "<", until);
  if (actor !== null)
    query = query.where((where) => where("actor_id", "=", actor).or("actor_type", "=", actor as never));
  if (act !== null) query = query.where("act", "=", act);
  return siteId === null ? query : query.where("site_id", "=", siteId);
}

/** The names of the users and tokens of a workspace that acted, by id. Those that were removed have none. */
export async function actorNames(
  db: Queryable,
  workspaceId: string,
  events: readonly Pick<Row<"audit_events">, "actor_id">[],
): Promise<ReadonlyMap<string | null, string | null>> {
  const ids = [...new Set(events.flatMap(({ actor_id }) => actor_id ?? []))];
  if (ids.length === 0) return new Map();
  const named = (table: "users" | "tokens") =>
    db.selectFrom(table).select(["id", "name"]).where("workspace_id", "=", workspaceId).where("id", "in", ids);
  const rows = await named("users").unionAll(named("tokens")).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Acts that can be chained now, the oldest first. */
export function unchainedEvents(tx: Transaction, now: Date, limit: number): Promise<Row<"audit_events">[]> {
  return tx
    .selectFrom("audit_events")
    .selectAll()
    .where("sequence", "is", null)
    .where((where) => where.or([where("open_until", "is", null), where("open_until", "<=", now)]))
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
}

/** The place of an act in the chain. */
export interface AuditLink {
  readonly id: string;
  readonly sequence: number;
  readonly hash: string;
}

/** Stores the places of acts. They are closed then: nothing is counted in them any more. */
export async function setLinks(tx: Transaction, links: readonly AuditLink[]): Promise<void> {
  await sql`
    update audit_events set sequence = link.sequence, hash = link.hash, open_key = null
    from json_to_recordset(${JSON.stringify(links)}::json) as link (id text, sequence integer, hash text)
    where audit_events.id = link.id
  `.execute(tx);
}

/** Chained acts behind a place, up to another one, in the order of the chain. Null limits nothing. */
export function chainedEvents(
  db: Queryable,
  { after, until, limit }: { readonly after: number; readonly until: number | null; readonly limit: number },
): Promise<Row<"audit_events">[]> {
  const query = db.selectFrom("audit_events").selectAll().where("sequence", ">", after);
  const limited = until === null ? query : query.where("sequence", "<=", until);
  return limited.orderBy("sequence").limit(limit).execute();
}

/** The last of the oldest rows of the chain that are all from before a time; undefined if the first one is not. */
export async function lastEventBefore(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<Pick<Row<"audit_events">, "sequence" | "hash"> | undefined> {
  const query = tx.selectFrom("audit_events").select(["sequence", "hash", "at"]).where("sequence", "is not", null);
  const oldest = await query.orderBy("sequence").limit(limit).execute();
  const kept = oldest.findIndex(({ at }) => at >= before);
  return oldest.slice(0, kept === -1 ? undefined : kept).at(-1);
}

/** Deletes the beginning of the chain up to a place. */
export async function removeChainedEvents(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom("audit_events").where("sequence", "<=", until).execute();
}
