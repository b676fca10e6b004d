import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import { compiledQuery } from "./compiled-query";
import { type Database, json, type Queryable, type Row, type Transaction } from "./database";
import { pageByAge } from "./keyset";
import { recordStageMove } from "./moved-stages";
import type { PageRequest } from "./page-request";

/** The filter of a list of sites. */
export interface SiteFilter {
  readonly ids?: readonly string[] | undefined;
  readonly name?: string | undefined;
  /** Part of the name, or of the host of a domain. */
  readonly part?: string | undefined;
  /** Keys and values that all must match: two values of one key match no site. */
  readonly labels?: readonly (readonly [key: string, value: string])[] | undefined;
  readonly externalKey?: string | undefined;
  readonly templateId?: string | undefined;
}

/** A page of a workspace's sites, newest first, and one row more. */
export function listSites(
  tx: Transaction,
  workspaceId: string,
  filter: SiteFilter,
  page: PageRequest,
): Promise<Row<"sites">[]> {
  const { ids, name, part, labels, externalKey, templateId } = filter;
  let query = tx.selectFrom("sites").selectAll("sites").where("sites.workspace_id", "=", workspaceId);
  if (ids !== undefined) query = query.where("sites.id", "in", [...ids]);
  if (name !== undefined) query = query.where("sites.name", "=", name);
  if (part !== undefined) query = query.where(containsPart(workspaceId, part));
  for (const [key, value] of labels ?? []) {
    query = query.where(sql<boolean>`sites.settings -> 'labels' @> ${json({ [key]: value })}`);
  }
  if (externalKey !== undefined) query = query.where("sites.external_key", "=", externalKey);
  if (templateId !== undefined) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom("drafts")
          .select("drafts.site_id")
          .whereRef("drafts.site_id", "=", "sites.id")
          .where("drafts.workspace_id", "=", workspaceId)
          .where(sql<boolean>`drafts.template_ref ->> 'id' = ${templateId}`),
      ),
    );
  }
  return pageByAge(query, "sites", page).execute();
}

/**
 * Sites whose name or host contains a text. The hosts of the workspace are read once, not once for each site, and no
 * index of parts of words is needed for its at most 10,000 sites.
 */
function containsPart(workspaceId: string, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(sites.name ilike ${pattern} or sites.id in (
    select domains.site_id from domains where domains.workspace_id = ${workspaceId} and domains.host ilike ${pattern}
  ))`;
}

/** A site of any workspace, or null; it is not deleted before the transaction ends. */
export async function holdSite(tx: Transaction, siteId: string): Promise<Row<"sites"> | null> {
  const site = await tx.selectFrom("sites").selectAll().where("id", "=", siteId).forKeyShare().executeTakeFirst();
  return site ?? null;
}

/** Adds a site; its stages, draft and schedule are added beside it. */
export function insertSite(tx: Transaction, site: Insertable<Database["sites"]>): Promise<Row<"sites">> {
  return tx.insertInto("sites").values(site).returningAll().executeTakeFirstOrThrow();
}

/** Changes a site and answers it. */
export function updateSite(
  tx: Transaction,
  siteId: string,
  change: Updateable<Database["sites"]>,
): Promise<Row<"sites">> {
  return tx.updateTable("sites").set(change).where("id", "=", siteId).returningAll().executeTakeFirstOrThrow();
}

/** Removes a site with everything that refers to it: stages, draft, versions, schedule, domains and their claims. */
export async function deleteSite(tx: Transaction, siteId: string): Promise<void> {
  recordStageMove(tx, siteId);
  await tx
    .with("change", (change) => change.insertInto("delivery_changes").values({ site_id: siteId }))
    .deleteFrom("sites")
    .where("id", "=", siteId)
    .execute();
}

/** Id of the site that has an external key. */
export async function siteWithExternalKey(tx: Transaction, workspaceId: string, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom("sites")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("external_key", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many sites a workspace has: the one kind of which there may be so many that counting them would be seen. */
export async function countSites(tx: Transaction, workspaceId: string): Promise<number> {
  const row = await tx
    .selectFrom("site_counts")
    .select("count")
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The site, held until the transaction ends; null if the workspace has none with this id. */
export async function lockSite(tx: Transaction, workspaceId: string, siteId: string): Promise<Row<"sites"> | null> {
  const [site] = await lockedSites(tx, workspaceId, siteId);
  return site ?? null;
}

/** The site as it is; null if the workspace has none with this id. */
export async function siteOfWorkspace(
  tx: Transaction,
  workspaceId: string,
  siteId: string,
): Promise<Row<"sites"> | null> {
  const [site] = await namedSites(tx, workspaceId, siteId);
  return site ?? null;
}

const namedSites = compiledQuery(namedSite);
const lockedSites = compiledQuery((db, workspaceId: string, siteId: string) =>
  namedSite(db, workspaceId, siteId).forUpdate(),
);

function namedSite(db: Queryable, workspaceId: string, siteId: string) {
  return db.selectFrom("sites").selectAll().where("workspace_id", "=", workspaceId).where("id", "=", siteId);
}

/** Reports whether a site of the workspace has this id. */
export async function isSiteOf(tx: Transaction, workspaceId: string, siteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("sites")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", siteId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The domains of a site that is being deleted. */
export function domainsOfSite(tx: Transaction, siteId: string): Promise<Row<"domains">[]> {
  return tx.selectFrom("domains").selectAll().where("site_id", "=", siteId).orderBy("id").execute();
}
