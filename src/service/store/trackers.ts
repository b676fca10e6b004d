import type { Schemas } from "@consentform/consent/contract";
import type { Insertable, Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** Which services of a site a list shows. */
export interface ServiceFilter {
  readonly ids: readonly string[] | undefined;
  readonly key: string | undefined;
  readonly externalKey: string | undefined;
  readonly statuses: readonly Schemas["ServiceStatus"][] | undefined;
  readonly categories: readonly string[] | undefined;
}

/** A page of a site's services, newest first, and one row more. */
export function listServices(
  tx: Queryable,
  siteId: string,
  { ids, key, externalKey, statuses, categories }: ServiceFilter,
  page: PageRequest,
): Promise<Row<"services">[]> {
  let query = tx.selectFrom("services").selectAll("services").where("site_id", "=", siteId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (key !== undefined) query = query.where("key", "=", key);
  if (externalKey !== undefined) query = query.where("external_key", "=", externalKey);
  if (statuses !== undefined) query = query.where("status", "in", [...statuses]);
  if (categories !== undefined) query = query.where("category", "in", [...categories]);
  return pageByAge(query, "services", page).execute();
}

/** All services of a site, of any status, sorted by key: by code units, which no database's collation promises. */
export async function servicesOfSite(tx: Queryable, siteId: string): Promise<Row<"services">[]> {
  const rows = await tx.selectFrom("services").selectAll().where("site_id", "=", siteId).execute();
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Reports whether a scan recorded a service of the site that no one has reviewed yet. */
export async function hasUnreviewedService(tx: Queryable, siteId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("services")
    .select("id")
    .where("site_id", "=", siteId)
    .where("status", "=", "needs_review")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The service of a workspace that has an external key. */
export function serviceWithExternalKey(
  tx: Transaction,
  workspaceId: string,
  externalKey: string,
): Promise<Pick<Row<"services">, "id" | "site_id"> | undefined> {
  return tx
    .selectFrom("services")
    .select(["id", "site_id"])
    .where("workspace_id", "=", workspaceId)
    .where("external_key", "=", externalKey)
    .executeTakeFirst();
}

/** Id of the service of a site that has a key, or null. */
export async function serviceWithKey(tx: Transaction, siteId: string, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom("services")
    .select("id")
    .where("site_id", "=", siteId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records a service. */
export function insertService(tx: Transaction, service: Insertable<Database["services"]>): Promise<Row<"services">> {
  return tx.insertInto("services").values(service).returningAll().executeTakeFirstOrThrow();
}

/** Changes a service and answers it. */
export function updateService(
  tx: Transaction,
  id: string,
  change: Updateable<Database["services"]>,
): Promise<Row<"services">> {
  return tx.updateTable("services").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a service; issues that belonged to it stay. */
export async function removeService(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("services").where("id", "=", id).execute();
}
