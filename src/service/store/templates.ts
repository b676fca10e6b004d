import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** A template with its newest revision. */
export interface TemplateWithRevision {
  readonly template: Row<"templates">;
  readonly revision: Row<"template_revisions">;
}

/** Which templates a list shows. */
export interface TemplateFilter {
  readonly ids: readonly string[] | undefined;
  readonly name: string | undefined;
  readonly externalKey: string | undefined;
}

/** Bytes of documents on a page. All templates of a workspace can have 100 MB, which would hold the process up. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** A page of templates. There are more if it has fewer templates than rows. */
export interface TemplatePage {
  readonly rows: readonly Row<"templates">[];
  readonly templates: readonly TemplateWithRevision[];
}

/** A page of a workspace's templates, newest first. It ends early where documents are long. */
export async function listTemplates(
  tx: Queryable,
  workspaceId: string,
  { ids, name, externalKey }: TemplateFilter,
  page: PageRequest,
): Promise<TemplatePage> {
  let query = tx.selectFrom("templates").selectAll("templates").where("workspace_id", "=", workspaceId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (name !== undefined) query = query.where("name", "=", name);
  if (externalKey !== undefined) query = query.where("external_key", "=", externalKey);
  const rows = await pageByAge(query, "templates", page).execute();
  const shown = await withoutExcess(tx, rows.slice(0, page.limit));
  return { rows, templates: await withRevisions(tx, shown) };
}

/** The first templates whose documents are short enough together; at least one. */
async function withoutExcess(tx: Queryable, templates: readonly Row<"templates">[]): Promise<Row<"templates">[]> {
  const ids = templates.map(({ id }) => id);
  const sizes = await newestRevisions(tx, ids)
    .select(["template_revisions.template_id", sql<number>`octet_length(template_revisions.document)`.as("bytes")])
    .execute();
  const bytesOf = new Map(sizes.map(({ template_id, bytes }) => [template_id, Number(bytes)]));
  let total = 0;
  return templates.filter(({ id }, index) => {
    total += bytesOf.get(id) ?? 0;
    return index === 0 || total <= MAX_PAGE_BYTES;
  });
}

function newestRevisions(tx: Queryable, templateIds: readonly string[]) {
  return tx
    .selectFrom("template_revisions")
    .innerJoin("templates", (join) =>
      join
        .onRef("templates.id", "=", "template_revisions.template_id")
        .onRef("templates.revision", "=", "template_revisions.revision"),
    )
    .where("templates.id", "in", [...templateIds]);
}

/** Templates with their newest revisions, in the same order. */
export async function withRevisions(
  tx: Queryable,
  templates: readonly Row<"templates">[],
): Promise<TemplateWithRevision[]> {
  const ids = templates.map(({ id }) => id);
  const revisions = await newestRevisions(tx, ids).selectAll("template_revisions").execute();
  const byTemplate = new Map(revisions.map((revision) => [revision.template_id, revision]));
  return templates.map((template) => ({ template, revision: newestOf(template, byTemplate) }));
}

function newestOf(
  template: Row<"templates">,
  revisions: ReadonlyMap<string, Row<"template_revisions">>,
): Row<"template_revisions"> {
  const revision = revisions.get(template.id);
  if (revision === undefined) throw new Error(`Template ${template.id} has no revision ${template.revision}.`);
  return revision;
}

/** Sites whose drafts are linked to each of these templates, by template. `onlySiteId`: no other site is looked for. */
export async function linkedSiteIds(
  tx: Queryable,
  workspaceId: string,
  templateIds: readonly string[],
  onlySiteId: string | null = null,
): Promise<ReadonlyMap<string, string[]>> {
  const templateId = sql<string>`template_ref ->> 'id'`;
  const rows = await tx
    .selectFrom("drafts")
    .select(["site_id", templateId.as("template_id")])
    .where("workspace_id", "=", workspaceId)
    .where("template_ref", "is not", null)
    .where(templateId, "in", [...templateIds])
    .$if(onlySiteId !== null, (query) => query.where("site_id", "=", onlySiteId ?? ""))
    .orderBy("site_id")
    .execute();
  const linked = new Map(templateIds.map((id): [string, string[]] => [id, []]));
  for (const { template_id, site_id } of rows) linked.get(template_id)?.push(site_id);
  return linked;
}

/** Keeps a template from being changed or deleted until the transaction ends; false if it is gone. */
export async function holdTemplate(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("templates")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Id of the template of a workspace with this value in a column whose values are unique, or null. */
export async function templateWith(
  tx: Transaction,
  workspaceId: string,
  column: "name" | "external_key",
  value: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom("templates")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where(column, "=", value)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many templates a workspace has. */
export async function countTemplates(tx: Queryable, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("templates")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a template; its first revision is added beside it. */
export function insertTemplate(
  tx: Transaction,
  template: Insertable<Database["templates"]>,
): Promise<Row<"templates">> {
  return tx.insertInto("templates").values(template).returningAll().executeTakeFirstOrThrow();
}

/** Adds a revision of a template. */
export function insertTemplateRevision(
  tx: Transaction,
  revision: Insertable<Database["template_revisions"]>,
): Promise<Row<"template_revisions">> {
  return tx.insertInto("template_revisions").values(revision).returningAll().executeTakeFirstOrThrow();
}

/** Changes a template and answers it. */
export function updateTemplate(
  tx: Transaction,
  id: string,
  change: Updateable<Database["templates"]>,
): Promise<Row<"templates">> {
  return tx.updateTable("templates").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a template with all its revisions. No draft is linked to it any more. */
export async function removeTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("template_revisions").where("template_id", "=", id).execute();
  await tx.deleteFrom("templates").where("id", "=", id).execute();
}
