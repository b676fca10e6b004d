import { type Insertable, sql, type Updateable } from "kysely";
import { type Database, json, type Queryable, type Row, type Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** An endpoint with all its keys, newest first, ended ones included. */
export interface EndpointWithKeys {
  readonly endpoint: Row<"webhook_endpoints">;
  readonly keys: readonly Row<"webhook_keys">[];
}

/** Which endpoints a list shows. */
export interface EndpointFilter {
  readonly ids: readonly string[] | undefined;
  readonly externalKey: string | undefined;
  /** Of a token bound to a site: only endpoints for exactly that site. */
  readonly boundSiteId: string | null;
}

/** One page of a workspace's endpoints, newest first, and one more. */
export async function listEndpoints(
  tx: Queryable,
  workspaceId: string,
  { ids, externalKey, boundSiteId }: EndpointFilter,
  page: PageRequest,
): Promise<EndpointWithKeys[]> {
  let query = tx.selectFrom("webhook_endpoints").selectAll("webhook_endpoints").where("workspace_id", "=", workspaceId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (externalKey !== undefined) query = query.where("external_key", "=", externalKey);
  if (boundSiteId !== null) query = query.where(sql<boolean>`site_ids = ${json([boundSiteId])}`);
  return withKeys(tx, await pageByAge(query, "webhook_endpoints", page).execute());
}

/** Endpoints with their keys, in the same order. */
export async function withKeys(
  tx: Queryable,
  endpoints: readonly Row<"webhook_endpoints">[],
): Promise<EndpointWithKeys[]> {
  const ids = endpoints.map(({ id }) => id);
  const keys =
    ids.length === 0
      ? []
      : await tx
          .selectFrom("webhook_keys")
          .selectAll()
          .where("endpoint_id", "in", ids)
          // The newest key has no end; it and the ids distinguish keys made within one millisecond.
          .orderBy(sql`ends_at is null`, "desc")
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute();
  return endpoints.map((endpoint) => ({
    endpoint,
    keys: keys.filter(({ endpoint_id }) => endpoint_id === endpoint.id),
  }));
}

/** The endpoints of workspaces that receive events now: neither paused nor disabled. */
export function receivingEndpoints(
  tx: Transaction,
  workspaceIds: readonly string[],
): Promise<Row<"webhook_endpoints">[]> {
  return tx
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("workspace_id", "in", [...workspaceIds])
    .where("enabled", "=", true)
    .where("disabled_reason", "is", null)
    .orderBy("id")
    .execute();
}

/** An endpoint with its keys; null if it is gone. */
export async function endpointById(tx: Queryable, id: string): Promise<EndpointWithKeys | null> {
  const endpoint = await tx.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
  const [stored] = endpoint === undefined ? [] : await withKeys(tx, [endpoint]);
  return stored ?? null;
}

/** An endpoint, locked until the transaction ends; undefined if it is gone. */
export function lockEndpoint(tx: Transaction, id: string): Promise<Row<"webhook_endpoints"> | undefined> {
  return tx.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Id of the endpoint that has an external key, or null. */
export async function endpointWithExternalKey(
  tx: Transaction,
  workspaceId: string,
  key: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom("webhook_endpoints")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("external_key", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many endpoints a workspace has. */
export async function countEndpoints(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("webhook_endpoints")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an endpoint; its first key is added beside it. */
export function insertEndpoint(
  tx: Transaction,
  endpoint: Insertable<Database["webhook_endpoints"]>,
): Promise<Row<"webhook_endpoints">> {
  return tx.insertInto("webhook_endpoints").values(endpoint).returningAll().executeTakeFirstOrThrow();
}

/** Changes an endpoint and answers it. */
export function updateEndpoint(
  tx: Transaction,
  id: string,
  change: Updateable<Database["webhook_endpoints"]>,
): Promise<Row<"webhook_endpoints">> {
  return tx.updateTable("webhook_endpoints").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes an endpoint and its keys. */
export async function removeEndpoint(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
}

/** Adds the newest key of an endpoint. The former newest must have been given its end. */
export async function insertWebhookKey(tx: Transaction, key: Insertable<Database["webhook_keys"]>): Promise<void> {
  await tx.insertInto("webhook_keys").values(key).execute();
}

/** Gives the newest key of an endpoint its end, and forgets the secrets that have ended. */
export async function endNewestKey(tx: Transaction, endpointId: string, endsAt: Date, now: Date): Promise<void> {
  await tx
    .updateTable("webhook_keys")
    .set({ ends_at: endsAt })
    .where("endpoint_id", "=", endpointId)
    .where("ends_at", "is", null)
    .execute();
  await tx.deleteFrom("webhook_keys").where("endpoint_id", "=", endpointId).where("ends_at", "<=", now).execute();
}
